import { adviceBreakingLimits } from "@health-exercise/domain/chat";
import { read, TEXT_LANGUAGES } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { INTENT_TEXTS } from "../../src/builtin/intent-texts.data.ts";
import { RECORD_TEXTS } from "../../src/builtin/records/record-texts.data.ts";
import { REPLY_TEXTS } from "../../src/builtin/reply-texts.data.ts";

const STOPPED: ExerciseLimits = {
  maxIntensity: "none",
  clearance: "stop_and_seek_care",
  limits: ["lower_limb_injury", "back_injury", "hypertension", "heart_disease", "pregnancy"],
};

const said = TEXT_LANGUAGES.flatMap((language) => {
  const { feeling, unclear, nothingAsked, unknown } = REPLY_TEXTS[language];
  const records = Object.values(RECORD_TEXTS[language]).filter((text) => typeof text === "string");
  return [
    feeling,
    ...Object.values(INTENT_TEXTS[language]).filter(
      (text) => text !== INTENT_TEXTS[language].idea && text !== INTENT_TEXTS[language].gentleIdea,
    ),
    ...Object.values(unclear),
    nothingAsked,
    unknown,
    ...records,
  ];
});

describe("what the built-in provider says of itself and of records", () => {
  it.each(said)("may be said to whom nothing is allowed: %s", (text) => {
    expect(adviceBreakingLimits(read(text), STOPPED)).toEqual([]);
  });
});
