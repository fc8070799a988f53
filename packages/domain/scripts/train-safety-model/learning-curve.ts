import { fileURLToPath } from "node:url";
import type { TextLanguage } from "../../src/language/text-language.ts";
import { createNetwork, packNetwork } from "../../src/safety/learned/network.ts";
import { readLabelledTexts } from "../eval-safety/labelled-texts.ts";
import { thresholdOf } from "../training/thresholds.ts";
import { type Example, exampleOf } from "./examples.ts";
import { trainModel } from "./train-model.ts";

const PARTS = [16, 8, 4, 2, 1];
const FALSE_ALARMS = 0.02;

/** Prints how much of the held-out danger is caught at 2 % false alarms, by how many texts the weights were trained on. */
export function printLearningCurve(examples: readonly Example[], language: TextLanguage): void {
  const file = new URL(`../../data-safety/talk-held-out-${language}.jsonl`, import.meta.url);
  const heldOut = readLabelledTexts([fileURLToPath(file)]).map(exampleOf);
  for (const part of PARTS) {
    const some = examples.filter((_, index) => index % part === 0);
    const network = createNetwork(packNetwork(trainModel(some, language)));
    const scored = heldOut.map((example) => ({
      example,
      score: network(example.features)("medium"),
    }));
    const harmless = scored.filter(({ example }) => !example.isUnsafe);
    const threshold = thresholdOf(
      harmless.map(({ score }) => score),
      FALSE_ALARMS,
    );
    const unsafe = scored.filter(({ example }) => example.isUnsafe);
    const caught = unsafe.filter(({ score }) => score >= threshold).length;
    console.log(`${language}: ${some.length} texts, ${caught} of ${unsafe.length} caught`);
  }
}
