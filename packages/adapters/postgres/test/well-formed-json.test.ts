import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wellFormedJson } from "../src/well-formed-json.ts";

describe("JSON for the database", () => {
  it("is what was given, with whole characters in place of halves, in lists and objects too", () => {
    const texts = fc.string({ unit: fc.constantFrom("\ud83c", "\udfc3", "\\", "u", "d83c", "跑") });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const read: unknown = JSON.parse(wellFormedJson({ one, list: [other, 1, null] }));
        expect(read).toEqual({ one: one.toWellFormed(), list: [other.toWellFormed(), 1, null] });
        expect(wellFormedJson(one)).not.toMatch(/(?<!\\)(\\\\)*\\ud/u);
      }),
    );
  });
});
