import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appearanceFor } from "../../src/companion/appearance-for.ts";
import {
  changeHealthScore,
  changeLook,
  HEALTH_SCORE,
  initializeCompanion,
} from "../../src/companion/companion.ts";
import { companionGenderOf } from "../../src/companion/companion-gender.ts";
import { positionFor } from "../../src/companion/position.ts";
import type { CompanionId } from "../../src/shared/ids.ts";
import { aCompanion, anId, at, aUserId } from "../support/builders.ts";

const NOW = at("2026-06-15T12:00");
const IDENTITY = { id: anId<CompanionId>(7), userId: aUserId };

describe("companionGenderOf", () => {
  it("makes a neutral companion of `other`, and keeps the rest", () => {
    expect(companionGenderOf("other")).toBe("neutral");
    for (const gender of ["male", "female", "neutral"] as const) {
      expect(companionGenderOf(gender)).toBe(gender);
    }
  });
});

describe("initializeCompanion", () => {
  it("begins with the looks and the place of its gender and age group", () => {
    expect(initializeCompanion(IDENTITY, { gender: "female", ageYears: 15 }, NOW)).toEqual({
      ...IDENTITY,
      gender: "female",
      ageGroup: "teen",
      healthScore: HEALTH_SCORE.initial,
      lastReason: null,
      appearance: appearanceFor({ gender: "female", ageGroup: "teen", activityLevel: null }),
      position: positionFor("teen"),
      createdAt: NOW,
      updatedAt: NOW,
      revision: 1,
    });
  });

  it("takes the score that was said, 0 included", () => {
    for (const healthScore of [0, 33.3, 100]) {
      const origin = { gender: "male", ageYears: 40, healthScore } as const;
      expect(initializeCompanion(IDENTITY, origin, NOW).healthScore).toBe(healthScore);
    }
  });

  it("dresses by the activity level where it is known", () => {
    const origin = { gender: "male", ageYears: 40, activityLevel: "very_active" } as const;
    expect(initializeCompanion(IDENTITY, origin, NOW).appearance).toEqual(
      appearanceFor({ gender: "male", ageGroup: "adult", activityLevel: "very_active" }),
    );
  });

  it("sets a known companion anew, and keeps its id and its beginning", () => {
    const known = aCompanion({
      id: anId<CompanionId>(3),
      healthScore: 20,
      lastReason: "poor sleep",
      position: { x: 0, y: 0, scale: 5, anchor: "top" },
      revision: 9,
    });
    const anew = initializeCompanion(IDENTITY, { gender: "male", ageYears: 70 }, NOW, known);
    expect(anew).toEqual({
      ...initializeCompanion(IDENTITY, { gender: "male", ageYears: 70 }, NOW),
      id: known.id,
      createdAt: known.createdAt,
      revision: 10,
    });
  });
});

describe("changeHealthScore", () => {
  it("sets the score and its reason, and keeps the rest", () => {
    const before = Object.freeze(aCompanion({ revision: 4 }));
    const after = changeHealthScore(before, { healthScore: 91.5, reason: "slept well" }, NOW);
    expect(after).toEqual({
      ...before,
      healthScore: 91.5,
      lastReason: "slept well",
      updatedAt: NOW,
      revision: 5,
    });
  });

  it("forgets the reason before when none is given", () => {
    const before = aCompanion({ lastReason: "slept badly" });
    expect(changeHealthScore(before, { healthScore: 0, reason: null }, NOW)).toMatchObject({
      healthScore: 0,
      lastReason: null,
    });
  });

  it("counts every change, also one that says the same again", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(HEALTH_SCORE), { maxLength: 20 }), (scores) => {
        const changed = scores.reduce(
          (companion, healthScore) =>
            changeHealthScore(companion, { healthScore, reason: null }, NOW),
          aCompanion({ revision: 1 }),
        );
        expect(changed.revision).toBe(1 + scores.length);
        expect(changed.healthScore).toBe(scores.at(-1) ?? HEALTH_SCORE.initial);
      }),
    );
  });
});

describe("changeLook", () => {
  it("changes looks and place, and keeps the rest", () => {
    const before = Object.freeze(aCompanion({ healthScore: 42, lastReason: "cold", revision: 2 }));
    const after = changeLook(
      before,
      { appearance: { accessory: "wheelchair" }, position: { x: 0.25 } },
      NOW,
    );
    expect(after).toEqual({
      ...before,
      appearance: { ...before.appearance, accessory: "wheelchair" },
      position: { ...before.position, x: 0.25 },
      updatedAt: NOW,
      revision: 3,
    });
  });
});
