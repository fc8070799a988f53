import type { RecordFact, ScopedAmount } from "../../sport/records/record-fact.ts";
import {
  RECORD_AMOUNTS,
  type RecordActivity,
  type RecordAmountMetric,
  type RecordQuery,
} from "../../sport/records/record-query.ts";
import { recordValue, weeklyMean } from "../../sport/records/record-value.ts";
import { oneLine } from "../one-line.ts";

type Data = Readonly<Record<string, unknown>>;
export type FactOf<Kind extends RecordFact["kind"]> = Extract<RecordFact, { readonly kind: Kind }>;

/** The name that the values of a metric have, with the unit. */
export const VALUE_NAMES = {
  sessions: "sessions",
  minutes: "minutes",
  calories: "energy_kcal",
  met_minutes: "met_minutes",
  active_days: "active_days",
  average_minutes: "average_minutes_per_session",
} as const satisfies Record<RecordAmountMetric, string>;

/** In code points (design value): a name is no longer where it is stored. */
const NAME_LENGTH = 100;
const TENTHS = 10;

/** A name as it is told: on one line, without what cannot be seen. */
export function shownName(name: string): string {
  return oneLine(name, NAME_LENGTH);
}

/** The kind of exercise that is meant. */
export function nameData(activity: RecordActivity | null): string {
  return activity === null ? "any" : shownName(activity.name);
}

/** Of what an amount is, and of which days. */
export function scopeData({ activity, range }: ScopedAmount): Data {
  const days = range === null ? "all" : { first: range.start, last: range.end };
  return { exercise: nameData(activity), days };
}

/** An amount in every metric. */
export function amountData(of: ScopedAmount): Data {
  const { totals, timedSessions } = of.amount;
  const untimed = totals.sessions - timedSessions;
  return {
    ...scopeData(of),
    ...valuesOf((metric) => recordValue(metric, of.amount)),
    ...(untimed > 0 && { sessions_of_unknown_length: untimed }),
  };
}

/** An amount of four weeks by its means of a week. */
export function weeklyData(of: ScopedAmount): Data {
  const { average_minutes_per_session, ...perWeek } = valuesOf((metric) =>
    weeklyMean(metric, of.amount),
  );
  return { ...scopeData(of), mean_per_week: perWeek, average_minutes_per_session };
}

/** Two amounts; the difference is that of the figures as they are shown. */
export function comparisonData({ query, of, other }: FactOf<"comparison">): Data {
  const metric = metricOf(query);
  const [first, second] = [recordValue(metric, of.amount), recordValue(metric, other.amount)];
  return {
    first: amountData(of),
    second: amountData(other),
    first_minus_second: { [VALUE_NAMES[metric]]: differenceOf(first, second) },
  };
}

/** An amount beside what is recommended. */
export function targetData({
  of,
  targetMinutes,
  targetMetMinutes,
  reachedBy,
}: FactOf<"target">): Data {
  const minutes = recordValue("minutes", of.amount);
  return {
    ...amountData(of),
    recommended_minutes: targetMinutes,
    recommended_met_minutes: targetMetMinutes,
    is_reached: reachedBy !== null,
    reached_by: reachedBy,
    minutes_missing: Math.max(0, differenceOf(targetMinutes, minutes)),
  };
}

/** The metric that a sum was asked for by. */
export function metricOf(query: RecordQuery): RecordAmountMetric {
  return RECORD_AMOUNTS.find((metric) => metric === query.metric) ?? "sessions";
}

function valuesOf(valueIn: (metric: RecordAmountMetric) => number) {
  const values = RECORD_AMOUNTS.map((metric) => [VALUE_NAMES[metric], valueIn(metric)]);
  return Object.fromEntries(values) as Record<(typeof VALUE_NAMES)[RecordAmountMetric], number>;
}

function differenceOf(left: number, right: number): number {
  return (Math.round(left * TENTHS) - Math.round(right * TENTHS)) / TENTHS;
}
