import { describe, expect, it } from "vitest";
import {
  readFormExamples,
  readFormQuestions,
} from "../../../../scripts/train-record-forms/labelled-questions.ts";
import { readAsMeant } from "../../../../scripts/train-record-forms/read-as-meant.ts";
import { fingerprintOfLabelled } from "../../../../scripts/training/label-rows.ts";
import { FORM_WEIGHTS } from "../../../../src/chat/form-weights.ts";
import { TEXT_LANGUAGES } from "../../../../src/language/text-language.ts";

describe.each(TEXT_LANGUAGES)("the trained weights of forms in %s", (language) => {
  it("are of the questions as they are now", () => {
    // Else: node --conditions=@health-exercise/source packages/domain/scripts/train-record-forms.ts
    expect(FORM_WEIGHTS[language].trainedOn).toBe(
      fingerprintOfLabelled(readFormExamples(language)),
    );
  });

  it("let more questions be read that nobody here has read, and hardly any other text", () => {
    const { records, others } = readAsMeant(readFormQuestions(language, "held-out"));
    expect(records.inAnyWords).toBeGreaterThan(records.byRules + records.of / 20);
    expect(records.inAnyWords / records.of).toBeGreaterThan(0.7);
    expect(others.inAnyWords / others.of).toBeGreaterThan(0.87);
  });
});
