import {
  statisticsContext,
  type TimeZone,
  type UserId,
  WEEKLY_REPORT_MAX_DAYS,
  type WeeklyReport,
  weeklyReport,
  weekOf,
} from "@health-exercise/domain";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { type DayScope, rangeAsked, timeZoneOf } from "./day-scope.ts";

/** The caller's exercise of a period beside the one before, the current ISO week unless asked otherwise. @throws DomainError `invalid_input`. */
export class GetWeeklyReport {
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
  ): Promise<WeeklyReport & { readonly timeZone: TimeZone }> {
    const profile = await this.#profiles.findProfile(userId);
    const timeZone = timeZoneOf(scope.timeZone, profile);
    const context = statisticsContext(profile, timeZone, this.#clock.now());
    const period = rangeAsked(scope, weekOf, WEEKLY_REPORT_MAX_DAYS, context.today);
    const data = await this.#statistics.weeklyReportData(userId, period, context);
    return { ...weeklyReport(period, data, context.today), timeZone };
  }
}
