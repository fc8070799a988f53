/**
 * Trains the judge of intents on labelled messages (`data-intents/README.md`) and writes its weights. Deterministic.
 * `--check` only measures, by cross-validation over parts, and on the questions held out.
 */
import { INTENT_BUCKETS } from "../src/chat/intent/intent-judge.ts";
import { INTENTS, type Intent } from "../src/chat/intent/intents.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import { readIntentExamples } from "./train-intent-model/labelled-messages.ts";
import {
  crossValidated,
  fingerprintOfLabelled,
  judgedLabel,
  type Labelled,
  trainLabelRows,
} from "./training/label-rows.ts";
import { writeLabelWeights } from "./training/label-weights-file.ts";
import { packRows } from "./training/packed-rows.ts";

const NAMES = { en: "ENGLISH_INTENT_WEIGHTS", zh: "CHINESE_INTENT_WEIGHTS" } as const;
/** Weights of fewer steps are left out: they are many and change little. */
const LEAST_STEPS = 3;

function report(language: TextLanguage, examples: readonly Labelled<Intent>[]): void {
  const lines = crossValidated(examples, INTENTS, INTENT_BUCKETS);
  const heldOut = readIntentExamples(language, "held-out");
  const rows = trainLabelRows(examples, INTENTS, INTENT_BUCKETS);
  const known = heldOut.filter(({ label, features }) => judgedLabel(rows, features) === label);
  const ofHeldOut = `  held out, mostly general questions: ${known.length} of ${heldOut.length}`;
  console.log(`${language}, of messages not seen:\n${[...lines, ofHeldOut].join("\n")}`);
}

for (const language of TEXT_LANGUAGES) {
  const examples = readIntentExamples(language);
  if (process.argv.includes("--check")) {
    report(language, examples);
    continue;
  }
  writeLabelWeights(
    {
      file: new URL(`../src/chat/intent/weights-${language}.data.ts`, import.meta.url),
      name: NAMES[language],
      type: "IntentModelData",
      typeFrom: "./intent-judge.ts",
      script: "train-intent-model.ts",
    },
    {
      trainedOn: fingerprintOfLabelled(examples),
      rows: packRows(trainLabelRows(examples, INTENTS, INTENT_BUCKETS), LEAST_STEPS),
    },
  );
}
