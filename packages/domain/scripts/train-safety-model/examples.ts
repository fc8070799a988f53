import { createHash } from "node:crypto";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import { contentEngine } from "../../src/safety/content-check/content-engine.ts";
import { type Features, featuresOf } from "../../src/safety/content-check/learned-features.ts";
import { ROW_NAMES } from "../../src/safety/content-check/learned-model.ts";
import { higherRisk, isAtLeast, type RiskLevel } from "../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../src/safety/safety-flag.ts";
import { type LabelledText, readLabelledTexts } from "../eval-safety/labelled-texts.ts";

/** A labelled text as the trained layer sees it. */
export type Example = {
  readonly text: LabelledText;
  readonly features: Features;
  readonly isUnsafe: boolean;
  readonly level: RiskLevel | undefined;
  readonly flags: readonly SafetyFlag[];
  readonly levelByRules: RiskLevel;
};

const TEXTS = ["own-en.jsonl", "own-zh.jsonl", "exercise.jsonl"].map(
  (file) => new URL(`../../data-safety/${file}`, import.meta.url),
);

/** What the layer is trained on: the labelled texts of this package but for the held-out ones. */
export function readExamples(): readonly Example[] {
  return readLabelledTexts(TEXTS).map(exampleOf);
}

function exampleOf(text: LabelledText): Example {
  const engine = contentEngine();
  const found = engine.find(read(text.text));
  const rules = engine.applyRules(found, new Set(), "message");
  return {
    text,
    features: featuresOf(found, text.lang),
    isUnsafe: text.label === "unsafe",
    level: text.min_risk,
    flags: text.flags ?? [],
    levelByRules: rules.reduce<RiskLevel>((level, rule) => higherRisk(level, rule.level), "safe"),
  };
}

/** Whether the rules alone take the text for unsafe. */
export function isCaughtByRules(example: Example): boolean {
  return isAtLeast(example.levelByRules, "medium");
}

/** What the weights of a language depend on, as a SHA-256: another one needs a new training. */
export function fingerprintOf(examples: readonly Example[], language: TextLanguage): string {
  const hash = createHash("sha256").update(ROW_NAMES.join());
  for (const { text, features, level, flags, levelByRules } of examples) {
    if (text.lang !== language) continue;
    hash.update(JSON.stringify([features, text.label, level, flags, levelByRules]));
  }
  return hash.digest("hex");
}
