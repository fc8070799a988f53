import type {
  DailyTotals,
  DayContext,
  ExerciseStatistics,
  StatisticsContext,
  StretchBests,
  WeeklyReportData,
} from "@health-exercise/domain/sport";
import type { DateRange, Profile, TimeZone, UserId } from "@health-exercise/domain/user";

/** Finished sessions, with what of a profile tells which days they are of; nothing is known where there is no profile. */
export type SessionsOfDays = {
  readonly profile: Pick<Profile, "birth" | "timeZone">;
  /** The days of `range`, all of which must have been asked for, with a session, in order (`dailyTotals`). */
  dailyTotals(range: DateRange, timeZone: TimeZone): readonly DailyTotals[];
};

/**
 * Statistics computed where the logs are. Each gives exactly what the function of the same name in
 * the domain gives over all of the person's logs; users whose profile was read before are not checked here.
 */
export interface ExerciseStatisticsRepository {
  exerciseStatistics(userId: UserId, context: StatisticsContext): Promise<ExerciseStatistics>;
  /** For each stretch the fastest on the tracks of finished runs of the days of `range`, or of all (`stretchBests`). */
  fastestStretches(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<StretchBests>;
  /**
   * The finished sessions of `days` as whatever time zone tells these: somebody's own is read with them.
   * @throws DomainError `user_not_active`.
   */
  sessionsOfDays(userId: UserId, days: DateRange): Promise<SessionsOfDays>;
  /** Everything a weekly report of `period` is made from. */
  weeklyReportData(
    userId: UserId,
    period: DateRange,
    context: DayContext,
  ): Promise<WeeklyReportData>;
}
