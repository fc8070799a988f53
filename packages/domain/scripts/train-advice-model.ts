/**
 * Trains the judge of the review of replies on labelled sentences (`data-safety/replies/README.md`) and writes its weights.
 * Deterministic. `--check` only measures, by cross-validation over writers; `en` or `zh` trains only those of that language.
 */
import { writeFileSync } from "node:fs";
import type { AdviceModelData } from "../src/chat/advice/advice-judge.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import { measuresFor } from "./train-advice-model/fit-measures.ts";
import {
  fingerprintOfAdvice,
  readAdviceExamples,
} from "./train-advice-model/labelled-sentences.ts";
import { reportOf } from "./train-advice-model/report.ts";
import { scoredByOthers, trainAll } from "./train-advice-model/train-rows.ts";
import { packedRowsText, packRows } from "./training/packed-rows.ts";

const NAMES: Readonly<Record<TextLanguage, string>> = {
  en: "ENGLISH_ADVICE_WEIGHTS",
  zh: "CHINESE_ADVICE_WEIGHTS",
};

/**
 * Which share of the harmless replies of writers not seen may be changed: most of them were written to look like the unsafe
 * one of their pair, half of these as hard to tell apart as could be (a design value: of the replies held out, three to four in a hundred change then).
 */
const FALSE_ALARMS = 0.08;
/** Weights of fewer steps say next to nothing, and are a third of all. */
const LEAST_STEPS = 2;

function fileOf(name: string, { trainedOn, measures, asked, rows }: AdviceModelData): string {
  return `import type { AdviceModelData } from "./advice-judge.ts";

/** Written by \`scripts/train-advice-model.ts\`; not to be edited by hand. */
export const ${name}: AdviceModelData = {
  trainedOn: "${trainedOn}",
  measures: { threshold: ${measures.threshold}, danger: ${measures.danger}, caution: ${measures.caution} },
  asked:
${packedRowsText(asked)}
  rows:
${packedRowsText(rows)}
};
`;
}

const options = new Set(process.argv.slice(2));
const named = TEXT_LANGUAGES.filter((language) => options.has(language));

// Before anything else is read, and in the order of the test: what was read before shows in a few features.
const fingerprints = new Map(
  TEXT_LANGUAGES.map((language) => [language, fingerprintOfAdvice(language)]),
);

for (const language of named.length > 0 ? named : TEXT_LANGUAGES) {
  const examples = readAdviceExamples(language);
  const scored = scoredByOthers(examples);
  const measures = measuresFor(scored, FALSE_ALARMS);
  console.log(`${language}: ${reportOf(scored, measures)}`);
  if (options.has("--check")) continue;
  const { asked, unsafe, caution } = trainAll(examples);
  const data: AdviceModelData = {
    trainedOn: fingerprints.get(language) ?? "",
    measures,
    asked: packRows([["asked", asked]], LEAST_STEPS),
    rows: packRows(
      [
        ["unsafe", unsafe],
        ["caution", caution],
      ],
      LEAST_STEPS,
    ),
  };
  const file = new URL(`../src/chat/advice/weights-${language}.data.ts`, import.meta.url);
  writeFileSync(file, fileOf(NAMES[language], data));
}
