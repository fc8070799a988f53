import {
  countsForScheme,
  type DailyTotals,
  type DateRange,
  type DayContext,
  dailyLoads,
  dailyTotals,
  type ExerciseStatistics,
  exerciseStatistics,
  isWithinRange,
  localDateOf,
  previousPeriodOf,
  type SportLog,
  type StatisticsContext,
  sumTotals,
  totalsByType,
  trainingLoadWindow,
  type UserId,
  type WeeklyReportData,
} from "@health-exercise/domain";
import type { ExerciseStatisticsRepository } from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, newestFirst } from "./in-memory-database.ts";

export class InMemoryExerciseStatisticsRepository implements ExerciseStatisticsRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async exerciseStatistics(
    userId: UserId,
    context: StatisticsContext,
  ): Promise<ExerciseStatistics> {
    return exerciseStatistics(this.#logsOf(userId), context);
  }

  async dailyTotals(
    userId: UserId,
    range: DateRange,
    context: DayContext,
  ): Promise<readonly DailyTotals[]> {
    return dailyTotals(this.#logsWithin(userId, range, context), context);
  }

  async weeklyReportData(
    userId: UserId,
    period: DateRange,
    context: DayContext,
  ): Promise<WeeklyReportData> {
    const finished = this.#logsWithin(userId, period, context).filter((log) => log.finished);
    const before = await this.dailyTotals(userId, previousPeriodOf(period), context);
    const rated = this.#logsWithin(userId, trainingLoadWindow(period), context);
    const schemes = [...this.#database.exerciseSchemes.values()].filter(
      (scheme) => scheme.userId === userId && scheme.isActive,
    );
    return {
      days: dailyTotals(finished, context),
      byType: totalsByType(finished, context),
      previous: { totals: sumTotals(before.map((day) => day.totals)), activeDays: before.length },
      loads: dailyLoads(rated, context),
      schemes: newestFirst(schemes, (scheme) => scheme.createdAt.getTime()).map((scheme) => ({
        scheme,
        completedSessions: finished.filter((log) => countsForScheme(log, scheme)).length,
      })),
    };
  }

  #logsOf(userId: UserId): SportLog[] {
    return [...this.#database.sportLogs.values()].filter((log) => log.userId === userId);
  }

  #logsWithin(userId: UserId, range: DateRange, { timeZone }: DayContext): SportLog[] {
    return this.#logsOf(userId).filter((log) =>
      isWithinRange(localDateOf(log.sportStart, timeZone), range),
    );
  }
}
