import type { RecordFacts } from "../../../src/chat/numbers/number-claim.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { daysIn } from "../../../src/shared/local-date.ts";
import type { RecordAmount } from "../../../src/sport/records/record-amount.ts";
import type {
  DatedSession,
  RecordFact,
  TargetFact,
} from "../../../src/sport/records/record-fact.ts";
import { daysOfPeriod } from "../../../src/sport/records/record-period.ts";
import {
  RECORD_PICKS,
  type RecordActivity,
  type RecordPeriod,
  type RecordPick,
  type RecordPickQuery,
  type RecordQuery,
} from "../../../src/sport/records/record-query.ts";
import { NO_MOVEMENT } from "../../../src/sport/statistics/movement.ts";
import { aSportLog, at, day, MINUTE, someTotals } from "../../support/builders.ts";

/** A Friday. */
export const TODAY = day("2026-03-06");
export const SOME_BODY = { ageYears: 34, heightCm: 175, weightKg: 72, restingHeartRateBpm: 62 };

/** Sums as they are shown: minutes, kilocalories, MET-minutes. */
function anAmount(
  sessions: number,
  minutes: number,
  calories: number,
  metMinutes: number,
  activeDays: number,
): RecordAmount {
  const totals = someTotals({
    sessions,
    durationMilliseconds: Math.round(minutes * MINUTE),
    calories,
    metHundredthMilliseconds: Math.round(metMinutes * 100 * MINUTE),
  });
  return {
    ...{ totals, activeDays, timedSessions: sessions, measuredSessions: 0 },
    ...{ energySessions: sessions, effortSessions: sessions, moved: NO_MOVEMENT },
  };
}

const NOTHING = anAmount(0, 0, 0, 0, 0);
const TODAYS = anAmount(1, 35, 210, 280, 1);
const AMOUNTS: readonly (readonly [period: RecordPeriod, amount: RecordAmount])[] = [
  [{ kind: "week", weeksAgo: 0 }, anAmount(3, 95, 540, 620, 3)],
  [{ kind: "week", weeksAgo: 1 }, anAmount(2, 75, 410, 480, 2)],
  [{ kind: "week", weeksAgo: 2 }, anAmount(4, 160, 900, 1000, 4)],
  [{ kind: "ever" }, anAmount(52, 1840, 10_350, 9800, 46)],
  [{ kind: "day", date: TODAY }, TODAYS],
  [{ kind: "day", date: day("2026-03-05") }, anAmount(2, 44, 250, 230, 1)],
  [{ kind: "last_days", days: 7 }, anAmount(4, 135, 760, 860, 4)],
  [{ kind: "last_days", days: 30 }, anAmount(14, 480, 2700, 3100, 12)],
];
const RUNS = anAmount(30, 1200, 8000, 8000, 28);
const WALKS = anAmount(22, 640, 2350, 1800, 20);

function session(minutes: number, calories: number, date: LocalDate): DatedSession {
  const log = aSportLog({
    sportStart: at(`${date}T07:00`),
    minutes,
    calories,
    sportName: "Running",
  });
  return { log, date };
}

const LAST = session(35, 210, TODAY);
const LONGEST = session(82, 600, day("2026-01-10"));
const YESTERDAYS = [session(20, 120, day("2026-03-05")), session(24, 130, day("2026-03-05"))];
const MOST_CALORIES = session(70, 640, day("2026-01-10"));

/** What is on record of somebody: 3 sessions this week, 2 last week, a streak of 5 days, a run of 35 minutes today. */
export const someFacts: RecordFacts = (query) => factOn(query);

/** Of nobody who ever exercised. */
export const noFacts: RecordFacts = (query) => {
  const fact = factOn(query);
  if (fact.kind === "streak") return { ...fact, days: 0 };
  if (fact.kind === "sessions")
    return { ...fact, sessions: [], of: { ...fact.of, amount: NOTHING } };
  return "of" in fact ? { ...fact, of: { ...fact.of, amount: NOTHING } } : fact;
};

function factOn(query: RecordQuery): RecordFact {
  if (isPick(query)) {
    const amount = amountOf(query.activity, query.period);
    const sessions = sessionsOf(query.metric, query.activity, query.period);
    return { kind: "sessions", query, of: { ...scopeOf(query), amount }, sessions };
  }
  switch (query.metric) {
    case "current_streak":
    case "longest_streak":
      return { kind: "streak", query, days: query.metric === "current_streak" ? 5 : 12 };
    case "goals":
      return { kind: "goals", query, goals: [], recommended: targetFact(query, query.period) };
    case "plan":
    case "unrecorded":
      throw new Error("No claim asks that.");
    default: {
      if (query.comparison?.with === "target") return targetFact(query, query.period);
      const of = { ...scopeOf(query), amount: amountOf(query.activity, query.period) };
      return { kind: "amount", query, of };
    }
  }
}

function targetFact(query: RecordQuery, period: RecordPeriod): TargetFact {
  const of = { ...scopeOf({ activity: null, period }), amount: amountOf(null, period) };
  return {
    ...{ kind: "target", query, of, targetMinutes: 150, targetMetMinutes: 500, reachedBy: null },
  };
}

function isPick(query: RecordQuery): query is RecordPickQuery {
  return RECORD_PICKS.some((pick) => pick === query.metric);
}

function scopeOf({ activity, period }: { activity: RecordActivity | null; period: RecordPeriod }) {
  return { activity, period, range: daysOfPeriod(period, TODAY) };
}

function amountOf(activity: RecordActivity | null, period: RecordPeriod): RecordAmount {
  const all =
    AMOUNTS.find(([each]) => JSON.stringify(each) === JSON.stringify(wholeDays(period)))?.[1] ??
    NOTHING;
  if (activity === null) return all;
  const isRunning = activity.families.includes("running");
  if (period.kind === "ever")
    return isRunning ? RUNS : activity.families.includes("walking") ? WALKS : NOTHING;
  return isRunning && period.kind === "day" ? all : NOTHING;
}

/** The last days without today, or with a day more, are the same to this person. */
function wholeDays(period: RecordPeriod): RecordPeriod {
  if (period.kind === "last_days" && [8, 31].includes(period.days))
    return { kind: "last_days", days: period.days - 1 };
  if (period.kind === "since" && period.date === "2026-03-02") return { kind: "week", weeksAgo: 0 };
  if (period.kind !== "range") return period;
  if (period.start === "2026-03-02") return { kind: "week", weeksAgo: 0 };
  return { kind: "last_days", days: daysIn(period) };
}

function sessionsOf(
  metric: RecordPick,
  activity: RecordActivity | null,
  period: RecordPeriod,
): readonly DatedSession[] {
  if (activity !== null && !activity.families.includes("running")) return [];
  const isToday = period.kind === "day" && period.date === TODAY;
  if (isToday) return [LAST];
  if (period.kind === "day" && period.date === "2026-03-05") return YESTERDAYS;
  if (period.kind !== "ever" || metric === "list") return [];
  if (metric === "last") return [LAST];
  if (metric === "longest") return [LONGEST];
  // Nobody measured how far it was.
  return metric === "most_calories" ? [MOST_CALORIES] : [];
}
