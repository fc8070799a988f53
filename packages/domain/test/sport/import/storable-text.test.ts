import { describe, expect, it } from "vitest";
import { storableText } from "../../../src/sport/import/storable-text.ts";
import { cpuOf } from "../../shared/cpu-of.ts";

describe("text of a file as it can be kept", () => {
  it("has no NUL characters, no lone surrogates and no white space around it", () => {
    expect(storableText(" \0a\0b\ud800c\n ", 10)).toBe("ab\ufffdc");
  });

  it("has spaces for what cannot be printed, and line ends of one kind", () => {
    expect(storableText("a\u0007b\r\nc\rd\te\u009ff", 20)).toBe("a b\nc\nd\te f");
  });

  it("is nothing where nothing is left", () => {
    for (const text of [null, "", " \n\t", "\0", "\0 \0"])
      expect(storableText(text, 10)).toBeNull();
  });

  it("is kept whole up to its length, counted in characters", () => {
    expect(storableText("🏃".repeat(10), 10)).toBe("🏃".repeat(10));
    expect(storableText("🏃".repeat(11), 10)).toBe("🏃".repeat(10));
    expect(storableText(`${"a".repeat(9)} b`, 10)).toBe("a".repeat(9));
  });

  it("is never cut within what a reader sees as one character", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(storableText(`${"a".repeat(8)}${family}`, 10)).toBe("a".repeat(8));
    expect(storableText(`${"a".repeat(9)}e\u0301`, 10)).toBe("a".repeat(9));
    expect([...(storableText(`e${"\u0301".repeat(500)}`, 10) ?? "")]).toHaveLength(10);
  });

  it("costs no more for a huge text", () => {
    const huge = "é🏃 ".repeat(5_000_000);
    const readingIt = cpuOf(() => huge.normalize());
    expect(cpuOf(() => expect(storableText(huge, 100)).toHaveLength(133))).toBeLessThan(readingIt);
  });
});
