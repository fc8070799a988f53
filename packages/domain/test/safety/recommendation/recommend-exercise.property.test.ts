import fc from "fast-check";

import { describe, expect, it } from "vitest";
import { stepsAbove } from "../../../src/safety/policy/exercise-intensity.ts";
import { applyExercisePolicy } from "../../../src/safety/policy/exercise-policy.ts";
import type { Range } from "../../../src/safety/recommendation/exercise-recommendation.ts";
import { recommendExercise } from "../../../src/safety/recommendation/recommend-exercise.ts";
import { listMetActivities } from "../../../src/sport/met/met-catalogue.ts";
import { intensityOf } from "../../../src/sport/met/met-intensity.ts";
import { findNothing } from "../risk/a-content-check.ts";
import { anyProfile } from "../risk/arbitrary-profile.ts";

const anyActivity = fc.oneof(
  fc.constantFrom(...listMetActivities("adult-2024").map(({ name }) => name)),
  fc.constantFrom("跑步", "游泳", "举重", "瑜伽", "quidditch", "HIIT", "😀"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 60 }),
);

function expectOrdered({ min, max }: Range): void {
  expect(min).toBeLessThanOrEqual(max);
  expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
}

describe("any recommendation", () => {
  it("stays within the assessment and is complete", () => {
    fc.assert(
      fc.property(anyProfile, anyActivity, (profile, exerciseType) => {
        const result = recommendExercise({ profile, exerciseType }, findNothing);
        const { intensity, assessment } = result;
        expect(stepsAbove(intensity.level, assessment.recommendedIntensity)).toBeLessThanOrEqual(0);
        if (intensity.level === "none") expect(result.suitability).toBe("not_recommended");
        expectOrdered(result.durationMinutes);
        expectOrdered(result.sessionsPerWeek);
        expectOrdered(intensity.perceivedExertion);
        if (intensity.heartRate !== null) {
          expectOrdered(intensity.heartRate);
          expect(intensity.heartRate.min).toBeGreaterThan(profile.restingHeartRateBpm ?? 0);
          expect(profile.age).toBeDefined();
          expect(intensity.heartRate.max).toBeLessThanOrEqual(208 - 0.7 * (profile.age ?? 0));
        }
        const isRefused = result.suitability === "not_recommended";
        for (const list of [result.warmUp, result.coolDown]) {
          expect(list.length > 0).toBe(!isRefused);
          expect(list.every((text) => text !== "")).toBe(true);
        }
        for (const list of [result.precautions, result.contraindications, result.stopSigns]) {
          expect(list.length).toBeGreaterThan(0);
          expect(list.every((text) => text !== "")).toBe(true);
        }
        expect(result.sources.length).toBeGreaterThan(0);
        for (const { activity } of result.alternatives) {
          const verdict = applyExercisePolicy(assessment.limits, { texts: [], activity });
          expect(verdict.verdict).not.toBe("forbidden");
          expect(
            stepsAbove(verdict.intensity, assessment.recommendedIntensity),
          ).toBeLessThanOrEqual(0);
          expect(intensityOf(activity.met)).toBe(activity.intensity);
        }
      }),
    );
  });
});
