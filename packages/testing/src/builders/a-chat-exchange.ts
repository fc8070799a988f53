import type { AssistantMessage, UserMessage } from "@health-exercise/domain/chat";
import type { NewChatExchange } from "@health-exercise/ports-repositories";
import { aChatSession } from "./a-chat-session.ts";
import { aChatMessageId } from "./an-id.ts";

type Facts = Partial<Omit<NewChatExchange, "question" | "reply">> & {
  readonly question?: Partial<UserMessage>;
  readonly reply?: Partial<AssistantMessage>;
};

const ASKED = new Date("2026-03-04T12:01:00.000Z");
const REPLIED = new Date("2026-03-04T12:01:02.500Z");

/** A harmless question with a reply from one source, without a note or an idempotency key. */
export function aChatExchange(facts: Facts = {}): NewChatExchange {
  const { session = aChatSession(), question, reply, ...stated } = facts;
  const said = { userId: session.userId, sessionId: session.id };
  return {
    session,
    sessionName: "How often should I run?",
    question: {
      ...said,
      id: aChatMessageId(),
      role: "user",
      content: "How often should I run?",
      inputType: "text",
      timestamp: ASKED,
      ...question,
    },
    reply: {
      ...said,
      id: aChatMessageId(),
      role: "assistant",
      content: "Three times a week is a good start.",
      timestamp: REPLIED,
      ragContext: ["Starting to run - Three easy runs a week. (The running club)"],
      confidence: 0.75,
      origin: { basis: "sources", provider: "builtin", isFallback: false },
      safetyCheck: { isSafe: true, riskLevel: "safe", flags: [], warnings: [] },
      requiresAcknowledgment: false,
      ...reply,
    },
    trace: {
      provider: "builtin",
      model: "builtin",
      instructionsVersion: "1",
      passages: [{ id: "starting-to-run", title: "Starting to run", score: 7.5 }],
      messageRules: [],
      replyRules: [],
    },
    notes: [],
    request: null,
    ...stated,
  };
}
