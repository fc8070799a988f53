import { describe, expect, it } from "vitest";
import type { ComputedHealthScore } from "../../src/health/computed-health-score.ts";
import {
  HEALTH_SCORE_PARTS,
  HEALTH_SCORE_WEIGHTS,
  type HealthScorePartName,
} from "../../src/health/health-score.data.ts";
import { computeHealthScore } from "../../src/health/health-score.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Profile } from "../../src/user/profile.ts";
import { anOpenSportLog, aPause, aProfile, aSportLog, at, zone } from "../support/builders.ts";
import { aged, aSessionAgo, fromTo, rated, recordsOf, sessionsAgo } from "./some-health.ts";

const scoreOf = (logs: readonly SportLog[], profile: Profile | null = null) =>
  computeHealthScore(recordsOf(logs, profile));

function present(score: ComputedHealthScore | null): ComputedHealthScore {
  if (score === null) throw new Error("There is no score.");
  return score;
}

function partOf(
  part: HealthScorePartName,
  logs: readonly SportLog[],
  profile: Profile | null = null,
) {
  const found = present(scoreOf(logs, profile)).parts.find((each) => each.part === part);
  if (found === undefined) throw new Error("The part is missing.");
  return found;
}

/** Recorded long before the window, so that the whole window counts. */
const LONG_AGO = aSessionAgo(40);

describe("a health score", () => {
  it("is the weighted mean of its parts", () => {
    // 14 sessions of 30 minutes on every other day: 105 minutes a week of 150, 3.5 days of 3, a usual load.
    const logs = [LONG_AGO, ...fromTo(0, 13).map((each) => aSessionAgo(each * 2, 30, rated(4)))];
    const score = present(scoreOf(logs));
    expect(
      score.parts.map(({ part, score: points, measured }) => [part, points, measured]),
    ).toEqual([
      ["activity", 66.6, { value: 105, unit: "minutes_per_week" }],
      ["regularity", 84, { value: 3.5, unit: "active_days_per_week" }],
      // (4 x 30 / 7) / (14 x 30 / 28)
      ["recovery", 100, { value: 1.14, unit: "acute_chronic_ratio" }],
      ["feeling", 75, { value: 4, unit: "feeling_rating" }],
    ]);
    // 0.5 x 66.6 + 0.3 x 84 + 0.2 x 100: how it felt is shown and not weighed.
    expect(score.score).toBe(78.5);
    expect(score).toMatchObject({ periodDays: 28, countedDays: 28 });
  });

  it("leaves the weight of what is not known to the other parts", () => {
    const { score, parts } = present(scoreOf([LONG_AGO, ...sessionsAgo([0, 1, 2], 100)]));
    // 75 minutes and 0.75 days a week.
    expect(parts.map((part) => part.score)).toEqual([61, 53.5, null, null]);
    // (0.5 x 61 + 0.3 x 53.5) / 0.8
    expect(score).toBe(58.2);
  });

  it("has weights that make a whole, and a source for each part", () => {
    const sum = Object.values(HEALTH_SCORE_WEIGHTS).reduce((total, weight) => total + weight, 0);
    expect(sum).toBeCloseTo(1, 10);
    const { parts } = present(scoreOf(sessionsAgo(fromTo(0, 9))));
    expect(parts.map(({ part }) => part)).toEqual(HEALTH_SCORE_PARTS);
    for (const { source } of parts) {
      expect(source.kind === "publication" ? source.year : source.reason).toBeTruthy();
    }
  });

  describe("is null", () => {
    it("without sessions, and with an open one alone", () => {
      expect(scoreOf([])).toBeNull();
      expect(scoreOf([anOpenSportLog({ sportStart: at("2026-04-16T10:00") })])).toBeNull();
    });

    it("below three days with sessions of known length", () => {
      expect(scoreOf([LONG_AGO, ...sessionsAgo([1, 1, 2])])).toBeNull();
      expect(scoreOf([LONG_AGO, ...sessionsAgo([1, 2, 3])])).not.toBeNull();
      const untimed = aSessionAgo(3, 30, { sportEnd: null });
      expect(scoreOf([LONG_AGO, ...sessionsAgo([1, 2]), untimed])).toBeNull();
      expect(scoreOf([LONG_AGO, ...sessionsAgo([1, 2]), aSessionAgo(3, 0)])).toBeNull();
    });

    it("below seven unpaused days", () => {
      const logs = [LONG_AGO, ...sessionsAgo([0, 1, 2])];
      const pausedUntil = (end: string) => aProfile({ pauses: [aPause("2026-03-10", end)] });
      expect(scoreOf(logs, pausedUntil("2026-04-09"))).toMatchObject({ countedDays: 7 });
      expect(scoreOf(logs, pausedUntil("2026-04-10"))).toBeNull();
      expect(scoreOf(logs, aProfile({ pauses: [aPause("2026-01-01", null)] }))).toBeNull();
    });

    it("within the first six days of somebody's records", () => {
      expect(scoreOf(sessionsAgo([0, 2, 5]))).toBeNull();
      expect(scoreOf(sessionsAgo([0, 2, 6]))).toMatchObject({ periodDays: 7, countedDays: 7 });
    });

    it("where all that is known is older than the window", () => {
      expect(scoreOf(sessionsAgo([28, 29, 30, 31]))).toBeNull();
      expect(scoreOf(sessionsAgo([60, 61, 62, 63]))).toBeNull();
    });
  });

  it("is measured from the first recorded day on", () => {
    // 150 minutes on three days of the first week: (0.5 x 75 + 0.3 x 80) / 0.8.
    expect(scoreOf(sessionsAgo([0, 2, 6], 50))).toMatchObject({ score: 76.9, periodDays: 7 });
    expect(scoreOf([aSessionAgo(60), ...sessionsAgo([0, 2, 6], 50)])?.periodDays).toBe(7);
    expect(scoreOf([aSessionAgo(59), ...sessionsAgo([0, 2, 6], 50)])?.periodDays).toBe(28);
  });

  it("counts what was done on paused days as on any other", () => {
    const profile = aProfile({ pauses: [aPause("2026-04-10", "2026-04-12")] });
    const logs = [LONG_AGO, ...sessionsAgo([0, 4, 5, 6, 8, 10, 12])];
    expect(scoreOf(logs, profile)).toEqual(scoreOf(logs));
  });

  it("ignores sessions that are still to come", () => {
    const logs = [LONG_AGO, ...sessionsAgo([0, 1, 2])];
    expect(scoreOf([...logs, ...sessionsAgo([-1, -2], 600)])).toEqual(scoreOf(logs));
  });

  it("tells days apart where the person is, across midnight and daylight saving", () => {
    const inBerlin = (starts: readonly string[]) =>
      computeHealthScore(
        recordsOf(
          starts.map((start) => aSportLog({ sportStart: at(start), minutes: 30 })),
          null,
          { timeZone: zone("Europe/Berlin") },
        ),
      );
    // 28 March 22:59Z is 23:59 on the 28th; 22:30Z on the 29th, after the clocks went forward, is the 30th.
    expect(inBerlin(["2026-03-28T22:59", "2026-03-28T23:00", "2026-03-29T22:30"])).toMatchObject({
      periodDays: 20,
    });
    expect(inBerlin(["2026-03-29T21:59", "2026-03-28T23:00", "2026-03-29T08:00"])).toBeNull();
  });
});

describe("activity", () => {
  const weekly = (minutes: number, profile: Profile | null = null) =>
    partOf("activity", [LONG_AGO, ...sessionsAgo([1, 8, 15, 22], minutes)], profile);

  it.each([
    [null, 75, 61],
    [null, 150, 75],
    [null, 300, 88],
    [null, 450, 93],
    [null, 750, 97],
    [null, 1500, 100],
    [17, 210, 61],
    [17, 420, 75],
    [18, 75, 61],
    [70, 75, 61],
  ])("at an age of %s years gives %s minutes a week %s points", (years, minutes, points) => {
    const profile = years === null ? null : aProfile({ birth: aged(years) });
    expect(weekly(minutes, profile)).toMatchObject({
      score: points,
      measured: { value: minutes, unit: "minutes_per_week" },
    });
  });

  it("counts MET-minutes of adults where they are the better of the two", () => {
    const runs = [1, 8, 15, 22].map((each) =>
      aSessionAgo(each, 50, { mets: { stated: 8, adult: null, olderAdult: null } }),
    );
    // 400 of 500 MET-minutes; 50 of 150 minutes.
    expect(partOf("activity", [LONG_AGO, ...runs])).toMatchObject({
      score: 69.4,
      measured: { value: 400, unit: "met_minutes_per_week" },
      source: { year: 2008 },
    });
    expect(partOf("activity", [LONG_AGO, ...runs], aProfile({ birth: aged(12) })).measured).toEqual(
      { value: 50, unit: "minutes_per_week" },
    );
  });
});

describe("regularity", () => {
  it.each([
    [[1, 8, 15], 53.5],
    [fromTo(1, 6), 64],
    [fromTo(1, 12), 80],
    [fromTo(1, 20), 94],
  ])("of sessions %j days ago is %s", (daysAgo, points) => {
    expect(partOf("regularity", [LONG_AGO, ...sessionsAgo(daysAgo)]).score).toBe(points);
  });
});

describe("recovery", () => {
  /** 21 days before with 70 minutes on each of 7, and `minutes` on each of the last 7 days but one. */
  const withLastWeek = (minutes: number) => [
    LONG_AGO,
    ...sessionsAgo([7, 10, 13, 16, 19, 22, 25], 70),
    ...sessionsAgo(fromTo(0, 6), minutes),
  ];

  it.each([
    [0.01, 0, 100],
    [20, 0.89, 100],
    // 7m / 7 = m; (490 + 7m) / 28 = 17.5 + m / 4: the ratio is 1.3 at 33.70..., 1.65 at 49.14..., 2 at 70.
    [33.7, 1.3, 100],
    [49.14893617, 1.65, 50],
    [70, 2, 0],
    [200, 2.96, 0],
  ])(
    "after a week with %s minutes a day has a ratio of %s and %s points",
    (minutes, ratio, points) => {
      expect(partOf("recovery", withLastWeek(minutes))).toMatchObject({
        score: points,
        measured: { value: ratio, unit: "acute_chronic_ratio" },
      });
    },
  );

  it("is null with fewer than four active days before the last week", () => {
    const lastWeek = sessionsAgo(fromTo(0, 6), 30);
    expect(
      partOf("recovery", [LONG_AGO, ...lastWeek, ...sessionsAgo([7, 8, 27])]).score,
    ).toBeNull();
    expect(
      partOf("recovery", [LONG_AGO, ...lastWeek, ...sessionsAgo([7, 8, 26, 27])]),
    ).toMatchObject({
      measured: { unit: "acute_chronic_ratio" },
    });
    expect(
      partOf("recovery", [LONG_AGO, ...lastWeek, ...sessionsAgo([7, 8, 26, 28])]).measured,
    ).toBeNull();
  });

  it("is null where the length of a session is not known", () => {
    const untimed = aSessionAgo(12, 30, { sportEnd: null });
    expect(partOf("recovery", [...withLastWeek(30), untimed]).score).toBeNull();
  });
});

describe("feeling", () => {
  const feeling = (ratings: readonly (readonly [daysAgo: number, rating: unknown])[]) =>
    partOf("feeling", [
      LONG_AGO,
      ...sessionsAgo([3, 4, 5]),
      ...ratings.map(([daysAgo, rating]) => aSessionAgo(daysAgo, 30, rated(rating))),
    ]);

  it.each([
    [1, 0],
    [3, 50],
    [4.5, 87.5],
    [5, 100],
  ])("of ratings of %s alone is %s", (rating, points) => {
    expect(feeling([1, 2, 3].map((each) => [each, rating] as const))).toMatchObject({
      score: points,
      measured: { value: rating, unit: "feeling_rating" },
    });
  });

  it("needs three ratings", () => {
    expect(
      feeling([
        [1, 1],
        [2, 1],
      ]).score,
    ).toBeNull();
  });

  it("moves by ten points for each step between the halves of the window", () => {
    expect(
      feeling([
        [0, 4],
        [13, 4],
        [14, 3],
        [27, 3],
      ]).score,
    ).toBe(72.5);
    expect(
      feeling([
        [0, 3],
        [13, 3],
        [14, 4],
        [27, 4],
      ]).score,
    ).toBe(52.5);
  });

  it("has no trend where a half has a single rating, and stays within 0 and 100", () => {
    expect(
      feeling([
        [0, 5],
        [13, 5],
        [14, 1],
      ]).score,
    ).toBe(66.7);
    expect(
      feeling([
        [0, 5],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [14, 4],
        [15, 5],
      ]).score,
    ).toBe(100);
  });

  it("reads numbers from 1 to 5 in structured feedback and nothing else", () => {
    const odd: readonly unknown[] = ["4", 0, 6, null, true, [4], { rating: 4 }, -1, 1e9];
    expect(feeling(odd.map((rating, index) => [index, rating] as const)).score).toBeNull();
    const texts = ["I feel 5", "{", "", "[5]", '{"feeling": 5}', "\u0000\ud800"];
    const logs = texts.map((feedback, index) => aSessionAgo(index, 30, { feedback }));
    expect(partOf("feeling", [LONG_AGO, ...logs]).score).toBeNull();
  });
});
