import { describe, expect, it } from "vitest";
import { RUNNING_GOALS, runningPlan, runsAWeek } from "../../../src/chat/workouts/running-plan.ts";
import { weekOfTraining } from "../../../src/chat/workouts/workout-week.ts";

describe("a running plan", () => {
  it.each(RUNNING_GOALS)("has as many weeks as are wished for, within bounds, to %s", (goal) => {
    expect(runningPlan(goal, 10)).toHaveLength(10);
    expect(runningPlan(goal, 1).length).toBeGreaterThanOrEqual(6);
    expect(runningPlan(goal, 60).length).toBeLessThanOrEqual(16);
  });

  it("never adds more than three kilometres to the longest run of the weeks before", () => {
    for (const goal of ["10k", "half"] as const) {
      let longest = 99;
      for (const week of runningPlan(goal, null)) {
        if (week.form !== "distance") throw new Error("Distances are planned.");
        expect(week.longKilometres - longest).toBeLessThanOrEqual(3);
        longest = Math.max(longest === 99 ? 0 : longest, week.longKilometres);
      }
    }
  });

  it("ends with half an hour of running for those who begin", () => {
    expect(runningPlan("5k", null).at(-1)).toMatchObject({ runMinutes: 30, times: 1 });
  });

  it("begins with a minute of running by turns, and leaves steps out where there are fewer weeks", () => {
    const minutes = (weeks: number | null) =>
      runningPlan("5k", weeks).map((each) => (each.form === "run_walk" ? each.runMinutes : 0));
    expect(minutes(null)).toEqual([1, 2, 3, 5, 8, 12, 15, 25, 30]);
    expect(minutes(6)).toEqual([1, 3, 5, 12, 15, 30]);
  });

  it("leads to ten kilometres by longer runs, every fourth week lighter but for the last", () => {
    const weeks = runningPlan("10k", null).map((each) =>
      each.form === "distance" ? [each.week, each.easyKilometres, each.longKilometres] : [],
    );
    expect(weeks).toEqual([
      [1, 4, 5],
      [2, 4, 6],
      [3, 5, 6],
      [4, 5, 5],
      [5, 5, 8],
      [6, 5, 9],
      [7, 6, 9],
      [8, 6, 10],
    ]);
  });
});

describe("a week of training", () => {
  it.each([2, 3, 4, 5])("has %i days, each another weekday", (days) => {
    for (const form of ["mixed", "split", "running"] as const) {
      const weekdays = weekOfTraining(form, days).map(({ weekday }) => weekday);
      expect(new Set(weekdays).size).toBe(days);
    }
  });
});

describe("the days of a plan", () => {
  it("are three where nothing is told, and two to five", () => {
    expect([null, 1, 2, 5, 7].map((days) => weekOfTraining("split", days).length)).toEqual([
      3, 2, 2, 5, 5,
    ]);
    expect(weekOfTraining("running", 2)).toEqual([
      { weekday: 2, kind: "run", minutes: 30 },
      { weekday: 6, kind: "run", minutes: 45 },
    ]);
  });

  it("are those that are told", () => {
    expect(weekOfTraining("mixed", null, [2, 4, 6]).map(({ weekday }) => weekday)).toEqual([
      2, 4, 6,
    ]);
    expect(weekOfTraining("mixed", 3, [3]).map(({ weekday }) => weekday)).toEqual([3]);
  });

  it("are two to four for runs", () => {
    expect([null, 1, 2, 4, 7].map(runsAWeek)).toEqual([3, 2, 2, 4, 4]);
  });
});
