import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LARGEST_PACKED,
  packWeights,
  unpackWeights,
} from "../../../src/safety/content-check/packed-weights.ts";

const weight = fc.oneof(fc.constant(0), fc.integer({ min: -LARGEST_PACKED, max: LARGEST_PACKED }));

describe("packed weights", () => {
  it("are the same when they are unpacked, however many are zero", () => {
    fc.assert(
      fc.property(fc.array(weight), fc.nat({ max: 5_000 }), (some, zeros) => {
        const weights = [...some, ...new Array<number>(zeros).fill(0), ...some];
        const lines = packWeights(weights);
        expect([...unpackWeights(lines, weights.length)]).toEqual(weights);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(160);
      }),
    );
  });

  it("are refused where they have other characters or do not fit", () => {
    expect(() => unpackWeights(["A?"], 2)).toThrow();
    expect(() => unpackWeights(packWeights([1, 2, 3]), 2)).toThrow();
  });
});
