import type {
  AnswerBasis,
  ChatMessage,
  ExchangeSafety,
  InputType,
  ReplyOrigin,
  ReplyTrace,
} from "@health-exercise/domain/chat";
import type { RiskLevel } from "@health-exercise/domain/safety";
import type { ChatMessageId, ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { NewChatExchange } from "@health-exercise/ports-repositories";

/** The part of a row of `chat_message` that makes a message. */
export type ChatMessageRow = UserMessageRow | AssistantMessageRow;

type UserMessageRow = MessageColumns &
  Nulls<ReplyColumns & OriginColumns> & { readonly role: "user"; readonly input_type: InputType };

type AssistantMessageRow = MessageColumns &
  ReplyColumns &
  (OriginColumns | Nulls<OriginColumns>) & {
    readonly role: "assistant";
    readonly input_type: null;
  };

type MessageColumns = {
  readonly id: ChatMessageId;
  readonly user_id: UserId;
  readonly session_id: ChatSessionId;
  readonly content: string;
  readonly said_at: Date;
};

type ReplyColumns = {
  readonly rag_context: readonly string[];
  readonly confidence: number;
  readonly is_safe: boolean;
  readonly risk_level: RiskLevel;
  readonly flags: ExchangeSafety["flags"];
  readonly warnings: readonly string[];
  readonly requires_acknowledgment: boolean;
};

type OriginColumns = {
  readonly answer_basis: AnswerBasis;
  readonly provider: string;
  readonly is_fallback: boolean;
};

type Nulls<Columns> = { readonly [Column in keyof Columns]: null };

export type ChatMessageTable = ChatMessageRow & StoredColumns;

type StoredColumns = { readonly position: number; readonly trace: TraceJson | null };

type TraceJson = {
  readonly provider: string;
  readonly model: string;
  readonly instructions_version: string;
  readonly passages: ReplyTrace["passages"];
  readonly message_rules: readonly string[];
  readonly reply_rules: readonly string[];
};

export const CHAT_MESSAGE_COLUMNS = [
  "id",
  "user_id",
  "session_id",
  "role",
  "content",
  "said_at",
  "input_type",
  "rag_context",
  "confidence",
  "is_safe",
  "risk_level",
  "flags",
  "warnings",
  "requires_acknowledgment",
  "answer_basis",
  "provider",
  "is_fallback",
] as const satisfies readonly (keyof ChatMessageRow)[];

export function chatMessageFrom(row: ChatMessageRow): ChatMessage {
  const said = {
    id: row.id,
    userId: row.user_id,
    sessionId: row.session_id,
    content: row.content,
    timestamp: row.said_at,
  };
  if (row.role === "user") return { ...said, role: "user", inputType: row.input_type };
  return {
    ...said,
    role: "assistant",
    ragContext: row.rag_context,
    confidence: row.confidence,
    origin: originFrom(row),
    safetyCheck: {
      isSafe: row.is_safe,
      riskLevel: row.risk_level,
      flags: row.flags,
      warnings: row.warnings,
    },
    requiresAcknowledgment: row.requires_acknowledgment,
  };
}

function originFrom(row: OriginColumns | Nulls<OriginColumns>): ReplyOrigin | null {
  if (row.answer_basis === null) return null;
  return { basis: row.answer_basis, provider: row.provider, isFallback: row.is_fallback };
}

/** The rows of a message with its reply; their positions count from the messages that were there before. */
export function exchangeRows({
  question,
  reply,
  trace,
}: NewChatExchange): readonly ChatMessageTable[] {
  return [
    {
      ...messageColumns(question),
      ...NO_REPLY,
      position: 1,
      role: "user",
      input_type: question.inputType,
    },
    {
      ...messageColumns(reply),
      position: 2,
      role: "assistant",
      input_type: null,
      rag_context: reply.ragContext,
      confidence: reply.confidence,
      is_safe: reply.safetyCheck.isSafe,
      risk_level: reply.safetyCheck.riskLevel,
      flags: reply.safetyCheck.flags,
      warnings: reply.safetyCheck.warnings,
      requires_acknowledgment: reply.requiresAcknowledgment,
      ...originColumns(reply.origin),
      trace: traceJson(trace),
    },
  ];
}

const NO_ORIGIN: Nulls<OriginColumns> = { answer_basis: null, provider: null, is_fallback: null };

const NO_REPLY: Nulls<ReplyColumns & OriginColumns & Pick<StoredColumns, "trace">> = {
  ...NO_ORIGIN,
  rag_context: null,
  confidence: null,
  is_safe: null,
  risk_level: null,
  flags: null,
  warnings: null,
  requires_acknowledgment: null,
  trace: null,
};

function originColumns(origin: ReplyOrigin | null): OriginColumns | Nulls<OriginColumns> {
  if (origin === null) return NO_ORIGIN;
  return {
    answer_basis: origin.basis,
    provider: origin.provider,
    is_fallback: origin.isFallback,
  };
}

function messageColumns(message: ChatMessage): MessageColumns {
  return {
    id: message.id,
    user_id: message.userId,
    session_id: message.sessionId,
    content: message.content,
    said_at: message.timestamp,
  };
}

function traceJson(trace: ReplyTrace): TraceJson {
  return {
    provider: trace.provider,
    model: trace.model,
    instructions_version: trace.instructionsVersion,
    passages: trace.passages.map(({ id, title, score }) => ({ id, title, score })),
    message_rules: trace.messageRules,
    reply_rules: trace.replyRules,
  };
}
