import {
  type ExerciseStatistics,
  measureReached,
  type TargetMeasure,
  type WeeklyTarget,
  weeklyTargetOf,
} from "@health-exercise/domain/sport";
import type { TimeZone, UserId } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { statisticsScope } from "./statistics-scope.ts";

/** This week's exercise beside the recommended amount. */
type HeldAgainstTarget = {
  readonly target: WeeklyTarget;
  /** By which measure it was reached; null where it was not. */
  readonly reachedBy: TargetMeasure | null;
};

/** The caller's exercise up to now. */
export class GetExerciseStatistics {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #scope: { readonly profiles: ProfileRepository; readonly clock: Clock };

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#scope = { profiles, clock };
  }

  async execute(
    userId: UserId,
    timeZone?: TimeZone,
  ): Promise<ExerciseStatistics & HeldAgainstTarget> {
    const context = await statisticsScope(this.#scope, userId, timeZone);
    const statistics = await this.#statistics.exerciseStatistics(userId, context);
    const target = weeklyTargetOf(context.thisWeek, context);
    return { ...statistics, target, reachedBy: measureReached(statistics.thisWeek, target) };
  }
}
