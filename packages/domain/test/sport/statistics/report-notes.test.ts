import { describe, expect, it } from "vitest";
import type { MessageLocale } from "../../../src/messages/message-locale.ts";
import { addDays } from "../../../src/shared/local-date.ts";
import type { GoalMetric, GoalWithProgress } from "../../../src/sport/exercise-goal.ts";
import type { DailyTotals } from "../../../src/sport/statistics/daily-totals.ts";
import { sumTotals } from "../../../src/sport/statistics/exercise-totals.ts";
import {
  reportHighlights as highlightsIn,
  type NotedPeriod,
  reportSafetyNotes as safetyNotesIn,
} from "../../../src/sport/statistics/report-notes.ts";
import type { TrainingLoad } from "../../../src/sport/statistics/training-load.ts";
import { WEEKLY_TARGETS } from "../../../src/sport/statistics/weekly-target.ts";
import type { Units } from "../../../src/user/profile.ts";
import { anActiveDay, day, MINUTE, someTotals } from "../../support/builders.ts";

const NO_LOAD: TrainingLoad = { status: "not_enough_data", unratedSessions: 0 };

function aPeriod(
  days: DailyTotals[],
  { minutesBefore = 0, ...rest }: Partial<NotedPeriod> & { minutesBefore?: number } = {},
): NotedPeriod {
  const before = {
    sessions: minutesBefore > 0 ? 1 : 0,
    durationMilliseconds: minutesBefore * MINUTE,
  };
  return {
    current: { totals: sumTotals(days.map((each) => each.totals)), activeDays: days.length },
    previous: { totals: someTotals(before), activeDays: before.sessions },
    days,
    load: NO_LOAD,
    target: WEEKLY_TARGETS.adult,
    reachedBy: null,
    speeds: [],
    goals: [],
    ...rest,
  };
}

const reportHighlights = (period: NotedPeriod) => highlightsIn(period, "en", "metric");
const reportSafetyNotes = (period: NotedPeriod) => safetyNotesIn(period, "en");
const highlights = (period: NotedPeriod) => reportHighlights(period).map((note) => note.code);
const safetyNotes = (period: NotedPeriod) => reportSafetyNotes(period).map((note) => note.code);

const inARow = (count: number, minutes = 10, start = "2026-03-02") =>
  Array.from({ length: count }, (_, index) => anActiveDay(addDays(day(start), index), minutes));

describe("reportHighlights", () => {
  it("has nothing to say about a period without a session", () => {
    expect(highlights(aPeriod([]))).toEqual([]);
    expect(highlights(aPeriod([], { minutesBefore: 30 }))).toEqual([]);
  });

  it("welcomes the first sessions after a period without one", () => {
    expect(highlights(aPeriod(inARow(1)))).toEqual(["first_sessions", "longest_day"]);
  });

  it("tells how many minutes more there were", () => {
    const notes = reportHighlights(aPeriod(inARow(2), { minutesBefore: 12.5 }));
    expect(notes.map((note) => note.code)).toEqual(["more_than_before", "longest_day"]);
    expect(notes[0]?.message).toContain("7.5 minutes more");
  });

  it("says nothing where there were as many or less, or hardly more", () => {
    expect(highlights(aPeriod(inARow(2), { minutesBefore: 20 }))).toEqual(["longest_day"]);
    expect(highlights(aPeriod(inARow(2), { minutesBefore: 21 }))).toEqual(["longest_day"]);
    expect(highlights(aPeriod(inARow(2), { minutesBefore: 20 - 0.04 }))).toEqual(["longest_day"]);
  });

  it("names the longest day, unless no session has a known duration", () => {
    const notes = reportHighlights(
      aPeriod([anActiveDay("2026-03-02", 20), anActiveDay("2026-03-03", 45.5)]),
    );
    expect(notes.at(-1)?.message).toContain("Tuesday 3 March, with 45.5 minutes");
    expect(highlights(aPeriod([anActiveDay("2026-03-02", 0)]))).toEqual(["first_sessions"]);
  });

  it("says by which measure the target was reached, with its source", () => {
    const reached = (period: Partial<NotedPeriod>) =>
      reportHighlights(aPeriod([anActiveDay("2026-03-02", 133)], period))[0];
    const byMinutes = reached({ reachedBy: "minutes" });
    expect(byMinutes?.code).toBe("target_reached");
    expect(byMinutes?.message).toContain("150 minutes of activity a week");
    expect(byMinutes?.source).toContain("World Health Organization");
    const byMet = reached({ reachedBy: "met_minutes", target: WEEKLY_TARGETS.older });
    expect(byMet?.message).toMatch(/MET-minutes, where 648 are recommended/);
    expect(byMet?.source).toContain("Physical Activity Guidelines for Americans, 2008");
  });

  it("tells of 420 minutes a week, 60 a day, from 5 to 17 years", () => {
    const [note] = reportHighlights(
      aPeriod(inARow(1, 420), { reachedBy: "minutes", target: WEEKLY_TARGETS.young }),
    );
    expect(note?.message).toMatch(/ages 5 to 17: 420 minutes a week, or 60 a day/);
    expect(note?.message).not.toMatch(/150|500|MET/);
  });
});

describe("reportSafetyNotes", () => {
  it("has nothing to say about an ordinary period", () => {
    expect(safetyNotes(aPeriod([]))).toEqual([]);
    expect(safetyNotes(aPeriod(inARow(3, 30), { minutesBefore: 60 }))).toEqual([]);
  });

  it("warns of twice as much as before, from an hour before on", () => {
    expect(safetyNotes(aPeriod(inARow(4, 30), { minutesBefore: 60 }))).toEqual(["steep_increase"]);
    expect(safetyNotes(aPeriod(inARow(4, 29.9), { minutesBefore: 60 }))).toEqual([]);
    expect(safetyNotes(aPeriod(inARow(4, 30), { minutesBefore: 59.9 }))).toEqual([]);
  });

  it("warns of seven days in a row without rest", () => {
    expect(safetyNotes(aPeriod(inARow(7)))).toEqual(["no_rest_day"]);
    expect(safetyNotes(aPeriod(inARow(6)))).toEqual([]);
    expect(safetyNotes(aPeriod([...inARow(4), ...inARow(4, 10, "2026-03-07")]))).toEqual([]);
    expect(safetyNotes(aPeriod([...inARow(1, 10, "2026-02-20"), ...inARow(7)]))).toEqual([
      "no_rest_day",
    ]);
  });

  it("warns nobody of seven days from 5 to 17 years, where every day is what is recommended", () => {
    expect(safetyNotes(aPeriod(inARow(7), { target: WEEKLY_TARGETS.young }))).toEqual([]);
  });

  it("warns of a monotony above 2", () => {
    const withMonotony = (monotony: number | null) =>
      aPeriod(inARow(1), {
        load: {
          status: "available",
          load: 100,
          daily: [],
          ratedSessions: 1,
          ratedByFeeling: 0,
          unratedSessions: 0,
          monotony,
          strain: null,
          acuteChronicRatio: null,
        },
      });
    expect(safetyNotes(withMonotony(2.01))).toEqual(["high_monotony"]);
    expect(safetyNotes(withMonotony(2))).toEqual([]);
    expect(safetyNotes(withMonotony(null))).toEqual([]);
    expect(reportSafetyNotes(withMonotony(3))[0]?.source).toContain("Foster");
  });

  it("warns of a day of four hours or more", () => {
    expect(safetyNotes(aPeriod(inARow(1, 240)))).toEqual(["very_long_day"]);
    expect(safetyNotes(aPeriod(inARow(1, 239.9)))).toEqual([]);
  });
});

describe("what was covered and reached", () => {
  const covered = (decimeters: number, paced = 0) => ({
    ...aPeriod([]),
    current: {
      totals: someTotals({
        distance: { decimeters, pacedDecimeters: paced, pacedMilliseconds: paced * 33 },
      }),
      activeDays: 1,
    },
  });
  const said = (period: NotedPeriod, ...told: [MessageLocale, Units]) =>
    highlightsIn(period, ...told).map(({ message }) => message);

  it("is told in the units and language of the person, with the pace of what was on foot", () => {
    expect(said(covered(9_999), "en", "metric")).toEqual([]);
    expect(said(covered(52_400), "en", "metric")).toEqual(["You covered 5.2 km in all."]);
    expect(said(covered(16_093), "en", "imperial")).toEqual(["You covered 1 mile in all."]);
    expect(said(covered(104_000, 52_000), "en", "imperial")).toEqual([
      "You covered 6.5 miles in all; your average pace on foot was 8:51 min/mile.",
    ]);
    expect(said(covered(52_000, 52_000), "zh-Hant", "metric")[0]).toContain("每公里 5 分 30 秒");
  });

  it("tells the speed of what is no walk or run, of the kinds that went furthest", () => {
    const speeds = [
      { kind: "bicycling", sessions: 2, moved: { decimeters: 412_000, milliseconds: 7_200_000 } },
      { kind: "ice_skating", sessions: 1, moved: { decimeters: 90_000, milliseconds: 1_800_000 } },
      { kind: "rowing", sessions: 1, moved: { decimeters: 50_000, milliseconds: 1_800_000 } },
    ] as const;
    const told = { ...aPeriod([]), speeds };
    expect(said(told, "en", "metric")).toEqual([
      "Cycling: 41.2 km at 20.6 km/h on average.",
      "Ice skating: 9 km at 18 km/h on average.",
    ]);
    expect(said(told, "en", "imperial")[0]).toBe("Cycling: 25.6 miles at 12.8 mph on average.");
    expect(said(told, "zh-Hans", "metric")[0]).toContain("每小时 20.6 公里");
    expect(said(told, "zh-Hant", "metric")[0]).toContain("每小時 20.6 公里");
    const short = { ...speeds[0], moved: { decimeters: 9_999, milliseconds: 60_000 } };
    expect(said({ ...told, speeds: [short] }, "en", "metric")).toEqual([]);
  });

  it("has the goals that were reached by doing something, three at most, and no word of others", () => {
    const goal = (metric: GoalMetric, value: number, facts: object = {}): GoalWithProgress => ({
      goal: { metric, period: "week" } as GoalWithProgress["goal"],
      progress: { value, target: 3, reached: true, ...facts } as GoalWithProgress["progress"],
    });
    const goals = [
      goal("sessions", 4),
      goal("minutes", 2, { reached: false }),
      goal("minutes", 0, { target: 0 }),
      goal("distance_m", 5_000, { target: 3_000 }),
      goal("active_days", 3),
      goal("met_minutes", 300),
    ];
    expect(said(aPeriod([], { goals }), "en", "metric")).toEqual([
      "You passed your goal for the week: 4 sessions, and you had aimed for 3 sessions.",
      "You passed your goal for the week: 5 km, and you had aimed for 3 km.",
      "You reached your goal for the week: 3 active days.",
    ]);
    expect(said(aPeriod([], { goals: goals.slice(3, 4) }), "en", "imperial")).toEqual([
      "You passed your goal for the week: 3.1 miles, and you had aimed for 1.9 miles.",
    ]);
  });
});

describe("the texts of the notes", () => {
  it("are written in the language asked for", () => {
    const [, longest] = highlightsIn(aPeriod(inARow(1)), "zh-Hans", "metric");
    expect(longest?.message).toBe("活动最久的一天是 3 月 2 日星期一，共 10 分钟。");
    expect(longest?.source).toBe("本服务自行设定");
  });
});
