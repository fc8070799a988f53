import {
  CONTRACT_RATE_LIMIT,
  describeChatMessageRepository,
  describeChatNoteRepository,
  describeChatSessionRepository,
  describeCompanionRepository,
  describeEmbeddingRepository,
  describeExerciseGoalRepository,
  describeExerciseSchemeRepository,
  describeExerciseStatisticsRepository,
  describeIdempotencyKeyRepositories,
  describeKnowledgeRepository,
  describeOwnDataRepository,
  describeProfileRepository,
  describeRateLimiter,
  describeRecordRepository,
  describeSafetyIncidentRepository,
  describeSecurityEventRepository,
  describeSportChangeRepository,
  describeSportLogRepository,
  describeUnitOfWork,
  describeUserIdentityRepository,
  describeUserRepository,
  describeWebhookDeliveryRepository,
  describeWebhookEvents,
  describeWebhookRepository,
} from "@health-exercise/testing/contracts";
import { afterAll } from "vitest";
import { createDatabase } from "../src/database.ts";
import { PostgresRateLimiter } from "../src/rate-limit/postgres-rate-limiter.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage(10, true, "service");
const otherProcess = createDatabase({
  connectionString: storage.connectionString,
  namedStatements: false,
});
afterAll(async () => {
  await otherProcess.close();
  await storage.close();
});

describeUserRepository("PostgreSQL", () => storage);
describeUserIdentityRepository("PostgreSQL", () => storage);
describeOwnDataRepository("PostgreSQL", () => storage);
describeProfileRepository("PostgreSQL", () => storage);
describeCompanionRepository("PostgreSQL", () => storage);
describeSecurityEventRepository("PostgreSQL", () => storage);
describeSportChangeRepository("PostgreSQL", () => storage);
describeSportLogRepository("PostgreSQL", () => storage);
describeExerciseGoalRepository("PostgreSQL", () => storage);
describeExerciseSchemeRepository("PostgreSQL", () => storage);
describeExerciseStatisticsRepository("PostgreSQL", () => storage);
describeRecordRepository("PostgreSQL", () => storage);
describeChatSessionRepository("PostgreSQL", () => storage);
describeChatMessageRepository("PostgreSQL", () => storage);
describeChatNoteRepository("PostgreSQL", () => storage);
describeIdempotencyKeyRepositories("PostgreSQL", () => storage);
describeUnitOfWork("PostgreSQL", () => storage);
describeSafetyIncidentRepository("PostgreSQL", () => storage);
describeKnowledgeRepository("PostgreSQL", () => storage);
describeEmbeddingRepository("PostgreSQL", () => storage);
describeWebhookRepository("PostgreSQL", () => storage);
describeWebhookEvents("PostgreSQL", () => storage);
describeWebhookDeliveryRepository("PostgreSQL", () => storage);

let processes = [storage.database, otherProcess];
describeRateLimiter("PostgreSQL", () => {
  processes = processes.toReversed();
  const [database = storage.database] = processes;
  return new PostgresRateLimiter(database, CONTRACT_RATE_LIMIT);
});
