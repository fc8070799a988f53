import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LARGEST_PACKED,
  packWeights,
  unpackWeights,
} from "../../../src/safety/learned/packed-weights.ts";

const weight = fc.oneof(fc.constant(0), fc.integer({ min: -LARGEST_PACKED, max: LARGEST_PACKED }));
const places = fc.array(fc.tuple(weight, weight, weight));

describe("packed weights", () => {
  it("are the same when they are unpacked, however many are zero", () => {
    fc.assert(
      fc.property(places, fc.nat({ max: 5_000 }), (some, zeros) => {
        const all = [...some, ...new Array<[0, 0, 0]>(zeros).fill([0, 0, 0]), ...some];
        const rows = [0, 1, 2].map((row) => all.map((place) => place[row] ?? 0));
        const lines = packWeights(rows);
        const unpacked = unpackWeights(lines, 3, all.length).map(({ places, weights }) => {
          const row = new Array<number>(all.length).fill(0);
          for (const [index, place] of places.entries()) row[place] = weights[index] ?? 0;
          expect(places).toHaveLength(row.filter((weight) => weight !== 0).length);
          return row;
        });
        expect(unpacked).toEqual(rows);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(160);
      }),
    );
  });

  it("are refused where they have other characters or do not fit", () => {
    expect(() => unpackWeights(["A?"], 1, 2)).toThrow("means nothing");
    expect(() => unpackWeights(packWeights([[1, 2, 3]]), 1, 2)).toThrow("do not fit");
  });
});
