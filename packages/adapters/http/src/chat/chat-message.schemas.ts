import { ANSWER_BASES, CHAT_LIMITS, INPUT_TYPES, REPLY_FLAGS } from "@health-exercise/domain/chat";
import { SAFETY_FLAGS } from "@health-exercise/domain/safety";
import { z } from "zod";
import { safetyOutcome } from "../safety/safety-check.schemas.ts";
import { userContext } from "../safety/user-context.schemas.ts";
import { integerText } from "../schemas/numbers.ts";
import { pageQuery } from "../schemas/page-query.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";
import { text } from "../schemas/text.ts";
import { chatAction } from "./chat-action.schemas.ts";
import { chatSessionId } from "./chat-session.schemas.ts";

const MAX_COUNT = 1_000_000_000;
const VISIBLE_ASCII = /^[!-~]*$/;

const idempotencyKey = text({ min: 1, max: CHAT_LIMITS.idempotencyKeyLength }).regex(
  VISIBLE_ASCII,
  "must consist of visible ASCII characters",
);

/** A message; `providers` are the names that it may choose from. */
export const sendChatMessageBody = (providers: readonly string[]) =>
  z
    .object({
      message: text({ min: 1, max: CHAT_LIMITS.messageLength, trim: true }).meta({
        description:
          "What the person writes, in English or Chinese; white space at its ends is dropped.",
      }),
      input_type: z.enum(INPUT_TYPES).nullish().meta({ default: "text" }),
      user_context: userContext.nullish(),
      provider: z
        .enum(providers)
        .nullish()
        .meta({ description: "A configured provider of language models; else the default one." }),
      sessionId: chatSessionId
        .nullish()
        .meta({ description: "One of the caller's sessions; else the default one." }),
      idempotencyKey: idempotencyKey.nullish().meta({
        description: "Sent again by the same user, it gets the same response again, to the letter.",
      }),
    })
    .meta({ id: "NewChatMessage" });

export const chatHistoryQuery = z.object({
  page: integerText({ min: 1, max: MAX_COUNT }).default(1).meta({
    description: "Page 1 has the newest messages; within a page the order is oldest first.",
  }),
  limit: pageQuery.limit,
  sessionId: chatSessionId
    .optional()
    .meta({ description: "One of the caller's sessions; else the default one." }),
  as_of: integerText({ min: 0, max: MAX_COUNT }).optional().meta({
    description:
      "The `total` of the first page that was read; pages then do not shift while the session grows.",
  }),
});

/** What the safety check says about an exchange. */
export const safetyOfExchange = z
  .object({
    ...safetyOutcome,
    flags: z.array(z.enum([...SAFETY_FLAGS, ...REPLY_FLAGS])).meta({
      description: "What was recognised in the message, and what was done to the reply.",
    }),
  })
  .meta({ id: "ExchangeSafety" });

const anyMessage = {
  id: idOut,
  sessionId: idOut,
  content: z.string(),
  timestamp: instantOut,
};

const answer = {
  ragContext: z.array(z.string()).meta({
    description:
      "`<title> - <summary> (<source>)` of each passage that the reply rests on, best first; empty where it rests on none.",
  }),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: "How well the basis answers the question; no medical certainty." }),
  safety_check: safetyOfExchange,
  requires_acknowledgment: z.boolean().meta({
    description: "True for `high` and `critical`: the person should confirm having read.",
  }),
};

const origin = {
  answer_basis: z.enum(ANSWER_BASES).meta({
    description:
      "What the reply rests on: one's own records, passages of knowledge, general advice without a source, the fixed help text, or nothing (greetings, asking back, not knowing).",
  }),
  provider: z.string().meta({ description: "Who answered; `service` where it is a fixed text." }),
  fallback: z
    .boolean()
    .meta({ description: "True where the asked provider failed and this one answered instead." }),
};

export const chatReply = z
  .object({
    ...anyMessage,
    ...answer,
    ...origin,
    actions: z.array(chatAction).meta({
      description:
        "What the message asks to be done, or tells of, as calls that the client may make; chat itself changes nothing.",
    }),
  })
  .meta({ id: "ChatReply" });

const userMessage = z
  .object({ ...anyMessage, role: z.literal("user"), input_type: z.enum(INPUT_TYPES) })
  .meta({ id: "ChatUserMessage" });

const BEFORE_KEPT = "As in the response; null in what was said before it was kept.";
const keptOrigin = {
  answer_basis: origin.answer_basis.nullable().meta({ description: BEFORE_KEPT }),
  provider: origin.provider.nullable().meta({ description: BEFORE_KEPT }),
  fallback: origin.fallback.nullable().meta({ description: BEFORE_KEPT }),
};

const assistantMessage = z
  .object({ ...anyMessage, role: z.literal("assistant"), ...answer, ...keptOrigin })
  .meta({ id: "ChatAssistantMessage" });

const chatMessage = z
  .discriminatedUnion("role", [userMessage, assistantMessage])
  .meta({ id: "ChatMessage" });

export const chatHistory = z
  .object({
    messages: z.array(chatMessage),
    total: countOut.meta({ description: "All messages of the session, `as_of` at most." }),
    page: countOut,
    limit: countOut,
  })
  .meta({ id: "ChatHistory" });

export const clearedChatContext = z
  .object({ message: z.string() })
  .meta({ id: "ClearedChatContext" });
