import type { RecordFacts } from "../../../src/chat/numbers/number-claim.ts";
import type { ExerciseGoalId } from "../../../src/shared/ids.ts";
import { createExerciseGoal, type GoalContent } from "../../../src/sport/exercise-goal.ts";
import type { RecordAmount } from "../../../src/sport/records/record-amount.ts";
import type { DatedSession, RecordFact } from "../../../src/sport/records/record-fact.ts";
import {
  RECORD_PICKS,
  type RecordActivity,
  type RecordPeriod,
  type RecordPick,
  type RecordPickQuery,
  type RecordQuery,
} from "../../../src/sport/records/record-query.ts";
import { statedMeasures } from "../../../src/sport/session-measures.ts";
import { aSportLog, at, aUserId, day, MINUTE, someTotals } from "../../support/builders.ts";

/** Sums of so many sessions, each measure with values of its own: 31 minutes, 210 kcal, 250 MET-minutes and 5 km a session. */
export function amountOfSessions(sessions: number): RecordAmount {
  const milliseconds = sessions * 31 * MINUTE;
  const decimeters = sessions * 50_000;
  const moved = { decimeters, milliseconds: sessions * 30 * MINUTE };
  return {
    totals: someTotals({
      ...{ sessions, durationMilliseconds: milliseconds, calories: sessions * 210 },
      metHundredthMilliseconds: sessions * 250 * 100 * MINUTE,
      distance: {
        ...{ decimeters, pacedDecimeters: decimeters, pacedMilliseconds: moved.milliseconds },
      },
    }),
    ...{ activeDays: Math.ceil(sessions * 0.8), timedSessions: sessions },
    ...{ measuredSessions: sessions, energySessions: sessions, effortSessions: sessions },
    moved,
  };
}

const SESSIONS: Partial<Record<RecordPeriod["kind"], number>> = { ever: 60, year: 20, month: 9 };

function sessionsIn(period: RecordPeriod): number {
  if (period.kind === "week") return 4 - period.weeksAgo;
  if (period.kind === "last_days") return Math.ceil(period.days / 2);
  return SESSIONS[period.kind] ?? 1;
}

/** Of the pick of a day, so that no two are alike. */
export function aPickedSession(pick: RecordPick, minutes: number): DatedSession {
  const date = day(pick === "last" ? "2026-03-01" : "2026-02-20");
  const log = aSportLog({
    ...{ sportStart: at(`${date}T07:00`), minutes, calories: minutes * 7 },
    feedback: JSON.stringify({ feeling_rating: 4 }),
    measures: statedMeasures({
      ...{ distanceMeters: minutes * 200, movingSeconds: minutes * 54, steps: minutes * 160 },
      ...{ averageHeartRateBpm: 110 + minutes, maxHeartRateBpm: 130 + minutes },
    }),
  });
  return { log, date };
}

const MINUTES_OF_PICK: Partial<Record<RecordPick, number>> = {
  ...{ last: 35, longest: 82, most_calories: 70, longest_distance: 75, best_pace: 25 },
  ...{ fastest_1_km: 5, fastest_5_km: 24.5, fastest_10_km: 52 },
  ...{ fastest_half_marathon: 118, fastest_marathon: 251 },
};

const GOALS: readonly (readonly [content: GoalContent, value: number])[] = [
  [{ metric: "minutes", period: "week", target: 150, activity: null }, 95],
  [{ metric: "distance_m", period: "month", target: 80_000, activity: "running" }, 52_400],
  [{ metric: "sessions", period: "week", target: 5, activity: null }, 3],
];

/** Every query has an answer, with as many sessions as its days have room for. */
export const toldFacts: RecordFacts = (query) => factOn(query);

function factOn(query: RecordQuery): RecordFact {
  if (isPick(query)) {
    const minutes = MINUTES_OF_PICK[query.metric];
    const sessions =
      minutes === undefined
        ? [aPickedSession("list", 20), aPickedSession("list", 24)]
        : [aPickedSession(query.metric, minutes)];
    return { kind: "sessions", query, of: scoped(query, sessions.length), sessions };
  }
  switch (query.metric) {
    case "current_streak":
      return { kind: "streak", query, days: 5 };
    case "longest_streak":
      return { kind: "streak", query, days: 12 };
    case "goals":
      return { kind: "goals", query, goals: GOALS.map(aGoal), recommended: targetOf(query) };
    case "plan":
    case "unrecorded":
      throw new Error("No claim asks that.");
    default:
      return query.comparison?.with === "target"
        ? targetOf(query)
        : { kind: "amount", query, of: scoped(query, sessionsIn(query.period)) };
  }
}

function targetOf(query: Extract<RecordQuery, { period: RecordPeriod }>) {
  const of = scoped({ activity: null, period: query.period }, sessionsIn(query.period));
  const targets = { targetMinutes: 150, targetMetMinutes: 500, reachedBy: null };
  return { kind: "target", query, of, ...targets } as const;
}

function scoped(
  { activity, period }: { activity: RecordActivity | null; period: RecordPeriod },
  sessions: number,
) {
  return { activity, period, range: null, amount: amountOfSessions(sessions) };
}

function aGoal([content, value]: (typeof GOALS)[number]) {
  const owned = { id: content.metric as ExerciseGoalId, userId: aUserId };
  const goal = createExerciseGoal({ ...content, ...owned }, at("2026-01-01T07:00"));
  const period = { start: day("2026-03-02"), end: day("2026-03-08") };
  return { goal, progress: { value, target: content.target, reached: false, period } };
}

function isPick(query: RecordQuery): query is RecordPickQuery {
  return RECORD_PICKS.some((pick) => pick === query.metric);
}
