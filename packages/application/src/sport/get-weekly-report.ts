import {
  WEEKLY_REPORT_MAX_DAYS,
  type WeeklyReport,
  weeklyReport,
} from "@health-exercise/domain/sport";
import { type TimeZone, type UserId, weekOf } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { type DayScope, rangeAsked } from "./day-scope.ts";
import { statisticsScope } from "./statistics-scope.ts";

/** The caller's exercise of a period beside the one before, the current ISO week unless asked otherwise. @throws DomainError `invalid_input`. */
export class GetWeeklyReport {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #scope: { readonly profiles: ProfileRepository; readonly clock: Clock };

  constructor(statistics: ExerciseStatisticsRepository, profiles: ProfileRepository, clock: Clock) {
    this.#statistics = statistics;
    this.#scope = { profiles, clock };
  }

  async execute(
    userId: UserId,
    scope: DayScope,
  ): Promise<WeeklyReport & { readonly timeZone: TimeZone }> {
    const context = await statisticsScope(this.#scope, userId, scope.timeZone);
    const period = rangeAsked(scope, weekOf, WEEKLY_REPORT_MAX_DAYS, context.today);
    const data = await this.#statistics.weeklyReportData(userId, period, context);
    return { ...weeklyReport(period, data, context.today), timeZone: context.timeZone };
  }
}
