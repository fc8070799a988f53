import { describe, expect, it } from "vitest";
import { fitLogistic } from "../../../scripts/train-advice-model/fit-logistic.ts";

describe("the fit of a few measures", () => {
  it("weighs what tells, by its direction, and nothing else", () => {
    const observations = [-3, -2, -1, 0, 1, 2, 3].flatMap((value) =>
      [-1, 1].map((noise) => ({ values: [value, noise], isPositive: value > 0, weight: 1 })),
    );
    const [telling = 0, noise = 1] = fitLogistic(observations);
    expect(telling).toBeGreaterThan(1);
    expect(Math.abs(noise)).toBeLessThan(1e-6);
  });

  it("gives the share of positive ones where nothing tells", () => {
    const observations = [true, false, false, false].map((isPositive) => ({
      ...{ values: [0], isPositive, weight: 25 },
    }));
    const [, bias = 0] = fitLogistic(observations);
    expect(1 / (1 + Math.exp(-bias))).toBeCloseTo(0.25, 2);
  });
});
