import {
  CALENDAR_MAX_DAYS,
  type ExerciseCalendar,
  exerciseCalendar,
} from "@health-exercise/domain/sport";
import { monthOf, type TimeZone, type UserId } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { type DayScope, rangeAsked } from "./day-scope.ts";
import { statisticsScope } from "./statistics-scope.ts";

/** The caller's sessions day by day, the current month unless asked otherwise. @throws DomainError `invalid_input`. */
export class GetExerciseCalendar {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #scope: { readonly profiles: ProfileRepository; readonly clock: Clock };

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#scope = { profiles, clock };
  }

  async execute(
    userId: UserId,
    scope: DayScope,
  ): Promise<ExerciseCalendar & { readonly timeZone: TimeZone }> {
    const context = await statisticsScope(this.#scope, userId, scope.timeZone);
    const range = rangeAsked(scope, monthOf, CALENDAR_MAX_DAYS, context.today);
    const activeDays = await this.#statistics.dailyTotals(userId, range, context);
    return { ...exerciseCalendar(range, activeDays), timeZone: context.timeZone };
  }
}
