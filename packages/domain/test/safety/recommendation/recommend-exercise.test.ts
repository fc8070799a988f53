import { describe, expect, it } from "vitest";
import { recommendExercise } from "../../../src/safety/recommendation/recommend-exercise.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { aCheckThatFinds, findNothing } from "../risk/a-content-check.ts";

const FIT: RiskProfile = {
  age: 30,
  gender: "female",
  regularExerciser: true,
  desiredIntensity: "vigorous",
};

function recommend(profile: RiskProfile, exerciseType: string) {
  return recommendExercise({ profile, exerciseType }, findNothing);
}

describe("a recommendation", () => {
  it("gives a fit adult the weekly amounts of WHO 2020", () => {
    expect(recommend(FIT, "running")).toMatchObject({
      suitability: "recommended",
      activity: { code: "12150", met: 8, categoryId: "running" },
      intensity: { level: "vigorous", perceivedExertion: { min: 14, max: 17 } },
      durationMinutes: { min: 25, max: 50 },
      sessionsPerWeek: { min: 2, max: 3 },
      alternatives: [],
    });
    expect(recommend(FIT, "brisk walking")).toMatchObject({
      intensity: { level: "moderate", perceivedExertion: { min: 12, max: 13 } },
      durationMinutes: { min: 30, max: 60 },
      sessionsPerWeek: { min: 3, max: 5 },
    });
  });

  it("lets a beginner run gently and for a short time", () => {
    expect(recommend({ age: 30 }, "running")).toMatchObject({
      suitability: "with_caution",
      intensity: { level: "moderate" },
      durationMinutes: { min: 10, max: 30 },
    });
  });

  it("gives the young 60 minutes a day", () => {
    expect(recommend({ age: 12, regularExerciser: true }, "brisk walking")).toMatchObject({
      durationMinutes: { max: 60 },
      sessionsPerWeek: { min: 5, max: 7 },
    });
  });

  it("uses the table for the age", () => {
    expect(recommend({ ...FIT, age: 66 }, "walking").activity?.edition).toBe("older-adult-2024");
    expect(recommend({ ...FIT, age: 66 }, "walking").precautions.join(" ")).toContain("balance");
  });

  describe("the pulse", () => {
    it("is a share of the reserve when the pulse at rest is known", () => {
      // Maximum 208 - 0.7 x 30 = 187; reserve 127; 60 + 40 % and 60 + 59 % of it.
      expect(
        recommend({ ...FIT, restingHeartRateBpm: 60 }, "brisk walking").intensity.heartRate,
      ).toEqual({
        min: 111,
        max: 135,
        formula: expect.stringContaining("heart-rate reserve"),
      });
    });

    it("is a share of the maximum otherwise", () => {
      expect(recommend(FIT, "brisk walking").intensity.heartRate).toEqual({
        min: 120,
        max: 142,
        formula: expect.stringContaining("208 - 0.7 x age"),
      });
    });

    it.each<[string, RiskProfile]>([
      ["without an age", { regularExerciser: true }],
      ["on a beta-blocker", { ...FIT, medications: ["metoprolol"] }],
      ["on a medicine that is not known", { ...FIT, medications: ["Zorblax"] }],
      ["with an irregular rhythm", { ...FIT, conditions: ["atrial fibrillation"] }],
      ["in pregnancy", { ...FIT, pregnant: true }],
      [
        "when the pulse at rest leaves no room",
        { age: 120, restingHeartRateBpm: 118, regularExerciser: true },
      ],
    ])("is not given %s; the effort that is felt is", (_why, profile) => {
      const { intensity } = recommend(profile, "brisk walking");
      expect(intensity.heartRate).toBeNull();
      expect(intensity.perceivedExertion.min).toBeGreaterThanOrEqual(9);
    });
  });

  it("says honestly that it does not know an activity", () => {
    const result = recommend(FIT, "quidditch");
    expect(result).toMatchObject({ activity: null, suitability: "with_caution" });
    expect(result.precautions[0]).toContain("not in the catalogue");
  });

  it.each<[string, RiskProfile, string]>([
    ["pregnancy", { ...FIT, pregnant: true }, "scuba diving"],
    ["a knee injury", { ...FIT, injuries: ["knee"] }, "running"],
    ["a shoulder injury", { ...FIT, injuries: ["肩膀"] }, "swimming"],
    ["blood thinners", { ...FIT, medications: ["warfarin"] }, "boxing"],
    ["epilepsy", { ...FIT, conditions: ["epilepsy"] }, "rock climbing"],
    ["uncontrolled blood pressure", { ...FIT, systolicBloodPressure: 170 }, "deadlift"],
    ["a fever", { ...FIT, conditions: ["fever"] }, "walking"],
    ["chest pain", { ...FIT, symptoms: ["chest pain"] }, "walking"],
  ])("does not recommend what %s forbids", (_why, profile, exerciseType) => {
    expect(recommend(profile, exerciseType)).toMatchObject({
      suitability: "not_recommended",
      intensity: { level: "none", heartRate: null, perceivedExertion: { min: 6, max: 6 } },
      durationMinutes: { min: 0, max: 0 },
      sessionsPerWeek: { min: 0, max: 0 },
    });
  });

  it("names what forbids it among the contraindications, and offers something else", () => {
    const result = recommend({ ...FIT, injuries: ["knee"] }, "running");
    expect(result.contraindications[0]).toContain("knee");
    expect(result.alternatives.map(({ name }) => name)).toEqual([
      "Stretching",
      "Tai chi",
      "Easy walking",
    ]);
  });

  it("offers nothing when no exercise is allowed", () => {
    expect(recommend({ symptoms: ["chest pain"] }, "walking").alternatives).toEqual([]);
  });

  it("warns of low blood sugar, of signs in pregnancy, and of the other things a limit brings", () => {
    expect(
      recommend({ ...FIT, medications: ["insulin"] }, "walking").stopSigns.join(" "),
    ).toContain("sugar");
    expect(recommend({ ...FIT, pregnant: true }, "walking").stopSigns.join(" ")).toContain(
      "contractions",
    );
  });

  it("answers in the language of the activity, and finds it in Chinese", () => {
    const result = recommend({ ...FIT, injuries: ["knee"] }, "跑步");
    expect(result.activity?.code).toBe("12150");
    for (const text of [
      ...result.warmUp,
      ...result.precautions,
      ...result.contraindications,
      ...result.stopSigns,
      ...result.alternatives.map(({ name }) => name),
    ]) {
      expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it("heeds what is said with the activity", () => {
    const check = aCheckThatFinds({ "chest pain": ["cardiac_symptom", "high"] });
    const result = recommendExercise(
      { profile: FIT, exerciseType: "running with chest pain" },
      check,
    );
    expect(result.suitability).toBe("not_recommended");
    expect(recommend(FIT, "prenatal yoga").assessment.limits.limits).toContain("pregnancy");
  });

  it("names its sources, each once", () => {
    const { sources } = recommend({ ...FIT, restingHeartRateBpm: 60 }, "running");
    const titles = sources.map((source) =>
      source.kind === "publication" ? source.title : source.reason,
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.join(" ")).toMatch(/maximal heart rate revisited/);
    expect(titles.join(" ")).toMatch(/sedentary behaviour/);
  });
});
