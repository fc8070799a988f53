import type { TextLanguage } from "../../language/text-language.ts";
import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import { POLICY_RULES } from "../policy/policy-rules.data.ts";
import { higherRisk, isAtLeast, RISK_LEVELS } from "../risk-level.ts";
import {
  CLEARANCE_RESTRICTIONS,
  EMERGENCY_RESTRICTION,
  INTENSITY_RESTRICTIONS,
  SCREENING_RULE,
  SUPPORT_RESTRICTIONS,
  URGENT_CARE_RESTRICTION,
} from "./assessment-texts.data.ts";
import type { FoundFactor } from "./found-factor.ts";
import { type FactorSeverity, SUPPORT_KINDS } from "./health-concept.ts";
import type { Rationale, Restriction, RiskFactor } from "./risk-assessment.ts";
import { RISK_SOURCES } from "./risk-sources.data.ts";
import type { ScreeningRow } from "./screening-row.ts";

const DARK_URINE_CODE = "muscle_breakdown_sign";

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

/** Each factor once, most serious first: with where it was told most seriously, and all its evidence. */
export function presentFactors(
  factors: readonly FoundFactor[],
  language: TextLanguage,
): readonly RiskFactor[] {
  const distinct = new Map<
    string,
    { readonly gravest: FoundFactor; readonly evidence: Set<string> }
  >();
  for (const factor of factors) {
    const known = distinct.get(factor.code);
    const evidence = known?.evidence ?? new Set<string>();
    evidence.add(factor.evidence[language]);
    const isGraver =
      known === undefined || weight(factor.severity) > weight(known.gravest.severity);
    distinct.set(factor.code, { gravest: isGraver ? factor : known.gravest, evidence });
  }
  return [...distinct.values()]
    .map(({ gravest: { code, label, severity, origin }, evidence }) => ({
      code,
      label: label[language],
      severity,
      source: origin,
      evidence: [...evidence].join(EVIDENCE_SEPARATOR[language]),
    }))
    .sort((left, right) => weight(right.severity) - weight(left.severity));
}

const EVIDENCE_SEPARATOR: Readonly<Record<TextLanguage, string>> = { en: "; ", zh: "；" };

function weight(severity: FactorSeverity): number {
  return RISK_LEVELS.indexOf(severity);
}

/** What follows for exercise: what is urgent first, then the general rules. */
export function restrictionsOf(
  limits: ExerciseLimits,
  factors: readonly FoundFactor[],
  language: TextLanguage,
): readonly Restriction[] {
  const needed = SUPPORT_KINDS.filter((kind) =>
    factors.some(({ support, severity }) => support === kind && isAtLeast(severity, "medium")),
  );
  const isEmergency = factors.some(
    ({ support, severity }) => support !== "self_harm" && severity === "critical",
  );
  const isUrgent = factors.some(({ code }) => code === DARK_URINE_CODE);
  const general = [
    isUrgent ? URGENT_CARE_RESTRICTION : undefined,
    isEmergency ? EMERGENCY_RESTRICTION : undefined,
    ...needed.map((kind) => SUPPORT_RESTRICTIONS[kind]),
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
      { rule: `${SCREENING_RULE}: ${row.branch}`, source: RISK_SOURCES.acsmScreening },
    ],
  ]);
  for (const { code, source } of factors) {
    rules.set(code, { rule: code, source: RISK_SOURCES[source] });
  }
  return [...rules.values()];
}
