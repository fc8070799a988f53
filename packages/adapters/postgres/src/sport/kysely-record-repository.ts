import {
  type ChosenSessions,
  type DatedSession,
  type DayContext,
  type FinishedSportLog,
  type GroupedAmounts,
  MAX_LISTED_SESSIONS,
  MAX_TOLD_SESSIONS,
  type MeasuredSessions,
  type MeasureSums,
  NO_AMOUNT,
  type PickedSessions,
  type RecordAmount,
  type RecordChoice,
  type RecordContext,
  type RecordPick,
  type SessionGrouping,
  type SessionLabel,
  type SessionScope,
  type SportKey,
  type StatisticsContext,
  type Streaks,
  tenthsWithin,
} from "@health-exercise/domain/sport";
import type { DateRange, UserId } from "@health-exercise/domain/user";
import type { RecordRepository } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import {
  groupsByDay,
  groupsBySport,
  type PickColumns,
  recordAmountsOf,
  sessionLabelsOf,
  sessionStreaksOf,
  sessionsPicked,
} from "./record.statements.ts";
import {
  type AmountColumns,
  amountFrom,
  scopesValues,
  scopeValues,
  typeOf,
} from "./record-scope.columns.ts";
import {
  type MeasureColumns,
  sessionsChosen,
  sessionsMeasured,
} from "./session-choice.statements.ts";
import { type SportLogRow, sportLogFrom } from "./sport-log.table.ts";
import { streakValues } from "./streak.columns.ts";

/** What people's finished sessions say, found by PostgreSQL in one statement each. */
export class KyselyRecordRepository implements RecordRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async sessionLabels(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<readonly SessionLabel[]> {
    const values = scopeValues(userId, { range, labels: null }, context);
    const rows = await rowsOf(this.#database, sessionLabelsOf, values);
    return rows.map((row) => ({ sportName: row.sport_name, exerciseType: row.exercise_type }));
  }

  async recordAmounts(
    userId: UserId,
    scopes: readonly SessionScope[],
    context: DayContext,
  ): Promise<readonly RecordAmount[]> {
    const values = scopesValues(userId, scopes, context);
    const rows = await rowsOf(this.#database, recordAmountsOf, values);
    const amounts = new Map(rows.map((row) => [row.number, amountFrom(row)]));
    return scopes.map((_, index) => amounts.get(index + 1) ?? NO_AMOUNT);
  }

  async groupAmounts(
    userId: UserId,
    scope: SessionScope,
    grouping: SessionGrouping,
    context: DayContext,
  ): Promise<GroupedAmounts> {
    const values = scopeValues(userId, scope, context);
    const rows =
      grouping.by === "sport"
        ? await rowsOf(this.#database, groupsBySport, { ...values, keys: keysJson(grouping.keys) })
        : await rowsOf(this.#database, groupsByDay[grouping.by], values);
    const whole = rows.find((row) => row.is_whole);
    return {
      whole: whole === undefined ? NO_AMOUNT : amountFrom(whole),
      groups: rows
        .flatMap((row) =>
          row.is_whole || row.key === null ? [] : [{ key: row.key, amount: amountFrom(row) }],
        )
        .sort((left, right) => (left.key < right.key ? -1 : 1)),
    };
  }

  async pickSessions(
    userId: UserId,
    scope: SessionScope,
    pick: RecordPick,
    context: RecordContext,
  ): Promise<PickedSessions> {
    const rows = await rowsOf(this.#database, sessionsPicked[pick], {
      ...scopeValues(userId, scope, context),
      now: context.now,
      limit: pick === "list" ? MAX_LISTED_SESSIONS : 1,
    });
    const [first] = rows;
    return {
      whole: first === undefined ? NO_AMOUNT : amountFrom(first.whole),
      sessions: sessionsFrom(rows),
    };
  }

  async chooseSessions(
    userId: UserId,
    scope: SessionScope,
    choice: RecordChoice,
    context: RecordContext,
  ): Promise<ChosenSessions> {
    const values = {
      ...scopeValues(userId, scope, context),
      now: context.now,
      limit: choice.by === "bound" ? MAX_TOLD_SESSIONS : countOf(choice),
    };
    const rows =
      choice.by === "bound"
        ? await rowsOf(this.#database, sessionsChosen[choice.bound.measure], {
            ...values,
            ...tenthsWithin(choice.bound),
          })
        : await rowsOf(this.#database, sessionsChosen[choice.by], values);
    const [first] = rows;
    const sessions = sessionsFrom(rows);
    const meant = choice.by === "bound" ? (first?.meant ?? 0) : sessions.length;
    return { whole: first === undefined ? NO_AMOUNT : amountFrom(first.whole), meant, sessions };
  }

  async measureSessions(
    userId: UserId,
    scope: SessionScope,
    context: RecordContext,
  ): Promise<MeasuredSessions> {
    const rows = await rowsOf(this.#database, sessionsMeasured, {
      ...scopeValues(userId, scope, context),
      now: context.now,
      limit: MAX_TOLD_SESSIONS,
    });
    const [first] = rows;
    const whole = first?.whole as (AmountColumns & MeasureColumns) | undefined;
    return {
      whole: whole === undefined ? NO_AMOUNT : amountFrom(whole),
      sums: measureSumsFrom(whole),
      sessions: sessionsFrom(rows),
    };
  }

  async sessionStreaks(
    userId: UserId,
    labels: readonly SessionLabel[] | null,
    context: StatisticsContext,
  ): Promise<Streaks> {
    const row = await firstRowOf(this.#database, sessionStreaksOf, {
      ...scopeValues(userId, { range: null, labels }, context),
      ...streakValues(context),
    });
    return {
      currentDays: row?.current_streak_days ?? 0,
      longestDays: row?.longest_streak_days ?? 0,
    };
  }
}

function sessionsFrom(rows: readonly PickColumns[]): readonly DatedSession[] {
  return rows.filter(isPresent).map((row) => ({ log: finishedFrom(row), date: row.date }));
}

function measureSumsFrom(row: MeasureColumns | undefined): MeasureSums {
  return {
    pulses: row?.pulses ?? 0,
    timedPulses: row?.timed_pulses ?? 0,
    beats: row?.beats ?? 0,
    beatMilliseconds: row?.beat_milliseconds ?? 0,
    pulseMilliseconds: row?.pulse_milliseconds ?? 0,
    highestBeats: row?.highest_beats ?? null,
    steppedSessions: row?.stepped_sessions ?? 0,
    steps: row?.steps ?? 0,
    climbedSessions: row?.climbed_sessions ?? 0,
    climbedDecimeters: row?.climbed_decimeters ?? 0,
  };
}

function countOf(choice: Exclude<RecordChoice, { readonly by: "bound" }>): number {
  return choice.by === "latest" ? choice.count : 1;
}

/** The keys by type, then by name. */
function keysJson(keys: readonly SportKey[]): string {
  const types = new Map<string, (readonly [name: string, key: string])[]>();
  for (const { label, key } of keys) {
    const names = types.get(typeOf(label)) ?? [];
    names.push([label.sportName, key]);
    types.set(typeOf(label), names);
  }
  const named = [...types].map(([type, names]) => [type, Object.fromEntries(names)] as const);
  return JSON.stringify(Object.fromEntries(named));
}

function finishedFrom(row: SportLogRow): FinishedSportLog {
  return { ...sportLogFrom(row), finished: true };
}
