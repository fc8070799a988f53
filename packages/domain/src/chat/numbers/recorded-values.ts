import { MILLISECONDS_PER_MINUTE } from "../../shared/durations.ts";
import { dayNumber } from "../../shared/local-date.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import type { PersonalBest } from "../../sport/statistics/exercise-statistics.ts";
import { WEEKLY_TARGET } from "../../sport/statistics/exercise-statistics.ts";
import type { ExerciseTotals } from "../../sport/statistics/exercise-totals.ts";
import type { PeriodTotals } from "../../sport/statistics/weekly-report-data.ts";
import type { OwnRecords } from "../own-records.ts";
import type { Scope } from "./statement-cues.data.ts";
import type { Measure } from "./units.data.ts";

const HUNDREDTHS_PER_MET = 100;
const PERIODS = [
  "today",
  "yesterday",
  "this_week",
  "last_week",
  "week_before_last",
  "last_7_days",
  "last_30_days",
  "total",
] as const;
export type PeriodScope = (typeof PERIODS)[number];

/** Whether a scope is a period over which sums are on record. */
export function isPeriod(scope: Scope | undefined): scope is PeriodScope {
  return (PERIODS as readonly (Scope | undefined)[]).includes(scope);
}

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

/** The sum of a measure over a period; undefined where the measure has none. */
export function periodValue(
  records: OwnRecords,
  measure: Measure,
  scope: PeriodScope,
): number | undefined {
  return sumIn(periodOf(records, scope), measure);
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

/** What is still missing this week to a target of `amounts`, or to the recommended one and the schemes. */
export function missingValues(
  records: OwnRecords,
  measure: Measure,
  amounts: readonly number[],
): readonly number[] {
  const done = periodValue(records, measure, "this_week");
  const week = records.schemes.flatMap(({ plannedSessions, completedSessions }) =>
    plannedSessions === null ? [] : [plannedSessions - completedSessions],
  );
  if (measure === "sessions") {
    return [...week, ...amounts.map((amount) => amount - (done ?? 0))];
  }
  if (done === undefined) return [];
  const targets = amounts.length > 0 ? amounts : recommended(measure);
  return targets.map((target) => target - done);
}

/** Shares and changes that follow from the records, in percent. */
export function percentages(records: OwnRecords): {
  readonly ofTarget: readonly number[];
  readonly changes: readonly number[];
} {
  const measures = ["minutes", "metMinutes", "energy", "sessions", "days"] as const;
  const share = (part: number | undefined, whole: number | undefined) =>
    part === undefined || whole === undefined || whole === 0 ? [] : [(part / whole) * 100];
  const thisWeek = (measure: Measure) => periodValue(records, measure, "this_week");
  const lastWeek = (measure: Measure) => periodValue(records, measure, "last_week");
  return {
    ofTarget: [
      ...share(thisWeek("minutes"), WEEKLY_TARGET.minutes),
      ...share(thisWeek("metMinutes"), WEEKLY_TARGET.metMinutes),
      ...records.schemes.flatMap(({ completedSessions, plannedSessions }) =>
        share(completedSessions, plannedSessions ?? undefined),
      ),
    ],
    changes: measures.flatMap((measure) =>
      share((thisWeek(measure) ?? 0) - (lastWeek(measure) ?? 0), lastWeek(measure)),
    ),
  };
}

function recommended(measure: Measure): readonly number[] {
  if (measure === "minutes") return [WEEKLY_TARGET.minutes];
  return measure === "metMinutes" ? [WEEKLY_TARGET.metMinutes] : [];
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

function periodOf(records: OwnRecords, scope: PeriodScope): PeriodTotals | undefined {
  const { statistics, weeks } = records;
  switch (scope) {
    case "today":
      return records.day;
    case "yesterday":
      return records.yesterday;
    case "this_week":
      return weeks.at(-1);
    case "last_week":
      return weeks.at(-2);
    case "week_before_last":
      return weeks.at(-3);
    case "last_7_days":
      return records.last7Days;
    case "last_30_days":
      return records.last30Days;
    case "total":
      return { totals: statistics.totals, activeDays: statistics.activeDays };
  }
}

/** The sum of a measure over some days; undefined where the measure has none. */
export function sumIn(period: PeriodTotals | undefined, measure: Measure): number | undefined {
  if (period === undefined) return undefined;
  return measure === "days" ? period.activeDays : totalOf(period.totals, measure);
}

function totalOf(totals: ExerciseTotals, measure: Measure): number | undefined {
  switch (measure) {
    case "minutes":
      return totals.durationMilliseconds / MILLISECONDS_PER_MINUTE;
    case "energy":
      return totals.calories;
    case "sessions":
      return totals.sessions;
    case "metMinutes":
      return totals.metHundredthMilliseconds / (MILLISECONDS_PER_MINUTE * HUNDREDTHS_PER_MET);
    default:
      return undefined;
  }
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
