import { languageOfMessage } from "../../language/language-of-message.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { toldOnce, toldOnceInSteps } from "../../language/told-once.ts";
import { finished } from "../../shared/steps.ts";
import {
  bySeriousness,
  type CheckContent,
  type ContentCheck,
  type ContentKind,
  type SafetyFinding,
} from "../content-check.ts";
import { higherRisk, isAtLeast, type RiskLevel } from "../risk-level.ts";
import type { FoundConcepts } from "./concept-hit.ts";
import { contentEngine, contentEngineInSteps } from "./content-engine.ts";
import { contextConcepts } from "./context-concepts.ts";
import type { HeardText } from "./learned-layer.ts";
import type { ContentCheckWeights } from "./learned-model.ts";
import { createVerdict, findingOf, type HeardMessage } from "./verdict.ts";

/**
 * A check of texts in English, Chinese or both for danger to the person who wrote them or to others, by rules whose finds
 * are evidence beside the words, and trained weights for both; advice by the rules alone: pure, deterministic, in time proportional to the text. The outcome
 * holds no part of the text. A failure is thrown, never turned into a safe outcome. Rules and weights are made ready at
 * the first text.
 * @example
 * const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
 * checkContent(read("I want to run a marathon")).riskLevel; // "safe"
 */
export function createContentCheck(weights: ContentCheckWeights): CheckContent {
  const verdict = createVerdict(weights);
  const inSteps: NonNullable<CheckContent["inSteps"]> = function* (
    text,
    context = {},
    kind = "message",
  ) {
    const found = yield* foundIn(text, undefined);
    const known = yield* contextConcepts(context);
    const heard = heardMessage(found, known, kind);
    const language = languageOfMessage(text);
    const findings =
      kind === "message"
        ? yield* verdict(heard)
        : [...heard.counted.rules, ...heard.byContext].map((rule) => findingOf(rule));
    return contentCheckOf(findings, language);
  };
  return Object.assign((...checked: Parameters<CheckContent>) => finished(inSteps(...checked)), {
    inSteps,
  });
}

/** Elementary steps that finding the concepts of a text takes; grows in proportion to the text. */
export function countReadingSteps(text: ReadText): number {
  return contentEngine().find(text).steps;
}

function contentCheckOf(found: readonly SafetyFinding[], language: TextLanguage): ContentCheck {
  const findings = found.filter((finding) => !isOvertaken(finding, found)).toSorted(bySeriousness);
  const riskLevel = levelOf(findings);
  return {
    language,
    riskLevel,
    isSafe: !isAtLeast(riskLevel, "medium"),
    flags: [...new Set(findings.map((finding) => finding.flag))],
    warnings: [...new Set(findings.map((finding) => finding.warning[language]))],
    requiresHumanReview: isAtLeast(riskLevel, "high"),
    findings,
  };
}

/** Whether advice for everyday gives way to a graver finding about the same thing. */
function isOvertaken(finding: SafetyFinding, found: readonly SafetyFinding[]): boolean {
  return (
    !isAtLeast(finding.level, "medium") &&
    found.some((other) => other.flag === finding.flag && isAtLeast(other.level, "medium"))
  );
}

/** What is known about the person makes rules hold that their words alone would not. */
function heardMessage(
  found: FoundConcepts,
  known: ReadonlySet<number>,
  kind: ContentKind,
): HeardMessage {
  const engine = contentEngine();
  const whole = heardIn(found, kind);
  const counted = heardIn(countedIn(found), kind);
  if (known.size === 0) return { whole, counted, byContext: [] };
  const all = engine.applyRules(counted.found, known, kind);
  return { whole, counted, byContext: all.filter((rule) => !counted.rules.includes(rule)) };
}

const countedIn = toldOnce((found: FoundConcepts) => contentEngine().counted(found));

const foundIn = toldOnceInSteps(function* (text: ReadText) {
  const engine = yield* contentEngineInSteps();
  return yield* engine.findInSteps(text);
});

const NOTHING_KNOWN: ReadonlySet<number> = new Set();

const heardIn = toldOnce(
  (found: FoundConcepts, kind: ContentKind): HeardText => ({
    found,
    rules: contentEngine().applyRules(found, NOTHING_KNOWN, kind),
  }),
);

function levelOf(findings: readonly SafetyFinding[]): RiskLevel {
  return findings.reduce<RiskLevel>((level, finding) => higherRisk(level, finding.level), "safe");
}
