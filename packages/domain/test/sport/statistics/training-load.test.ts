import { describe, expect, it } from "vitest";
import { addDays, datesOf } from "../../../src/shared/local-date.ts";
import {
  type DailyLoad,
  dailyLoads,
  trainingLoad,
  trainingLoadWindow,
} from "../../../src/sport/statistics/training-load.ts";
import {
  anOpenSportLog,
  aSportLog,
  at,
  day,
  days,
  IN_UTC,
  MINUTE,
  zone,
} from "../../support/builders.ts";

const WEEK = days("2026-03-02", "2026-03-08");

/** A fully rated day of `minutes` at `rating`. */
function aLoad(date: string, minutes: number, rating: number): DailyLoad {
  return {
    date: day(date),
    ratingTenthMilliseconds: rating * 10 * minutes * MINUTE,
    ratedSessions: 1,
    ratedByFeeling: 0,
    unratedSessions: 0,
  };
}

function anUnratedDay(date: string): DailyLoad {
  return {
    date: day(date),
    ratingTenthMilliseconds: 0,
    ratedSessions: 0,
    ratedByFeeling: 0,
    unratedSessions: 1,
  };
}

function available(range: typeof WEEK, loads: DailyLoad[]) {
  const load = trainingLoad(range, loads);
  if (load.status !== "available") throw new Error("There is no load.");
  return load;
}

describe("dailyLoads", () => {
  it("takes the rating times the time, and counts how the ratings are known", () => {
    const on = (start: string, feedback: string | null, minutes = 30) =>
      aSportLog({ sportStart: at(start), minutes, feedback });
    const logs = [
      on("2026-03-02T08:00", '{"perceived_exertion": 5}', 60),
      on("2026-03-02T18:00", '{"feeling_rating": 2}'),
      on("2026-03-02T20:00", "felt good"),
      on("2026-03-03T08:00", '{"rpe": 6.5}'),
      aSportLog({ sportStart: at("2026-03-03T09:00"), sportEnd: null, feedback: '{"rpe": 6}' }),
      anOpenSportLog({ sportStart: at("2026-03-03T10:00"), feedback: '{"rpe": 6}' }),
    ];
    expect(dailyLoads(logs, IN_UTC)).toEqual([
      {
        date: "2026-03-02",
        ratingTenthMilliseconds: (50 * 60 + 80 * 30) * MINUTE,
        ratedSessions: 2,
        ratedByFeeling: 1,
        unratedSessions: 1,
      },
      {
        date: "2026-03-03",
        ratingTenthMilliseconds: 65 * 30 * MINUTE,
        ratedSessions: 1,
        ratedByFeeling: 0,
        unratedSessions: 1,
      },
    ]);
  });

  it("takes a rating to the tenth", () => {
    const [load] = dailyLoads([aSportLog({ minutes: 1, feedback: '{"rpe": 6.56}' })], IN_UTC);
    expect(load?.ratingTenthMilliseconds).toBe(66 * MINUTE);
  });

  it("counts a session on the local day on which it starts", () => {
    const logs = [aSportLog({ sportStart: at("2026-03-02T23:30"), feedback: '{"rpe": 1}' })];
    const inBerlin = dailyLoads(logs, { ...IN_UTC, timeZone: zone("Europe/Berlin") });
    expect(inBerlin.map((load) => load.date)).toEqual(["2026-03-03"]);
  });
});

describe("trainingLoad", () => {
  /** 300, 120, 0, 270, 0, 270, 0: sum 960, mean 137.1429, standard deviation 130.1334. */
  const loads = [
    aLoad("2026-03-02", 60, 5),
    aLoad("2026-03-03", 30, 4),
    aLoad("2026-03-05", 45, 6),
    aLoad("2026-03-07", 90, 3),
  ];

  it("is session-RPE, summed over the period", () => {
    const load = available(WEEK, loads);
    expect(load.load).toBe(960);
    expect(load.daily.map((each) => each.load)).toEqual([300, 120, 0, 270, 0, 270, 0]);
    expect(load.daily.map((each) => each.date)).toEqual(datesOf(WEEK));
    expect(load).toMatchObject({ ratedSessions: 4, ratedByFeeling: 0, unratedSessions: 0 });
  });

  it("knows monotony, the mean over the standard deviation, and strain, load times monotony", () => {
    const load = available(WEEK, loads);
    expect(load.monotony).toBeCloseTo(1.05386, 4);
    expect(load.strain).toBeCloseTo(1011.71, 1);
  });

  it("has no monotony for less than a week, nor with an unrated session", () => {
    const sixDays = days("2026-03-02", "2026-03-07");
    expect(available(sixDays, loads)).toMatchObject({ monotony: null, strain: null, load: 960 });
    expect(available(WEEK, [...loads, anUnratedDay("2026-03-08")])).toMatchObject({
      monotony: null,
      strain: null,
      unratedSessions: 1,
      load: 960,
    });
  });

  it("has no monotony where all days are equal, also with loads that have no exact binary form", () => {
    const equalDays = (minutes: number, rating: number) =>
      datesOf(WEEK).map((date) => aLoad(date, minutes, rating));
    expect(available(WEEK, equalDays(30, 5)).monotony).toBeNull();
    expect(available(WEEK, equalDays(7, 0.1)).monotony).toBeNull();
    expect(available(WEEK, equalDays(30, 0))).toMatchObject({ monotony: null, load: 0 });
  });

  it("needs a rated session", () => {
    expect(trainingLoad(WEEK, [])).toEqual({ status: "not_enough_data", unratedSessions: 0 });
    expect(trainingLoad(WEEK, [anUnratedDay("2026-03-08")])).toEqual({
      status: "not_enough_data",
      unratedSessions: 1,
    });
    expect(trainingLoad(WEEK, [aLoad("2026-03-09", 30, 5)])).toEqual({
      status: "not_enough_data",
      unratedSessions: 0,
    });
  });

  it("counts of the sessions rated by feeling those of the period", () => {
    const byFeeling = { ...aLoad("2026-03-04", 30, 4), ratedByFeeling: 1 };
    expect(available(WEEK, [...loads, byFeeling]).ratedByFeeling).toBe(1);
  });

  describe("compares the last 7 days with 4 weeks", () => {
    const weekly = [
      aLoad("2026-02-09", 60, 5),
      aLoad("2026-02-16", 60, 5),
      aLoad("2026-02-23", 60, 5),
      aLoad("2026-03-08", 60, 10),
    ];

    it("as the week's load over the weekly mean", () => {
      expect(available(WEEK, weekly).acuteChronicRatio).toBe(600 / 375);
      const lastDay = days("2026-03-08", "2026-03-08");
      expect(available(lastDay, weekly).acuteChronicRatio).toBe(600 / 375);
    });

    it("and has no ratio when one of the weeks has no session or an unrated one", () => {
      expect(available(WEEK, weekly.slice(1)).acuteChronicRatio).toBeNull();
      expect(available(WEEK, [...weekly, anUnratedDay("2026-02-10")]).acuteChronicRatio).toBeNull();
      expect(
        available(WEEK, [...weekly, anUnratedDay("2026-02-08")]).acuteChronicRatio,
      ).not.toBeNull();
    });

    it("and has no ratio when there was no load at all", () => {
      const restful = weekly.map((load) => ({ ...load, ratingTenthMilliseconds: 0 }));
      expect(available(WEEK, restful).acuteChronicRatio).toBeNull();
    });
  });
});

describe("trainingLoadWindow", () => {
  it("holds the four weeks up to any day of the period", () => {
    const window = trainingLoadWindow(WEEK);
    expect(window).toEqual({ start: addDays(WEEK.start, -27), end: WEEK.end });
  });
});
