/**
 * Trains the learned layer of the content check on the labelled sets of this package and writes its weights.
 * Deterministic: the same texts and rules give the same file. `--check` only measures, by cross-validation.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LearnedModelData, scoreOf } from "../src/safety/content/learned-model.ts";
import { SAFETY_LANGUAGES, type SafetyLanguage } from "../src/safety/safety-flag.ts";
import {
  type Example,
  fingerprintOf,
  isCaughtByRules,
  readExamples,
} from "./train-safety-model/examples.ts";
import { type Rows, trainRows } from "./train-safety-model/train-rows.ts";

const TARGET = new URL("../src/safety/content/learned-model.data.ts", import.meta.url);

const FOLDS = 5;
const LARGEST_WEIGHT = 127;
/** Which share of the safe texts, most of them written to mislead, the layer may newly take for unsafe (a design value). */
const ADDED_FALSE_ALARMS: Readonly<Record<SafetyLanguage, number>> = { en: 0.04, zh: 0.005 };
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
function thresholdOf(judged: readonly Judged[], language: SafetyLanguage): number {
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const scores = safe
    .filter(({ example }) => !isCaughtByRules(example))
    .map(({ score }) => score)
    .sort((left, right) => right - left);
  const allowed = Math.floor(ADDED_FALSE_ALARMS[language] * safe.length);
  return Math.ceil(((scores[allowed] ?? 0) + 1e-9) * 100) / 100;
}

function report(language: SafetyLanguage, judged: readonly Judged[], threshold: number): void {
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

function encode(rows: Rows): LearnedModelData["rows"] {
  return Object.fromEntries(
    [...rows].map(([name, { weights }]) => {
      let largest = 0;
      for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
      const scale = Number((largest / LARGEST_WEIGHT).toPrecision(6));
      const bytes = Uint8Array.from(weights, (weight) => {
        const whole = Math.round(weight / scale);
        return Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, whole)) & 0xff;
      });
      return [name, { scale, weights: Buffer.from(bytes).toString("base64") }];
    }),
  );
}

const examples = readExamples();
const isCheck = process.argv.includes("--check");
const lines: string[] = [];
for (const language of SAFETY_LANGUAGES) {
  const ofLanguage = examples.filter(({ text }) => text.lang === language);
  const judged = crossValidate(ofLanguage);
  const threshold = thresholdOf(judged, language);
  report(language, judged, threshold);
  if (isCheck) continue;
  const sureThreshold = Math.round((threshold + SURE_MARGIN) * 100) / 100;
  lines.push(
    `  ${language}: {`,
    `    trainedOn: "${fingerprintOf(examples, language)}",`,
    `    threshold: ${threshold},`,
    `    sureThreshold: ${sureThreshold},`,
    "    rows: {",
    ...Object.entries(encode(trainRows(ofLanguage))).map(
      ([name, { scale, weights }]) => `      ${name}: { scale: ${scale}, weights: "${weights}" },`,
    ),
    "    },",
    "  },",
  );
}
if (!isCheck) {
  writeFileSync(
    fileURLToPath(TARGET),
    `import type { SafetyLanguage } from "../safety-flag.ts";
import type { LearnedModelData } from "./learned-model.ts";

/** Written by \`scripts/train-safety-model.ts\`; not to be edited by hand. */
export const LEARNED_MODELS: Readonly<Record<SafetyLanguage, LearnedModelData>> = {
${lines.join("\n")}
};
`,
  );
}
