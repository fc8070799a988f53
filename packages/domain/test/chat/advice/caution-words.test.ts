import { describe, expect, it } from "vitest";
import { hasCautionWords } from "../../../scripts/train-advice-model/caution-words.ts";

describe("the words of a warning", () => {
  it.each([
    ["en", "Please don't do that."],
    ["en", "Call your doctor today."],
    ["en", "It can set off a dangerous rhythm."],
    ["zh", "千万别揉。"],
    ["zh", "今天就去看醫生。"],
  ] as const)("are found (%s: %s)", (language, text) => {
    expect(hasCautionWords(text, language)).toBe(true);
  });

  it.each([
    ["en", "What a lovely way to spend a Sunday."],
    ["zh", "陪孙子玩真好。"],
  ] as const)("are not found in kind words (%s: %s)", (language, text) => {
    expect(hasCautionWords(text, language)).toBe(false);
  });
});
