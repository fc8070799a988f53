import { describe, expect, it } from "vitest";
import type { Token } from "../../../src/language/read-text.ts";
import type { ConceptHit } from "../../../src/safety/content-check/concept-hit.ts";
import { hiddenByIdioms } from "../../../src/safety/content-check/idioms.ts";
import { nearHits } from "../../../src/safety/content-check/near-hits.ts";
import { passagesOf, sentencesIn } from "../../../src/safety/content-check/passages.ts";

const aHit = (start: number, end: number, changes: Partial<ConceptHit> = {}): ConceptHit => ({
  start,
  end,
  sentence: 0,
  clause: 0,
  reading: 0,
  ...changes,
});

/** Where a hit of the first concept stands near one of the second, and of the third. */
function joined(
  finds: readonly (readonly ConceptHit[])[],
  { gap = 2, ordered = false, parts = finds.map((_, part) => [part]) } = {},
) {
  const { hits } = nearHits({ parts, gap, ordered }, finds);
  return hits.map(({ start, end, reading }) => [start, end, ...(reading === 0 ? [] : [reading])]);
}

describe("two concepts near one another", () => {
  it("are joined from the first word to the last, on either side", () => {
    expect(joined([[aHit(0, 1)], [aHit(2, 4)]])).toEqual([[0, 4]]);
    expect(joined([[aHit(5, 6)], [aHit(2, 4)]])).toEqual([[2, 6]]);
    expect(joined([[aHit(5, 6)], [aHit(2, 4), aHit(7, 8)]])).toEqual([
      [2, 6],
      [5, 8],
    ]);
  });

  it("are so many words apart at most", () => {
    expect(joined([[aHit(0, 1)], [aHit(3, 4)]])).toEqual([[0, 4]]);
    expect(joined([[aHit(0, 1)], [aHit(4, 5)]])).toEqual([]);
    expect(joined([[aHit(5, 6)], [aHit(2, 3)]])).toEqual([[2, 6]]);
    expect(joined([[aHit(5, 6)], [aHit(1, 2)]])).toEqual([]);
    expect(joined([[aHit(0, 1)], [aHit(1, 2)]], { gap: 0 })).toEqual([[0, 2]]);
  });

  it("are in this order where that counts", () => {
    expect(joined([[aHit(5, 6)], [aHit(3, 4)]], { ordered: true })).toEqual([]);
    expect(joined([[aHit(3, 4)], [aHit(5, 6)]], { ordered: true })).toEqual([[3, 6]]);
  });

  it("do not overlap, and stand in one clause", () => {
    expect(joined([[aHit(0, 3)], [aHit(2, 4)]])).toEqual([]);
    expect(joined([[aHit(2, 4)], [aHit(0, 3)]])).toEqual([]);
    expect(joined([[aHit(0, 1)], [aHit(1, 2, { clause: 1 })]])).toEqual([]);
  });

  it("are meant as both are, and a plain one goes before one that is not", () => {
    expect(joined([[aHit(0, 1, { reading: 1 })], [aHit(2, 3, { reading: 4 })]])).toEqual([
      [0, 3, 5],
    ]);
    const other = [aHit(1, 2, { reading: 2 }), aHit(2, 3), aHit(3, 4)];
    expect(joined([[aHit(0, 1)], other])).toEqual([[0, 3]]);
    expect(joined([[aHit(0, 1)], [aHit(1, 2), aHit(2, 3)]])).toEqual([[0, 2]]);
    expect(
      joined([[aHit(0, 1)], [aHit(1, 2, { reading: 1 }), aHit(2, 3, { reading: 2 })]]),
    ).toEqual([[0, 2, 1]]);
  });

  it("are found anew for each, the clause and sentence those of the first", () => {
    const firsts = [aHit(0, 1), aHit(20, 21, { sentence: 3, clause: 7 })];
    const seconds = [aHit(1, 2), aHit(22, 23, { sentence: 4, clause: 7 })];
    const { hits, steps } = nearHits({ parts: [[0], [1]], gap: 2, ordered: false }, [
      firsts,
      seconds,
    ]);
    expect(hits).toEqual([aHit(0, 2), aHit(20, 23, { sentence: 3, clause: 7 })]);
    expect(steps).toBe(4);
  });

  it("may be any of several, and may be more than two", () => {
    const finds = [[aHit(4, 5)], [aHit(0, 1)], [aHit(2, 3), aHit(6, 7)], [aHit(8, 9)]];
    expect(joined(finds, { parts: [[0, 1], [2]] })).toEqual([
      [0, 3],
      [2, 5],
      [4, 7],
    ]);
    expect(joined(finds, { parts: [[0], [2], [3]], ordered: true })).toEqual([[4, 9]]);
    expect(joined([[], [aHit(0, 1)]])).toEqual([]);
    expect(nearHits({ parts: [], gap: 1, ordered: false }, finds)).toEqual({ hits: [], steps: 0 });
  });

  it("are compared with so many in reach", () => {
    const far = (count: number) => [
      ...Array.from({ length: count }, () => aHit(1, 2, { clause: 1 })),
      aHit(1, 2),
    ];
    expect(joined([[aHit(0, 1)], far(15)])).toEqual([[0, 2]]);
    expect(joined([[aHit(0, 1)], far(16)])).toEqual([]);
  });
});

describe("an idiom", () => {
  const isHidden = hiddenByIdioms(
    [
      { start: 2, end: 5 },
      { start: 3, end: 4 },
      { start: 7, end: 8 },
    ],
    10,
  );

  it.each([
    [2, 5, true],
    [3, 4, true],
    [1, 3, true],
    [4, 6, true],
    [1, 5, false],
    [2, 6, false],
    [1, 6, false],
    [0, 2, false],
    [5, 7, false],
    [7, 8, true],
    [6, 8, false],
    [6, 9, false],
    [8, 9, false],
  ])("hides what stands in it or crosses it: from %i to %i %s", (start, end, expected) => {
    expect(isHidden(start, end)).toBe(expected);
  });

  it("hides nothing where there is none, and the longest counts", () => {
    expect(hiddenByIdioms([], 3)(0, 3)).toBe(false);
    const longer = hiddenByIdioms(
      [
        { start: 3, end: 4 },
        { start: 2, end: 5 },
      ],
      10,
    );
    expect([longer(3, 5), longer(2, 6)]).toEqual([true, false]);
  });
});

describe("the passages of a text", () => {
  /** So many words in each sentence. */
  const wordsIn = (...sentences: readonly number[]) =>
    sentences.flatMap((count, sentence) =>
      Array.from({ length: count }, () => ({ sentence }) as Token),
    );
  const passagesIn = (...sentences: readonly number[]) =>
    passagesOf(wordsIn(...sentences)).map(({ start, end }) => [start, end]);

  it("are whole sentences of at most sixty words", () => {
    expect(passagesIn(30, 30)).toEqual([[0, 60]]);
    expect(passagesIn(30, 30, 1)).toEqual([
      [0, 60],
      [60, 61],
    ]);
    expect(passagesIn(30, 40)).toEqual([
      [0, 30],
      [30, 70],
    ]);
    expect(passagesIn(20, 20, 30, 40, 30)).toEqual([
      [0, 40],
      [40, 70],
      [70, 110],
      [110, 140],
    ]);
    expect(passagesIn(0)).toEqual([[0, 0]]);
  });

  it("are pieces of a sentence that is longer itself", () => {
    expect(passagesIn(60)).toEqual([[0, 60]]);
    expect(passagesIn(130)).toEqual([
      [0, 60],
      [60, 120],
      [120, 130],
    ]);
  });

  it("are other than its sentences", () => {
    expect(sentencesIn(wordsIn(2, 3, 1))).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 5 },
      { start: 5, end: 6 },
    ]);
    expect(sentencesIn([])).toEqual([]);
  });
});
