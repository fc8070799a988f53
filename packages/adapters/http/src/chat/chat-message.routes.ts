import type { SendChatMessage } from "@health-exercise/application";
import type { z } from "zod";
import { jsonWithText } from "../framework/constant-json.ts";
import { type Caller, defineRoute, type Route } from "../framework/define-route.ts";
import { jsonBody } from "../framework/request-body.ts";
import { CHAT_REPLY_EXAMPLE, NEW_CHAT_MESSAGE_EXAMPLE } from "./chat-message.examples.ts";
import { presentChatReply } from "./chat-message.presenter.ts";
import { chatReply, sendChatMessageBody } from "./chat-message.schemas.ts";
import { CHAT_ROUTE } from "./chat-route.ts";

/** What the route of messages calls. */
export type ChatMessageUseCases = { readonly sendChatMessage: SendChatMessage };

/** Asking, and getting a reply. */
export function chatMessageRoutes(
  useCases: ChatMessageUseCases,
  providers: readonly string[],
): readonly Route[] {
  return [
    defineRoute({
      ...CHAT_ROUTE,
      invalidInput: 422,
      rateLimit: "by_handler",
      method: "post",
      path: "/api/chat/message",
      summary: "Send a message and get the reply",
      description:
        "Message and reply are stored together, or neither is. With an `idempotencyKey` a request can be repeated safely: it is answered once, and a repetition counts against no rate limit.",
      body: jsonBody(sendChatMessageBody(providers), NEW_CHAT_MESSAGE_EXAMPLE),
      response: {
        status: 200,
        description: "The reply.",
        schema: chatReply,
        example: CHAT_REPLY_EXAMPLE,
        headers: {
          "Idempotent-Replayed": {
            description: "`true` where the response was given before; else absent.",
          },
        },
      },
      errors: ["chat_session_not_found", "llm_unavailable"],
      handler: async ({ body, caller, countRequest, setHeader }) => {
        const { response, isReplayed } = await useCases.sendChatMessage.execute(
          messageSent(caller, body),
          {
            admit: countRequest,
            respond: (reply) => JSON.stringify(presentChatReply(reply)),
          },
        );
        if (isReplayed) setHeader("Idempotent-Replayed", "true");
        return jsonWithText<z.output<typeof chatReply>>(response);
      },
    }),
  ];
}

function messageSent({ userId }: Caller, body: z.output<ReturnType<typeof sendChatMessageBody>>) {
  return {
    userId,
    message: body.message,
    inputType: body.input_type ?? "text",
    userContext: body.user_context ?? null,
    provider: body.provider ?? undefined,
    sessionId: body.sessionId ?? undefined,
    idempotencyKey: body.idempotencyKey ?? undefined,
  };
}
