import type {
  ExerciseSchemeRepository,
  ExerciseStatisticsRepository,
  ProfileRepository,
  SafetyIncidentRepository,
  SportLogRepository,
  UserRepository,
} from "@health-exercise/ports-repositories";

/**
 * Repositories that share one storage. It may hold other people's records already: the suites make
 * users of their own and look at nothing else.
 */
export type StorageUnderTest = {
  readonly users: UserRepository;
  readonly profiles: ProfileRepository;
  readonly sportLogs: SportLogRepository;
  readonly exerciseSchemes: ExerciseSchemeRepository;
  readonly exerciseStatistics: ExerciseStatisticsRepository;
  readonly safetyIncidents: SafetyIncidentRepository;
};

/** Gives the storage before each test; the same one again, or an empty one. */
export type MakeStorage = () => StorageUnderTest | Promise<StorageUnderTest>;
