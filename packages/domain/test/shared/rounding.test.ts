import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotientToOneDecimal } from "../../src/shared/rounding.ts";

describe("quotientToOneDecimal", () => {
  it.each([
    [0, 7, 0],
    [1, 3, 0.3],
    [2, 3, 0.7],
    [1, 20, 0.1],
    [21, 20, 1.1],
    [3, 20, 0.2],
    [49, 1000, 0],
    [50, 1000, 0.1],
    [1005, 1000, 1],
    [1049, 1000, 1],
    [1050, 1000, 1.1],
    [9999, 1000, 10],
    [-225, 100, -2.2],
    [-226, 100, -2.3],
    [-1, 20, 0],
    [-1, 3, -0.3],
    [-300, 100, -3],
  ])("gives %i / %i as %d: halves go up", (numerator, denominator, expected) => {
    expect(quotientToOneDecimal(numerator, denominator)).toBe(expected);
  });

  it("is exact for every whole number a computer can tell apart", () => {
    const exactTenths = (numerator: number, denominator: number) => {
      const doubled = 2n * BigInt(denominator);
      const dividend = 20n * BigInt(numerator) + BigInt(denominator);
      const truncated = dividend / doubled;
      return truncated * doubled > dividend ? truncated - 1n : truncated;
    };
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 600_000_000 }),
        (numerator, denominator) => {
          fc.pre((Math.abs(numerator) / denominator) * 10 < Number.MAX_SAFE_INTEGER - 10);
          const rounded = quotientToOneDecimal(numerator, denominator);
          expect(rounded).toBe(Number(exactTenths(numerator, denominator)) / 10);
        },
      ),
    );
  });
});
