import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fingerprintOf, fingerprintOfRules } from "../../../scripts/train-safety-model/examples.ts";
import { TEXT_LANGUAGES } from "../../../src/language/text-language.ts";
import { RULES_MEASURED_ON } from "../../../src/safety/content-check/deciding-rules.data.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../../src/safety/content-check/weights.ts";

const LARGEST_FILE_BYTES = 1_020_000;
const fileOf = (name: string) =>
  readFileSync(new URL(`../../../src/safety/content-check/${name}`, import.meta.url), "utf8");

describe("the trained weights", () => {
  // Else: node --conditions=@health-exercise/source packages/domain/scripts/train-safety-model.ts
  it.each(TEXT_LANGUAGES)("are of the rules and texts as they are now, in %s", (language) => {
    expect(CONTENT_CHECK_WEIGHTS[language].trainedOn).toBe(fingerprintOf(language));
  });

  it.each(TEXT_LANGUAGES)("are small in %s", (language) => {
    expect(fileOf(`weights-${language}.data.ts`).length).toBeLessThan(LARGEST_FILE_BYTES);
  });

  it("name the rules that decide alone as they were measured", () => {
    expect(RULES_MEASURED_ON).toBe(fingerprintOfRules());
  });
});
