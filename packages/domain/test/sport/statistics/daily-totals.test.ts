import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../../src/shared/ids.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import {
  dailyTotals,
  finishedByStart,
  longestDayOf,
} from "../../../src/sport/statistics/daily-totals.ts";
import {
  anActiveDay,
  anId,
  anOpenSportLog,
  aSportLog,
  at,
  IN_UTC,
  MINUTE,
  zone,
} from "../../support/builders.ts";

const startingAt = (text: string, minutes = 60) => aSportLog({ sportStart: at(text), minutes });

describe("dailyTotals", () => {
  it("counts a session on the local day on which it starts", () => {
    const logs = [startingAt("2026-03-02T23:30"), startingAt("2026-03-02T22:30")];
    const dates = (timeZone: typeof UTC) =>
      dailyTotals(logs, { ...IN_UTC, timeZone }).map(({ date, totals }) => [date, totals.sessions]);
    expect(dates(UTC)).toEqual([["2026-03-02", 2]]);
    expect(dates(zone("Europe/Berlin"))).toEqual([
      ["2026-03-02", 1],
      ["2026-03-03", 1],
    ]);
  });

  it("sums the finished sessions and leaves out the one in progress", () => {
    const logs = [
      startingAt("2026-03-02T10:00", 60),
      startingAt("2026-03-02T18:00", 30),
      anOpenSportLog({ sportStart: at("2026-03-02T20:00"), calories: 77 }),
    ];
    expect(dailyTotals(logs, IN_UTC)).toEqual([
      {
        date: "2026-03-02",
        totals: {
          sessions: 2,
          durationMilliseconds: 90 * MINUTE,
          calories: 1000,
          metHundredthMilliseconds: 800 * 90 * MINUTE,
        },
        sportNames: ["Running"],
      },
    ]);
  });

  it("gives the days in order, whatever the order of the logs", () => {
    const logs = ["2026-03-04T10:00", "2026-03-02T10:00", "2026-03-03T10:00"].map((start) =>
      startingAt(start),
    );
    expect(dailyTotals(logs, IN_UTC).map((day) => day.date)).toEqual([
      "2026-03-02",
      "2026-03-03",
      "2026-03-04",
    ]);
  });

  it("names each sport once, in the order in which they were started", () => {
    const named = (sportName: string, start: string) =>
      aSportLog({ sportName, sportStart: at(start) });
    const logs = [
      named("Yoga", "2026-03-02T20:00"),
      named("Running", "2026-03-02T08:00"),
      named("Yoga", "2026-03-02T12:00"),
      named("running", "2026-03-02T13:00"),
    ];
    expect(dailyTotals(logs, IN_UTC)[0]?.sportNames).toEqual(["Running", "Yoga", "running"]);
  });

  it("chooses the METs by the age on the day", () => {
    const logs = [startingAt("2026-03-02T10:00"), startingAt("2026-03-03T10:00")];
    const context = { ...IN_UTC, olderAdultFrom: at("2026-03-03T00:00") };
    expect(
      dailyTotals(logs, context).map((day) => day.totals.metHundredthMilliseconds / (60 * MINUTE)),
    ).toEqual([800, 600]);
  });

  it("has no days without a finished session", () => {
    expect(dailyTotals([], IN_UTC)).toEqual([]);
    expect(dailyTotals([anOpenSportLog()], IN_UTC)).toEqual([]);
  });
});

describe("finishedByStart", () => {
  it("puts the earliest start first and lets the id decide between equals", () => {
    const sportStart = at("2026-03-02T10:00");
    const ids = [3, 1, 2].map((number) => anId<SportLogId>(number));
    const logs = [
      ...ids.map((id) => aSportLog({ id, sportStart })),
      aSportLog({ id: anId<SportLogId>(9), sportStart: at("2026-03-02T09:00") }),
      anOpenSportLog(),
    ];
    expect(finishedByStart(logs).map((log) => log.id)).toEqual(
      [9, 1, 2, 3].map((number) => anId<SportLogId>(number)),
    );
  });
});

describe("longestDayOf", () => {
  it("is the first of the days with most time", () => {
    const days = [
      anActiveDay("2026-03-01", 10),
      anActiveDay("2026-03-02", 40),
      anActiveDay("2026-03-03", 40),
    ];
    expect(longestDayOf(days)?.date).toBe("2026-03-02");
    expect(longestDayOf([])).toBeUndefined();
  });
});
