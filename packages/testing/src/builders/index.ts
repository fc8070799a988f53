export { aChatExchange } from "./a-chat-exchange.ts";
export { aChatNote } from "./a-chat-note.ts";

export { aChatSession } from "./a-chat-session.ts";
export { aCompanion } from "./a-companion.ts";
export { aKnowledgeDocument } from "./a-knowledge-document.ts";
export { aProfile } from "./a-profile.ts";
export { aNewSafetyIncident, asStored } from "./a-safety-incident.ts";
export { aSportLog } from "./a-sport-log.ts";
export { aUser } from "./a-user.ts";
export { aWebhook } from "./a-webhook.ts";
export { anExerciseGoal } from "./an-exercise-goal.ts";
export { anExerciseScheme, aSchemeItem } from "./an-exercise-scheme.ts";
export {
  aChatMessageId,
  aChatNoteId,
  aChatSessionId,
  aKnowledgeDocumentId,
  anExerciseGoalId,
  anExerciseSchemeId,
  aSafetyIncidentId,
  aSportLogId,
  aUserId,
  aWebhookId,
} from "./an-id.ts";
export { aChatRequestClaim, anEndpointClaim, anOpenClaim } from "./an-idempotency-key.ts";
