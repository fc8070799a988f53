import { languageOfMessage } from "../../language/language-of-message.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import type { CheckContent, ContentCheck, SafetyFinding } from "../content-check.ts";
import { higherRisk, isAtLeast, RISK_LEVELS, type RiskLevel } from "../risk-level.ts";
import { contentEngine } from "./content-engine.ts";
import type { ContentRule } from "./content-rule.ts";
import { contextConcepts } from "./context-concepts.ts";
import { createLearnedLayer } from "./learned-layer.ts";
import type { ContentCheckWeights } from "./learned-model.ts";
import { SOURCES } from "./sources.data.ts";
import { WARNINGS } from "./warnings.data.ts";

/**
 * A check of texts in English, Chinese or both for danger to the person who wrote them or to others, by the rules and,
 * where those find no danger, by trained weights: pure, deterministic, in time proportional to the text. The outcome
 * holds no part of the text. A failure is thrown, never turned into a safe outcome. Rules and weights are made ready at
 * the first text.
 * @example
 * const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
 * checkContent(read("I want to run a marathon")).riskLevel; // "safe"
 */
export function createContentCheck(weights: ContentCheckWeights): CheckContent {
  const learnedFinding = createLearnedLayer(weights);
  return (text, context = {}, kind = "message") => {
    const engine = contentEngine();
    const found = engine.find(text);
    const findings = engine.applyRules(found, contextConcepts(context), kind).map(findingOf);
    const language = languageOfMessage(text);
    const learned =
      kind === "message" ? learnedFinding(found, language, levelOf(findings)) : undefined;
    if (learned !== undefined) findings.push(learned);
    return contentCheckOf(findings, language);
  };
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

function findingOf(rule: ContentRule): SafetyFinding {
  return {
    flag: rule.flag,
    level: rule.level,
    ruleId: rule.id,
    warning: WARNINGS[rule.warning],
    source: SOURCES[rule.source],
  };
}

function levelOf(findings: readonly SafetyFinding[]): RiskLevel {
  return findings.reduce<RiskLevel>((level, finding) => higherRisk(level, finding.level), "safe");
}

function bySeriousness(left: SafetyFinding, right: SafetyFinding): number {
  return RISK_LEVELS.indexOf(right.level) - RISK_LEVELS.indexOf(left.level);
}
