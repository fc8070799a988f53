import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SparseWeights } from "../../../src/safety/learned/sparse-weights.ts";

describe("weights most of which are 0", () => {
  it("are those of every place", () => {
    const weight = fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      fc.integer({ min: -23, max: 23 }),
    );
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 600 }), (all) => {
        const places = all.flatMap((each, place) => (each === 0 ? [] : [place]));
        const weights = Int8Array.from(places, (place) => all[place] ?? 0);
        const sparse = new SparseWeights({ places, weights }, all.length);
        expect(all.map((_, place) => sparse.at(place))).toEqual(all);
        expect(sparse.at(all.length + 700)).toBe(0);
      }),
    );
  });
});
