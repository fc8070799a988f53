import { describe, expect, it } from "vitest";
import type { HealthRecommendationCode } from "../../src/health/health-recommendation.ts";
import {
  RECOMMENDATION_ROWS,
  RECOMMENDATION_RULES,
} from "../../src/health/health-recommendations.data.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Profile } from "../../src/user/profile.ts";
import { aPause, aProfile } from "../support/builders.ts";
import { aged, aSessionAgo, fromTo, overviewOf, sessionsAgo } from "./some-health.ts";

const TOLD: Partial<Profile> = {
  birth: aged(40),
  gender: "female",
  heightCm: 170,
  weightKg: 65,
  activityLevel: "active",
};

const somebody = (overrides: Partial<Profile> = {}) => aProfile({ ...TOLD, ...overrides });

function recommend(logs: readonly SportLog[], profile: Profile | null = somebody()) {
  return overviewOf(logs, profile).recommendations;
}

const codes = (logs: readonly SportLog[], profile: Profile | null = somebody()) =>
  recommend(logs, profile).map(({ code }) => code);

function found(
  code: HealthRecommendationCode,
  logs: readonly SportLog[],
  profile: Profile | null = somebody(),
) {
  const recommendation = recommend(logs, profile).find((each) => each.code === code);
  if (recommendation === undefined) throw new Error(`There is no ${code}.`);
  return recommendation;
}

const FEW = sessionsAgo([1, 4, 8, 11, 15, 18, 22, 25], 20);
const strengthAgo = (daysAgo: readonly number[], minutes = 20) =>
  daysAgo.map((each) => aSessionAgo(each, minutes, { sportName: "Strength training" }));

describe("the way to the recommended amount", () => {
  it("tells how many minutes of this week are missing, and why", () => {
    expect(found("reach_weekly_amount", [...FEW, aSessionAgo(0, 22.5)])).toMatchObject({
      text: expect.stringContaining("107.5 more minutes"),
      intensity: "moderate",
      reason: {
        code: "below_weekly_amount",
        text: "This week you have recorded 42.5 of the 150 minutes that are recommended.",
      },
      source: { organisation: "World Health Organization", year: 2020 },
    });
  });

  it.each([
    [149.9, "reach_weekly_amount"],
    [150, "keep_going"],
  ])("with %s minutes this week is %s", (minutes, code) => {
    const logs = [...sessionsAgo([8, 11, 15, 18, 22, 25], 120), aSessionAgo(1, minutes)];
    expect(codes(logs)[0]).toBe(code);
  });

  it("is reached by MET-minutes too", () => {
    const mets = { stated: 10, adult: null, olderAdult: null };
    const runs = [8, 11, 15, 18, 1].map((each) => aSessionAgo(each, 50, { mets }));
    expect(codes(runs)[0]).toBe("keep_going");
  });

  it("is shorter by the paused days of the week", () => {
    const profile = somebody({ pauses: [aPause("2026-04-13", "2026-04-14", "travel")] });
    // 150 x 5 / 7 = 107.14
    expect(found("reach_weekly_amount", FEW, profile).reason.text).toContain(
      "108 minutes are recommended this week; you have recorded 20.",
    );
  });

  it("is an hour a day from 5 to 17 years", () => {
    const child = somebody({ birth: aged(12), activityLevel: null });
    const week = (minutes: number) => sessionsAgo(fromTo(0, 27), minutes);
    expect(found("move_every_day", week(45), child)).toMatchObject({
      text: expect.stringContaining("15 more minutes a day"),
      intensity: "moderate",
      reason: { text: expect.stringContaining("45 minutes a day") },
    });
    expect(codes(week(59.9), child)).toEqual(["move_every_day"]);
    expect(codes(week(60), child)).toEqual(["keep_going"]);
    expect(codes(week(45), somebody({ birth: aged(18) }))).not.toContain("move_every_day");
  });

  it("is not asked of those without records, who may start gently", () => {
    expect(codes([])).toEqual(["start_gently"]);
    expect(codes([aSessionAgo(60)])).toEqual(["start_gently"]);
    expect(codes([aSessionAgo(59)])).toContain("reach_weekly_amount");
  });
});

describe("rest", () => {
  it("comes first after a week of far more than usual, and nothing more is asked for", () => {
    const steep = [...sessionsAgo([7, 12, 17, 22, 27], 20), ...sessionsAgo([3, 5], 100)];
    // (200 / 7) / (300 / 28)
    expect(found("recover_after_high_load", steep).reason.text).toContain("2.67 times");
    expect(codes(steep)).toEqual(["recover_after_high_load"]);
    expect(recommend(steep)[0]?.intensity).toBe("light");
    const usual = [...sessionsAgo([7, 12, 17, 22, 27], 20), ...sessionsAgo([3, 5], 20)];
    expect(codes(usual)).not.toContain("recover_after_high_load");
  });

  it.each([
    [fromTo(0, 6), "7 days in a row"],
    [fromTo(1, 7), "7 days in a row"],
    [fromTo(0, 11), "12 days in a row"],
  ])("is advised after sessions %j days ago", (daysAgo, words) => {
    expect(found("take_a_rest_day", sessionsAgo(daysAgo, 10)).reason.text).toContain(words);
  });

  it.each([[fromTo(0, 5)], [fromTo(2, 9)], [[0, 1, 2, 4, 5, 6, 7]]])(
    "is not advised after sessions %j days ago",
    (daysAgo) => {
      expect(codes(sessionsAgo(daysAgo, 10))).not.toContain("take_a_rest_day");
    },
  );

  it("is not advised to children, who are to move every day", () => {
    const child = somebody({ birth: aged(17) });
    expect(codes(sessionsAgo(fromTo(0, 9), 10), child)).not.toContain("take_a_rest_day");
  });
});

describe("muscles and balance", () => {
  it("are advised on two days a week", () => {
    expect(found("add_strength_days", [...FEW, ...strengthAgo([1])]).reason.text).toContain(
      "on 1 of the last seven days; 2 days a week",
    );
    expect(codes([...FEW, ...strengthAgo([1, 6])])).not.toContain("add_strength_days");
    expect(codes([...FEW, ...strengthAgo([1, 7])])).toContain("add_strength_days");
  });

  it("are advised on three days a week from 65 years on", () => {
    const ofAge = (years: number) => somebody({ birth: aged(years) });
    const taiChi = [1, 3].map((each) => aSessionAgo(each, 20, { sportName: "tai chi" }));
    expect(codes(FEW, ofAge(64))).not.toContain("add_balance_days");
    expect(found("add_balance_days", [...FEW, ...taiChi], ofAge(65)).reason.text).toContain(
      "on 2 of the last seven days; from the age of 65, 3 days a week",
    );
    const third = aSessionAgo(5, 20, { sportName: "太极拳" });
    expect(codes([...FEW, ...taiChi, third], ofAge(65))).not.toContain("add_balance_days");
  });

  it("are not advised where the safety policy forbids them, nor to children", () => {
    expect(codes(FEW, somebody({ conditions: ["hernia"] }))).not.toContain("add_strength_days");
    expect(codes(FEW, somebody({ birth: aged(12) }))).not.toContain("add_strength_days");
  });
});

describe("care goes before all else", () => {
  it("with a symptom that asks for care there is care and rest alone", () => {
    const profile = somebody({ conditions: ["chest pain"], heightCm: null });
    expect(codes(FEW, profile)).toEqual(["seek_care", "rest_until_cleared"]);
    expect(recommend([], profile).map(({ intensity }) => intensity)).toEqual(["none", "none"]);
  });

  it("with no exercise allowed there is a question and rest alone", () => {
    const profile = somebody({ conditions: ["fever"], heightCm: null });
    expect(codes(FEW, profile)).toEqual(["ask_before_exercise", "rest_until_cleared"]);
  });

  it("with a disease and no habit only the question is asked", () => {
    const profile = somebody({ conditions: ["heart disease"], activityLevel: "sedentary" });
    expect(codes(FEW, profile)).toEqual(["ask_before_exercise", "move_gently_today"]);
  });

  it("before vigorous exercise alone, the rest of the advice stands", () => {
    const profile = somebody({ conditions: ["heart disease"] });
    expect(codes(FEW, profile).slice(0, 2)).toEqual(["ask_before_vigorous", "reach_weekly_amount"]);
  });

  it("with light effort alone nothing harder is asked for", () => {
    const profile = somebody({ conditions: ["common cold"] });
    expect(codes(FEW, profile)).toEqual(["keep_it_light"]);
  });
});

describe("a pause", () => {
  const paused = (reason: "illness" | "injury" | "travel" | "rest", end: string | null = null) =>
    somebody({ pauses: [aPause("2026-04-10", end, reason)], heightCm: null });

  it("by illness or injury leaves rest and an easy return", () => {
    expect(codes(FEW, paused("illness"))).toEqual(["rest_in_illness", "return_after_illness"]);
    expect(codes(FEW, paused("injury"))).toEqual(["rest_in_injury", "return_after_injury"]);
    expect(recommend([], paused("illness")).map(({ intensity }) => intensity)).toEqual([
      "none",
      "light",
    ]);
  });

  it("by both has both, and a question first where there is one", () => {
    const both = [aPause("2026-04-10", null, "injury"), aPause("2026-04-16", null, "illness")];
    const profile = somebody({ pauses: both, conditions: ["heart disease"], activityLevel: null });
    expect(codes(FEW, profile)).toEqual([
      "ask_before_exercise",
      "rest_in_illness",
      "rest_in_injury",
      "return_after_illness",
      "return_after_injury",
    ]);
  });

  it("for travel or rest asks for nothing", () => {
    for (const reason of ["travel", "rest"] as const) {
      expect(codes(FEW, paused(reason))).toEqual(["enjoy_the_pause", "complete_profile"]);
    }
  });

  it("holds up to its last day; after illness the way back is an easy one for a week", () => {
    expect(codes(FEW, paused("illness", "2026-04-16"))[0]).toBe("rest_in_illness");
    expect(codes(FEW, paused("illness", "2026-04-15"))).toEqual(["ease_back", "complete_profile"]);
    const ended = (end: string) =>
      somebody({ pauses: [aPause("2026-04-01", end, "injury")], heightCm: null });
    expect(codes(FEW, ended("2026-04-09"))[0]).toBe("ease_back");
    expect(codes(FEW, ended("2026-04-08"))).not.toContain("ease_back");
    expect(codes(FEW, paused("travel", "2026-04-15"))).not.toContain("ease_back");
  });

  it("that is still to come changes nothing", () => {
    const profile = somebody({ pauses: [aPause("2026-04-17", null, "illness")] });
    expect(codes(FEW, profile)).toEqual(codes(FEW));
  });
});

describe("the profile", () => {
  const fieldsOf = (profile: Profile | null) => found("complete_profile", [], profile).reason.text;

  it("is asked for what allows a further figure", () => {
    expect(fieldsOf(null)).toContain("age, gender, height, weight");
    expect(fieldsOf(somebody({ heightCm: null }))).toMatch(/: height\.$/);
    expect(fieldsOf(aProfile({ birth: aged(12) }))).toMatch(/: height, weight\.$/);
  });

  it("is complete without what allows none", () => {
    expect(codes([], somebody({ restingHeartRateBpm: null, goal: null }))).toEqual([
      "start_gently",
    ]);
    expect(codes([], somebody({ gender: "other" }))).toEqual(["start_gently"]);
    expect(codes([], somebody({ birth: aged(12), gender: null }))).toEqual(["start_gently"]);
  });
});

describe("every recommendation", () => {
  it.each([
    ["zh", true],
    ["zh-Hant-TW", true],
    ["ZH_cn", true],
    ["en", false],
    ["de-CH", false],
    [null, false],
  ])("for the locale %s is in Chinese: %s", (locale, isChinese) => {
    for (const { text, reason } of recommend(FEW, somebody({ locale, weightKg: null }))) {
      expect(/\p{Script=Han}/u.test(text)).toBe(isChinese);
      expect(/\p{Script=Han}/u.test(reason.text)).toBe(isChinese);
    }
  });

  it("speaks of what it is for, and has a source", () => {
    for (const { text, reason, source, code } of RECOMMENDATION_ROWS) {
      expect([text, reason.text]).toEqual([code, `${code}.${reason.code}`]);
      expect(source.kind === "publication" ? source.title : source.reason, code).not.toBe("");
    }
  });

  it("is one of five at most, the most important ones", () => {
    const profile = somebody({
      birth: aged(70),
      conditions: ["heart disease"],
      heightCm: null,
      weightKg: null,
    });
    const all = codes(FEW, profile);
    expect(all).toHaveLength(RECOMMENDATION_RULES.maxRecommendations);
    expect(all[0]).toBe("ask_before_vigorous");
  });
});
