import {
  type ExerciseStatistics,
  measureReached,
  type StretchBests,
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

const NO_STRETCHES: StretchBests = {
  oneKilometer: null,
  fiveKilometers: null,
  tenKilometers: null,
  halfMarathon: null,
};

type StatisticsBesideTarget = ExerciseStatistics &
  HeldAgainstTarget & { readonly stretches: StretchBests };

/** The caller's exercise up to now. */
export class GetExerciseStatistics {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #scope: { readonly profiles: ProfileRepository; readonly clock: Clock };

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#scope = { profiles, clock };
  }

  /** Tracks are asked only where some session tells a distance: there is none otherwise. */
  async execute(userId: UserId, timeZone?: TimeZone): Promise<StatisticsBesideTarget> {
    const context = await statisticsScope(this.#scope, userId, timeZone);
    const statistics = await this.#statistics.exerciseStatistics(userId, context);
    const stretches =
      statistics.totals.distance === undefined
        ? NO_STRETCHES
        : await this.#statistics.fastestStretches(userId, null, context);
    const target = weeklyTargetOf(context.thisWeek, context);
    const reachedBy = measureReached(statistics.thisWeek, target);
    return { ...statistics, stretches, target, reachedBy };
  }
}
