import type { BilingualText, TextLanguage } from "../../language/text-language.ts";
import type { PolicyFinding, PolicyVerdict } from "../policy/exercise-policy.ts";
import { POLICY_RULES } from "../policy/policy-rules.data.ts";
import { SAFETY_SOURCES, type SafetySourceId } from "../policy/safety-sources.data.ts";
import { CLEARANCE_RESTRICTIONS, INTENSITY_RESTRICTIONS } from "../risk/assessment-texts.data.ts";
import type { RiskAssessment } from "../risk/risk-assessment.ts";
import type { SafetySource } from "../safety-flag.ts";
import type { ExerciseRecommendation } from "./exercise-recommendation.ts";
import { KIND_PRECAUTIONS } from "./kind-precautions.data.ts";
import {
  BEGINNER_PRECAUTION,
  BLOOD_PRESSURE_CONTRAINDICATION,
  COOL_DOWNS,
  DARK_URINE_STOP_SIGN,
  GENERAL_CONTRAINDICATIONS,
  GENERAL_PRECAUTIONS,
  LIGHTER_WISH_PRECAUTION,
  LIMIT_STOP_SIGNS,
  NO_EXERCISE_CONTRAINDICATION,
  NO_HABIT_REASON,
  NO_PULSE_PRECAUTION,
  REASON_SEPARATOR,
  REASONS,
  REST_NOTE,
  type SessionStyle,
  type SourcedTexts,
  STOP_SIGNS,
  TOO_HARD_CONTRAINDICATION,
  TOO_HARD_PRECAUTION,
  UNKNOWN_ACTIVITY_PRECAUTION,
  WARM_UPS,
  WHOLE_CATEGORY_PRECAUTION,
  YOUNG_PULSE_PRECAUTION,
} from "./recommendation-texts.data.ts";

/** What the sentences of a recommendation depend on. */
export type SessionFacts = {
  readonly assessment: RiskAssessment;
  readonly verdict: PolicyVerdict;
  readonly style: SessionStyle;
  /** Whether the catalogue knows the activity. */
  readonly isKnown: boolean;
  /** A whole category, of which no effort is known. */
  readonly isCategory: boolean;
  readonly hasZone: boolean;
  readonly isPulseMisleading: boolean;
  /** Too young for a pulse zone and for the advice to adult beginners. */
  readonly isMinor: boolean;
  /** Sleeping, sitting and the like. */
  readonly isRest: boolean;
  readonly isRefused: boolean;
  /** The usual effort is higher than the person wishes. */
  readonly isHarderThanWished: boolean;
};

type Advice = Pick<
  ExerciseRecommendation,
  "warmUp" | "coolDown" | "precautions" | "contraindications" | "stopSigns" | "sources"
>;

/** Whether somebody has no habit of regular exercise, as far as is known. */
export function isBeginner({ branch }: RiskAssessment): boolean {
  return branch.startsWith("inactive");
}

/** The sentences of a recommendation in the language of its assessment, and where they come from. */
export function writeAdvice(facts: SessionFacts): Advice {
  const { assessment, style } = facts;
  const used = new Map<string, SafetySource>();
  const write = ({ texts, source }: SourcedTexts): readonly string[] => {
    cite(used, SAFETY_SOURCES[source]);
    return inLanguage(texts, assessment.language);
  };
  const advice = {
    warmUp: facts.isRefused ? [] : write(WARM_UPS[style]),
    coolDown: facts.isRefused ? [] : write(COOL_DOWNS[style]),
    precautions: distinct(precautionsFor(facts).flatMap(write)),
    contraindications: distinct(contraindicationsFor(facts).flatMap(write)),
    stopSigns: distinct(stopSignsFor(assessment).flatMap(write)),
  };
  for (const { source } of facts.verdict.findings) cite(used, source);
  for (const id of sourcesOfNumbers(facts)) cite(used, SAFETY_SOURCES[id]);
  return { ...advice, sources: [...used.values()] };
}

function precautionsFor(facts: SessionFacts): readonly SourcedTexts[] {
  const { assessment, verdict } = facts;
  const { limits } = assessment;
  const bounds = [
    ...(facts.isRest ? [REST_NOTE] : []),
    ...restriction(INTENSITY_RESTRICTIONS[limits.maxIntensity]?.description),
    ...restriction(CLEARANCE_RESTRICTIONS[limits.clearance]?.description),
    ...limits.limits.map((limit) => {
      const { advice, source } = POLICY_RULES[limit];
      return { texts: [advice], source };
    }),
  ];
  if (facts.isRefused) return bounds;
  return [
    ...unknownEffort(facts),
    ...verdict.kinds.flatMap((kind) => KIND_PRECAUTIONS[kind] ?? []),
    ...(verdict.excessSteps > 0 ? [TOO_HARD_PRECAUTION] : []),
    ...(facts.isHarderThanWished ? [LIGHTER_WISH_PRECAUTION] : []),
    ...(facts.isMinor ? [YOUNG_PULSE_PRECAUTION] : []),
    ...(facts.isPulseMisleading ? [NO_PULSE_PRECAUTION] : []),
    ...findingsOf(verdict.findings, "caution"),
    ...bounds,
    ...(isBeginner(assessment) && !facts.isMinor ? [BEGINNER_PRECAUTION] : []),
    GENERAL_PRECAUTIONS,
  ];
}

function unknownEffort({ isKnown, isCategory }: SessionFacts): readonly SourcedTexts[] {
  if (isKnown) return [];
  return [isCategory ? WHOLE_CATEGORY_PRECAUTION : UNKNOWN_ACTIVITY_PRECAUTION];
}

function contraindicationsFor(facts: SessionFacts): readonly SourcedTexts[] {
  return [
    ...findingsOf(facts.verdict.findings, "forbidden"),
    ...reasonsOfRefusal(facts),
    GENERAL_CONTRAINDICATIONS,
    BLOOD_PRESSURE_CONTRAINDICATION,
  ];
}

/** Why an activity is refused when no kind of strain forbids it: its effort, and what limits the person's. */
function reasonsOfRefusal({ assessment, verdict }: SessionFacts): readonly SourcedTexts[] {
  if (verdict.verdict !== "forbidden") return [];
  const isAllForbidden = assessment.limits.maxIntensity === "none";
  if (!isAllForbidden && verdict.excessSteps === 0) return [];
  const labels = assessment.riskFactors.map(({ label }) => label);
  const { language } = assessment;
  const reasons = labels.length === 0 ? [NO_HABIT_REASON[language]] : labels;
  const text = REASONS[language] + reasons.join(REASON_SEPARATOR[language]);
  return [
    isAllForbidden ? NO_EXERCISE_CONTRAINDICATION : TOO_HARD_CONTRAINDICATION,
    { texts: [{ en: text, zh: text }], source: "acsmScreening" },
  ];
}

function stopSignsFor({ limits }: RiskAssessment): readonly SourcedTexts[] {
  const specific = limits.limits.flatMap((limit) => LIMIT_STOP_SIGNS[limit] ?? []);
  return [STOP_SIGNS, DARK_URINE_STOP_SIGN, ...specific];
}

function restriction(text: BilingualText | undefined): readonly SourcedTexts[] {
  return text === undefined ? [] : [{ texts: [text], source: "acsmScreening" }];
}

function findingsOf(
  findings: readonly PolicyFinding[],
  effect: PolicyFinding["effect"],
): readonly SourcedTexts[] {
  return findings
    .filter((finding) => finding.effect === effect)
    .map(({ limit, description }) => ({
      texts: [description],
      source: POLICY_RULES[limit].source,
    }));
}

function sourcesOfNumbers({ isKnown, hasZone }: SessionFacts): readonly SafetySourceId[] {
  return [
    "acsmScreening",
    "who2020",
    "intensityScale",
    ...(isKnown ? (["compendium"] as const) : []),
    ...(hasZone ? (["tanaka", "karvonen"] as const) : []),
  ];
}

function cite(used: Map<string, SafetySource>, source: SafetySource): void {
  used.set(source.kind === "publication" ? source.title : source.reason, source);
}

function inLanguage(texts: readonly BilingualText[], language: TextLanguage): readonly string[] {
  return texts.map((text) => text[language]);
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
