import type { RecordAmount } from "../../sport/records/record-amount.ts";
import type { RecordFact, ScopedAmount, TargetFact } from "../../sport/records/record-fact.ts";
import {
  RECORD_AMOUNTS,
  type RecordActivity,
  type RecordAmountMetric,
  type RecordQuery,
} from "../../sport/records/record-query.ts";
import { recordValue, tellsMetric, weeklyMean } from "../../sport/records/record-value.ts";
import { oneLine } from "../reply/one-line.ts";

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
  distance_m: "distance_km",
  average_distance_m: "average_distance_km_per_session",
  pace_s_per_km: "pace_min_per_km",
} as const satisfies Record<RecordAmountMetric, string>;

/** In code points (design value): a name is no longer where it is stored. */
const NAME_LENGTH = 100;
const TENTHS = 10;
const HUNDREDTHS = 100;
const METERS_PER_HUNDREDTH = 10;
const SECONDS_PER_MINUTE = 60;
/** What is a mean of sessions, and none of weeks. */
const OF_SESSIONS: readonly string[] = [
  VALUE_NAMES.average_minutes,
  VALUE_NAMES.average_distance_m,
  VALUE_NAMES.pace_s_per_km,
];

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
    ...valuesOf(of, recordValue),
    ...(untimed > 0 && { sessions_of_unknown_length: untimed }),
  };
}

/** An amount of four weeks by its means of a week. */
export function weeklyData(of: ScopedAmount): Data {
  const means = Object.entries(valuesOf(of, weeklyMean));
  const isOfSessions = ([name]: readonly [string, unknown]) => OF_SESSIONS.includes(name);
  return {
    ...scopeData(of),
    mean_per_week: Object.fromEntries(means.filter((each) => !isOfSessions(each))),
    ...Object.fromEntries(means.filter(isOfSessions)),
  };
}

/** Two amounts; the difference is that of the figures as they are shown. */
export function comparisonData({ query, of, other }: FactOf<"comparison">): Data {
  const metric = metricOf(query);
  const [first, second] = [recordValue(metric, of.amount), recordValue(metric, other.amount)];
  const isKnown = tellsMetric(metric, of.amount) && tellsMetric(metric, other.amount);
  const difference = differenceOf(first, second);
  return {
    first: amountData(of),
    second: amountData(other),
    ...(isKnown && { first_minus_second: differenceData(metric, difference) }),
  };
}

/** An amount beside what is recommended. */
export function targetData({ of, targetMinutes, targetMetMinutes, reachedBy }: TargetFact): Data {
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

/** How far somebody is with each goal, the latest first. */
export function goalsData({ goals, recommended }: FactOf<"goals">): Data {
  if (goals.length === 0) return { goals: [], recommended_instead: targetData(recommended) };
  return {
    goals: goals.map(({ goal, progress }) => ({
      of: goal.metric,
      each: goal.period,
      exercise: goal.activity === null ? "any" : shownName(goal.activity),
      done: progress.value,
      target: progress.target,
      left: Math.max(0, differenceOf(progress.target, progress.value)),
      is_reached: progress.reached,
      days: { first: progress.period.start, last: progress.period.end },
    })),
  };
}

/** A value of a metric as it is told to a model: ways in kilometers, a pace as minutes and seconds. */
export function shownValue(metric: RecordAmountMetric, value: number): number | string {
  if (metric === "pace_s_per_km") return paceText(value);
  return metric === "distance_m" || metric === "average_distance_m" ? kilometersOf(value) : value;
}

/** Meters as kilometers, two decimals. */
export function kilometersOf(meters: number): number {
  return Math.round(meters / METERS_PER_HUNDREDTH) / HUNDREDTHS;
}

/** Seconds for a kilometer as minutes and seconds: "5:45". */
export function paceText(seconds: number): string {
  const all = Math.round(seconds);
  return `${Math.trunc(all / SECONDS_PER_MINUTE)}:${String(all % SECONDS_PER_MINUTE).padStart(2, "0")}`;
}

function differenceData(metric: RecordAmountMetric, difference: number): Data {
  return metric === "pace_s_per_km"
    ? { pace_seconds_per_km: difference }
    : { [VALUE_NAMES[metric]]: shownValue(metric, difference) };
}

/** What is known of an amount; without the distances that no session tells. */
function valuesOf(
  { amount }: ScopedAmount,
  valueIn: (metric: RecordAmountMetric, amount: RecordAmount) => number,
): Data {
  const known = RECORD_AMOUNTS.filter((metric) => tellsMetric(metric, amount));
  return Object.fromEntries(
    known.map((metric) => [VALUE_NAMES[metric], shownValue(metric, valueIn(metric, amount))]),
  );
}

function differenceOf(left: number, right: number): number {
  return (Math.round(left * TENTHS) - Math.round(right * TENTHS)) / TENTHS;
}
