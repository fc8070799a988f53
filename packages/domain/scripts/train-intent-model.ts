/**
 * Trains the judge of intents on labelled messages (`data-intents/README.md`) and writes its weights. Deterministic.
 * `--check` only measures, by cross-validation over parts, and on the questions held out.
 */
import { writeFileSync } from "node:fs";
import { INTENT_BUCKETS, type IntentModelData } from "../src/chat/intent/intent-judge.ts";
import { INTENTS, type Intent } from "../src/chat/intent/intents.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import { scoreOf, type WeightRow } from "../src/safety/learned/weight-row.ts";
import {
  fingerprintOfIntents,
  type IntentExample,
  readIntentExamples,
} from "./train-intent-model/labelled-messages.ts";
import { trainRow, withoutRareWords } from "./training/logistic-regression.ts";
import { packedRowsText, packRows } from "./training/packed-rows.ts";

const NAMES = { en: "ENGLISH_INTENT_WEIGHTS", zh: "CHINESE_INTENT_WEIGHTS" } as const;
const PARTS = 5;
/** Weights of fewer steps are left out: they are many and change little. */
const LEAST_STEPS = 3;
/** Words of fewer messages say little about others. */
const LEAST_TEXTS = 2;

type Rows = readonly (readonly [Intent, WeightRow<Float64Array>])[];

function trained(examples: readonly IntentExample[]): Rows {
  const telling = withoutRareWords(examples, LEAST_TEXTS);
  return INTENTS.map((intent) => {
    const lessons = telling.map(({ features, intent: own }) => ({
      features,
      isPositive: own === intent,
    }));
    return [intent, trainRow(lessons, INTENT_BUCKETS)] as const;
  });
}

function judged(rows: Rows, { features }: IntentExample): Intent {
  const scores = rows.map(([intent, row]) => [intent, scoreOf(row, features)] as const);
  return scores.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

function report(language: TextLanguage, examples: readonly IntentExample[]): void {
  const right = new Map<Intent, number>();
  for (let part = 0; part < PARTS; part += 1) {
    const rows = trained(examples.filter((_, index) => index % PARTS !== part));
    for (const example of examples.filter((_, index) => index % PARTS === part))
      if (judged(rows, example) === example.intent)
        right.set(example.intent, (right.get(example.intent) ?? 0) + 1);
  }
  const lines = INTENTS.map((intent) => {
    const all = examples.filter((example) => example.intent === intent).length;
    return `  ${intent}: ${right.get(intent) ?? 0} of ${all}`;
  });
  const heldOut = readIntentExamples(language, "held-out");
  const rows = trained(examples);
  const known = heldOut.filter((example) => judged(rows, example) === example.intent).length;
  const ofHeldOut = `  held out, mostly general questions: ${known} of ${heldOut.length}`;
  console.log(`${language}, of messages not seen:\n${[...lines, ofHeldOut].join("\n")}`);
}

for (const language of TEXT_LANGUAGES) {
  const examples = readIntentExamples(language);
  if (process.argv.includes("--check")) {
    report(language, examples);
    continue;
  }
  const data: IntentModelData = {
    trainedOn: fingerprintOfIntents(examples),
    rows: packRows(trained(examples), LEAST_STEPS),
  };
  const file = new URL(`../src/chat/intent/weights-${language}.data.ts`, import.meta.url);
  writeFileSync(
    file,
    `import type { IntentModelData } from "./intent-judge.ts";

/** Written by \`scripts/train-intent-model.ts\`; not to be edited by hand. */
export const ${NAMES[language]}: IntentModelData = {
  trainedOn: "${data.trainedOn}",
  rows:
${packedRowsText(data.rows)}
};
`,
  );
}
