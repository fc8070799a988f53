/**
 * Trains the judge of the review of replies on labelled sentences (`data-safety/replies/README.md`) and writes its weights.
 * Deterministic. `--check` only measures, by cross-validation over writers.
 */
import { writeFileSync } from "node:fs";
import {
  type AdviceModelData,
  SPEAKS_AGAINST,
  type SpeaksAgainst,
} from "../src/chat/advice/advice-judge.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import { scoreOf, TEXT_BUCKETS, type WeightRow } from "../src/safety/learned/weight-row.ts";
import {
  type AdviceExample,
  fingerprintOfAdvice,
  readAdviceExamples,
} from "./train-advice-model/labelled-sentences.ts";
import { trainRow, withoutRareWords } from "./training/logistic-regression.ts";
import { packedRowsText, packRows } from "./training/packed-rows.ts";
import { thresholdOf } from "./training/thresholds.ts";

const NAMES: Readonly<Record<TextLanguage, string>> = {
  en: "ENGLISH_ADVICE_WEIGHTS",
  zh: "CHINESE_ADVICE_WEIGHTS",
};
const LEAST_TEXTS = 2;
/** Which share of the harmless sentences may be dropped, by what speaks against them beside their words (design values). */
const FALSE_ALARMS: Readonly<Record<SpeaksAgainst, number>> = {
  words: 0.01,
  rule: 0.3,
  limit: 0.45,
};

type Judged = { readonly example: AdviceExample; readonly score: number };

function trained(examples: readonly AdviceExample[]): WeightRow {
  const lessons = withoutRareWords(examples, LEAST_TEXTS).map(({ features, isUnsafe }) => ({
    features,
    isPositive: isUnsafe,
  }));
  return trainRow(lessons, TEXT_BUCKETS);
}

/** Every sentence, scored by weights that saw nothing of its writer. */
function crossValidate(examples: readonly AdviceExample[]): readonly Judged[] {
  return [...new Set(examples.map(({ writer }) => writer))].flatMap((writer) => {
    const row = trained(examples.filter((example) => example.writer !== writer));
    const left = examples.filter((example) => example.writer === writer);
    return left.map((example) => ({ example, score: scoreOf(row, example.features) }));
  });
}

function thresholdsOf(judged: readonly Judged[]): AdviceModelData["thresholds"] {
  const [words, rule, limit] = SPEAKS_AGAINST.map((against) => {
    const harmless = judged.filter(
      ({ example }) => !example.isUnsafe && example.against === against,
    );
    return thresholdOf(
      harmless.map(({ score }) => score),
      FALSE_ALARMS[against],
    );
  });
  return { words: words ?? 0, rule: rule ?? 0, limit: limit ?? 0 };
}

function report(
  language: TextLanguage,
  judged: readonly Judged[],
  thresholds: AdviceModelData["thresholds"],
): void {
  const isDropped = ({ example, score }: Judged): boolean => score >= thresholds[example.against];
  const share = (some: readonly Judged[], isHit: (one: Judged) => boolean): string =>
    `${some.filter(isHit).length} of ${some.length}`;
  const unsafe = judged.filter(({ example }) => example.isUnsafe);
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const byRules = ({ example }: Judged): boolean => example.against !== "words";
  console.log(
    `${language}: unsafe sentences of writers not seen dropped ${share(unsafe, isDropped)} (by rules ${share(unsafe, byRules)}), harmless ${share(safe, isDropped)} (by rules ${share(safe, byRules)}); thresholds ${JSON.stringify(thresholds)}`,
  );
}

function fileOf(name: string, { trainedOn, thresholds, rows }: AdviceModelData): string {
  return `import type { AdviceModelData } from "./advice-judge.ts";

/** Written by \`scripts/train-advice-model.ts\`; not to be edited by hand. */
export const ${name}: AdviceModelData = {
  trainedOn: "${trainedOn}",
  thresholds: { words: ${thresholds.words}, rule: ${thresholds.rule}, limit: ${thresholds.limit} },
  rows:
${packedRowsText(rows)}
};
`;
}

for (const language of TEXT_LANGUAGES) {
  const examples = readAdviceExamples(language);
  const judged = crossValidate(examples);
  const thresholds = thresholdsOf(judged);
  report(language, judged, thresholds);
  if (process.argv.includes("--check")) continue;
  const trainedOn = fingerprintOfAdvice(examples);
  const rows = packRows([["unsafe", trained(examples)]]);
  const file = new URL(`../src/chat/advice/weights-${language}.data.ts`, import.meta.url);
  writeFileSync(file, fileOf(NAMES[language], { trainedOn, thresholds, rows }));
}
