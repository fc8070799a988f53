/**
 * Trains the learned layer of the content check on the labelled sets of this package and writes its weights.
 * Deterministic: the same texts and rules give the same file. `--check` only measures, by cross-validation.
 */
import { writeFileSync } from "node:fs";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import { type LearnedModelData, scoreOf } from "../src/safety/content-check/learned-model.ts";
import { LARGEST_PACKED, packWeights } from "../src/safety/content-check/packed-weights.ts";
import {
  type Example,
  fingerprintOf,
  isCaughtByRules,
  readExamples,
} from "./train-safety-model/examples.ts";
import { type Rows, trainRows } from "./train-safety-model/train-rows.ts";

const FILES: Readonly<Record<TextLanguage, readonly [name: string, file: string]>> = {
  en: ["ENGLISH_WEIGHTS", "weights-en.data.ts"],
  zh: ["CHINESE_WEIGHTS", "weights-zh.data.ts"],
};
const FOLDER = new URL("../src/safety/content-check/", import.meta.url);

const FOLDS = 5;
/** Which share of the safe texts, most of them written to mislead, the layer may newly take for unsafe (a design value). */
const ADDED_FALSE_ALARMS: Readonly<Record<TextLanguage, number>> = { en: 0.05, zh: 0.005 };
/** So far above the threshold a text is judged worse than by the rules (a design value). */
const SURE_MARGIN = 1;

type Judged = { readonly example: Example; readonly score: number };

/** Every text, scored by weights that were trained without it. */
function crossValidate(examples: readonly Example[]): Judged[] {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const rows = trainRows(
      examples.filter((_, index) => index % FOLDS !== fold),
      ["unsafe"],
    );
    const unsafe = rows.get("unsafe");
    if (unsafe === undefined) throw new Error("Nothing was trained.");
    for (const [index, example] of examples.entries())
      if (index % FOLDS === fold)
        judged.push({ example, score: scoreOf(unsafe, example.features) });
  }
  return judged;
}

/** The lowest threshold that adds no more than the false alarms allowed. */
function thresholdOf(judged: readonly Judged[], language: TextLanguage): number {
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const scores = safe
    .filter(({ example }) => !isCaughtByRules(example))
    .map(({ score }) => score)
    .sort((left, right) => right - left);
  const allowed = Math.floor(ADDED_FALSE_ALARMS[language] * safe.length);
  return Math.ceil(((scores[allowed] ?? 0) + 1e-9) * 100) / 100;
}

function report(language: TextLanguage, judged: readonly Judged[], threshold: number): void {
  const isCaught = ({ example, score }: Judged): boolean =>
    isCaughtByRules(example) || score >= threshold;
  const shareOf = (label: string, isUnsafe: boolean): string => {
    const all = judged.filter(({ example }) => example.isUnsafe === isUnsafe);
    const byRules = all.filter(({ example }) => isCaughtByRules(example)).length;
    return `${label} ${byRules} -> ${all.filter(isCaught).length} of ${all.length}`;
  };
  console.log(
    `${language}: ${shareOf("caught", true)}, ${shareOf("false alarms", false)}, threshold ${threshold}`,
  );
}

function packed(rows: Rows): LearnedModelData["rows"] {
  return Object.fromEntries(
    [...rows].map(([name, { weights }]) => {
      let largest = 0;
      for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
      const scale = Number((largest / LARGEST_PACKED).toPrecision(6));
      const whole = Float64Array.from(weights, (weight) =>
        Math.max(-LARGEST_PACKED, Math.min(LARGEST_PACKED, Math.round(weight / scale))),
      );
      return [name, { scale, packed: packWeights(whole) }];
    }),
  );
}

function fileOf(name: string, data: LearnedModelData): string {
  const rows = Object.entries(data.rows).map(([row, { scale, packed }]) => {
    const lines = packed.map((line) => `        "${line}",`);
    return `    ${row}: {\n      scale: ${scale},\n      packed: [\n${lines.join("\n")}\n      ],\n    },`;
  });
  return `import type { LearnedModelData } from "./learned-model.ts";

/** Written by \`scripts/train-safety-model.ts\`; not to be edited by hand. */
export const ${name}: LearnedModelData = {
  trainedOn: "${data.trainedOn}",
  threshold: ${data.threshold},
  sureThreshold: ${data.sureThreshold},
  rows: {
${rows.join("\n")}
  },
};
`;
}

const examples = readExamples();
const isCheck = process.argv.includes("--check");
for (const language of TEXT_LANGUAGES) {
  const ofLanguage = examples.filter(({ text }) => text.lang === language);
  const judged = crossValidate(ofLanguage);
  const threshold = thresholdOf(judged, language);
  report(language, judged, threshold);
  if (isCheck) continue;
  const [name, file] = FILES[language];
  const data: LearnedModelData = {
    trainedOn: fingerprintOf(examples, language),
    threshold,
    sureThreshold: Math.round((threshold + SURE_MARGIN) * 100) / 100,
    rows: packed(trainRows(ofLanguage)),
  };
  writeFileSync(new URL(file, FOLDER), fileOf(name, data));
}
