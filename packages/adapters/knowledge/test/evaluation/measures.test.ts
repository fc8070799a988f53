import { describe, expect, it } from "vitest";
import { ndcg, recall, reciprocalRank } from "../../src/evaluation/measures.ts";

const gains = new Map([
  ["a", 3],
  ["b", 2],
  ["c", 1],
  ["d", 0],
  ["e", -1],
]);

describe("nDCG", () => {
  it("is 1 for the best order", () => {
    expect(ndcg(["a", "b", "c"], gains, 10)).toBe(1);
  });

  it("takes the gain itself and discounts by log2(rank + 1)", () => {
    // (1/log2(2) + 0/log2(3) + 3/log2(4)) / (3/log2(2) + 2/log2(3) + 1/log2(4))
    expect(ndcg(["c", "x", "a"], gains, 10)).toBeCloseTo(2.5 / 4.761859507, 9);
  });

  it("looks no further than the cut-off, in the run and in the best order", () => {
    // (2/1 + 0) / (3/1 + 2/log2(3))
    expect(ndcg(["b", "x", "a"], gains, 2)).toBeCloseTo(2 / 4.261859507, 9);
  });

  it("counts what is judged below 0 as nothing", () => {
    expect(ndcg(["e", "a"], gains, 1)).toBe(0);
  });

  it("is 0 where nothing answers", () => {
    expect(ndcg(["d"], new Map([["d", 0]]), 10)).toBe(0);
    expect(ndcg([], gains, 10)).toBe(0);
  });
});

describe("recall", () => {
  it("is the share of what answers at all", () => {
    expect(recall(["b", "d", "x", "a"], gains, 100)).toBeCloseTo(2 / 3, 9);
    expect(recall(["b", "d", "x", "a"], gains, 3)).toBeCloseTo(1 / 3, 9);
    expect(recall(["d"], new Map([["d", 0]]), 100)).toBe(0);
  });
});

describe("the reciprocal rank", () => {
  it("is that of the first document that answers", () => {
    expect(reciprocalRank(["x", "d", "c", "a"], gains, 10)).toBeCloseTo(1 / 3, 9);
    expect(reciprocalRank(["x", "d", "c", "a"], gains, 2)).toBe(0);
  });
});
