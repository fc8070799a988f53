import { createHash } from "node:crypto";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { read } from "../../src/language/read.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../src/language/text-language.ts";
import { contentEngine } from "../../src/safety/content-check/content-engine.ts";
import { evidenceBySpan } from "../../src/safety/content-check/evidence.ts";
import type { Evidence } from "../../src/safety/content-check/evidence-of-concept.ts";
import { featuresOf } from "../../src/safety/content-check/learned-features.ts";
import { LEARNED_OUTPUTS } from "../../src/safety/content-check/learned-model.ts";
import { CONTENT_RULES, UNLEARNED_RULES } from "../../src/safety/content-check/rules.ts";
import type { Features } from "../../src/safety/learned/weight-row.ts";
import { isAtLeast, type RiskLevel } from "../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../src/safety/safety-flag.ts";
import { type LabelledText, readLabelledTexts } from "../eval-safety/labelled-texts.ts";

/** A labelled text as the trained layer sees it. */
export type Example = {
  readonly text: LabelledText;
  readonly features: Features;
  readonly evidence: Evidence;
  /** How many words it has. */
  readonly words: number;
  readonly isUnsafe: boolean;
  readonly level: RiskLevel | undefined;
  readonly flags: readonly SafetyFlag[];
  /** The rules that hold, by their ids. */
  readonly rules: readonly string[];
};

const FILES = [
  "talk-en.jsonl",
  "talk-zh.jsonl",
  "plain-en.jsonl",
  "plain-zh.jsonl",
  "companion-en.jsonl",
  "companion-zh.jsonl",
  "everyday-en.jsonl",
  "everyday-zh.jsonl",
  "messages-en.jsonl",
  "messages-zh.jsonl",
  "questions-en.jsonl",
  "questions-zh.jsonl",
  "situations-en.jsonl",
  "situations-zh.jsonl",
  "own-en.jsonl",
  "own-zh.jsonl",
  "exercise.jsonl",
];
const TEXTS = FILES.map((file) => new URL(`../../data-safety/${file}`, import.meta.url));

/** What the layer is trained on: the labelled texts of this package but for the held-out ones, and the examples of rules. */
export function readExamples(): readonly Example[] {
  return taughtTexts().map(exampleOf);
}

function taughtTexts(): readonly LabelledText[] {
  return [...readLabelledTexts(TEXTS), ...examplesOfRules()];
}

/** What a rule is made for is labelled by the rule; of what rules alone know of, weights learn nothing. */
function examplesOfRules(): readonly LabelledText[] {
  const learned = CONTENT_RULES.filter((rule) => !UNLEARNED_RULES.includes(rule));
  return learned
    .filter(
      ({ kinds = ["message"], level }) => kinds.includes("message") && isAtLeast(level, "medium"),
    )
    .flatMap(({ id, level, flag, examples }) =>
      examples.match.map((text, index) => ({
        ...{ id: `rule-${id}-${index}`, text, lang: languageOfMessage(read(text)), set: "rules" },
        ...{ label: "unsafe" as const, min_risk: level, flags: [flag], writer: "rules" },
      })),
    );
}

/** A labelled text with its features. */
export function exampleOf(text: LabelledText): Example {
  const engine = contentEngine();
  const found = engine.find(read(text.text));
  const rules = engine.applyRules(found, new Set(), "message");
  const words = found.text.words.length;
  return {
    text,
    features: featuresOf(found, text.lang, rules),
    evidence: evidenceBySpan(found, [{ start: 0, end: words }])[0]?.strongest ?? "none",
    words,
    isUnsafe: text.label === "unsafe",
    level: text.min_risk,
    flags: text.flags ?? [],
    rules: engine.applyRules(engine.counted(found), new Set(), "message").map(({ id }) => id),
  };
}

/** Reading all texts takes minutes; a rule that changes what is read changes some of these. */
const EVERY = 10;

const fingerprints = new Map<TextLanguage, string>();

/** What the weights of a language depend on, as a SHA-256: another one needs a new training. */
export function fingerprintOf(language: TextLanguage): string {
  const known = fingerprints.get(language) ?? fingerprintOfTexts(language);
  fingerprints.set(language, known);
  return known;
}

function fingerprintOfTexts(language: TextLanguage): string {
  const hash = createHash("sha256").update(LEARNED_OUTPUTS.join());
  const texts = taughtTexts().filter(({ lang }) => lang === language);
  for (const { text, set, label, min_risk: level, flags } of texts) {
    hash.update(JSON.stringify([text, set, label, level, flags]));
  }
  for (const { features } of sampleOf(texts)) hash.update(JSON.stringify(features));
  return hash.digest("hex");
}

function sampleOf(texts: readonly LabelledText[]): readonly Example[] {
  return texts.filter((_, index) => index % EVERY === 0).map(exampleOf);
}

/** What is measured of the rules depends on, as a SHA-256: the texts, and which rules hold for them. */
export function fingerprintOfRules(): string {
  const hash = createHash("sha256").update(TEXT_LANGUAGES.map(fingerprintOf).join());
  for (const { rules } of sampleOf(taughtTexts())) hash.update(JSON.stringify(rules));
  return hash.digest("hex");
}
