import {
  CALENDAR_MAX_DAYS,
  type ExerciseCalendar,
  exerciseCalendar,
  monthOf,
  statisticsContext,
  type TimeZone,
  type UserId,
} from "@health-exercise/domain";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { type DayScope, rangeAsked, timeZoneOf } from "./day-scope.ts";

/** The caller's sessions day by day, the current month unless asked otherwise. @throws DomainError `invalid_input`. */
export class GetExerciseCalendar {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #profiles: ProfileRepository;
  readonly #clock: Clock;

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#profiles = profiles;
    this.#clock = clock;
  }

  async execute(
    userId: UserId,
    scope: DayScope,
  ): Promise<ExerciseCalendar & { readonly timeZone: TimeZone }> {
    const profile = await this.#profiles.findProfile(userId);
    const timeZone = timeZoneOf(scope.timeZone, profile);
    const context = statisticsContext(profile, timeZone, this.#clock.now());
    const range = rangeAsked(scope, monthOf, CALENDAR_MAX_DAYS, context.today);
    const activeDays = await this.#statistics.dailyTotals(userId, range, context);
    return { ...exerciseCalendar(range, activeDays), timeZone };
  }
}
