import { NEW_CHAT_NAME } from "@health-exercise/domain/chat";
import type { ChatSessionId } from "@health-exercise/domain/user";
import { z } from "zod";
import { pageQuery } from "../schemas/page-query.ts";
import { recordId } from "../schemas/record-id.ts";
import { countOut, idOut, instantOut } from "../schemas/response-values.ts";

/** The id of a chat session in a request. */
export const chatSessionId = recordId<ChatSessionId>(
  "chat_session_not_found",
  "There is no such chat session.",
);

export const chatSessionParams = z.object({ session_id: chatSessionId });

export const listChatSessionsQuery = z.object({ skip: pageQuery.offset, limit: pageQuery.limit });

export const chatSession = z
  .object({
    id: idOut,
    session_id: idOut.meta({ description: "The same value as `id`." }),
    user_id: idOut,
    name: z.string().meta({
      description: `\`${NEW_CHAT_NAME}\` until the first message, then made from that.`,
    }),
    created_at: instantOut,
    updated_at: instantOut,
    last_message_at: instantOut.nullable().meta({ description: "Null before the first message." }),
  })
  .meta({ id: "ChatSession" });

export const chatSessionPage = z
  .object({
    sessions: z
      .array(chatSession)
      .meta({ description: "The sessions of the page, latest activity first." }),
    total: countOut.meta({ description: "All sessions that are not deleted." }),
    skip: countOut,
    limit: countOut,
  })
  .meta({ id: "ChatSessionPage" });

export const deletedChatSession = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: "DeletedChatSession" });
