import { z } from "zod";
import type { EventKinds } from "../framework/define-route.ts";
import { CHAT_REPLY_EXAMPLE } from "./chat-message.examples.ts";
import { chatReply, safetyOfExchange } from "./chat-message.schemas.ts";

/** The document has the whole schema of problems under this name. */
const problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    request_id: z.string(),
  })
  .meta({ id: "Problem" });

/** What is told of a reply while it comes about, in order. */
export const CHAT_EVENTS: EventKinds = {
  checked: {
    description: "First: what the safety check says about the message.",
    schema: z.object({ safety_check: safetyOfExchange }).meta({ id: "ChatChecked" }),
    example: { safety_check: CHAT_REPLY_EXAMPLE.safety_check },
  },
  sources: {
    description:
      "The passages that the model is given; `ragContext` has those of them that the reply rests on. Absent with a fixed help text.",
    schema: z.object({ passages: z.array(z.string()) }).meta({ id: "ChatSources" }),
    example: { passages: CHAT_REPLY_EXAMPLE.ragContext },
  },
  text: {
    description:
      "More of the reply, in sentences that have passed the review; all of them joined are the `content`.",
    schema: z
      .object({ text: z.string().meta({ description: "One sentence of the reply, or more." }) })
      .meta({ id: "ChatText" }),
    example: { text: CHAT_REPLY_EXAMPLE.content },
  },
  message: {
    description: "Last: the whole response, to the letter what the message without events answers.",
    schema: chatReply,
    example: CHAT_REPLY_EXAMPLE,
  },
  error: {
    description:
      "In place of `message` where something failed after the stream had begun: the problem; nothing is stored.",
    schema: problem,
    example: {
      type: "/problems/llm_unavailable",
      title: "Language model unavailable",
      status: 500,
      detail: "The language model is not available at the moment. Try again later.",
      instance: "/api/chat/message/events",
      code: "llm_unavailable",
      request_id: "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e",
    },
  },
};

/** The events of a reply as they come. */
export const CHAT_EVENTS_EXAMPLE: string = Object.entries(CHAT_EVENTS)
  .filter(([name]) => name !== "error")
  .map(([name, { example }]) => `event: ${name}\ndata: ${JSON.stringify(example)}\n\n`)
  .join("");
