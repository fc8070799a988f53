import { describe, expect, it } from "vitest";
import { healthMetrics } from "../../src/health/health-metrics.ts";
import type { ExerciseLimits } from "../../src/safety/policy/exercise-limits.ts";
import { assessRisk } from "../../src/safety/risk/assess-risk.ts";
import type { RiskProfile } from "../../src/safety/risk/risk-profile.ts";
import { findNothing } from "../safety/risk/a-content-check.ts";

const FREE: ExerciseLimits = { maxIntensity: "vigorous", clearance: "none", limits: [] };
const ADULT: RiskProfile = { age: 40, gender: "female", heightCm: 170, weightKg: 70 };

const metricsOf = (person: RiskProfile, limits = FREE) => healthMetrics(person, limits);

function metricsWithin(person: RiskProfile) {
  return healthMetrics(person, assessRisk({ profile: person }, findNothing).limits);
}

describe("the body mass index", () => {
  it("has one decimal, rounded half up", () => {
    // 70 / 1.7² = 24.221...
    expect(metricsOf(ADULT).bmi).toBe(24.2);
    // 56.5 / 2² = 14.125 and 57.4 / 2² = 14.35.
    expect(metricsOf({ heightCm: 200, weightKg: 56.5 }).bmi).toBe(14.1);
    expect(metricsOf({ heightCm: 200, weightKg: 57.4 }).bmi).toBe(14.4);
  });

  it.each([
    [46, 160, "underweight"],
    [47.36, 160, "normal"],
    [63.8, 160, "normal"],
    [63.9, 160, "overweight"],
    // 64 / 1.6² is 25, though binary fractions make it a little less.
    [64, 160, "overweight"],
    [76.6, 160, "overweight"],
    [76.8, 160, "obese"],
  ] as const)("puts %s kg at %s cm among the %s", (weightKg, heightCm, category) => {
    expect(metricsOf({ age: 18, heightCm, weightKg }).bmiCategory).toBe(category);
  });

  it("is none where height and weight cannot belong to one body, nor is what follows from them", () => {
    for (const [weightKg, heightCm] of [
      [10, 272],
      [500, 50],
    ]) {
      expect(metricsOf({ ...ADULT, weightKg, heightCm })).toMatchObject({
        bmi: null,
        bmiCategory: null,
        restingMetabolicRateKilocalories: null,
      });
    }
  });

  it("has no class in pregnancy, and there is no metabolic rate", () => {
    expect(metricsWithin({ ...ADULT, pregnant: true })).toMatchObject({
      bmi: 24.2,
      bmiCategory: null,
      restingMetabolicRateKilocalories: null,
    });
  });

  it("is put into the class of the number that is told", () => {
    // 99.9 / 2² = 24.975, which is told as 25.
    expect(metricsOf({ age: 30, heightCm: 200, weightKg: 99.9 })).toMatchObject({
      bmi: 25,
      bmiCategory: "overweight",
    });
    expect(metricsOf({ age: 30, heightCm: 200, weightKg: 99.7 })).toMatchObject({
      bmi: 24.9,
      bmiCategory: "normal",
    });
  });

  it("has no class below 18 years or without an age, and no value without both measures", () => {
    expect(metricsOf({ ...ADULT, age: 17 })).toMatchObject({ bmi: 24.2, bmiCategory: null });
    expect(metricsOf({ ...ADULT, age: undefined })).toMatchObject({ bmi: 24.2, bmiCategory: null });
    expect(metricsOf({ age: 30, heightCm: 170 })).toMatchObject({ bmi: null, bmiCategory: null });
    expect(metricsOf({ age: 30, weightKg: 70 })).toMatchObject({ bmi: null, bmiCategory: null });
  });
});

describe("the pulse", () => {
  it("has no predicted maximum where a medicine changes it", () => {
    expect(metricsWithin({ ...ADULT, medications: ["metoprolol"] }).maxHeartRateBpm).toBeNull();
    expect(metricsWithin(ADULT).maxHeartRateBpm).toBe(180);
  });

  it("has no target while illness or injury has somebody rest", () => {
    expect(healthMetrics(ADULT, FREE, true)).toMatchObject({
      maxHeartRateBpm: 180,
      targetHeartRate: null,
    });
  });
});

describe("the resting metabolic rate", () => {
  it("follows Mifflin and St Jeor in whole kilocalories", () => {
    // 700 + 1062.5 - 200 - 161 = 1401.5
    expect(metricsOf(ADULT).restingMetabolicRateKilocalories).toBe(1402);
    // 700 + 1062.5 - 200 + 5 = 1567.5
    expect(metricsOf({ ...ADULT, gender: "male" }).restingMetabolicRateKilocalories).toBe(1568);
  });

  it.each([
    ["a minor", { age: 17 }],
    ["an unknown age", { age: undefined }],
    ["an unknown gender", { gender: undefined }],
    ["another gender", { gender: "other" }],
    ["an unknown height", { heightCm: undefined }],
    ["an unknown weight", { weightKg: undefined }],
    ["measures no body has", { age: 120, heightCm: 50, weightKg: 10 }],
  ] as const)("is null for %s", (_, changes) => {
    expect(metricsOf({ ...ADULT, ...changes }).restingMetabolicRateKilocalories).toBeNull();
  });
});

describe("the highest pulse", () => {
  it.each([
    [18, 195],
    [25, 191],
    [40, 180],
    [45, 177],
    [120, 124],
  ])("of somebody of %s years is %s", (age, beats) => {
    expect(metricsOf({ age }).maxHeartRateBpm).toBe(beats);
  });

  it("is null for minors and without an age", () => {
    expect(metricsOf({ age: 17 }).maxHeartRateBpm).toBeNull();
    expect(metricsOf({}).maxHeartRateBpm).toBeNull();
  });
});

describe("the pulse to aim at", () => {
  it("is moderate where everything is allowed", () => {
    // 64 and 76 percent of 180; 60 + 40 and 59 percent of 120.
    expect(metricsOf(ADULT).targetHeartRate).toMatchObject({
      min: 115,
      max: 137,
      intensity: "moderate",
    });
    expect(metricsOf({ ...ADULT, restingHeartRateBpm: 60 }).targetHeartRate).toMatchObject({
      min: 108,
      max: 131,
      intensity: "moderate",
    });
  });

  it("is light where no more is allowed, and null where nothing is", () => {
    const limited = (maxIntensity: ExerciseLimits["maxIntensity"]) =>
      metricsOf(ADULT, { ...FREE, maxIntensity }).targetHeartRate;
    // 57 and 63 percent of 180.
    expect(limited("light")).toMatchObject({ min: 103, max: 113, intensity: "light" });
    expect(limited("none")).toBeNull();
  });

  it.each([
    ["a beta-blocker", { medications: ["metoprolol"] }],
    ["an arrhythmia", { conditions: ["atrial fibrillation"] }],
    ["pregnancy", { conditions: ["pregnant"] }],
    ["a symptom that forbids exercise", { conditions: ["chest pain"] }],
    ["an age under 18", { age: 17 }],
    ["an unknown age", { age: undefined }],
    ["a pulse at rest that leaves no room", { age: 100, restingHeartRateBpm: 130 }],
  ] as const)("is null with %s", (_, changes) => {
    expect(metricsWithin({ ...ADULT, ...changes }).targetHeartRate).toBeNull();
    expect(metricsWithin(ADULT).targetHeartRate).not.toBeNull();
  });
});

it("computes nothing from nothing", () => {
  expect(metricsWithin({})).toEqual({
    bmi: null,
    bmiCategory: null,
    restingMetabolicRateKilocalories: null,
    maxHeartRateBpm: null,
    targetHeartRate: null,
  });
});
