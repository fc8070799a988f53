import {
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
  olderAdultFrom,
  type UserId,
} from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  SessionsOfDays,
} from "@health-exercise/ports-repositories";
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

  async sessionsOfDays(userId: UserId): Promise<SessionsOfDays> {
    this.#database.requireActiveUser(userId);
    const { birth = null, timeZone: own = null } = this.#database.profiles.get(userId) ?? {};
    const profile = { birth, timeZone: own };
    return {
      profile,
      dailyTotals: (range, timeZone) => {
        const context = { timeZone, olderAdultFrom: olderAdultFrom(profile) };
        return dailyTotals(this.#logsOf(userId), context).filter(({ date }) =>
          isWithinRange(date, range),
        );
      },
    };
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
}
