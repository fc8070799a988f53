import {
  type DailyLoad,
  type DailyTotals,
  type DayContext,
  type ExerciseStatistics,
  type LabelledMovement,
  metersOf,
  orderedByTime,
  type PersonalBest,
  paceSecondsPerKilometer,
  previousPeriodOf,
  type StatisticsContext,
  type StretchBests,
  type TypeTotals,
  trainingLoadWindow,
  type WeeklyReportData,
} from "@health-exercise/domain/sport";
import { type DateRange, olderAdultFrom, type UserId } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  SessionsOfDays,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { birthFrom } from "../user/profile.table.ts";
import { exerciseSchemeFrom } from "./exercise-scheme.table.ts";
import { exerciseStatisticsOf, statisticsValues } from "./exercise-statistics.statement.ts";
import { KindKeeper } from "./keep-sport-kinds.ts";
import { keepMonthsIfMany } from "./keep-sport-months.ts";
import {
  type DailyTotalsColumns,
  sessionValues,
  sessionValuesWithin,
  type TypeTotalsColumns,
  totalsFrom,
} from "./session.columns.ts";
import { sessionsOfDays, sessionsOfDaysValues } from "./sessions-of-days.statement.ts";
import { fastestOf, fastestWithin } from "./sport-track.statements.ts";
import { dailyTotalsFrom } from "./sum-sessions-of-days.ts";
import {
  type DailyLoadColumns,
  type LabelledMovementColumns,
  type SchemeProgressColumns,
  weeklyReportOf,
} from "./weekly-report.statement.ts";

/** Statistics computed by PostgreSQL, one statement each; of somebody with very many sessions sums of months are kept. */
export class KyselyExerciseStatisticsRepository implements ExerciseStatisticsRepository {
  readonly #database: Kysely<Schema>;
  readonly #kinds: KindKeeper;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
    this.#kinds = new KindKeeper(database);
  }

  async exerciseStatistics(
    userId: UserId,
    context: StatisticsContext,
  ): Promise<ExerciseStatistics> {
    const values = statisticsValues(userId, context);
    const row = only(await firstRowOf(this.#database, exerciseStatisticsOf, values));
    await keepMonthsIfMany(this.#database, values, {
      sessions: row.sessions_added_up,
      changes: row.changes_added_up,
    });
    this.#kinds.keepIfMany(userId, row.loose_kinds);
    const totals = totalsFrom(row.totals);
    return {
      allSessions: totals.sessions + row.open_sessions,
      totals,
      timedSessions: row.timed_sessions,
      activeDays: row.active_days,
      currentStreakDays: row.current_streak_days,
      longestStreakDays: row.longest_streak_days,
      byType: orderedByTime(row.by_type.map(typeTotalsFrom)),
      thisWeek: totalsFrom(row.this_week),
      lastWeek: totalsFrom(row.last_week),
      longest: bestFrom(row.longest),
      mostCalories: bestFrom(row.most_calories),
      longestDistance: bestFrom(
        row.longest_distance && {
          ...row.longest_distance,
          value: metersOf(row.longest_distance.value),
        },
      ),
      bestPace: bestFrom(row.best_pace && { ...row.best_pace, value: paceOf(row.best_pace) }),
    };
  }

  async fastestStretches(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<StretchBests> {
    const row =
      range === null
        ? await firstRowOf(this.#database, fastestOf, sessionValues(userId, context))
        : await firstRowOf(this.#database, fastestWithin, {
            ...sessionValuesWithin(userId, context, range),
            ...range,
          });
    const { oneKilometer, fiveKilometers, tenKilometers, halfMarathon } = only(row);
    return {
      oneKilometer: bestFrom(oneKilometer),
      fiveKilometers: bestFrom(fiveKilometers),
      tenKilometers: bestFrom(tenKilometers),
      halfMarathon: bestFrom(halfMarathon),
    };
  }

  async sessionsOfDays(userId: UserId, days: DateRange): Promise<SessionsOfDays> {
    const values = sessionsOfDaysValues(userId, days);
    const row = active(await firstRowOf(this.#database, sessionsOfDays, values));
    const profile = { birth: birthFrom(row), timeZone: row.time_zone };
    return {
      profile,
      dailyTotals: (range, timeZone) =>
        dailyTotalsFrom(row, range, { timeZone, olderAdultFrom: olderAdultFrom(profile) }),
    };
  }

  async weeklyReportData(
    userId: UserId,
    period: DateRange,
    context: DayContext,
  ): Promise<WeeklyReportData> {
    const previous = previousPeriodOf(period);
    const load = trainingLoadWindow(period);
    const start = previous.start < load.start ? previous.start : load.start;
    const values = {
      ...sessionValuesWithin(userId, context, { start, end: period.end }),
      ...period,
      previousStart: previous.start,
      previousEnd: previous.end,
      loadStart: load.start,
    };
    const rows = await rowsOf(this.#database, weeklyReportOf, values);
    const report = only(rows.find((row) => row.days !== null));
    return {
      days: report.days.map(dayFrom),
      byType: orderedByTime(report.by_type.map(typeTotalsFrom)),
      previous: { totals: totalsFrom(report.previous), activeDays: report.previous.active_days },
      moved: report.moved.map(labelledMovementFrom),
      loads: report.loads.map(dailyLoadFrom),
      schemes: rows.filter((row) => row.id !== null).map(schemeProgressFrom),
    };
  }
}

function paceOf(row: { paced_milliseconds: number; paced_decimeters: number }): number {
  const distance = {
    pacedDecimeters: row.paced_decimeters,
    pacedMilliseconds: row.paced_milliseconds,
  };
  return paceSecondsPerKilometer(distance) ?? 0;
}

/** The statements that give one row give it for everybody. */
function only<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("A statement that always gives a row gave none.");
  return row;
}

function dayFrom(row: DailyTotalsColumns): DailyTotals {
  return {
    date: row.date,
    totals: totalsFrom(row),
    sportNames: [...new Set(row.sport_names)],
  };
}

function typeTotalsFrom(row: TypeTotalsColumns): TypeTotals {
  return { exerciseType: row.exercise_type, totals: totalsFrom(row) };
}

function labelledMovementFrom(row: LabelledMovementColumns): LabelledMovement {
  return {
    sportName: row.sport_name,
    exerciseType: row.stated_type,
    sessions: row.sessions,
    moved: { decimeters: row.decimeters, milliseconds: row.milliseconds },
  };
}

function dailyLoadFrom(row: DailyLoadColumns): DailyLoad {
  return {
    date: row.date,
    ratingTenthMilliseconds: row.rating_tenth_milliseconds,
    ratedSessions: row.rated_sessions,
    ratedByFeeling: row.rated_by_feeling,
    unratedSessions: row.unrated_sessions,
  };
}

function schemeProgressFrom(row: SchemeProgressColumns): WeeklyReportData["schemes"][number] {
  return { scheme: exerciseSchemeFrom(row), completedSessions: row.completed_sessions };
}

function bestFrom(
  row: { value: number; log_id: PersonalBest["logId"]; date: PersonalBest["date"] } | null,
): PersonalBest | null {
  return row && { value: row.value, logId: row.log_id, date: row.date };
}
