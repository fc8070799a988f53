import type { ExerciseStatistics } from "@health-exercise/domain/sport";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { statisticsScope } from "./statistics-scope.ts";

/** The caller's exercise up to now. */
export class GetExerciseStatistics {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #scope: { readonly profiles: ProfileRepository; readonly clock: Clock };

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#scope = { profiles, clock };
  }

  async execute(userId: UserId, timeZone?: TimeZone): Promise<ExerciseStatistics> {
    const context = await statisticsScope(this.#scope, userId, timeZone);
    return this.#statistics.exerciseStatistics(userId, context);
  }
}
