import { describe, expect, it } from "vitest";
import { nearestTo, reachedBy } from "../../../src/chat/numbers/figure-reach.ts";
import type { Figure } from "../../../src/chat/numbers/sentence-parts.ts";
import { cellsOf, labelledCell } from "../../../src/chat/numbers/table-cells.ts";
import { read } from "../../../src/language/read.ts";

const textOf = (tokens: readonly { readonly text: string }[]) =>
  tokens.map(({ text }) => text).join(" ");

describe("a row of a table", () => {
  it("has a cell between each two bars", () => {
    const cells = (text: string) => cellsOf(read(text).tokens).map(textOf);
    expect(cells("| week | 95 |")).toEqual(["week", "95"]);
    expect(cells("| week | 95")).toEqual(["week", "95"]);
    expect(cells("| | 95 | |")).toEqual(["", "95", ""]);
    expect(cells("week | 95 |")).toEqual(["95"]);
    expect(cells("|")).toEqual([]);
    expect(cells("week")).toEqual([]);
  });

  it("has a cell read with what its row and its column are called, as one sentence", () => {
    const [first = [], second = [], cell = []] = cellsOf(read("| week | minutes | 95 |").tokens);
    const labelled = labelledCell(first, second, cell);
    expect(textOf(labelled)).toBe("week : minutes : 95");
    expect(new Set(labelled.map(({ sentence }) => sentence))).toEqual(new Set([0]));
    const [, colon] = labelled;
    expect(colon).toMatchObject({ kind: "mark", start: cell[0]?.start, end: cell[0]?.start });
    expect(labelledCell(first, second, [])[1]).toMatchObject({ start: 0, end: 0 });
  });
});

describe("what stands around a figure", () => {
  const at = (...clauses: readonly number[]) =>
    clauses.map((clause) => ({ start: clause, end: clause + 1, clause }));
  const clausesOf = (found: readonly { readonly clause: number }[]) =>
    found.map(({ clause }) => clause);

  it("is what stands in its clause, or else in those over which it reaches", () => {
    const figure = { clause: 3, reach: [3, 2, 1] } as unknown as Figure;
    expect(clausesOf(reachedBy(figure, at(0, 2, 3, 3, 4)))).toEqual([3, 3]);
    expect(clausesOf(reachedBy(figure, at(0, 1, 2, 4)))).toEqual([1, 2]);
    expect(reachedBy(figure, at(0, 4))).toEqual([]);
  });

  it("is what stands nearest before it, or else nearest after it", () => {
    const [place] = at(3);
    if (place === undefined) throw new Error("There is no place.");
    expect(clausesOf(nearestTo(place, at(0, 2, 2, 4)))).toEqual([2, 2]);
    expect(clausesOf(nearestTo(place, at(1, 3, 4)))).toEqual([3]);
    expect(clausesOf(nearestTo(place, at(5, 4, 6, 4)))).toEqual([4, 4]);
    expect(nearestTo(place, [])).toEqual([]);
  });
});
