import type { Measure } from "../../language/units.data.ts";
import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { dayNumber } from "../../shared/local-date.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import type { PersonalBest } from "../../sport/statistics/exercise-statistics.ts";
import type { OwnRecords } from "../own-records.ts";
import {
  isPeriod,
  PERIODS,
  type PeriodScope,
  periodValue,
  sumIn,
  totalOf,
} from "./period-values.ts";
import type { Scope } from "./scope-words.data.ts";

/** What is on record of a measure in a scope, unrounded; several where more than one reading is right, none where nothing is known. */
export function recordedValues(
  records: OwnRecords,
  measure: Measure,
  scope: Scope,
): readonly number[] {
  if (measure === "met") return metsOf(records);
  const body = bodyValue(records, measure);
  if (body !== undefined) return body === null ? [] : [body];
  if (isPeriod(scope)) return periodValues(records, measure, scope);
  switch (scope) {
    case "streak":
      return measure === "days" ? [records.statistics.currentStreakDays] : [];
    case "longest_streak":
      return measure === "days" ? [records.statistics.longestStreakDays] : [];
    case "last_session":
      return lastSessionValues(records, measure);
    case "best":
      return bestValues(records, measure);
    case "scheme":
      return measure === "sessions" ? schemeSessions(records) : [];
    default:
      return [];
  }
}

/** Every value of a measure that is on record, whatever its scope. */
export function allRecordedValues(records: OwnRecords, measure: Measure): readonly number[] {
  const scopes: readonly Scope[] = [
    ...PERIODS,
    "streak",
    "longest_streak",
    "last_session",
    "best",
    "scheme",
  ];
  return [
    ...scopes.flatMap((scope) => recordedValues(records, measure, scope)),
    ...records.weeks.flatMap((week) => sumIn(week, measure) ?? []),
    ...kindValues(records, measure),
  ];
}

/** What is on record of each kind of exercise, over all time. */
export function kindValues(records: OwnRecords, measure: Measure): readonly number[] {
  return records.statistics.byType.flatMap(({ totals }) => totalOf(totals, measure) ?? []);
}

/** What is on record of the last session, where it was on the one day that a scope is. */
export function sessionValuesOn(
  records: OwnRecords,
  measure: Measure,
  scope: PeriodScope,
): readonly number[] {
  const daysAgo = daysSinceLastSession(records);
  const isOn = (scope === "today" && daysAgo === 0) || (scope === "yesterday" && daysAgo === 1);
  return isOn ? lastSessionValues(records, measure) : [];
}

/** How many days ago the last session was. */
export function daysSinceLastSession({ lastSession, today }: OwnRecords): number | undefined {
  return lastSession === null ? undefined : dayNumber(today) - dayNumber(lastSession.date);
}

function periodValues(
  records: OwnRecords,
  measure: Measure,
  scope: PeriodScope,
): readonly number[] {
  const value = periodValue(records, measure, scope);
  if (value === undefined) return [];
  const isAll = scope === "total" && measure === "sessions";
  return isAll ? [value, records.statistics.allSessions] : [value];
}

function bodyValue({ body }: OwnRecords, measure: Measure): number | null | undefined {
  if (measure === "weight") return body.weightKg;
  if (measure === "height") return body.heightCm;
  return measure === "pulse" ? body.restingHeartRateBpm : undefined;
}

function metsOf({ lastSession, openSession }: OwnRecords): readonly number[] {
  return [lastSession?.log, openSession].flatMap((log) =>
    log === null || log === undefined
      ? []
      : [log.mets.stated, log.mets.adult, log.mets.olderAdult].filter((met) => met !== null),
  );
}

function lastSessionValues({ lastSession }: OwnRecords, measure: Measure): readonly number[] {
  if (lastSession === null) return [];
  const { log } = lastSession;
  const duration = durationMilliseconds(log);
  if (measure === "energy") return [log.calories];
  if (duration === null) return [];
  const minutes = duration / MILLISECONDS_PER_MINUTE;
  if (measure === "minutes") return [minutes];
  if (measure !== "metMinutes") return [];
  const { stated, adult, olderAdult } = log.mets;
  const mets = stated === null ? [adult, olderAdult] : [stated];
  return mets.flatMap((met) => (met === null ? [] : [met * minutes]));
}

function bestValues({ statistics }: OwnRecords, measure: Measure): readonly number[] {
  const valueIn = (best: PersonalBest | null, unit: number) =>
    best === null ? [] : [best.value / unit];
  if (measure === "minutes") return valueIn(statistics.longest, MILLISECONDS_PER_MINUTE);
  return measure === "energy" ? valueIn(statistics.mostCalories, 1) : [];
}

function schemeSessions({ schemes }: OwnRecords): readonly number[] {
  return schemes.flatMap(({ completedSessions, plannedSessions }) =>
    plannedSessions === null
      ? [completedSessions]
      : [completedSessions, plannedSessions, plannedSessions - completedSessions],
  );
}
