import { adviceBreakingLimits } from "@health-exercise/domain/chat";
import { createPhraseFinder, type ReadText, readAmounts } from "@health-exercise/domain/language";
import type { ExerciseLimits } from "@health-exercise/domain/safety";
import {
  FROM_LIGHT,
  LIGHT_EFFORT,
  MODERATE_EFFORT,
  RATES,
  REGULAR_EXERCISE,
  REST,
} from "./fitted-text.data.ts";
import { phraseSet } from "./phrase-set.ts";

/** Measures of how much is done. */
const MEASURES = new Set(["minutes", "sessions", "days", "distance", "steps", "metMinutes"]);
/** As long as this is more than light effort, where nothing says how easy it is, or whatever is said (design values). */
const LONG_MINUTES = 20;
const VERY_LONG_MINUTES = 60;
const ABOVE_LIGHT: ExerciseLimits = { maxIntensity: "light", clearance: "none", limits: [] };

/** Whether a text says how often something is to be done. */
export const hasRate = phraseSet(RATES);
const isLight = phraseSet(LIGHT_EFFORT);
const isOfRest = phraseSet(REST);
const isRegular = phraseSet(REGULAR_EXERCISE);
let moderate: ReturnType<typeof createPhraseFinder<boolean>> | undefined;

/** Whether a sentence recommends regular exercise, or states how much of it. */
export function asksForExercise(sentence: ReadText): boolean {
  return isAmount(sentence) || namesModerate(sentence) || isRegular(sentence);
}

/** Whether a sentence recommends, or states as an amount, more than light effort. */
export function asksMoreThanLight(sentence: ReadText): boolean {
  if (namesModerate(sentence)) return true;
  const minutes = hasRate(sentence) && !isOfRest(sentence) ? mostMinutes(sentence) : 0;
  if (minutes >= VERY_LONG_MINUTES) return true;
  return !isLight(sentence) && (minutes >= LONG_MINUTES || namesHarderActivity(sentence));
}

function namesHarderActivity(sentence: ReadText): boolean {
  return adviceBreakingLimits(sentence, ABOVE_LIGHT).length > 0;
}

function mostMinutes({ tokens }: ReadText): number {
  return readAmounts(tokens).reduce(
    (most, { measure, high }) => (measure === "minutes" ? Math.max(most, high) : most),
    0,
  );
}

function isAmount(sentence: ReadText): boolean {
  if (!hasRate(sentence)) return false;
  return readAmounts(sentence.tokens).some(({ measure }) => MEASURES.has(measure));
}

function namesModerate({ words }: ReadText): boolean {
  moderate ??= createPhraseFinder<boolean>(
    [
      ...MODERATE_EFFORT.map((phrase) => [phrase, true] as const),
      ...FROM_LIGHT.map((phrase) => [phrase, false] as const),
    ],
    { within: "sentence" },
  );
  return moderate.find(words).some(({ values }) => values.includes(true));
}
