import { describe, expect, it } from "vitest";
import {
  addTotals,
  metMinutesOf,
  minutesOf,
  NO_EXERCISE,
  sumTotals,
  totalsOfSession,
} from "../../../src/sport/statistics/exercise-totals.ts";
import { anOpenSportLog, aSportLog, at, MINUTE, someTotals } from "../../support/builders.ts";

describe("totalsOfSession", () => {
  it("counts time, calories, and hundredths of a MET times milliseconds", () => {
    expect(totalsOfSession(aSportLog({ minutes: 30, calories: 250 }), null)).toEqual({
      sessions: 1,
      durationMilliseconds: 30 * MINUTE,
      calories: 250,
      metHundredthMilliseconds: 800 * 30 * MINUTE,
    });
  });

  it("counts a stated MET to the hundredth", () => {
    const mets = { stated: 4.35, adult: 8, olderAdult: 6 };
    const { metHundredthMilliseconds } = totalsOfSession(aSportLog({ mets, minutes: 1 }), null);
    expect(metHundredthMilliseconds).toBe(435 * MINUTE);
  });

  it("chooses the METs by the age on the day", () => {
    const log = aSportLog({ minutes: 1, sportStart: at("2026-03-02T10:00") });
    const { metHundredthMilliseconds } = totalsOfSession(log, at("2026-03-02T10:00"));
    expect(metHundredthMilliseconds).toBe(600 * MINUTE);
  });

  it("counts a session without a known end by its calories alone", () => {
    expect(totalsOfSession(aSportLog({ sportEnd: null }), null)).toEqual(
      someTotals({ sessions: 1, calories: 500 }),
    );
  });

  it("counts a session of unknown intensity without MET-minutes", () => {
    const mets = { stated: null, adult: null, olderAdult: null };
    expect(totalsOfSession(aSportLog({ mets, minutes: 30 }), null)).toEqual(
      someTotals({ sessions: 1, calories: 500, durationMilliseconds: 30 * MINUTE }),
    );
  });

  it("counts nothing while the session is in progress", () => {
    expect(totalsOfSession(anOpenSportLog({ minutes: 60 }), null)).toEqual(NO_EXERCISE);
  });
});

describe("adding totals", () => {
  const left = {
    sessions: 1,
    durationMilliseconds: 20,
    calories: 300,
    metHundredthMilliseconds: 4000,
  };
  const right = {
    sessions: 50,
    durationMilliseconds: 600,
    calories: 7000,
    metHundredthMilliseconds: 80_000,
  };
  const both = {
    sessions: 51,
    durationMilliseconds: 620,
    calories: 7300,
    metHundredthMilliseconds: 84_000,
  };

  it("adds each part", () => {
    expect(addTotals(left, right)).toEqual(both);
    expect(sumTotals([left, right])).toEqual(both);
    expect(sumTotals([])).toEqual(NO_EXERCISE);
  });
});

describe("rounding what is shown", () => {
  it.each([
    [0, 0],
    [2_999, 0],
    [3_000, 0.1],
    [8_999, 0.1],
    [9_000, 0.2],
    [63_000, 1.1],
    [60 * MINUTE, 60],
    [149 * MINUTE + 56_999, 149.9],
    [149 * MINUTE + 57_000, 150],
  ])("shows %i ms as %d minutes: halves go up", (milliseconds, minutes) => {
    expect(minutesOf(milliseconds)).toBe(minutes);
  });

  it.each([
    [0, 0],
    [299_999, 0],
    [300_000, 0.1],
    [800 * 60 * MINUTE, 480],
    [435 * MINUTE, 4.4],
    [434 * MINUTE, 4.3],
  ])(
    "shows %i hundredths of a MET times ms as %d MET-minutes",
    (metHundredthMilliseconds, shown) => {
      expect(metMinutesOf({ metHundredthMilliseconds })).toBe(shown);
    },
  );

  it("rounds after summing", () => {
    const short = someTotals({ durationMilliseconds: 2_000 });
    expect(minutesOf(sumTotals([short, short, short]).durationMilliseconds)).toBe(0.1);
    expect(minutesOf(2_000)).toBe(0);
  });

  it("stays exact for the MET-minutes of a lifetime", () => {
    const metHundredthMilliseconds = 2 ** 53 - 1;
    expect(metMinutesOf({ metHundredthMilliseconds })).toBe(1_501_199_875.8);
  });
});
