import { describe, expect, it } from "vitest";
import { weeklyReportData } from "../../../src/sport/statistics/weekly-report-data.ts";
import {
  anExerciseScheme,
  anOpenSportLog,
  aSchemeItem,
  aSportLog,
  at,
  days,
  IN_UTC,
  MINUTE,
  someTotals,
  zone,
} from "../../support/builders.ts";

const WEEK = days("2026-03-02", "2026-03-08");

/** A finished run that begins then. */
const aRun = (start: string, facts: Parameters<typeof aSportLog>[0] = {}) =>
  aSportLog({ sportStart: at(start), ...facts });

describe("what a weekly report is made from", () => {
  it("is what was finished in the period, both of its days included", () => {
    const logs = [
      aRun("2026-03-01T23:59", { minutes: 10 }),
      aRun("2026-03-02T00:00", { minutes: 20 }),
      aRun("2026-03-08T23:59", { minutes: 30, exerciseType: "yoga" }),
      aRun("2026-03-09T00:00", { minutes: 40 }),
      anOpenSportLog({ sportStart: at("2026-03-05T10:00") }),
    ];
    const data = weeklyReportData(WEEK, logs, [], IN_UTC);
    expect(data.days.map(({ date, totals }) => [date, totals.durationMilliseconds])).toEqual([
      ["2026-03-02", 20 * MINUTE],
      ["2026-03-08", 30 * MINUTE],
    ]);
    expect(data.byType.map(({ exerciseType }) => exerciseType)).toEqual(["yoga", "running"]);
  });

  it("goes by local days", () => {
    const context = { ...IN_UTC, timeZone: zone("Europe/Berlin") };
    const data = weeklyReportData(WEEK, [aRun("2026-03-01T23:30")], [], context);
    expect(data.days.map(({ date }) => date)).toEqual(["2026-03-02"]);
  });

  it("holds the period before against it", () => {
    const logs = [
      aRun("2026-02-22T10:00"),
      aRun("2026-02-23T10:00", { minutes: 10, calories: 1 }),
      aRun("2026-02-23T12:00", { minutes: 10, calories: 2 }),
      aRun("2026-03-01T10:00", { minutes: 10, calories: 4 }),
      aRun("2026-03-02T10:00"),
    ];
    const { previous } = weeklyReportData(WEEK, logs, [], IN_UTC);
    expect(previous).toEqual({
      totals: someTotals({
        sessions: 3,
        durationMilliseconds: 30 * MINUTE,
        calories: 7,
        metHundredthMilliseconds: 800 * 30 * MINUTE,
      }),
      activeDays: 2,
    });
  });

  it("looks four weeks back for the training load, and no further", () => {
    const logs = ["2026-02-02", "2026-02-03", "2026-03-08", "2026-03-09"].map((day) =>
      aRun(`${day}T10:00`),
    );
    const { loads } = weeklyReportData(WEEK, logs, [], IN_UTC);
    expect(loads.map(({ date }) => date)).toEqual(["2026-02-03", "2026-03-08"]);
  });

  it("counts for each active plan what was done of it in the period", () => {
    const runs = anExerciseScheme({ items: [aSchemeItem({ exerciseType: "running" })] });
    const yoga = anExerciseScheme({
      name: "Yoga",
      items: [aSchemeItem({ exerciseType: "yoga", sportName: "Yoga" })],
    });
    const givenUp = anExerciseScheme({ name: "Given up", isActive: false });
    const logs = [
      aRun("2026-03-01T10:00"),
      aRun("2026-03-02T10:00"),
      aRun("2026-03-03T10:00"),
      anOpenSportLog({ sportStart: at("2026-03-04T10:00") }),
    ];
    const { schemes } = weeklyReportData(WEEK, logs, [runs, yoga, givenUp], IN_UTC);
    expect(schemes).toEqual([
      { scheme: runs, completedSessions: 2 },
      { scheme: yoga, completedSessions: 0 },
    ]);
  });
});
