import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { vocabularyFile } from "../../scripts/write-vocabulary/vocabulary-file.ts";
import { COMMON_MISSPELLINGS } from "../../src/language/misspellings.data.ts";
import { isKnownWord, isListedWord } from "../../src/language/vocabulary.ts";

describe("the vocabulary", () => {
  it("is of the phrases and texts as they are now", () => {
    // Else: node --conditions=@health-exercise/source packages/domain/scripts/write-vocabulary.ts
    const file = new URL("../../src/language/vocabulary.data.ts", import.meta.url);
    expect(readFileSync(file, "utf8") === vocabularyFile()).toBe(true);
  });

  it("knows other forms of its words, and no listed mistake", () => {
    expect(["dizzy", "sprinting", "kneecaps"].map(isKnownWord)).toEqual([true, true, true]);
    expect(["dizzyness", "qwertz"].map(isKnownWord)).toEqual([false, false]);
    expect(Object.values(COMMON_MISSPELLINGS).flat().filter(isListedWord)).toEqual([]);
  });
});
