import type { SendChatMessage } from "@health-exercise/application";
import type { GivenReply } from "@health-exercise/domain/chat";
import { z } from "zod";
import { jsonWithText } from "../framework/constant-json.ts";
import {
  type Caller,
  defineEventRoute,
  defineRoute,
  type Route,
} from "../framework/define-route.ts";
import { REPLAY_HEADERS, REPLAYED } from "../framework/idempotency-key.ts";
import { jsonBody } from "../framework/request-body.ts";
import { CHAT_EVENTS, CHAT_EVENTS_EXAMPLE } from "./chat-events.schemas.ts";
import { ChatEvents } from "./chat-events.ts";
import { CHAT_REPLY_EXAMPLE, NEW_CHAT_MESSAGE_EXAMPLE } from "./chat-message.examples.ts";
import { presentChatReply } from "./chat-message.presenter.ts";
import { chatReply, sendChatMessageBody } from "./chat-message.schemas.ts";
import { CHAT_ROUTE } from "./chat-route.ts";

/** What the route of messages calls. */
export type ChatMessageUseCases = { readonly sendChatMessage: SendChatMessage };

/** Asking, and getting a reply: at once, or as it comes about. */
export function chatMessageRoutes(
  useCases: ChatMessageUseCases,
  providers: readonly string[],
): readonly Route[] {
  const common = {
    ...CHAT_ROUTE,
    invalidInput: 422,
    rateLimit: "by_handler",
    method: "post",
    body: jsonBody(sendChatMessageBody(providers), NEW_CHAT_MESSAGE_EXAMPLE, {
      open: ["user_context"],
    }),
    errors: ["chat_session_not_found", "llm_unavailable", "busy", "quota_exceeded"],
  } as const;
  return [
    defineRoute({
      ...common,
      path: "/api/chat/message",
      summary: "Send a message and get the reply",
      description:
        "Message and reply are stored together, or neither is. With an `idempotencyKey` a request can be repeated safely: it is answered once, and a repetition counts against no rate limit.",
      response: {
        status: 200,
        description: "The reply.",
        schema: chatReply,
        example: CHAT_REPLY_EXAMPLE,
        headers: REPLAY_HEADERS,
      },
      handler: async ({ body, caller, countRequest, countReplay, setHeader, clientSignal }) => {
        const { response, isReplayed } = await useCases.sendChatMessage.execute(
          messageSent(caller, body),
          { admit: countRequest, respond: responseTo, left: clientSignal() },
        );
        if (isReplayed) {
          await countReplay();
          setHeader(...REPLAYED);
        }
        return jsonWithText<z.output<typeof chatReply>>(response);
      },
    }),
    defineEventRoute({
      ...common,
      path: "/api/chat/message/events",
      summary: "Send a message and get the reply while it is written",
      description:
        "The same request and the same rules as for a message without events. A stream that broke off is taken up again with the same `idempotencyKey`; a reader that leaves ends only an exchange without a key, or one whose turn has not come. What fails before the first event is answered with its status.",
      response: {
        status: 200,
        description: "The events `checked`, `sources`, `text` (any number), `message`, or `error`.",
        schema: z.string(),
        example: CHAT_EVENTS_EXAMPLE,
        headers: REPLAY_HEADERS,
      },
      events: CHAT_EVENTS,
      handler: async ({
        body,
        caller,
        countRequest,
        countReplay,
        setHeader,
        sendEvent,
        clientSignal,
      }) => {
        const events = new ChatEvents(sendEvent);
        const { response, isReplayed } = await useCases.sendChatMessage.execute(
          messageSent(caller, body),
          {
            admit: countRequest,
            respond: responseTo,
            tell: (event) => events.tell(event),
            left: clientSignal(),
          },
        );
        if (isReplayed) {
          await countReplay();
          setHeader(...REPLAYED);
        }
        events.end(response);
      },
    }),
  ];
}

function responseTo(reply: GivenReply): string {
  return JSON.stringify(presentChatReply(reply));
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
