import {
  type DailyTotals,
  type DayContext,
  dailyTotals,
  type ExerciseStatistics,
  exerciseStatistics,
  type PersonalBest,
  type SportLog,
  type StatisticsContext,
  type Stretch,
  type StretchBests,
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

  async fastestStretches(userId: UserId, { timeZone }: DayContext): Promise<StretchBests> {
    const runs = this.#logsOf(userId).filter(
      (log) => log.finished && log.matchedCategoryId === "running",
    );
    const bestOf = (name: Stretch): PersonalBest | null => {
      const bests = runs.flatMap((log) => {
        const value = this.#database.sportTracks.get(log.id)?.fastest[name] ?? null;
        const date = localDateOf(log.sportStart, timeZone);
        return value === null ? [] : [{ value, logId: log.id, date }];
      });
      return bests.sort((left, right) => left.value - right.value)[0] ?? null;
    };
    return {
      oneKilometer: bestOf("oneKilometer"),
      fiveKilometers: bestOf("fiveKilometers"),
      tenKilometers: bestOf("tenKilometers"),
      halfMarathon: bestOf("halfMarathon"),
    };
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
