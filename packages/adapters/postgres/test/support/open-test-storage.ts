import type { StorageUnderTest } from "@health-exercise/testing/contracts";
import { createTestDatabase } from "@health-exercise/testing/database";
import { Pool } from "pg";
import { PostgresCallerScope } from "../../src/caller.ts";
import { KyselyChatMessageRepository } from "../../src/chat/kysely-chat-message-repository.ts";
import { KyselyChatNoteRepository } from "../../src/chat/kysely-chat-note-repository.ts";
import { KyselyChatSessionRepository } from "../../src/chat/kysely-chat-session-repository.ts";
import { KyselyCompanionRepository } from "../../src/companion/kysely-companion-repository.ts";
import { createDatabase, type Database, poolConfig, watchConnections } from "../../src/database.ts";
import {
  chatRequests,
  endpointKeys,
  openKeys,
} from "../../src/idempotency/idempotency-key.statements.ts";
import { KyselyIdempotencyKeyRepository } from "../../src/idempotency/kysely-idempotency-key-repository.ts";
import { KyselyEmbeddingRepository } from "../../src/knowledge/kysely-embedding-repository.ts";
import { KyselyKnowledgeRepository } from "../../src/knowledge/kysely-knowledge-repository.ts";
import { KyselyUnitOfWork } from "../../src/kysely-unit-of-work.ts";
import { KyselySafetyIncidentRepository } from "../../src/safety/kysely-safety-incident-repository.ts";
import { KyselySecurityEventRepository } from "../../src/security/kysely-security-event-repository.ts";
import { KyselyExerciseGoalRepository } from "../../src/sport/kysely-exercise-goal-repository.ts";
import { KyselyExerciseSchemeRepository } from "../../src/sport/kysely-exercise-scheme-repository.ts";
import { KyselyExerciseStatisticsRepository } from "../../src/sport/kysely-exercise-statistics-repository.ts";
import { KyselyRecordRepository } from "../../src/sport/kysely-record-repository.ts";
import { KyselySportChangeRepository } from "../../src/sport/kysely-sport-change-repository.ts";
import { KyselySportLogRepository } from "../../src/sport/kysely-sport-log-repository.ts";
import { KyselyOwnDataRepository } from "../../src/user/kysely-own-data-repository.ts";
import { KyselyProfileRepository } from "../../src/user/kysely-profile-repository.ts";
import { KyselyUserIdentityRepository } from "../../src/user/kysely-user-identity-repository.ts";
import { KyselyUserRepository } from "../../src/user/kysely-user-repository.ts";
import { KyselyWebhookDeliveryRepository } from "../../src/webhooks/kysely-webhook-delivery-repository.ts";
import { KyselyWebhookRepository } from "../../src/webhooks/kysely-webhook-repository.ts";

/** The repositories of a test file on a database of its own. */
export type TestStorage = StorageUnderTest & {
  readonly database: Database;
  readonly connectionString: string;
  /** For what only the owner of the tables may do or see. */
  readonly ownerPool: Pool;
  close(): Promise<void>;
};

/** In the role of the owner, for tests that read and write tables themselves, or in that of the service. */
export async function openTestStorage(
  maxConnections = 10,
  namedStatements = true,
  role: "owner" | "service" = "owner",
): Promise<TestStorage> {
  const { connectionString, usage, ownerUsage, drop } = await createTestDatabase();
  const database = createDatabase({
    ...(role === "owner" ? ownerUsage : usage),
    maxConnections,
    ...(!namedStatements && { namedStatements }),
  });
  const ownerPool = new Pool(poolConfig(ownerUsage));
  watchConnections(ownerPool, ownerUsage);
  return {
    ...repositoriesOn(database),
    database,
    connectionString,
    ownerPool,
    close: async () => {
      await Promise.all([database.close(), ownerPool.end()]);
      await drop();
    },
  };
}

function repositoriesOn({ kysely }: Database): StorageUnderTest {
  return {
    users: new KyselyUserRepository(kysely),
    identities: new KyselyUserIdentityRepository(kysely),
    ownData: new KyselyOwnDataRepository(kysely),
    profiles: new KyselyProfileRepository(kysely),
    companions: new KyselyCompanionRepository(kysely),
    sportChanges: new KyselySportChangeRepository(kysely),
    sportLogs: new KyselySportLogRepository(kysely),
    exerciseGoals: new KyselyExerciseGoalRepository(kysely),
    exerciseSchemes: new KyselyExerciseSchemeRepository(kysely),
    exerciseStatistics: new KyselyExerciseStatisticsRepository(kysely),
    records: new KyselyRecordRepository(kysely),
    chatSessions: new KyselyChatSessionRepository(kysely),
    chatMessages: new KyselyChatMessageRepository(kysely),
    chatNotes: new KyselyChatNoteRepository(kysely),
    chatRequests: new KyselyIdempotencyKeyRepository(kysely, chatRequests),
    endpointKeys: new KyselyIdempotencyKeyRepository(kysely, endpointKeys),
    openKeys: new KyselyIdempotencyKeyRepository(kysely, openKeys),
    safetyIncidents: new KyselySafetyIncidentRepository(kysely),
    securityEvents: new KyselySecurityEventRepository(kysely),
    knowledge: new KyselyKnowledgeRepository(kysely),
    embeddings: new KyselyEmbeddingRepository(kysely),
    webhooks: new KyselyWebhookRepository(kysely),
    webhookDeliveries: new KyselyWebhookDeliveryRepository(kysely),
    goalChecks: new KyselyWebhookDeliveryRepository(kysely),
    callerScope: new PostgresCallerScope(),
    unitOfWork: new KyselyUnitOfWork(kysely),
  };
}
