export { aChatExchange } from "./builders/a-chat-exchange.ts";
export { aChatRequestClaim } from "./builders/a-chat-request-claim.ts";
export { aChatSession } from "./builders/a-chat-session.ts";
export { aCompanion } from "./builders/a-companion.ts";
export { aKnowledgeDocument } from "./builders/a-knowledge-document.ts";
export { aProfile } from "./builders/a-profile.ts";
export { aNewSafetyIncident, asStored } from "./builders/a-safety-incident.ts";
export { aSportLog } from "./builders/a-sport-log.ts";
export { aUser } from "./builders/a-user.ts";
export { anExerciseScheme, aSchemeItem } from "./builders/an-exercise-scheme.ts";
export {
  aChatMessageId,
  aChatSessionId,
  aKnowledgeDocumentId,
  anExerciseSchemeId,
  aSafetyIncidentId,
  aSportLogId,
  aUserId,
} from "./builders/an-id.ts";
export { describeChatMessageRepository } from "./contract/chat-message-repository.contract.ts";
export { describeChatRequestRepository } from "./contract/chat-request-repository.contract.ts";
export { describeChatSessionRepository } from "./contract/chat-session-repository.contract.ts";
export { describeCompanionRepository } from "./contract/companion-repository.contract.ts";
export { describeEmbeddingRepository } from "./contract/embedding-repository.contract.ts";
export { describeExerciseSchemeRepository } from "./contract/exercise-scheme-repository.contract.ts";
export { describeExerciseStatisticsRepository } from "./contract/exercise-statistics-repository.contract.ts";
export { batchesOf, readChanges } from "./contract/knowledge-changes.ts";
export { describeKnowledgeRepository } from "./contract/knowledge-repository.contract.ts";
export { describeOwnDataRepository } from "./contract/own-data-repository.contract.ts";
export { describeProfileRepository } from "./contract/profile-repository.contract.ts";
export { CONTRACT_RATE_LIMIT, describeRateLimiter } from "./contract/rate-limiter.contract.ts";
export { describeSafetyIncidentRepository } from "./contract/safety-incident-repository.contract.ts";
export { describeSportLogRepository } from "./contract/sport-log-repository.contract.ts";
export type { MakeStorage, StorageUnderTest } from "./contract/storage-under-test.ts";
export { describeUserRepository } from "./contract/user-repository.contract.ts";
export { INJECTION_ATTEMPTS } from "./data/injection-attempts.data.ts";
export { TABLES_OF_NOBODY } from "./data/tables-of-nobody.data.ts";
export { createTestDatabase, type TestDatabase } from "./database/test-database.ts";
export { databaseOn, type TestServer } from "./database/test-server.ts";
export { inMemoryRepositories } from "./in-memory/in-memory-repositories.ts";
