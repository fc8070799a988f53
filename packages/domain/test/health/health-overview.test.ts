import { describe, expect, it } from "vitest";
import { anOpenSportLog, aProfile, aSportLog, at, day, zone } from "../support/builders.ts";
import { aged, aSessionAgo, fromTo, NOW, overviewOf, rated, sessionsAgo } from "./some-health.ts";

describe("a health overview", () => {
  it("guesses nothing about somebody who told and recorded nothing", () => {
    const overview = overviewOf([]);
    expect(Object.values(overview.metrics)).toEqual([null, null, null, null, null]);
    expect(overview.computedScore).toBeNull();
    expect(overview.trend.direction).toBeNull();
    expect(overview.recommendations.map(({ code }) => code)).toEqual([
      "start_gently",
      "complete_profile",
    ]);
    expect(overviewOf([], aProfile())).toEqual(overview);
  });

  it("holds every section of somebody who told and recorded much", () => {
    const profile = aProfile({ birth: aged(40), gender: "male", heightCm: 180, weightKg: 81 });
    const logs = fromTo(0, 25).map((each) => aSessionAgo(each * 2, 40, rated(5)));
    const overview = overviewOf(logs, profile);
    expect(overview.metrics).toMatchObject({
      bmi: 25,
      bmiCategory: "overweight",
      // 810 + 1125 - 200 + 5
      restingMetabolicRateKilocalories: 1740,
      maxHeartRateBpm: 180,
      targetHeartRate: { min: 115, max: 137, intensity: "moderate" },
    });
    // 140 of 150 minutes and 3.5 days a week, a usual load: 0.5 x 73.1 + 0.3 x 84 + 20
    expect(overview.computedScore?.score).toBe(81.8);
    expect(overview.recentExercise.last30Days).toMatchObject({ sessions: 15, minutes: 600 });
    expect(overview.trend.direction).toBe("up");
    expect(overview.recommendations.length).toBeGreaterThan(0);
  });

  it("does not change with the order of the logs, with older ones and with the open one", () => {
    const logs = sessionsAgo(fromTo(0, 20));
    const more = [anOpenSportLog({ sportStart: at("2026-04-16T17:00") }), aSessionAgo(60)];
    expect(overviewOf([...more, ...logs].reverse())).toEqual(overviewOf(logs));
  });

  it("has the day and the age of where the person is", () => {
    const birth = { kind: "date", date: day("2008-04-17") } as const;
    const profile = aProfile({ birth });
    const now = at("2026-04-16T22:30");
    expect(overviewOf([], profile, { now }).metrics.maxHeartRateBpm).toBeNull();
    const inBerlin = { now, timeZone: zone("Europe/Berlin") };
    expect(overviewOf([], profile, inBerlin).metrics.maxHeartRateBpm).toBe(195);
    const justBefore = aSportLog({ sportStart: at("2026-04-16T21:59") });
    expect(overviewOf([justBefore], profile, inBerlin).recentExercise.last7Days.sessions).toBe(1);
  });

  it("puts no health value into its words", () => {
    const profile = aProfile({
      birth: aged(40),
      heightCm: 181,
      weightKg: 93,
      conditions: ["asthma"],
    });
    for (const { text, reason } of overviewOf(sessionsAgo([1, 2, 3]), profile).recommendations) {
      expect(`${text} ${reason.text}`).not.toMatch(/181|93|asthma/i);
    }
  });

  it("is made from 20,000 logs in the window as from few", () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      aSportLog({
        sportName: `Session ${index}`,
        sportStart: new Date(NOW.getTime() - index * 4 * 60_000),
        minutes: 3,
        ...rated((index % 5) + 1),
      }),
    );
    const { trend, computedScore, recentExercise } = overviewOf(many);
    expect(computedScore?.parts.map(({ score }) => score !== null)).toEqual(Array(4).fill(true));
    expect(trend.weeks.reduce((sum, { totals }) => sum + totals.sessions, 0)).toBeLessThan(20_000);
    // 6 whole days of 360 sessions and the 271 of today.
    expect(recentExercise.last7Days.sessions).toBe(2431);
  });
});
