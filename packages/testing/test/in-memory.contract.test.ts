import {
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
} from "../src/contracts/index.ts";
import { inMemoryRepositories } from "../src/in-memory/index.ts";

describeUserRepository("in memory", () => inMemoryRepositories());
describeUserIdentityRepository("in memory", () => inMemoryRepositories());
describeOwnDataRepository("in memory", () => inMemoryRepositories());
describeProfileRepository("in memory", () => inMemoryRepositories());
describeCompanionRepository("in memory", () => inMemoryRepositories());
describeSecurityEventRepository("in memory", () => inMemoryRepositories());
describeSportChangeRepository("in memory", () => inMemoryRepositories());
describeSportLogRepository("in memory", () => inMemoryRepositories());
describeExerciseGoalRepository("in memory", () => inMemoryRepositories());
describeExerciseSchemeRepository("in memory", () => inMemoryRepositories());
describeExerciseStatisticsRepository("in memory", () => inMemoryRepositories());
describeRecordRepository("in memory", () => inMemoryRepositories());
describeChatSessionRepository("in memory", () => inMemoryRepositories());
describeChatMessageRepository("in memory", () => inMemoryRepositories());
describeChatNoteRepository("in memory", () => inMemoryRepositories());
describeIdempotencyKeyRepositories("in memory", () => inMemoryRepositories());
describeUnitOfWork("in memory", () => inMemoryRepositories());
describeSafetyIncidentRepository("in memory", () => inMemoryRepositories());
describeKnowledgeRepository("in memory", () => inMemoryRepositories());
describeEmbeddingRepository("in memory", () => inMemoryRepositories());
describeWebhookRepository("in memory", () => inMemoryRepositories());
describeWebhookEvents("in memory", () => inMemoryRepositories());
describeWebhookDeliveryRepository("in memory", () => inMemoryRepositories());
