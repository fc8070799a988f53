import type { RiskLevel } from "../safety/risk-level.ts";
import type { SafetyFlag } from "../safety/safety-flag.ts";
import type { ChatMessageId, ChatSessionId, UserId } from "../shared/ids.ts";
import type { OfferedAction } from "./actions/chat-action.ts";
import type { AnswerBasis } from "./reply/answer-basis.ts";

/** How a message was entered. */
export const INPUT_TYPES = ["text", "voice", "quick_reply"] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** The bounds of a message (design values); lengths in characters. */
export const CHAT_LIMITS = {
  messageLength: 4_000,
  idempotencyKeyLength: 255,
  userContextBytes: 8_192,
  sessionNameLength: 60,
  /** A reply is not longer; what a provider sends beyond it is cut at the end of a sentence. */
  replyLength: 8_000,
  /** So many passages are given to a model, at most. */
  passages: 5,
} as const;

/** What was done to a reply before it was given: figures put right, unsafe sentences dropped, or the whole of it replaced by a safe text. */
export const REPLY_FLAGS = ["numbers_corrected", "reply_shortened", "reply_replaced"] as const;
export type ReplyFlag = (typeof REPLY_FLAGS)[number];

/** What the safety check says about an exchange: about the message, and what was done to the reply. */
export type ExchangeSafety = {
  readonly isSafe: boolean;
  readonly riskLevel: RiskLevel;
  readonly flags: readonly (SafetyFlag | ReplyFlag)[];
  readonly warnings: readonly string[];
};

/** What every message says, whoever wrote it. */
export type ChatMessageDetails = {
  readonly id: ChatMessageId;
  readonly userId: UserId;
  readonly sessionId: ChatSessionId;
  readonly content: string;
  readonly timestamp: Date;
};

/** What a person wrote. */
export type UserMessage = ChatMessageDetails & {
  readonly role: "user";
  readonly inputType: InputType;
};

/** What a reply rests on, and who gave it. */
export type ReplyOrigin = {
  readonly basis: AnswerBasis;
  /** `service` where it is a fixed text. */
  readonly provider: string;
  /** Whether the asked provider failed and this one answered in its place. */
  readonly isFallback: boolean;
};

/** What the service answered. */
export type AssistantMessage = ChatMessageDetails & {
  readonly role: "assistant";
  /** `<title> - <summary> (<source>)` of each passage that the reply rests on, best first. */
  readonly ragContext: readonly string[];
  /** How well its basis answers, 0-1; no medical certainty. */
  readonly confidence: number;
  /** Null in what was said before it was kept. */
  readonly origin: ReplyOrigin | null;
  readonly safetyCheck: ExchangeSafety;
  readonly requiresAcknowledgment: boolean;
};

/** A reply as it is given. What it offers is of the moment, and not kept. */
export type GivenReply = AssistantMessage & {
  readonly origin: ReplyOrigin;
  readonly actions: readonly OfferedAction[];
};

export type ChatMessage = UserMessage | AssistantMessage;

/** How a reply came about; stored beside it for those who look into an incident. Holds no text of the person. */
export type ReplyTrace = {
  /** The provider and model that answered; `service` where the fixed help text did. */
  readonly provider: string;
  readonly model: string;
  /** The version of the instructions that the model was given. */
  readonly instructionsVersion: string;
  readonly passages: readonly {
    readonly id: string;
    readonly title: string;
    readonly score: number;
  }[];
  /** The rules that recognised something in the message, by id. */
  readonly messageRules: readonly string[];
  /** The rules that recognised something in the reply as the model gave it. */
  readonly replyRules: readonly string[];
};

/** An earlier thing said in a session. */
export type ChatTurn = { readonly role: ChatMessage["role"]; readonly content: string };

/** The latest turns of the person in a session, as many as `count`, in their order. */
export function ownTurns(history: readonly ChatTurn[], count: number): readonly ChatTurn[] {
  return history.filter(({ role }) => role === "user").slice(-count);
}
