import { ConverterFactory, Locale } from "opencc-js";
import { describe, expect, it } from "vitest";
import { JUDGED_TEXTS, UNSUPPORTED_TEXTS } from "./judged-texts.data.ts";
import { validate } from "./validate.ts";

const traditional = ConverterFactory(Locale.from.cn, Locale.to.tw);

/** The texts, and once more those that are written otherwise in traditional characters. */
const JUDGED_IN_BOTH_SCRIPTS = [
  ...JUDGED_TEXTS,
  ...JUDGED_TEXTS.filter(([text]) => traditional(text) !== text).map(
    ([text, verdict]) => [traditional(text), verdict] as const,
  ),
];
const UNSUPPORTED_IN_BOTH_SCRIPTS = new Set([
  ...UNSUPPORTED_TEXTS,
  ...UNSUPPORTED_TEXTS.map((text) => traditional(text)),
]);

describe("a text held against the corpus", () => {
  it.each(JUDGED_IN_BOTH_SCRIPTS)("%s is %s", async (text, verdict) => {
    const validation = await validate(text);
    expect(validation.verdict).toBe(verdict);
    expect(validation.isValid).toBe(verdict === "supported");
  });
});

/** Claims that no entry stands behind, whether or not one says the opposite. */
describe("a claim that turns an entry around or adds to it", () => {
  it.each([...UNSUPPORTED_IN_BOTH_SCRIPTS])("is not supported: %s", async (text) => {
    expect((await validate(text)).verdict).not.toBe("supported");
  });
});
