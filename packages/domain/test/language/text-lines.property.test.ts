import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { textLines } from "../../src/language/text-lines.ts";

describe("the lines of any text", () => {
  it("tile the text, and hold their sentences in order", () => {
    const piece = fc.constantFrom(
      ...["a", "b.", "。", " ", "\n", "- ", "# ", "|", "> ", "5", "**", "跑", "```", "&lt;"],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const lines = textLines(read(text));
        expect(lines.map(({ start, end }) => text.slice(start, end)).join("\n")).toBe(text);
        for (const { start, end, sentences } of lines) {
          const places = [start, ...sentences.flatMap((one) => [one.start, one.end]), end];
          expect(places).toEqual(places.toSorted((left, right) => left - right));
        }
      }),
    );
  });
});
