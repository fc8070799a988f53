import type { RecordedPerson } from "../../../../scripts/eval-statements/recorded-people.ts";
import { dayNumber } from "../../../../src/shared/local-date.ts";
import { answerRecordQuery } from "../../../../src/sport/records/answer-record-query.ts";
import type {
  RecordActivity,
  RecordAmountMetric,
  RecordPeriod,
  RecordQuery,
} from "../../../../src/sport/records/record-query.ts";
import { recordValue } from "../../../../src/sport/records/record-value.ts";
import { durationMilliseconds } from "../../../../src/sport/sport-log.ts";
import {
  distanceOfSession,
  paceSecondsPerKilometer,
} from "../../../../src/sport/statistics/distance-totals.ts";
import { day, MINUTE } from "../../../support/builders.ts";

const FAMILIES: Readonly<Record<string, string>> = {
  run: "running",
  ride: "bicycling",
  swim: "swimming",
  yoga: "yoga",
  strength: "strength",
};
/** As they are called on 22 November 2026. */
const PERIODS: Readonly<Record<string, RecordPeriod>> = {
  ever: { kind: "ever" },
  w0: { kind: "week", weeksAgo: 0 },
  w1: { kind: "week", weeksAgo: 1 },
  m0: { kind: "month", year: 2026, month: 11 },
  m1: { kind: "month", year: 2026, month: 10 },
  m2: { kind: "month", year: 2026, month: 9 },
  y: { kind: "year", year: 2026 },
  l7: { kind: "last_days", days: 7 },
  l30: { kind: "last_days", days: 30 },
  l90: { kind: "last_days", days: 90 },
  yd: { kind: "day", date: day("2026-11-21") },
};
const AMOUNTS: Readonly<Record<string, RecordAmountMetric>> = {
  min: "minutes",
  cnt: "sessions",
  kcal: "calories",
  days: "active_days",
  avg: "average_minutes",
  km: "distance_m",
  avgkm: "average_distance_m",
  pace: "pace_s_per_km",
};
const PICKS = {
  long: "longest",
  last: "last",
  lastkcal: "last",
  ago: "last",
  longkm: "longest_distance",
  lastkm: "last",
  lastpace: "last",
} as const;
const METERS = 1_000;

/** How many figures a reply leaves open. */
export function figuresOf(template: string): number {
  return [...template.matchAll(/\{/g)].length;
}

/** A reply with its figures, each as the records have it; the one at `falsified` another one. Undefined where one is not known. */
export function fillReply(
  template: string,
  person: RecordedPerson,
  falsified?: number,
): string | undefined {
  let place = -1;
  let isKnown = true;
  const text = template.replace(/\{([^}]+)\}/g, (_, asked: string) => {
    place += 1;
    const value = valueAsked(asked, person);
    if (value === undefined || value === 0) isKnown = false;
    if (asked.includes("pace")) return clockOf((value ?? 0) + (place === falsified ? 45 : 0));
    const shown = Math.round((value ?? 0) * 10) / 10;
    return String(place === falsified ? Math.round(shown * 1.7 + 7) : shown);
  });
  return isKnown ? text : undefined;
}

/** A pace as it is written. */
function clockOf(seconds: number): string {
  const all = Math.round(seconds);
  return `${Math.trunc(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

function valueAsked(asked: string, { logs, context }: RecordedPerson): number | undefined {
  const [metric = "", sport = "", days = "ever"] = asked.split(".");
  const family = FAMILIES[sport];
  const activity: RecordActivity | null =
    family === undefined ? null : { name: sport, families: [family] };
  const period = PERIODS[days] ?? { kind: "ever" };
  const fact = (query: RecordQuery) => answerRecordQuery(query, logs, [], context);
  if (metric === "streak" || metric === "beststreak") {
    const streak = metric === "streak" ? "current_streak" : "longest_streak";
    const told = fact({ metric: streak, activity });
    return told.kind === "streak" ? told.days : undefined;
  }
  if (Object.hasOwn(PICKS, metric)) {
    const told = fact({ metric: PICKS[metric as keyof typeof PICKS], activity, period });
    const session = told.kind === "sessions" ? told.sessions[0] : undefined;
    if (session === undefined) return undefined;
    if (metric === "ago") return dayNumber(context.today) - dayNumber(session.date);
    if (metric === "lastkcal") return session.log.calories;
    if (metric.endsWith("km")) return (session.log.measures.distanceMeters ?? 0) / METERS;
    if (metric === "lastpace")
      return paceSecondsPerKilometer(distanceOfSession(session.log)) ?? undefined;
    return (durationMilliseconds(session.log) ?? 0) / MINUTE;
  }
  const amount = AMOUNTS[metric];
  const told = fact({ metric: "minutes", activity, period, grouping: null, comparison: null });
  if (amount === undefined || told.kind !== "amount")
    throw new Error(`Nothing is called ${asked}.`);
  const value = recordValue(amount, told.of.amount);
  return metric.endsWith("km") ? value / METERS : value;
}
