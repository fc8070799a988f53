import type { CheckContent, ContentCheck, SafetyContext, SafetyFinding } from "../content-check.ts";
import { higherRisk, isAtLeast, RISK_LEVELS, type RiskLevel } from "../risk-level.ts";
import type { SafetyLanguage } from "../safety-flag.ts";
import { CONCEPTS } from "./concepts.ts";
import type { ContentRule } from "./content-rule.ts";
import { learnedFinding } from "./learned-layer.ts";
import { normaliseText } from "./normalise.ts";
import { RuleEngine } from "./rule-engine.ts";
import { CONTENT_RULES } from "./rules.ts";
import { SOURCES } from "./sources.data.ts";
import { WARNINGS } from "./warnings.data.ts";

const engine = new RuleEngine(CONCEPTS, CONTENT_RULES);
const HAN = /\p{Script=Han}/u;
const HAN_OR_WORD = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu;
const ADULT_AGE_YEARS = 18;
const CHILD_AGE_YEARS = 13;
const OLDER_AGE_YEARS = 65;

/**
 * Checks a text in English, Chinese or both for danger to the person who wrote it or to others, by the
 * rules and, where those find no danger, by trained weights: pure, deterministic, in time proportional to
 * the text. The outcome holds no part of the text. A failure is thrown, never turned into a safe outcome.
 */
export const checkContent: CheckContent = (content, context = {}, kind = "message") => {
  const text = normaliseText(content);
  const reading = engine.read(text);
  const findings = engine.applyRules(reading, knownConcepts(context), kind).map(findingOf);
  const language = messageLanguageOf(text);
  const learned =
    kind === "message" ? learnedFinding(reading, language, levelOf(findings)) : undefined;
  if (learned !== undefined) findings.push(learned);
  return contentCheckOf(findings, language);
};

/** Elementary steps that reading the text takes; grows in proportion to the text. */
export function countReadingSteps(content: string): number {
  return engine.read(normaliseText(content)).steps;
}

function contentCheckOf(found: readonly SafetyFinding[], language: SafetyLanguage): ContentCheck {
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

/** What the context says about the person, as the concepts a text could state. */
function knownConcepts(context: SafetyContext): Set<number> {
  const known = new Set<number>();
  const entries = [
    ...(context.conditions ?? []),
    ...(context.medications ?? []),
    ...(context.injuries ?? []),
  ];
  for (const entry of entries) {
    for (const concept of engine.assertedConcepts(normaliseText(entry))) known.add(concept);
  }
  const know = (concept: string): Set<number> => known.add(engine.conceptNumber(concept));
  if (context.pregnant === true) know("pregnancy");
  if ((context.injuries ?? []).length > 0) know("injury");
  if (context.age !== undefined) {
    if (context.age < ADULT_AGE_YEARS) know("minorPerson");
    if (context.age < CHILD_AGE_YEARS) know("childPerson");
    if (context.age >= OLDER_AGE_YEARS) know("olderPerson");
  }
  return known;
}

/** The language of a message: Chinese where there are at least as many Chinese characters as words of other scripts. */
export function messageLanguageOf(text: string): SafetyLanguage {
  let han = 0;
  let words = 0;
  for (const [piece] of text.matchAll(HAN_OR_WORD)) {
    if (HAN.test(piece)) han += 1;
    else words += 1;
  }
  return han > 0 && han >= words ? "zh" : "en";
}
