import { type Guideline, ownLimitsGuideline } from "@health-exercise/domain/knowledge";
import { read } from "@health-exercise/domain/language";
import {
  type CheckContent,
  checkInSteps,
  isAtLeast,
  isLearned,
  type RiskAssessment,
  type SafetyFinding,
  type SafetyFlag,
} from "@health-exercise/domain/safety";
import type { Steps } from "@health-exercise/domain/user";
import { hasRate } from "./asked-exercise.ts";

/** A disease that nobody knows changes nothing here. */
const UNKNOWN_CONDITION = "unrecognised_condition";

/** What trained weights alone see in a name counts where it is a sign of the body. */
const SIGNS: ReadonlySet<SafetyFlag> = new Set([
  "medical_emergency",
  "cardiac_symptom",
  "neurological_symptom",
  "breathing_difficulty",
]);

/** What the assessment restricts because of a disease that was named; `ofAge` is that of the same age without any. */
export function ownLimits(
  assessment: RiskAssessment,
  ofAge: Pick<RiskAssessment, "riskFactors">,
  warnings: readonly string[],
): readonly Guideline[] {
  const { limits, rationale, riskFactors, language } = assessment;
  const ofNoDisease = new Set([UNKNOWN_CONDITION, ...ofAge.riskFactors.map(({ code }) => code)]);
  const isTold = riskFactors.some(({ code }) => !ofNoDisease.has(code));
  const isLimited = limits.limits.length > 0 || limits.isBoundByHabitAlone !== true;
  const source = rationale[0]?.source;
  if (!isTold || !isLimited || source?.kind !== "publication") return [];
  const { organisation, title, year, url = null } = source;
  const texts = [...warnings, ...restrictionsToTell(assessment)];
  return [ownLimitsGuideline(texts, { organisation, title, year, url }, language)];
}

/** How to exercise with a limit is told to who may: nothing of it where exercise waits, and no amounts where it must be light. */
function restrictionsToTell({ restrictions, limits }: RiskAssessment): readonly string[] {
  const { maxIntensity, limits: kinds } = limits;
  const ofKinds: ReadonlySet<string> = new Set(kinds);
  return restrictions
    .filter(({ code, description }) => {
      if (!ofKinds.has(code)) return true;
      return maxIntensity !== "none" && (maxIntensity !== "light" || !hasRate(read(description)));
    })
    .map(({ description }) => description);
}

/**
 * What the content check says of signs among the diseases that somebody named where no exercise is allowed, such as chest pain:
 * that they are to be looked at, or to call for help.
 */
export function* warningsOfSigns(
  diseases: readonly string[],
  { limits, language }: Pick<RiskAssessment, "limits" | "language">,
  checkContent: CheckContent,
): Steps<readonly string[]> {
  if (limits.maxIntensity !== "none") return [];
  const warnings = new Set<string>();
  for (const disease of diseases) {
    const { findings } = yield* checkInSteps(checkContent, read(disease));
    for (const finding of findings) if (isSign(finding)) warnings.add(finding.warning[language]);
  }
  return [...warnings];
}

/** Trained weights read messages, and are least sure of what they call an emergency in a bare name. */
function isSign(finding: SafetyFinding): boolean {
  const { flag, level } = finding;
  if (isLearned(finding)) return SIGNS.has(flag) && level === "high";
  return isAtLeast(level, "medium");
}
