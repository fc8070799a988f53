import { describe, expect, it } from "vitest";
import {
  ENERGY_FORMULA,
  estimateEnergyKilocalories,
} from "../../../src/sport/met/energy-estimate.ts";
import { editionForAge, MET_EDITIONS } from "../../../src/sport/met/met-edition.ts";
import { intensityOf } from "../../../src/sport/met/met-intensity.ts";

describe("the edition for a person", () => {
  it.each([
    [undefined, "adult-2024"],
    [12, "adult-2024"],
    [19, "adult-2024"],
    [59, "adult-2024"],
    [59.99, "adult-2024"],
    [60, "older-adult-2024"],
    [100, "older-adult-2024"],
  ] as const)("at the age %s is %s", (age, edition) => {
    expect(editionForAge(age)).toBe(edition);
  });

  it.each([
    ["adult-2024", "MET", 1],
    ["older-adult-2024", "MET60+", 0.81],
    ["wheelchair-2024", "METWC", 0.992],
  ] as const)("%s states its system and energy at rest", (id, system, baseline) => {
    expect(MET_EDITIONS[id]).toMatchObject({
      id,
      system,
      year: 2024,
      baselineKilocaloriesPerKgHour: baseline,
    });
  });
});

describe("the intensity of a MET", () => {
  it.each([
    [0.8, "sedentary"],
    [1.5, "sedentary"],
    [1.6, "light"],
    [2.9, "light"],
    [3, "moderate"],
    [5.9, "moderate"],
    [6, "vigorous"],
    [23, "vigorous"],
  ] as const)("of %s is %s", (met, intensity) => {
    expect(intensityOf(met)).toBe(intensity);
  });
});

describe("the energy of an activity", () => {
  it("is MET x kg x h, unrounded", () => {
    expect(ENERGY_FORMULA).toBe("kcal = MET x kg x h");
    expect(
      estimateEnergyKilocalories({ met: 8, weightKg: 70, durationMilliseconds: 1_800_000 }),
    ).toBe(280);
    expect(
      estimateEnergyKilocalories({ met: 3.3, weightKg: 61.5, durationMilliseconds: 100_000 }),
    ).toBeCloseTo(5.6375, 10);
    expect(estimateEnergyKilocalories({ met: 8, weightKg: 70, durationMilliseconds: 0 })).toBe(0);
  });
});
