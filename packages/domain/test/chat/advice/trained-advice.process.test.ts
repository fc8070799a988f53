import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fingerprintOfAdvice } from "../../../scripts/train-advice-model/labelled-sentences.ts";
import { ADVICE_WEIGHTS } from "../../../src/chat/advice-weights.ts";
import { TEXT_LANGUAGES } from "../../../src/language/text-language.ts";

const LARGEST_FILE_BYTES = 700_000;

describe.each(TEXT_LANGUAGES)("the trained weights of the review of replies in %s", (language) => {
  it("are of the rules, sentences and content check as they are now", () => {
    // Else: node --conditions=@health-exercise/source packages/domain/scripts/train-advice-model.ts
    expect(ADVICE_WEIGHTS[language].trainedOn).toBe(fingerprintOfAdvice(language));
  });

  it("are small", () => {
    const file = new URL(`../../../src/chat/advice/weights-${language}.data.ts`, import.meta.url);
    expect(readFileSync(file, "utf8").length).toBeLessThan(LARGEST_FILE_BYTES);
  });
});
