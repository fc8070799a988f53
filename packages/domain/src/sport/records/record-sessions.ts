import { compareText } from "../../shared/compare.ts";
import {
  addDays,
  type DateRange,
  isWithinRange,
  type LocalDate,
  localDateOf,
  monthOf,
  weekdayOf,
  weekOf,
} from "../../shared/local-date.ts";
import type { SportLog } from "../sport-log.ts";
import { type DayContext, finishedByStart } from "../statistics/daily-totals.ts";
import type { StatisticsContext } from "../statistics/exercise-statistics.ts";
import { addTotals, NO_EXERCISE, totalsOfSession } from "../statistics/exercise-totals.ts";
import { addMovements, movementOf, NO_MOVEMENT } from "../statistics/movement.ts";
import { type Streaks, streaks } from "../statistics/streaks.ts";
import { partOfDayAt } from "./part-of-day-at.ts";
import { MAX_TOLD_SESSIONS, picked } from "./picked-sessions.ts";
import type { SessionLabel, SportKey } from "./record-activity.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordContext } from "./record-context.ts";
import type { DatedSession, GroupAmount } from "./record-fact.ts";
import type { HoursOfDay, RecordChoice, RecordGrouping, RecordPick } from "./record-query.ts";
import { chosenSessions, type MeantSessions } from "./session-choice.ts";
import { type MeasureSums, measureSumsOf } from "./sessions-measured.ts";

/** Which finished sessions are meant: those that begin on the days of `range`, of these `labels`; null leaves none out. */
export type SessionScope = {
  readonly range: DateRange | null;
  readonly labels: readonly SessionLabel[] | null;
  /** When of the day they begin; at any time where it is left out. */
  readonly hours?: HoursOfDay | undefined;
  /** Only those that begin later. */
  readonly after?: Date | undefined;
};

/** By what sessions are grouped; a session whose label has no key is left out. */
export type SessionGrouping =
  | { readonly by: Exclude<RecordGrouping, "sport"> }
  | { readonly by: "sport"; readonly keys: readonly SportKey[] };

/** The amount of all sessions of a scope, and of each group in the order of keys. */
export type GroupedAmounts = {
  readonly whole: RecordAmount;
  readonly groups: readonly GroupAmount[];
};

/** The amount of all sessions of a scope, and those picked out of it. */
export type PickedSessions = {
  readonly whole: RecordAmount;
  readonly sessions: readonly DatedSession[];
};

/** The amount of all sessions of a scope, and those chosen out of it, at most `MAX_TOLD_SESSIONS`. */
export type ChosenSessions = MeantSessions & { readonly whole: RecordAmount };

/** The amount of all sessions of a scope, what they tell beside, and the latest, at most `MAX_TOLD_SESSIONS`. */
export type MeasuredSessions = PickedSessions & { readonly sums: MeasureSums };

/** Nothing done. */
export const NO_AMOUNT: RecordAmount = {
  totals: NO_EXERCISE,
  activeDays: 0,
  timedSessions: 0,
  measuredSessions: 0,
  energySessions: 0,
  effortSessions: 0,
  moved: NO_MOVEMENT,
};

/** So many names of a person's sessions are looked for in what they ask, those of the latest (design value). */
export const MOST_SESSION_NAMES = 1_000;

/** The labels of the finished sessions of the days of `range`, each once, that of the latest session first. */
export function sessionLabels(
  logs: readonly SportLog[],
  range: DateRange | null,
  context: DayContext,
): SessionLabel[] {
  const labels = new Map<string, SessionLabel>();
  const latestFirst = sessionsIn(logs, { range, labels: null }, context).toSorted(
    (left, right) => right.log.sportStart.getTime() - left.log.sportStart.getTime(),
  );
  for (const { log } of latestFirst) {
    const label = labelOf(log);
    const name = nameOf(label);
    if (!labels.has(name)) labels.set(name, label);
  }
  return [...labels.values()];
}

/** What was done in each of `scopes`. */
export function recordAmounts(
  logs: readonly SportLog[],
  scopes: readonly SessionScope[],
  context: DayContext,
): RecordAmount[] {
  return scopes.map((scope) => amountOf(sessionsIn(logs, scope, context), context));
}

/** What was done in a scope, altogether and by group. */
export function groupAmounts(
  logs: readonly SportLog[],
  scope: SessionScope,
  grouping: SessionGrouping,
  context: DayContext,
): GroupedAmounts {
  const sessions = sessionsIn(logs, scope, context);
  const keyOf = keyIn(grouping);
  const groups = new Map<string, DatedSession[]>();
  for (const session of sessions) {
    const key = keyOf(session);
    if (key === undefined) continue;
    const group = groups.get(key) ?? [];
    group.push(session);
    groups.set(key, group);
  }
  return {
    whole: amountOf(sessions, context),
    groups: [...groups]
      .map(([key, members]) => ({ key, amount: amountOf(members, context) }))
      .sort((left, right) => compareText(left.key, right.key)),
  };
}

/**
 * The sessions of a scope that `pick` means, in order of start: the last that has begun, the longest or that with most
 * calories (the earliest of equals; none where nothing is known), the fastest of a kind of exercise, or of those on foot
 * where any is meant, or the first `MAX_LISTED_SESSIONS`.
 */
export function pickSessions(
  logs: readonly SportLog[],
  scope: SessionScope,
  pick: RecordPick,
  context: RecordContext,
): PickedSessions {
  const sessions = sessionsIn(logs, scope, context);
  const isOfKind = scope.labels !== null;
  return {
    whole: amountOf(sessions, context),
    sessions: picked(sessions, pick, { now: context.now, isOfKind }),
  };
}

/** The sessions of a scope that `choice` means, in order of start, of all of them. */
export function chooseSessions(
  logs: readonly SportLog[],
  scope: SessionScope,
  choice: RecordChoice,
  context: RecordContext,
): ChosenSessions {
  const sessions = sessionsIn(logs, scope, context);
  const isOfKind = scope.labels !== null;
  return {
    whole: amountOf(sessions, context),
    ...chosenSessions(sessions, choice, { now: context.now, isOfKind }),
  };
}

/** What all sessions of a scope tell of pulse, steps and climbs, and the latest of them that have begun. */
export function measureSessions(
  logs: readonly SportLog[],
  scope: SessionScope,
  context: RecordContext,
): MeasuredSessions {
  const sessions = sessionsIn(logs, scope, context);
  return {
    whole: amountOf(sessions, context),
    sums: measureSumsOf(sessions.map(({ log }) => log)),
    sessions: sessions.filter(({ log }) => log.sportStart <= context.now).slice(-MAX_TOLD_SESSIONS),
  };
}

/** The streaks of the days with a finished session of these labels; null means any session. */
export function sessionStreaks(
  logs: readonly SportLog[],
  labels: readonly SessionLabel[] | null,
  context: StatisticsContext,
): Streaks {
  const days = sessionsIn(logs, { range: null, labels }, context).map(({ date }) => date);
  return streaks(days, context.paused, context.today);
}

function sessionsIn(
  logs: readonly SportLog[],
  { range, labels, hours, after }: SessionScope,
  { timeZone }: DayContext,
): DatedSession[] {
  const names = labels && new Set(labels.map(nameOf));
  return finishedByStart(logs).flatMap((log): DatedSession[] => {
    if (!log.finished || (names !== null && !names.has(nameOf(labelOf(log))))) return [];
    if (after !== undefined && log.sportStart <= after) return [];
    const date = localDateOf(log.sportStart, timeZone);
    const part = hours === undefined ? 0 : partOfDayAt(log.sportStart, hours, timeZone);
    if (part === undefined) return [];
    return range === null || isWithinRange(addDays(date, -part), range) ? [{ log, date }] : [];
  });
}

function amountOf(sessions: readonly DatedSession[], context: DayContext): RecordAmount {
  let totals = NO_EXERCISE;
  let moved = NO_MOVEMENT;
  let effortSessions = 0;
  for (const { log } of sessions) {
    const told = totalsOfSession(log, context.olderAdultFrom);
    totals = addTotals(totals, told);
    if (told.metHundredthMilliseconds > 0) effortSessions += 1;
    moved = addMovements(moved, movementOf(log) ?? NO_MOVEMENT);
  }
  return {
    totals,
    activeDays: new Set(sessions.map(({ date }) => date)).size,
    timedSessions: sessions.filter(({ log }) => log.sportEnd !== null).length,
    measuredSessions: sessions.filter(({ log }) => log.measures.distanceMeters !== null).length,
    energySessions: sessions.filter(({ log }) => log.calories > 0).length,
    effortSessions,
    moved,
  };
}

function keyIn(grouping: SessionGrouping): (session: DatedSession) => string | undefined {
  if (grouping.by !== "sport") return ({ date }) => keyOfDay(date, grouping.by);
  const keys = new Map(grouping.keys.map(({ label, key }) => [nameOf(label), key]));
  return ({ log }) => keys.get(nameOf(labelOf(log)));
}

function keyOfDay(date: LocalDate, by: Exclude<RecordGrouping, "sport">): string {
  switch (by) {
    case "day":
      return date;
    case "week":
      return weekOf(date).start;
    case "month":
      return monthOf(date).start;
    case "weekday":
      return String(weekdayOf(date));
  }
}

/** A type that says nothing is none. */
function labelOf({ sportName, exerciseType }: SportLog): SessionLabel {
  return { sportName, exerciseType: exerciseType || null };
}

/** A label as one text. */
function nameOf({ sportName, exerciseType }: SessionLabel): string {
  return JSON.stringify([sportName, exerciseType ?? ""]);
}
