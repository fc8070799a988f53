import type { StorageUnderTest } from "../contracts/storage-under-test.ts";
import { InMemoryChatMessageRepository } from "./in-memory-chat-message-repository.ts";
import { InMemoryChatNoteRepository } from "./in-memory-chat-note-repository.ts";
import { InMemoryChatSessionRepository } from "./in-memory-chat-session-repository.ts";
import { InMemoryCompanionRepository } from "./in-memory-companion-repository.ts";
import { chatRequestName, InMemoryDatabase } from "./in-memory-database.ts";
import { InMemoryEmbeddingRepository } from "./in-memory-embedding-repository.ts";
import { InMemoryExerciseGoalRepository } from "./in-memory-exercise-goal-repository.ts";
import { InMemoryExerciseSchemeRepository } from "./in-memory-exercise-scheme-repository.ts";
import { InMemoryExerciseStatisticsRepository } from "./in-memory-exercise-statistics-repository.ts";
import { InMemoryIdempotencyKeyRepository } from "./in-memory-idempotency-key-repository.ts";
import { InMemoryKnowledgeRepository } from "./in-memory-knowledge-repository.ts";
import { InMemoryOwnDataRepository } from "./in-memory-own-data-repository.ts";
import { InMemoryProfileRepository } from "./in-memory-profile-repository.ts";
import { InMemoryRecordRepository } from "./in-memory-record-repository.ts";
import { InMemorySafetyIncidentRepository } from "./in-memory-safety-incident-repository.ts";
import { InMemorySecurityEventRepository } from "./in-memory-security-event-repository.ts";
import { InMemorySportChangeRepository } from "./in-memory-sport-change-repository.ts";
import { InMemorySportLogRepository } from "./in-memory-sport-log-repository.ts";
import { InMemoryUnitOfWork } from "./in-memory-unit-of-work.ts";
import { InMemoryUserIdentityRepository } from "./in-memory-user-identity-repository.ts";
import { InMemoryUserRepository } from "./in-memory-user-repository.ts";
import { InMemoryWebhookDeliveryRepository } from "./in-memory-webhook-delivery-repository.ts";
import { InMemoryWebhookRepository } from "./in-memory-webhook-repository.ts";

/** The repositories of the use cases, over one set of records. Leases are measured by `now`, the clock of this process where none is given. */
export function inMemoryRepositories(now: () => number = Date.now): StorageUnderTest {
  const database = new InMemoryDatabase();
  const webhookDeliveries = new InMemoryWebhookDeliveryRepository(database, now);
  return {
    users: new InMemoryUserRepository(database),
    identities: new InMemoryUserIdentityRepository(database),
    ownData: new InMemoryOwnDataRepository(database),
    profiles: new InMemoryProfileRepository(database),
    companions: new InMemoryCompanionRepository(database),
    sportChanges: new InMemorySportChangeRepository(database),
    sportLogs: new InMemorySportLogRepository(database),
    exerciseGoals: new InMemoryExerciseGoalRepository(database),
    exerciseSchemes: new InMemoryExerciseSchemeRepository(database),
    exerciseStatistics: new InMemoryExerciseStatisticsRepository(database),
    records: new InMemoryRecordRepository(database),
    chatSessions: new InMemoryChatSessionRepository(database),
    chatMessages: new InMemoryChatMessageRepository(database),
    chatNotes: new InMemoryChatNoteRepository(database),
    chatRequests: new InMemoryIdempotencyKeyRepository({
      kept: database.chatRequests,
      now,
      nameOf: chatRequestName,
      requireClaimant: ({ userId }) => database.requireActiveUser(userId),
    }),
    endpointKeys: new InMemoryIdempotencyKeyRepository({
      kept: database.idempotencyKeys,
      now,
      nameOf: ({ userId, endpoint, key }) => `${userId} ${endpoint} ${key}`,
      requireClaimant: ({ userId }) => database.requireActiveUser(userId),
    }),
    openKeys: new InMemoryIdempotencyKeyRepository({
      kept: database.openIdempotencyKeys,
      now,
      nameOf: ({ digest }) => digest,
      requireClaimant: () => {},
    }),
    safetyIncidents: new InMemorySafetyIncidentRepository(database),
    securityEvents: new InMemorySecurityEventRepository(database),
    knowledge: new InMemoryKnowledgeRepository(database),
    embeddings: new InMemoryEmbeddingRepository(database),
    callerScope: database.callerScope,
    webhooks: new InMemoryWebhookRepository(database),
    webhookDeliveries,
    goalChecks: webhookDeliveries,
    unitOfWork: new InMemoryUnitOfWork(database),
  };
}
