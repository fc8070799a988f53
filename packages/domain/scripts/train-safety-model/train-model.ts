import type { TextLanguage } from "../../src/language/text-language.ts";
import {
  isLearnedLevel,
  LEARNED_LEVELS,
  LEARNED_OUTPUTS,
  type LearnedOutput,
} from "../../src/safety/content-check/learned-model.ts";
import type { NetworkWeights } from "../../src/safety/learned/network.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { trainNetwork } from "../training/network.ts";
import type { Example } from "./examples.ts";

/** Words of fewer texts are left out (design values). */
const LEAST_TEXTS: Readonly<Record<TextLanguage, number>> = { en: 3, zh: 2 };
/** So many words keep what they add: as many as the size of the weights bears (design value). */
const PLACES = 37_000;
const EPOCHS = 8;
/** What a text is about counts less than how grave it is, and teaches what is alike (design value). */
const COUNTS = { level: 1, flag: 0.3 } as const;
/** Short and plain texts are nearest to what people type, and few beside the talk: they count several times. */
const TIMES: Readonly<Record<string, number>> = { rules: 4, plain: 6, everyday: 6, messages: 6 };

/** The network that tells how grave a text is and what about. Deterministic. */
export function trainModel(
  examples: readonly Example[],
  language: TextLanguage,
): NetworkWeights<LearnedOutput> {
  const lessons = examples.map(({ features, text, level, isUnsafe, flags: [flag] }) => ({
    features,
    targets: LEARNED_OUTPUTS.map((output) =>
      isLearnedLevel(output) ? isAtLeast(level ?? "safe", output) : isUnsafe && flag === output,
    ),
    times: TIMES[text.set] ?? 1,
  }));
  return trainNetwork(lessons, {
    outputs: LEARNED_OUTPUTS,
    weightOf: (output) => COUNTS[isLearnedLevel(output) ? "level" : "flag"],
    leastTexts: LEAST_TEXTS[language],
    epochs: EPOCHS,
    places: PLACES,
    keptFor: LEARNED_LEVELS,
  });
}
