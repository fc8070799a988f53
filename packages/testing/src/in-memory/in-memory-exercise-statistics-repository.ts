import {
  type DailyTotals,
  type DayContext,
  dailyTotals,
  type ExerciseStatistics,
  exerciseStatistics,
  type SportLog,
  type StatisticsContext,
  type StretchBests,
  stretchBests,
  type WeeklyReportData,
  weeklyReportData,
} from "@health-exercise/domain/sport";
import {
  type DateRange,
  isWithinRange,
  localDateOf,
  type UserId,
} from "@health-exercise/domain/user";
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

  async fastestStretches(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<StretchBests> {
    const stretches = [...this.#database.sportTracks].map(
      ([logId, { fastest }]) => [logId, fastest] as const,
    );
    return stretchBests(this.#logsOf(userId), new Map(stretches), range, context);
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
    const schemes = [...this.#database.exerciseSchemes.values()].filter(
      (scheme) => scheme.userId === userId,
    );
    const ordered = newestFirst(schemes, (scheme) => scheme.createdAt.getTime());
    return weeklyReportData(period, this.#logsOf(userId), ordered, context);
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
