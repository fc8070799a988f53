import {
  describeChatMessageRepository,
  describeChatNoteRepository,
  describeChatRequestRepository,
  describeChatSessionRepository,
  describeCompanionRepository,
  describeEmbeddingRepository,
  describeExerciseSchemeRepository,
  describeExerciseStatisticsRepository,
  describeKnowledgeRepository,
  describeOwnDataRepository,
  describeProfileRepository,
  describeRecordRepository,
  describeSafetyIncidentRepository,
  describeSportLogRepository,
  describeUserRepository,
} from "../src/contracts/index.ts";
import { inMemoryRepositories } from "../src/in-memory/index.ts";

describeUserRepository("in memory", inMemoryRepositories);
describeOwnDataRepository("in memory", inMemoryRepositories);
describeProfileRepository("in memory", inMemoryRepositories);
describeCompanionRepository("in memory", inMemoryRepositories);
describeSportLogRepository("in memory", inMemoryRepositories);
describeExerciseSchemeRepository("in memory", inMemoryRepositories);
describeExerciseStatisticsRepository("in memory", inMemoryRepositories);
describeRecordRepository("in memory", inMemoryRepositories);
describeChatSessionRepository("in memory", inMemoryRepositories);
describeChatMessageRepository("in memory", inMemoryRepositories);
describeChatNoteRepository("in memory", inMemoryRepositories);
describeChatRequestRepository("in memory", inMemoryRepositories);
describeSafetyIncidentRepository("in memory", inMemoryRepositories);
describeKnowledgeRepository("in memory", inMemoryRepositories);
describeEmbeddingRepository("in memory", inMemoryRepositories);
