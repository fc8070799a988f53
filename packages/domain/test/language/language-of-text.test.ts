import { expect, it } from "vitest";
import { languageOfText } from "../../src/language/language-of-text.ts";

it.each([
  ["How often should I run?", "en"],
  ["", "en"],
  ["¿Cuánto?", "en"],
  ["我该怎么热身？", "zh"],
  ["HIIT 多久一次", "zh"],
  ["高血壓", "zh"],
])("answers %j in %s", (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
