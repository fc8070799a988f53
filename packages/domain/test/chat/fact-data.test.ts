import { describe, expect, it } from "vitest";
import { INJECTION_ATTEMPTS } from "../../../testing/src/data/injection-attempts.data.ts";
import { factData } from "../../src/chat/prompt/fact-data.ts";
import { tokensOf } from "../../src/chat/prompt/within-tokens.ts";
import type { ExerciseGoalId, UserId } from "../../src/shared/ids.ts";
import { cataloguedSession } from "../../src/sport/catalogued-session.ts";
import { createExerciseGoal } from "../../src/sport/exercise-goal.ts";
import type { ExerciseScheme } from "../../src/sport/exercise-scheme.ts";
import { answerRecordQuery } from "../../src/sport/records/answer-record-query.ts";
import { recordContext } from "../../src/sport/records/record-context.ts";
import { type RecordRequest, recordQueryFrom } from "../../src/sport/records/record-request.ts";
import { statedMeasures } from "../../src/sport/session-measures.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import {
  anExerciseScheme,
  aProfile,
  aSchemeItem,
  aSportLog,
  at,
  zone,
} from "../support/builders.ts";

/** A Wednesday. */
const NOW = at("2026-03-11T12:00");
const CONTEXT = recordContext(aProfile(), zone("Europe/Berlin"), NOW);

const run = (start: string, minutes = 60) => aSportLog({ sportStart: at(start), minutes });
const swim = (start: string, minutes = 60) =>
  aSportLog({ sportStart: at(start), minutes, sportName: "Pool swim", calories: 300 });

/** What these records say to a request, as a model is told it. */
function told(
  request: RecordRequest,
  logs: readonly SportLog[],
  schemes: readonly ExerciseScheme[] = [],
) {
  const asked = recordQueryFrom(request);
  if (asked.kind === "problem") throw new Error(`${asked.field} ${asked.message}`);
  return factData(answerRecordQuery(asked.query, logs, schemes, CONTEXT));
}

const FEBRUARY = { start_date: "2026-02-01", end_date: "2026-02-28" } as const;
const LOGS = [
  run("2026-02-03T10:00", 20),
  run("2026-02-10T10:00", 25.25),
  swim("2026-02-10T18:00", 40),
  run("2026-03-09T10:00", 30),
];

describe("a fact as data", () => {
  it("is a sum in every metric, in shown units, with its days", () => {
    expect(told({ metric: "minutes", activity: "running", ...FEBRUARY }, LOGS)).toEqual({
      asked: "minutes",
      exercise: "running",
      days: { first: "2026-02-01", last: "2026-02-28" },
      sessions: 2,
      minutes: 45.3,
      energy_kcal: 1_000,
      met_minutes: 362,
      active_days: 2,
      average_minutes_per_session: 22.6,
    });
    expect(told({ metric: "sessions" }, [])).toMatchObject({ days: "all", sessions: 0 });
  });

  it("says of how many sessions the length is not known", () => {
    const logs = [run("2026-03-01T10:00"), aSportLog({ sportEnd: null })];
    expect(told({ metric: "minutes" }, logs)).toMatchObject({
      sessions: 2,
      minutes: 60,
      sessions_of_unknown_length: 1,
    });
  });

  it("has the difference of two sums as they are shown", () => {
    const request = { metric: "minutes", ...FEBRUARY, compare_start_date: "2026-03-01" };
    expect(told(request, LOGS)).toMatchObject({
      first: { minutes: 85.3, days: { first: "2026-02-01" } },
      second: { minutes: 30, days: { first: "2026-03-01", last: "2026-03-11" } },
      first_minus_second: { minutes: 55.3 },
    });
    const activities = { metric: "sessions", activity: "running", compare_activity: "swimming" };
    expect(told(activities, LOGS)).toMatchObject({
      first: { exercise: "running", sessions: 3 },
      second: { exercise: "swimming", sessions: 1 },
      first_minus_second: { sessions: 2 },
    });
  });

  it("has what is missing to the recommended amount", () => {
    const request = { metric: "minutes", start_date: "2026-03-09", compare_with: "target" };
    expect(told(request, LOGS)).toMatchObject({
      minutes: 30,
      recommended_minutes: 150,
      recommended_met_minutes: 500,
      is_reached: false,
      reached_by: null,
      minutes_missing: 120,
    });
  });

  it("has the means of a week where a trend is asked for", () => {
    expect(told({ metric: "minutes", compare_with: "trend" }, LOGS)).toMatchObject({
      latest_four_full_weeks: {
        days: { first: "2026-02-09", last: "2026-03-08" },
        mean_per_week: { minutes: 16.3, sessions: 0.5 },
        average_minutes_per_session: 32.6,
      },
      four_weeks_before: { mean_per_week: { minutes: 5 } },
    });
  });

  it.each([
    ["day", { day: "2026-02-10", sessions: 2, minutes: 65.3 }],
    ["weekday", { weekday: "Tuesday", sessions: 3, minutes: 85.3 }],
    ["week", { week_from_monday: "2026-02-09", sessions: 2, minutes: 65.3 }],
    ["month", { month: "2026-02", sessions: 3, minutes: 85.3 }],
    ["sport", { sport: "running", sessions: 3, minutes: 75.3 }],
  ])("is grouped by %s, with the group of most", (grouping, most) => {
    const data = told({ metric: "minutes", grouping }, LOGS);
    expect(data).toMatchObject({ altogether: { sessions: 4, minutes: 115.3 }, most });
    expect(data["groups"]).toContainEqual(most);
    expect(data["groups_in_all"]).toBe((data["groups"] as unknown[]).length);
  });

  it("has a session that is picked out with what was noted and felt, a list without", () => {
    const feedback = JSON.stringify({ feeling_rating: 4, custom_notes: "easy\nlegs" });
    const logs = [...LOGS, aSportLog({ sportStart: at("2026-03-10T08:00"), feedback })];
    expect(told({ metric: "last" }, logs)).toEqual({
      asked: "last",
      exercise: "any",
      days: "all",
      sessions: [
        {
          sport: "Running",
          date: "2026-03-10",
          minutes: 60,
          energy_kcal: 500,
          note: "easy legs",
          feeling_1_to_5: 4,
        },
      ],
      sessions_in_all: 5,
    });
    const list = told({ metric: "list", activity: "swimming" }, logs);
    expect(list["sessions"]).toEqual([
      { sport: "Pool swim", date: "2026-02-10", minutes: 40, energy_kcal: 300 },
    ]);
  });

  it("has streaks, plans, and what is not recorded", () => {
    expect(told({ metric: "longest_streak" }, LOGS)).toEqual({
      asked: "longest_streak",
      exercise: "any",
      days_in_a_row: 1,
    });
    const items = [aSchemeItem({ weekday: 3 }), aSchemeItem({ sportName: "Stretching" })];
    const schemes = [anExerciseScheme({ name: "Spring", items })];
    expect(told({ metric: "plan", start_date: "2026-03-11" }, LOGS, schemes)).toEqual({
      asked: "plan",
      day: "2026-03-11",
      has_active_plan: true,
      planned: [
        { plan: "Spring", sport: "Morning run", minutes: 30, weekday: "Wednesday" },
        { plan: "Spring", sport: "Stretching", minutes: 30, weekday: "any" },
      ],
      planned_in_all: 2,
    });
    expect(told({ metric: "heart_rate", activity: "running" }, LOGS)).toEqual({
      asked: "heart_rate",
      is_recorded: false,
    });
  });

  it("has distances in kilometers and paces in minutes, where sessions tell any", () => {
    const measures = statedMeasures({ distanceMeters: 5_250, averageHeartRateBpm: 151 });
    const session = { sportName: "Running", exerciseType: null };
    const sportStart = at("2026-03-09T07:00");
    const measured = aSportLog({
      ...session,
      ...cataloguedSession(session),
      ...{ sportStart, minutes: 30, measures },
    });
    expect(told({ metric: "distance_m" }, [measured])).toMatchObject({
      distance_km: 5.25,
      average_distance_km_per_session: 5.25,
      pace_min_per_km: "5:43",
    });
    expect(told({ metric: "last" }, [measured])).toMatchObject({
      sessions: [{ distance_km: 5.25, pace_min_per_km: "5:43", average_heart_rate_bpm: 151 }],
    });
    expect(told({ metric: "distance_m" }, LOGS)).not.toHaveProperty("distance_km");
  });

  it("has goals with how far they are, and what is recommended where there are none", () => {
    const query = recordQueryFrom({ metric: "goals" });
    if (query.kind !== "query") throw new Error(query.message);
    const goals = [
      createExerciseGoal(
        {
          ...{ id: "g" as ExerciseGoalId, userId: "u" as UserId, activity: null },
          ...{ metric: "sessions", period: "week", target: 3 },
        },
        NOW,
      ),
    ];
    const fact = answerRecordQuery(query.query, LOGS, [], CONTEXT, { goals });
    expect(factData(fact)).toMatchObject({
      goals: [{ of: "sessions", each: "week", exercise: "any", target: 3, is_reached: false }],
    });
    const without = answerRecordQuery(query.query, LOGS, [], CONTEXT);
    expect(factData(without)).toMatchObject({
      goals: [],
      recommended_instead: { recommended_minutes: 150 },
    });
  });

  it("has the latest of many days, and how many there are", () => {
    const logs = Array.from({ length: 400 }, (_, index) =>
      aSportLog({ sportStart: new Date(NOW.getTime() - index * 86_400_000), minutes: 30 }),
    );
    const data = told({ metric: "minutes", grouping: "day" }, logs);
    const groups = data["groups"] as { day: string }[];
    expect(data["groups_in_all"]).toBe(400);
    expect(groups.length).toBeGreaterThan(30);
    expect(groups.at(-1)?.day).toBe("2026-03-11");
    expect(tokensOf(data)).toBeLessThan(1_300);
  });

  it("takes little room whatever things are called, and has each name on one line", () => {
    const name = `${"运动\u202e\n".repeat(40)}`;
    const logs = Array.from({ length: 60 }, (_, index) =>
      aSportLog({ sportStart: at("2026-03-05T08:00"), sportName: `${index} ${name}` }),
    );
    const items = Array.from({ length: 50 }, () => aSchemeItem({ sportName: name }));
    const schemes = [anExerciseScheme({ name, items })];
    for (const request of [
      { metric: "list", activity: name.slice(0, 90) },
      { metric: "minutes", grouping: "sport", activity: name.slice(0, 90) },
      { metric: "plan" },
    ]) {
      const data = told(request, logs, schemes);
      expect(tokensOf(data)).toBeLessThan(1_700);
      expect(JSON.stringify(data)).not.toMatch(/\u202e|\\n/);
    }
  });

  it("says an attempt to instruct as the name it is", () => {
    for (const attempt of INJECTION_ATTEMPTS) {
      const logs = [aSportLog({ sportName: attempt, notes: attempt })];
      const data = told({ metric: "last" }, logs);
      expect(Object.keys(data)).toEqual([
        "asked",
        "exercise",
        "days",
        "sessions",
        "sessions_in_all",
      ]);
    }
  });
});
