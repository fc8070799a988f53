/**
 * Trains the judge of the review of replies on labelled sentences (`data-safety/replies/README.md`) and writes its weights.
 * Deterministic. `--check` only measures, by cross-validation over writers.
 */
import { writeFileSync } from "node:fs";
import type { AdviceModelData } from "../src/chat/advice/advice-judge.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import {
  fingerprintOfAdvice,
  readAdviceExamples,
} from "./train-advice-model/labelled-sentences.ts";
import { reportOf } from "./train-advice-model/report.ts";
import { scoredByOthers, thresholdFor, trainAll } from "./train-advice-model/train-rows.ts";
import { packedRowsText, packRows } from "./training/packed-rows.ts";

const NAMES: Readonly<Record<TextLanguage, string>> = {
  en: "ENGLISH_ADVICE_WEIGHTS",
  zh: "CHINESE_ADVICE_WEIGHTS",
};

/** Weights of fewer steps say next to nothing, and are a third of all. */
const LEAST_STEPS = 2;

function fileOf(name: string, { trainedOn, threshold, asked, rows }: AdviceModelData): string {
  return `import type { AdviceModelData } from "./advice-judge.ts";

/** Written by \`scripts/train-advice-model.ts\`; not to be edited by hand. */
export const ${name}: AdviceModelData = {
  trainedOn: "${trainedOn}",
  threshold: ${threshold},
  asked:
${packedRowsText(asked)}
  rows:
${packedRowsText(rows)}
};
`;
}

for (const language of TEXT_LANGUAGES) {
  const examples = readAdviceExamples(language);
  const scored = scoredByOthers(examples);
  const threshold = thresholdFor(scored);
  console.log(`${language}: ${reportOf(scored, threshold)}`);
  if (process.argv.includes("--check")) continue;
  const { asked, unsafe } = trainAll(examples);
  const data: AdviceModelData = {
    trainedOn: fingerprintOfAdvice(language),
    threshold,
    asked: packRows([["asked", asked]], LEAST_STEPS),
    rows: packRows([["unsafe", unsafe]], LEAST_STEPS),
  };
  const file = new URL(`../src/chat/advice/weights-${language}.data.ts`, import.meta.url);
  writeFileSync(file, fileOf(NAMES[language], data));
}
