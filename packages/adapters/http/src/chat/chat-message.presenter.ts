import type { ChatMessage, GivenReply, ReplyOrigin } from "@health-exercise/domain/chat";
import { presentSafetyOutcome } from "../safety/safety-check.presenter.ts";
import { presentAction } from "./chat-action.presenter.ts";

/** The response to a message. */
export function presentChatReply(reply: GivenReply) {
  return {
    id: reply.id,
    content: reply.content,
    ragContext: [...reply.ragContext],
    confidence: reply.confidence,
    sessionId: reply.sessionId,
    timestamp: reply.timestamp.toISOString(),
    safety_check: presentSafetyOutcome(reply.safetyCheck),
    requires_acknowledgment: reply.requiresAcknowledgment,
    ...presentOrigin(reply.origin),
    actions: reply.actions.map((action) => presentAction(action, reply.userId)),
  };
}

/** A message in the history. */
export function presentChatMessage(message: ChatMessage) {
  const common = {
    id: message.id,
    sessionId: message.sessionId,
    content: message.content,
    timestamp: message.timestamp.toISOString(),
  };
  if (message.role === "user") {
    return { ...common, role: message.role, input_type: message.inputType };
  }
  return {
    ...common,
    role: message.role,
    ragContext: [...message.ragContext],
    confidence: message.confidence,
    safety_check: presentSafetyOutcome(message.safetyCheck),
    requires_acknowledgment: message.requiresAcknowledgment,
    ...(message.origin === null ? UNKNOWN_ORIGIN : presentOrigin(message.origin)),
  };
}

const UNKNOWN_ORIGIN = { answer_basis: null, provider: null, fallback: null };

function presentOrigin({ basis, provider, isFallback }: ReplyOrigin) {
  return { answer_basis: basis, provider, fallback: isFallback };
}
