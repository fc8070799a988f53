import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { cpuOf } from "../shared/cpu-of.ts";

describe("reading any text", () => {
  it("gives each token its place in the source", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (source) => {
        const { tokens } = read(source);
        const isPlaced = tokens.every(
          ({ start, end }, index) =>
            start >= (tokens[index - 1]?.start ?? 0) && end > start && end <= source.length,
        );
        expect(isPlaced).toBe(true);
      }),
    );
  });

  it("takes no longer for many different characters than for a few, to some degree", () => {
    const han = (from: number, count: number, different: number) =>
      Array.from({ length: count }, (_, at) =>
        String.fromCodePoint(0x4e00 + from + (at % different)),
      ).join("");
    read(han(0, 2_000, 2_000));
    const few = cpuOf(() => read(han(2_000, 8_000, 20)));
    const many = cpuOf(() => read(han(2_000, 8_000, 8_000)));
    expect(many).toBeLessThan(15 * few);
  });

  it("folds what has one form alone as everything else", () => {
    const han = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) =>
      String.fromCodePoint(0x4e00 + at),
    ).join("");
    expect(han.normalize("NFKD").toLowerCase()).toBe(han);
  });

  it("never reads much more than was written", () => {
    for (const sign of ["ﷺ", "㍿", "½", "㎏", "…"]) {
      const source = sign.repeat(20_000);
      const length = read(source).tokens.reduce((sum, { text }) => sum + text.length, 0);
      expect(length).toBeLessThanOrEqual(source.length + 1000);
    }
  });
});
