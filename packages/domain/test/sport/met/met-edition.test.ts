import { describe, expect, it } from "vitest";
import {
  baselineOf,
  ENERGY_FORMULA,
  estimateEnergyKilocalories,
} from "../../../src/sport/met/energy-estimate.ts";
import {
  editionForAge,
  MET_EDITIONS,
  type MetEditionId,
} from "../../../src/sport/met/met-edition.ts";
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
  const energyOf = (met: number, edition: MetEditionId | null, weightKg: number, ms: number) =>
    estimateEnergyKilocalories({
      met,
      baseline: baselineOf(edition),
      weightKg,
      durationMilliseconds: ms,
    });

  it("is MET x baseline x kg x h, unrounded", () => {
    expect(ENERGY_FORMULA).toBe("kcal = MET x baseline x kg x h");
    expect(energyOf(8, "adult-2024", 70, 1_800_000)).toBe(280);
    expect(energyOf(3.3, "adult-2024", 61.5, 100_000)).toBeCloseTo(5.6375, 10);
    expect(energyOf(8, "adult-2024", 70, 0)).toBe(0);
  });

  it("goes by the baseline of the table that the MET comes from, and 1.0 for a stated one", () => {
    expect(energyOf(6, "older-adult-2024", 70, 3_600_000)).toBeCloseTo(340.2, 10);
    expect(energyOf(5, "wheelchair-2024", 70, 3_600_000)).toBeCloseTo(347.2, 10);
    expect(energyOf(6, null, 70, 3_600_000)).toBe(420);
  });
});
