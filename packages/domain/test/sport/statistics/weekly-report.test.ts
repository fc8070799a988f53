import { describe, expect, it } from "vitest";
import type { ExerciseGoalId, UserId } from "../../../src/shared/ids.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { createExerciseGoal, type GoalWithProgress } from "../../../src/sport/exercise-goal.ts";
import { wasSkipped } from "../../../src/sport/sport-feedback.ts";
import type { SportLog } from "../../../src/sport/sport-log.ts";
import { dailyTotals } from "../../../src/sport/statistics/daily-totals.ts";
import { NO_EXERCISE } from "../../../src/sport/statistics/exercise-totals.ts";
import { previousPeriodOf } from "../../../src/sport/statistics/periods.ts";
import { weeklyReport } from "../../../src/sport/statistics/weekly-report.ts";
import type { WeeklyReportData } from "../../../src/sport/statistics/weekly-report-data.ts";
import {
  anActiveDay,
  anExerciseScheme,
  anId,
  aSportLog,
  at,
  day,
  days,
  MINUTE,
  someTotals,
} from "../../support/builders.ts";

const WEEK = days("2026-03-02", "2026-03-08");
const AFTERWARDS = day("2026-03-20");

const NO_DATA: WeeklyReportData = {
  days: [],
  byType: [],
  previous: { totals: NO_EXERCISE, activeDays: 0 },
  moved: [],
  loads: [],
  schemes: [],
};

const CONTEXT = { today: AFTERWARDS, birth: null, timeZone: UTC, olderAdultFrom: null };

function reportOf(data: Partial<WeeklyReportData>, period = WEEK, today = AFTERWARDS) {
  return weeklyReport(period, { ...NO_DATA, ...data }, { ...CONTEXT, today });
}

describe("previousPeriodOf", () => {
  it("is as long and ends the day before", () => {
    expect(previousPeriodOf(WEEK)).toEqual(days("2026-02-23", "2026-03-01"));
    expect(previousPeriodOf(days("2024-03-01", "2024-03-01"))).toEqual(
      days("2024-02-29", "2024-02-29"),
    );
    expect(previousPeriodOf(days("2026-03-01", "2026-03-31"))).toEqual(
      days("2026-01-29", "2026-02-28"),
    );
  });
});

describe("weeklyReport", () => {
  it("praises nothing where somebody told of pain or danger, and has their notes first", () => {
    const data = { ...NO_DATA, days: [anActiveDay("2026-03-02", 300)] };
    const note = { code: "feedback_care", message: "See a doctor.", source: "x" } as const;
    const care = {
      locale: "zh-Hans",
      units: "metric",
      notes: [note],
      isPraiseWithheld: true,
      skipped: [],
    } as const;
    const report = weeklyReport(WEEK, data, CONTEXT, care);
    expect(report.highlights).toEqual([]);
    expect(report.safetyNotes.map(({ code }) => code)).toEqual(["feedback_care", "very_long_day"]);
    expect(report.safetyNotes[1]?.message).toMatch(/小时/);
    expect(report.reachedBy).toBe("minutes");
    expect(reportOf(data).highlights).not.toEqual([]);
  });

  describe("with skipped sessions", () => {
    const walk = aSportLog({ sportStart: at("2026-03-03T10:00"), minutes: 60 });
    const skipped = aSportLog({
      sportStart: at("2026-03-05T10:00"),
      minutes: 160,
      feedback: '{"completion_status":"skipped"}',
    });
    const goal: GoalWithProgress = {
      goal: createExerciseGoal(
        {
          id: "goal" as ExerciseGoalId,
          userId: anId<UserId>(2),
          metric: "minutes",
          period: "week",
          target: 180,
          activity: null,
        },
        walk.createdAt,
      ),
      progress: { value: 220, target: 180, reached: true, period: WEEK },
    };
    const withSkipped = (logs: readonly SportLog[], goals: readonly GoalWithProgress[] = []) =>
      weeklyReport(WEEK, { ...NO_DATA, days: dailyTotals(logs, CONTEXT), goals }, CONTEXT, {
        locale: "en",
        units: "metric",
        notes: [],
        isPraiseWithheld: false,
        skipped: logs.filter(wasSkipped),
      });

    it("counts them, and praises nothing for them", () => {
      const report = withSkipped([skipped]);
      expect(report.highlights).toEqual([]);
      expect(report.reachedBy).toBe("minutes");
      expect(report.current.activeDays).toBe(1);
    });

    it("praises what was done besides", () => {
      const { highlights, goals } = withSkipped([walk, skipped], [goal]);
      expect(highlights.map(({ code }) => code)).toEqual(["first_sessions", "longest_day"]);
      expect(highlights[1]?.message).toContain("60");
      expect(goals).toEqual([goal]);
      const long = { ...walk, sportEnd: at("2026-03-03T14:00") };
      const both = withSkipped(
        [long, skipped],
        [{ ...goal, progress: { ...goal.progress, value: 400 } }],
      );
      expect(both.highlights.map(({ code }) => code)).toEqual([
        "target_reached",
        "first_sessions",
        "longest_day",
        "goal_reached",
      ]);
      expect(both.highlights.at(-1)?.message).toContain("240");
    });

    it("praises no goal of the present in a week that has not begun", () => {
      const reported = (today: string) =>
        weeklyReport(
          WEEK,
          { ...NO_DATA, goals: [goal] },
          { ...CONTEXT, today: today as LocalDate },
        );
      expect(reported(WEEK.start).highlights.map(({ code }) => code)).toEqual(["goal_reached"]);
      const { highlights, goals } = reported("2026-03-01");
      expect([highlights, goals]).toEqual([[], [goal]]);
    });
  });

  it("has an entry for every day and sums them", () => {
    const report = reportOf({
      days: [anActiveDay("2026-03-02", 30), anActiveDay("2026-03-08", 45)],
    });
    expect(report.period).toEqual(WEEK);
    expect(report.previousPeriod).toEqual(days("2026-02-23", "2026-03-01"));
    expect(report.daily.map((each) => each.totals.durationMilliseconds / MINUTE)).toEqual([
      30, 0, 0, 0, 0, 0, 45,
    ]);
    expect(report.current).toEqual({
      totals: someTotals({ sessions: 2, durationMilliseconds: 75 * MINUTE }),
      activeDays: 2,
    });
  });

  it("leaves out days outside the period", () => {
    const outside = [anActiveDay("2026-03-01", 30), anActiveDay("2026-03-09", 45)];
    expect(reportOf({ days: outside })).toEqual(reportOf({}));
  });

  it("passes on types and the period before", () => {
    const byType = [{ exerciseType: "yoga", totals: someTotals({ sessions: 1 }) }];
    const previous = { totals: someTotals({ sessions: 3 }), activeDays: 2 };
    expect(reportOf({ byType, previous })).toMatchObject({ byType, previous });
  });

  it("tells the change against the period before in percent, one decimal, halves up", () => {
    const report = reportOf({
      days: [
        {
          date: day("2026-03-02"),
          totals: {
            sessions: 2,
            durationMilliseconds: 90 * MINUTE,
            calories: 2001,
            metHundredthMilliseconds: 500 * MINUTE,
          },
          sportNames: [],
        },
      ],
      previous: {
        totals: {
          sessions: 3,
          durationMilliseconds: 60 * MINUTE,
          calories: 2000,
          metHundredthMilliseconds: 1000 * MINUTE,
        },
        activeDays: 1,
      },
    });
    expect(report.changePercent).toMatchObject({
      sessions: -33.3,
      minutes: 50,
      calories: 0.1,
      metMinutes: -50,
    });
  });

  it("knows no change where there was nothing before", () => {
    expect(reportOf({ days: [anActiveDay("2026-03-02", 30)] }).changePercent).toMatchObject({
      sessions: null,
      minutes: null,
      calories: null,
      metMinutes: null,
    });
  });

  it("holds the period against the amount for the age at its end", () => {
    const data = { ...NO_DATA, days: [anActiveDay("2026-03-02", 150)] };
    const aged = (years: number) =>
      weeklyReport(WEEK, data, {
        ...CONTEXT,
        birth: { kind: "stated_age", years, statedOn: WEEK.start },
      });
    expect(aged(17)).toMatchObject({
      target: { minutes: 420, metMinutes: null },
      reachedBy: null,
    });
    expect(aged(60)).toMatchObject({
      target: { minutes: 150, metMinutes: 648 },
      reachedBy: "minutes",
    });
  });

  it("asks for the weekly target per week of the period", () => {
    const enough = { days: [anActiveDay("2026-03-02", 150)] };
    expect(reportOf(enough).reachedBy).toBe("minutes");
    expect(reportOf(enough).highlights.map((note) => note.code)).toContain("target_reached");
    const month = reportOf(enough, days("2026-03-01", "2026-03-31"));
    expect(month.reachedBy).toBeNull();
    expect(month.highlights.map((note) => note.code)).not.toContain("target_reached");
  });

  describe("with training load", () => {
    const aLoad = (date: string) => ({
      date: day(date),
      ratingTenthMilliseconds: 50 * 60 * MINUTE,
      ratedSessions: 1,
      ratedByFeeling: 0,
      unratedSessions: 0,
    });
    const loads = ["2026-02-05", "2026-02-12", "2026-02-19", "2026-02-26", "2026-03-02"].map(aLoad);

    it("takes the days of the period", () => {
      expect(reportOf({ loads }).trainingLoad).toMatchObject({
        status: "available",
        load: 300,
        ratedSessions: 1,
      });
    });

    it("takes days to come for no rest days", () => {
      const afterwards = reportOf({ loads }).trainingLoad;
      const onTuesday = reportOf({ loads }, WEEK, day("2026-03-03")).trainingLoad;
      expect(afterwards).toMatchObject({ monotony: expect.any(Number) });
      expect(afterwards).toHaveProperty("daily.length", 7);
      expect(onTuesday).toMatchObject({
        monotony: null,
        daily: [
          { date: "2026-03-02", load: 300 },
          { date: "2026-03-03", load: 0 },
        ],
        acuteChronicRatio: 600 / 375,
      });
    });

    it("has none for a period to come", () => {
      expect(reportOf({ loads }, WEEK, day("2026-02-20")).trainingLoad).toEqual({
        status: "not_enough_data",
        unratedSessions: 0,
      });
    });
  });

  describe("with schemes", () => {
    const progressOf = (sessionsPerWeek: number | null, period = WEEK) =>
      reportOf(
        { schemes: [{ scheme: anExerciseScheme({ sessionsPerWeek }), completedSessions: 2 }] },
        period,
      ).schemes[0];

    it("tells what was planned in proportion to the period and what was done", () => {
      expect(progressOf(3)).toEqual({
        schemeId: anExerciseScheme().id,
        name: "Base",
        plannedSessions: 3,
        completedSessions: 2,
      });
      expect(progressOf(3, days("2026-03-01", "2026-03-31"))?.plannedSessions).toBe(13);
      expect(progressOf(3, days("2026-03-01", "2026-03-01"))?.plannedSessions).toBe(0);
      expect(progressOf(3, days("2026-03-01", "2026-03-06"))?.plannedSessions).toBe(3);
    });

    it("plans nothing where the scheme names no number", () => {
      expect(progressOf(null)?.plannedSessions).toBeNull();
    });
  });
});
