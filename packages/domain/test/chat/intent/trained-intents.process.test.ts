import { describe, expect, it } from "vitest";
import { readIntentExamples } from "../../../scripts/train-intent-model/labelled-messages.ts";
import { fingerprintOfLabelled } from "../../../scripts/training/label-rows.ts";
import { INTENT_WEIGHTS } from "../../../src/chat/intent-weights.ts";
import { TEXT_LANGUAGES } from "../../../src/language/text-language.ts";

describe.each(TEXT_LANGUAGES)("the trained weights of intents in %s", (language) => {
  it("are of the messages as they are now", () => {
    // Else: node --conditions=@health-exercise/source packages/domain/scripts/train-intent-model.ts
    const examples = readIntentExamples(language);
    expect(INTENT_WEIGHTS[language].trainedOn).toBe(fingerprintOfLabelled(examples));
  });
});
