import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import { POLICY_RULES } from "../policy/policy-rules.data.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import { higherRisk, RISK_LEVELS } from "../risk-level.ts";
import type { SafetyLanguage } from "../safety-flag.ts";
import {
  CLEARANCE_RESTRICTIONS,
  INTENSITY_RESTRICTIONS,
  SCREENING_RULE,
} from "./assessment-texts.data.ts";
import type { FoundFactor } from "./found-factor.ts";
import type { FactorSeverity } from "./health-concept.ts";
import type { Rationale, Restriction, RiskFactor } from "./risk-assessment.ts";
import type { ScreeningRow } from "./screening-row.ts";

/** At least as high as the highest factor, and as what is forbidden. */
export function overallRiskOf(
  factors: readonly RiskFactor[],
  { maxIntensity, clearance }: ExerciseLimits,
): FactorSeverity {
  let risk: FactorSeverity = "low";
  const raise = (level: FactorSeverity): void => {
    risk = higherRisk(risk, level) as FactorSeverity;
  };
  for (const { severity } of factors) raise(severity);
  if (clearance !== "none") raise("medium");
  if (maxIntensity === "none" || clearance === "stop_and_seek_care") raise("high");
  return risk;
}

/** Each factor once for each place where it was told, most serious first. */
export function presentFactors(
  factors: readonly FoundFactor[],
  language: SafetyLanguage,
): readonly RiskFactor[] {
  const distinct = new Map<string, RiskFactor>();
  for (const { code, label, severity, origin, evidence } of factors) {
    const key = `${code}|${origin}|${evidence}`;
    const known = distinct.get(key);
    if (known !== undefined && weight(known.severity) >= weight(severity)) continue;
    distinct.set(key, { code, label: label[language], severity, source: origin, evidence });
  }
  return [...distinct.values()].sort(
    (left, right) => weight(right.severity) - weight(left.severity),
  );
}

function weight(severity: FactorSeverity): number {
  return RISK_LEVELS.indexOf(severity);
}

/** What follows for exercise, the general rules first. */
export function restrictionsOf(
  limits: ExerciseLimits,
  language: SafetyLanguage,
): readonly Restriction[] {
  const general = [
    CLEARANCE_RESTRICTIONS[limits.clearance],
    INTENSITY_RESTRICTIONS[limits.maxIntensity],
  ].flatMap((restriction) => restriction ?? []);
  const specific = limits.limits.map((limit) => ({
    code: limit as string,
    description: POLICY_RULES[limit].advice,
  }));
  return [...general, ...specific].map(({ code, description }) => ({
    code,
    description: description[language],
  }));
}

/** The rules that led to the result, the screening algorithm first. */
export function rationaleOf(
  row: ScreeningRow,
  factors: readonly FoundFactor[],
): readonly Rationale[] {
  const rules = new Map<string, Rationale>([
    [
      SCREENING_RULE,
      { rule: `${SCREENING_RULE}: ${row.branch}`, source: SAFETY_SOURCES.acsmScreening },
    ],
  ]);
  for (const { code, source } of factors) {
    rules.set(code, { rule: code, source: SAFETY_SOURCES[source] });
  }
  return [...rules.values()];
}
