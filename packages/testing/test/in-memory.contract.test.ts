import {
  describeEmbeddingRepository,
  describeExerciseSchemeRepository,
  describeExerciseStatisticsRepository,
  describeKnowledgeRepository,
  describeProfileRepository,
  describeSafetyIncidentRepository,
  describeSportLogRepository,
  describeUserRepository,
  inMemoryRepositories,
} from "../src/index.ts";

describeUserRepository("in memory", inMemoryRepositories);
describeProfileRepository("in memory", inMemoryRepositories);
describeSportLogRepository("in memory", inMemoryRepositories);
describeExerciseSchemeRepository("in memory", inMemoryRepositories);
describeExerciseStatisticsRepository("in memory", inMemoryRepositories);
describeSafetyIncidentRepository("in memory", inMemoryRepositories);
describeKnowledgeRepository("in memory", inMemoryRepositories);
describeEmbeddingRepository("in memory", inMemoryRepositories);
