export { type BackupSummary, backUp } from "./backup/back-up.ts";
export { BackupError } from "./backup/backup-error.ts";
export { restore } from "./backup/restore.ts";
export { PostgresCallerScope } from "./caller.ts";
export { KyselyChatMessageRepository } from "./chat/kysely-chat-message-repository.ts";
export { KyselyChatNoteRepository } from "./chat/kysely-chat-note-repository.ts";
export { KyselyChatSessionRepository } from "./chat/kysely-chat-session-repository.ts";
export { KyselyCompanionRepository } from "./companion/kysely-companion-repository.ts";
export { createDatabase, type Database, type DatabaseOptions } from "./database.ts";
export { StatementRefused } from "./database-errors.ts";
export {
  chatRequests,
  endpointKeys,
  type IdempotencyKeyStatements,
  openKeys,
} from "./idempotency/idempotency-key.statements.ts";
export { KyselyIdempotencyKeyRepository } from "./idempotency/kysely-idempotency-key-repository.ts";
export { KyselyEmbeddingRepository } from "./knowledge/kysely-embedding-repository.ts";
export { KyselyKnowledgeRepository } from "./knowledge/kysely-knowledge-repository.ts";
export { KyselyUnitOfWork } from "./kysely-unit-of-work.ts";
export { MayNotMigrate, type MigrationState, migrateUp, migrationStatus } from "./migrate.ts";
export { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
export { indexBesideRequests, statements } from "./migrations/steps.ts";
export { PostgresDatabaseStatus } from "./postgres-database-status.ts";
export { PostgresRateLimiter, type RateLimitOptions } from "./rate-limit/postgres-rate-limiter.ts";
export type { ReplicaCounts } from "./replica/replica.ts";
export { pagesFromReplica, readingFromReplica } from "./replica/replica-reading.ts";
export { KyselyRetentionRepository } from "./retention/kysely-retention-repository.ts";
export { grantRights, MayNotGrant } from "./rights.ts";
export { isBoundByPolicies, mayUseTables } from "./role.ts";
export { KyselySafetyIncidentRepository } from "./safety/kysely-safety-incident-repository.ts";
export type { Schema } from "./schema.ts";
export { KyselySecurityEventRepository } from "./security/kysely-security-event-repository.ts";
export { findOrMakeServiceSecret } from "./security/service-secret.ts";
export { KyselyExerciseGoalRepository } from "./sport/kysely-exercise-goal-repository.ts";
export { KyselyExerciseSchemeRepository } from "./sport/kysely-exercise-scheme-repository.ts";
export { KyselyExerciseStatisticsRepository } from "./sport/kysely-exercise-statistics-repository.ts";
export { KyselyRecordRepository } from "./sport/kysely-record-repository.ts";
export { KyselySportChangeRepository } from "./sport/kysely-sport-change-repository.ts";
export { KyselySportLogRepository } from "./sport/kysely-sport-log-repository.ts";
export { KyselyOwnDataRepository } from "./user/kysely-own-data-repository.ts";
export { KyselyProfileRepository } from "./user/kysely-profile-repository.ts";
export { KyselyUsageRepository } from "./user/kysely-usage-repository.ts";
export { KyselyUserIdentityRepository } from "./user/kysely-user-identity-repository.ts";
export { KyselyUserRepository } from "./user/kysely-user-repository.ts";
export { KyselyWebhookDeliveryRepository } from "./webhooks/kysely-webhook-delivery-repository.ts";
export { KyselyWebhookRepository } from "./webhooks/kysely-webhook-repository.ts";
