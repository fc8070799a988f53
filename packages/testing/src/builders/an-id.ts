import { randomBytes } from "node:crypto";
import type {
  ChatMessageId,
  ChatNoteId,
  ChatSessionId,
  CompanionId,
  ExerciseGoalId,
  ExerciseSchemeId,
  SafetyIncidentId,
  SportLogId,
  UserId,
  WebhookId,
} from "@health-exercise/domain/user";

let latest = 0;

/** A UUIDv7 that nobody has used; later ones sort later. */
function anId(): string {
  latest = Math.max(Date.now(), latest + 1);
  const time = latest.toString(16).padStart(12, "0");
  const random = randomBytes(10).toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

export function aUserId(): UserId {
  return anId() as UserId;
}

export function aSportLogId(): SportLogId {
  return anId() as SportLogId;
}

export function aSafetyIncidentId(): SafetyIncidentId {
  return anId() as SafetyIncidentId;
}

export function aChatSessionId(): ChatSessionId {
  return anId() as ChatSessionId;
}

export function aChatMessageId(): ChatMessageId {
  return anId() as ChatMessageId;
}

export function aChatNoteId(): ChatNoteId {
  return anId() as ChatNoteId;
}

export function aCompanionId(): CompanionId {
  return anId() as CompanionId;
}

export function aKnowledgeDocumentId(): string {
  return `document-${anId()}`;
}

export function aWebhookId(): WebhookId {
  return anId() as WebhookId;
}

export function anExerciseGoalId(): ExerciseGoalId {
  return anId() as ExerciseGoalId;
}

export function anExerciseSchemeId(): ExerciseSchemeId {
  return anId() as ExerciseSchemeId;
}
