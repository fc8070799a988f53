import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../src/shared/local-date.ts";
import {
  createExerciseGoal,
  GOAL_METRICS,
  goalPeriodAround,
  goalProgress,
} from "../../src/sport/exercise-goal.ts";
import { labelsOfType } from "../../src/sport/labels-of-type.ts";
import { readSessionLabel } from "../../src/sport/records/record-activity.ts";
import { NO_AMOUNT } from "../../src/sport/records/record-sessions.ts";

const day = (text: string) => text as LocalDate;
const WEEK = { start: day("2026-03-02"), end: day("2026-03-08") };
const aGoal = { metric: "sessions", period: "week", target: 3, activity: null } as const;
const days = (start: string, end: string) => [{ start: day(start), end: day(end) }];

describe("the period of a goal", () => {
  it("is the week from Monday, or the month", () => {
    expect(goalPeriodAround({ period: "week" }, day("2026-03-08"))).toEqual(WEEK);
    expect(goalPeriodAround({ period: "week" }, day("2026-03-09")).start).toBe("2026-03-09");
    expect(goalPeriodAround({ period: "month" }, day("2028-02-10"))).toEqual({
      start: "2028-02-01",
      end: "2028-02-29",
    });
  });
});

describe("what is expected", () => {
  const expected = (goal: object, paused: ReturnType<typeof days>) =>
    goalProgress({ ...aGoal, ...goal }, NO_AMOUNT, WEEK, paused).target;

  it("is the target without the share of paused days", () => {
    expect(expected({ target: 7 }, [])).toBe(7);
    expect(expected({ target: 7 }, days("2026-03-04", "2026-03-05"))).toBe(5);
    expect(expected({ target: 7 }, days("2026-02-01", "2026-03-02"))).toBe(6);
    expect(expected({ target: 7 }, days("2026-03-08", "9999-12-31"))).toBe(6);
    expect(expected({ metric: "minutes", target: 100 }, days("2026-03-02", "2026-03-02"))).toBe(
      85.7,
    );
    expect(expected({ target: 7 }, days("2026-03-09", "2026-03-20"))).toBe(7);
  });

  it("is one session as long as a day is left, and then nothing", () => {
    expect(expected({ target: 1 }, days("2026-03-02", "2026-03-07"))).toBe(1);
    expect(expected({ target: 1 }, days("2026-03-01", "2026-03-09"))).toBe(0);
  });

  it("is reached by nobody who did nothing, and by any session where nothing is", () => {
    const reached = (sessions: number) => {
      const done = { ...NO_AMOUNT, totals: { ...NO_AMOUNT.totals, sessions } };
      return goalProgress(aGoal, done, WEEK, days("2026-03-01", "2026-03-09")).reached;
    };
    expect(reached(0)).toBe(false);
    expect(reached(1)).toBe(true);
  });

  it("is never more than the target, and never negative", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOAL_METRICS),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        (metric, target, first, length) => {
          const start = `2026-03-${String(first).padStart(2, "0")}`;
          const end = `2026-03-${String(first + length).padStart(2, "0")}`;
          const asked = expected({ metric, target }, days(start, end));
          expect(asked).toBeGreaterThanOrEqual(0);
          expect(asked).toBeLessThanOrEqual(target);
        },
      ),
    );
  });
});

describe("a goal", () => {
  it("is refused where nobody could reach it", () => {
    const make = (facts: object) =>
      createExerciseGoal(
        { ...aGoal, ...facts, id: "g" as never, userId: "u" as never },
        new Date(0),
      );
    expect(() => make({ metric: "active_days", target: 8 })).toThrow("7");
    expect(() => make({ target: 1.5 })).toThrow("whole");
    expect(() => make({ target: 0 })).toThrow("at least 1");
    expect(make({ metric: "active_days", period: "month", target: 31 }).revision).toBe(1);
  });

  it("counts sessions by their type, as the history does, and by what their name means", () => {
    const labels = [
      { sportName: "Parkrun", exerciseType: null },
      { sportName: "Lunch", exerciseType: "running" },
      { sportName: "Yoga", exerciseType: null },
      { sportName: "Yoga", exerciseType: "water_activities" },
    ].map(readSessionLabel);
    const names = (activity: string) =>
      labelsOfType(labels, activity).map((each) => each.sportName);
    expect(names("running")).toEqual(["Parkrun", "Lunch"]);
    expect(names("water_activities")).toContain("Yoga");
    expect(names("swimming")).toEqual([]);
  });

  it("counts no other sport that the catalogue has beside its own", () => {
    const labels = [
      "Tai chi",
      "Tennis",
      "Hike",
      "爬山",
      "Nordic walking",
      "Dog walk",
      "Stairs",
    ].map((sportName) => readSessionLabel({ sportName, exerciseType: null }));
    const names = (activity: string) =>
      labelsOfType(labels, activity).map((each) => each.sportName);
    expect(names("tai chi")).toEqual(["Tai chi"]);
    expect(names("网球")).toEqual(["Tennis"]);
    expect(names("hiking")).toEqual(["Hike", "爬山"]);
    expect(names("徒步")).toEqual(["Hike", "爬山"]);
    expect(names("walks")).toEqual(["Nordic walking", "Dog walk"]);
    expect(names("walking")).toEqual(labels.slice(2).map(({ sportName }) => sportName));
  });

  it("counts only the kind that it names", () => {
    const labels = ["Run", "parkrun", "Trail run", "Dog walk", "Walk"].map((sportName) =>
      readSessionLabel({ sportName, exerciseType: null }),
    );
    const names = (activity: string) =>
      labelsOfType(labels, activity).map((each) => each.sportName);
    expect(names("parkrun")).toEqual(["parkrun"]);
    expect(names("trail running")).toEqual(["Trail run"]);
    expect(names("遛狗")).toEqual(["Dog walk"]);
    expect(names("running")).toEqual(["Run", "parkrun", "Trail run"]);
  });

  it("counts sessions by a type that nobody knows in whatever case it is written, as the history does", () => {
    const labels = [
      { sportName: "Evening", exerciseType: "Foo" },
      { sportName: "Foo in the park", exerciseType: null },
      { sportName: "Foo in the hall", exerciseType: "Bar" },
      { sportName: "Morning", exerciseType: "Foo bar" },
    ].map(readSessionLabel);
    const names = (activity: string) =>
      labelsOfType(labels, activity).map((each) => each.sportName);
    expect(names("Foo")).toEqual(["Evening", "Foo in the park"]);
    expect(names("foo")).toEqual(["Evening", "Foo in the park"]);
    expect(names("Foo bar")).toEqual(["Morning"]);
  });

  it("asks the name of a session only where its type leaves it open", () => {
    const labels = [
      { sportName: "Morning run", exerciseType: null },
      { sportName: "Parkrun", exerciseType: "cycling" },
      { sportName: "Lunch", exerciseType: "Running" },
      { sportName: "Lengths", exerciseType: "swimming" },
      { sportName: "Evening swim", exerciseType: "water_activities" },
      { sportName: "游泳", exerciseType: "Club night" },
      { sportName: "Thursday", exerciseType: "游泳" },
    ].map(readSessionLabel);
    const names = (activity: string) =>
      labelsOfType(labels, activity).map((each) => each.sportName);
    expect(names("running")).toEqual(["Morning run", "Lunch"]);
    expect(names("RUNNING")).toEqual(["Morning run", "Lunch"]);
    expect(names("cycling")).toEqual(["Parkrun"]);
    expect(names("Swimming")).toEqual(["Lengths", "Evening swim", "游泳", "Thursday"]);
    expect(names("water_activities")).toEqual(["Lengths", "Evening swim", "游泳", "Thursday"]);
  });

  it.each(["跑步", "慢跑", "Run", "trail running", "跑步機", "RUNNING"])(
    "counts a session whose stated type is %s for the category of it, in any language",
    (exerciseType) => {
      const label = readSessionLabel({ sportName: "Evening", exerciseType });
      expect(labelsOfType([label], "running")).toEqual([label]);
      expect(labelsOfType([label], "bicycling")).toEqual([]);
    },
  );
});
