import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestOf } from "../src/search/best-of.ts";
import { HashedKeys } from "../src/search/hashed-keys.ts";
import { Postings } from "../src/search/postings.ts";

describe("numbers by the hashes of texts", () => {
  const entries = fc.array(fc.tuple(fc.string({ maxLength: 12 }), fc.nat(50)), { maxLength: 300 });

  it("are those that were added, each once, lowest first", () => {
    fc.assert(
      fc.property(entries, fc.string(), (added, other) => {
        const keys = new HashedKeys();
        for (const [key, number] of added) keys.add(key, number);
        for (const asked of [other, ...added.map(([key]) => key)]) {
          const own = added.flatMap(([key, number]) => (key === asked ? [number] : []));
          expect(keys.numbersOf(asked)).toEqual([...new Set(own)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("are others after a renumbering, and gone where they have none", () => {
    fc.assert(
      fc.property(entries, (added) => {
        const keys = new HashedKeys();
        for (const [key, number] of added) keys.add(key, number);
        keys.renumber((number) => (number % 3 === 0 ? undefined : number + 100));
        for (const [asked] of added) {
          const own = added.flatMap(([key, number]) =>
            key === asked && number % 3 !== 0 ? [number + 100] : [],
          );
          expect(keys.numbersOf(asked)).toEqual([...new Set(own)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("the highest scores", () => {
  it("are those of a sorted list, the lower number first of equal ones", () => {
    // Few different scores, so that many are equal.
    const list = fc.array(fc.nat(6), { maxLength: 80 });
    fc.assert(
      fc.property(list, fc.nat(12), fc.integer({ min: 1, max: 4 }), (scores, limit, wanted) => {
        const isWanted = (number: number): boolean => number % wanted === 0;
        const sorted = [...scores.entries()]
          .filter(([number, score]) => score > 0 && isWanted(number))
          .sort(([, left], [, right]) => right - left);
        expect(bestOf(Float64Array.from(scores), limit, isWanted)).toEqual(sorted.slice(0, limit));
      }),
    );
  });
});

describe("passages by terms", () => {
  const TERMS = 7;
  /** More than are kept apart before all are put side by side. */
  const MANY = 3_000;

  const filled = (): Postings => {
    const postings = new Postings();
    for (let term = 0; term < TERMS; term += 1) postings.addTerm();
    return postings;
  };
  const passagesOf = (postings: Postings, term: number): number[][] => {
    const found: number[][] = [];
    postings.forEach(term, (...one) => found.push(one));
    return found;
  };

  it("come in the order in which they were added, also to what was put side by side", () => {
    const postings = filled();
    for (let number = 0; number < MANY; number += 1) {
      postings.add(number % TERMS, number, number % 3, 1);
      // Whoever looks lets what was added so far be put side by side.
      if (number % 700 === 0) passagesOf(postings, 0);
    }
    for (let term = 0; term < TERMS; term += 1) {
      const own = Array.from({ length: MANY }, (_, number) => number).filter(
        (number) => number % TERMS === term,
      );
      expect(passagesOf(postings, term)).toEqual(own.map((number) => [number, number % 3, 1]));
      expect(postings.passagesWith(term)).toBe(own.length);
    }
  });

  it("are known for a term that came after the others were put side by side", () => {
    const postings = filled();
    for (let number = 0; number < MANY; number += 1) postings.add(0, number, 1, 0);
    expect(passagesOf(postings, 0)).toHaveLength(MANY);
    const late = postings.addTerm();
    expect(passagesOf(postings, late)).toEqual([]);
    postings.add(late, 5, 1_000, 2);
    expect(passagesOf(postings, late)).toEqual([[5, 255, 2]]);
  });

  it("are gone once they are cleared, and counted less once one is forgotten", () => {
    const postings = filled();
    for (let number = 0; number < MANY; number += 1) postings.add(1, number, 1, 0);
    postings.forget(1);
    expect(postings.passagesWith(1)).toBe(MANY - 1);
    postings.clear();
    expect([passagesOf(postings, 1), postings.passagesWith(1)]).toEqual([[], 0]);
  });
});
