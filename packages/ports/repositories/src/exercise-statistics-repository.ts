import type {
  DailyTotals,
  DayContext,
  ExerciseStatistics,
  StatisticsContext,
  StretchBests,
  WeeklyReportData,
} from "@health-exercise/domain/sport";
import type { DateRange, UserId } from "@health-exercise/domain/user";

/**
 * Statistics computed where the logs are. Each gives exactly what the function of the same name in
 * the domain gives over all of the person's logs; users are not checked here, their profile was read before.
 */
export interface ExerciseStatisticsRepository {
  exerciseStatistics(userId: UserId, context: StatisticsContext): Promise<ExerciseStatistics>;
  /** For each stretch the fastest on the tracks of finished runs of the days of `range`, or of all (`stretchBests`). */
  fastestStretches(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<StretchBests>;
  /** The days of `range` with a finished session, in order. */
  dailyTotals(
    userId: UserId,
    range: DateRange,
    context: DayContext,
  ): Promise<readonly DailyTotals[]>;
  /** Everything a weekly report of `period` is made from. */
  weeklyReportData(
    userId: UserId,
    period: DateRange,
    context: DayContext,
  ): Promise<WeeklyReportData>;
}
