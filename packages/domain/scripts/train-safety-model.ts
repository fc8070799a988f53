/**
 * Trains the learned layer of the content check on the labelled sets of this package and writes its weights.
 * Deterministic: the same texts and rules give the same file. `--check` only measures, by cross-validation over writers;
 * `--curve` draws how the held-out danger that is caught grows with the texts.
 */
import { writeFileSync } from "node:fs";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import {
  LEARNED_LEVELS,
  type LearnedLevel,
  type LearnedModelData,
  scoreOf,
} from "../src/safety/content-check/learned-model.ts";
import { LARGEST_PACKED, packWeights } from "../src/safety/content-check/packed-weights.ts";
import { isAtLeast } from "../src/safety/risk-level.ts";
import { decidingRulesFile } from "./train-safety-model/deciding-rules.ts";
import { type Example, fingerprintOf, readExamples } from "./train-safety-model/examples.ts";
import { printLearningCurve } from "./train-safety-model/learning-curve.ts";
import { type Rows, trainRows } from "./train-safety-model/train-rows.ts";

const FILES: Readonly<Record<TextLanguage, readonly [name: string, file: string]>> = {
  en: ["ENGLISH_WEIGHTS", "weights-en.data.ts"],
  zh: ["CHINESE_WEIGHTS", "weights-zh.data.ts"],
};
const FOLDER = new URL("../src/safety/content-check/", import.meta.url);

/** Which share of the safe texts, most of them written to mislead, may be taken for a level or worse (design values). */
const FALSE_ALARMS: Readonly<Record<LearnedLevel, number>> = {
  medium: 0.036,
  high: 0.02,
  critical: 0.008,
};

type Thresholds = LearnedModelData["thresholds"];
type Judged = { readonly example: Example; readonly scores: ReadonlyMap<LearnedLevel, number> };

/** Every text, scored by weights that saw nothing of its writer. */
function crossValidate(examples: readonly Example[]): Judged[] {
  const judged: Judged[] = [];
  for (const writer of new Set(examples.map(writerOf))) {
    const others = examples.filter((example) => writerOf(example) !== writer);
    const rows = trainRows(others, LEARNED_LEVELS);
    for (const example of examples) {
      if (writerOf(example) !== writer) continue;
      const scoreAt = (level: LearnedLevel) =>
        [level, scoreOf(rows.get(level) ?? missing(level), example.features)] as const;
      judged.push({ example, scores: new Map(LEARNED_LEVELS.map(scoreAt)) });
    }
  }
  return judged;
}

/** Texts without a writer's name are of one and the same, and too many to be left out at once. */
function writerOf({ text }: Example): string {
  return text.writer ?? `own ${Number(text.id.slice(-1)) % 2}`;
}

/** The lowest threshold that keeps to the false alarms allowed. */
function thresholdOf(judged: readonly Judged[], level: LearnedLevel): number {
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const scores = safe.map((one) => one.scores.get(level) ?? 0).sort((left, right) => right - left);
  const allowed = Math.floor(FALSE_ALARMS[level] * safe.length);
  return Math.ceil(((scores[allowed] ?? 0) + 1e-9) * 100) / 100;
}

function report(language: TextLanguage, judged: readonly Judged[], thresholds: Thresholds): void {
  for (const level of LEARNED_LEVELS) {
    const meant = judged.filter(({ example }) => isAtLeast(example.level ?? "safe", level));
    const caught = meant.filter(({ scores }) => (scores.get(level) ?? 0) >= thresholds[level]);
    const share = ((100 * caught.length) / meant.length).toFixed(1);
    console.log(
      `${language} ${level}: ${caught.length} of ${meant.length} (${share} %) of writers not seen, threshold ${thresholds[level]}`,
    );
  }
}

function missing(name: string): never {
  throw new Error(`Nothing was trained for ${name}.`);
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
  const { medium, high, critical } = data.thresholds;
  return `import type { LearnedModelData } from "./learned-model.ts";

/** Written by \`scripts/train-safety-model.ts\`; not to be edited by hand. */
export const ${name}: LearnedModelData = {
  trainedOn: "${data.trainedOn}",
  thresholds: { medium: ${medium}, high: ${high}, critical: ${critical} },
  rows: {
${rows.join("\n")}
  },
};
`;
}

const examples = readExamples();
const isCurve = process.argv.includes("--curve");
const isCheck = isCurve || process.argv.includes("--check");
if (!isCheck) writeFileSync(new URL("deciding-rules.data.ts", FOLDER), decidingRulesFile(examples));
for (const language of TEXT_LANGUAGES) {
  const ofLanguage = examples.filter(({ text }) => text.lang === language);
  if (isCurve) {
    printLearningCurve(ofLanguage, language);
    continue;
  }
  const judged = crossValidate(ofLanguage);
  const [medium, high, critical] = LEARNED_LEVELS.map((level) => thresholdOf(judged, level));
  const thresholds = { medium: medium ?? 0, high: high ?? 0, critical: critical ?? 0 };
  report(language, judged, thresholds);
  if (isCheck) continue;
  const [name, file] = FILES[language];
  const data: LearnedModelData = {
    trainedOn: fingerprintOf(examples, language),
    thresholds,
    rows: packed(trainRows(ofLanguage)),
  };
  writeFileSync(new URL(file, FOLDER), fileOf(name, data));
}
