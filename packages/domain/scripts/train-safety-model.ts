/**
 * Trains the learned layer of the content check on the labelled sets of this package and writes its weights.
 * Deterministic: the same texts and rules give the same file. `--check` only measures, by cross-validation over the writers
 * of messages; `--curve` draws how the held-out danger that is caught grows with the texts. `en` or `zh` trains that
 * language alone: two run side by side. `--rules` only measures which rules may decide alone, after a change of rules that the
 * weights know nothing of.
 */
import { writeFileSync } from "node:fs";
import { TEXT_LANGUAGES, type TextLanguage } from "../src/language/text-language.ts";
import {
  LEARNED_LEVELS,
  type LearnedModelData,
} from "../src/safety/content-check/learned-model.ts";
import { packNetwork } from "../src/safety/learned/network.ts";
import { isAtLeast } from "../src/safety/risk-level.ts";
import { crossValidate, type Judged, thresholdsOf } from "./train-safety-model/cross-validation.ts";
import { decidingRulesFile } from "./train-safety-model/deciding-rules.ts";
import { fingerprintOf, fingerprintOfRules, readExamples } from "./train-safety-model/examples.ts";
import { printLearningCurve } from "./train-safety-model/learning-curve.ts";
import { trainModel } from "./train-safety-model/train-model.ts";
import { packedNetworkText } from "./training/packed-network-text.ts";

const FILES: Readonly<Record<TextLanguage, readonly [name: string, file: string]>> = {
  en: ["ENGLISH_WEIGHTS", "weights-en.data.ts"],
  zh: ["CHINESE_WEIGHTS", "weights-zh.data.ts"],
};
const FOLDER = new URL("../src/safety/content-check/", import.meta.url);

function report(
  language: TextLanguage,
  judged: readonly Judged[],
  thresholds: LearnedModelData["thresholds"],
): void {
  for (const level of LEARNED_LEVELS) {
    const meant = judged.filter(({ example }) => isAtLeast(example.level ?? "safe", level));
    const caught = meant.filter(({ scores }) =>
      (["medium", level] as const).every((one) => scores[one] >= thresholds[one]),
    );
    const share = ((100 * caught.length) / meant.length).toFixed(1);
    console.log(
      `${language} ${level}: ${caught.length} of ${meant.length} (${share} %) of writers not seen, threshold ${thresholds[level]}`,
    );
  }
}

function fileOf(name: string, data: LearnedModelData): string {
  const { medium, high, critical } = data.thresholds;
  return `import type { LearnedModelData } from "./learned-model.ts";

/** Written by \`scripts/train-safety-model.ts\`; not to be edited by hand. */
export const ${name}: LearnedModelData = {
  trainedOn: "${data.trainedOn}",
  thresholds: { medium: ${medium}, high: ${high}, critical: ${critical} },
  network:
${packedNetworkText(data.network)}
};
`;
}

const examples = readExamples();
const isCurve = process.argv.includes("--curve");
const isCheck = isCurve || process.argv.includes("--check");
if (!isCheck) {
  const rules = decidingRulesFile(examples, fingerprintOfRules());
  writeFileSync(new URL("deciding-rules.data.ts", FOLDER), rules);
}
const isOfRules = process.argv.includes("--rules");
const named = TEXT_LANGUAGES.filter((language) => process.argv.includes(language));
const asked = named.length === 0 ? TEXT_LANGUAGES : named;
for (const language of isOfRules ? [] : asked) {
  const ofLanguage = examples.filter(({ text }) => text.lang === language);
  if (isCurve) {
    printLearningCurve(ofLanguage, language);
    continue;
  }
  const judged = crossValidate(ofLanguage, language);
  const thresholds = thresholdsOf(judged);
  report(language, judged, thresholds);
  if (isCheck) continue;
  const [name, file] = FILES[language];
  const data: LearnedModelData = {
    trainedOn: fingerprintOf(language),
    thresholds,
    network: packNetwork(trainModel(ofLanguage, language)),
  };
  writeFileSync(new URL(file, FOLDER), fileOf(name, data));
}
