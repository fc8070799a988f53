import {
  type ExerciseStatistics,
  statisticsContext,
  type TimeZone,
  type UserId,
} from "@health-exercise/domain";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { timeZoneOf } from "./day-scope.ts";

/** The caller's exercise up to now. */
export class GetExerciseStatistics {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#profiles = profiles;
    this.#clock = clock;
  }

  async execute(userId: UserId, timeZone?: TimeZone): Promise<ExerciseStatistics> {
    const profile = await this.#profiles.findProfile(userId);
    const context = statisticsContext(profile, timeZoneOf(timeZone, profile), this.#clock.now());
    return this.#statistics.exerciseStatistics(userId, context);
  }
}
