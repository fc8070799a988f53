import { languageOfText } from "../../language/language-of-text.ts";
import type { ReadText } from "../../language/read-text.ts";
import { readingInSteps } from "../../language/reading-of.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { finished, type Steps } from "../../shared/steps.ts";
import { isMinor } from "../../user/adulthood.ts";
import type { CheckContent, SafetyContext } from "../content-check.ts";
import {
  type AllowedIntensity,
  type ClearanceScope,
  lowerIntensity,
  widerClearance,
} from "../policy/exercise-intensity.ts";
import { EXERCISE_LIMITS, type ExerciseLimit } from "../policy/exercise-limit.ts";
import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import { isAtLeast } from "../risk-level.ts";
import { overallRiskOf, presentFactors, rationaleOf, restrictionsOf } from "./assessment-result.ts";
import { RISK_DISCLAIMER } from "./assessment-texts.data.ts";
import { withBackPainWeighed } from "./back-pain.ts";
import { contentContextInSteps } from "./content-context.ts";
import { contentFactors, lastingFactors, ownTurns } from "./content-factors.ts";
import { contradictionFactors, possibleActivity } from "./contradictions.ts";
import { bilingual, type FoundFactor } from "./found-factor.ts";
import { missingInputsOf } from "./missing-inputs.ts";
import { profileFactors } from "./profile-factors.ts";
import {
  INACTIVITY_FACTOR,
  MULTIPLE_CARDIOVASCULAR_FACTORS,
  MULTIPLE_FROM,
} from "./profile-rules.data.ts";
import type { DialogueTurn, RiskAssessment } from "./risk-assessment.ts";
import type { RiskProfile } from "./risk-profile.ts";
import { moreCautiousRow, SCREENING_ALGORITHM_VERSION, screen } from "./screening-algorithm.ts";
import type { ScreeningRow } from "./screening-row.ts";

/** What is known when a risk is assessed. */
export type RiskInput = {
  readonly profile: RiskProfile;
  /** What the person wants to know or do now. */
  readonly query?: string | ReadText | undefined;
  /** Earlier turns: they can raise the risk, never lower it. */
  readonly history?: readonly DialogueTurn[] | undefined;
  /** Turns before those, of whose signs a doctor has found nothing since: what lasts of them counts. */
  readonly lookedAt?: readonly DialogueTurn[] | undefined;
  /** Of the texts; that of the query when absent. */
  readonly language?: TextLanguage | undefined;
};

/**
 * Assesses how risky exercise is for a person, from the profile, the query and the dialogue before it: the published
 * preparticipation algorithm, and on top of it every further factor, of which each can only make the result more
 * cautious. What contradicts itself is named and read cautiously; what is not told is listed.
 *
 * @example
 * ```ts
 * import { assessRisk } from "@health-exercise/domain/safety";
 * import { createContentCheck } from "@health-exercise/domain/safety/content-check";
 * import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
 * const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
 * const profile = { age: 30, pregnant: true, symptoms: ["dizzy when I climb stairs"] };
 * const { overallRisk, clearanceScope } = assessRisk({ profile }, checkContent);
 * console.log(overallRisk, clearanceScope); // high before_any
 * ```
 */
export function assessRisk(input: RiskInput, checkContent: CheckContent): RiskAssessment {
  return finished(assessRiskInSteps(input, checkContent));
}

/** Assesses the same step by step. */
export function* assessRiskInSteps(
  { profile, query = "", history = [], lookedAt = [], language: asWished }: RiskInput,
  checkContent: CheckContent,
): Steps<RiskAssessment> {
  const asked = yield* readingInSteps(query);
  yield asked.source.length;
  const language = asWished ?? languageOfText(asked.source);
  const found = yield* findFactors(profile, asked, { history, lookedAt }, checkContent);
  const factors = withBackPainWeighed(found, profile.age).map(weighedByEffect);
  const row = chooseRow(profile, factors);
  const limits = limitsFrom(row, factors, profile.age);
  const shown = presentFactors(factors, language);
  return {
    language,
    overallRisk: overallRiskOf(shown, limits),
    riskFactors: shown,
    restrictions: restrictionsOf(limits, factors, language),
    medicalClearanceNeeded: limits.clearance !== "none",
    clearanceScope: limits.clearance,
    recommendedIntensity: limits.maxIntensity,
    branch: row.branch,
    algorithmVersion: SCREENING_ALGORITHM_VERSION,
    missingInputs: missingInputsOf(profile),
    rationale: rationaleOf(row, factors),
    cardiovascularRiskFactorCount: cardiovascularCount(factors),
    disclaimer: RISK_DISCLAIMER[language],
    limits,
  };
}

function* findFactors(
  profile: RiskProfile,
  query: ReadText,
  { history, lookedAt }: Readonly<Record<"history" | "lookedAt", readonly DialogueTurn[]>>,
  checkContent: CheckContent,
): Steps<readonly FoundFactor[]> {
  const context = yield* contentContextInSteps(profile);
  // Without the lists, which would be read again for each of up to hundreds of turns.
  const aboutThem: SafetyContext = { age: profile.age, pregnant: profile.pregnant };
  const told = [...(yield* profileFactors(profile, checkContent))];
  told.push(...(yield* contentFactors(query, "query", checkContent, context)));
  for (const turn of distinctTexts(ownTurns(history))) {
    const reading = yield* readingInSteps(turn);
    yield reading.source.length;
    told.push(...(yield* contentFactors(reading, "history", checkContent, aboutThem)));
  }
  for (const turn of distinctTexts(ownTurns(lookedAt))) {
    const reading = yield* readingInSteps(turn);
    told.push(...(yield* lastingFactors(reading, "history", checkContent, aboutThem)));
  }
  const factors = [...told, ...contradictionFactors(profile, told)];
  if (isKnownInactive(profile)) {
    factors.push({
      ...INACTIVITY_FACTOR,
      origin: "profile",
      evidence: bilingual("regularExerciser / activityLevel"),
    });
  }
  const count = cardiovascularCount(factors);
  if (count >= MULTIPLE_FROM) {
    const evidence = {
      en: `${count} cardiovascular risk factors`,
      zh: `${count} 项心血管危险因素`,
    };
    factors.push({ ...MULTIPLE_CARDIOVASCULAR_FACTORS, origin: "profile", evidence });
  }
  return factors;
}

function distinctTexts(texts: readonly (string | ReadText)[]): readonly (string | ReadText)[] {
  const bySource = new Map(
    texts.map((text) => [typeof text === "string" ? text : text.source, text] as const),
  );
  return [...bySource.values()];
}

function isKnownInactive(profile: RiskProfile): boolean {
  const isKnown = profile.regularExerciser !== undefined || profile.activityLevel !== undefined;
  return isKnown && possibleActivity(profile).includes(false);
}

function cardiovascularCount(factors: readonly FoundFactor[]): number {
  return new Set(factors.flatMap(({ countsAs }) => countsAs ?? [])).size;
}

function chooseRow(profile: RiskProfile, factors: readonly FoundFactor[]): ScreeningRow {
  const answers = {
    disease: factors.some(({ disease }) => disease !== undefined),
    symptoms: factors.some(({ isScreeningSymptom }) => isScreeningSymptom === true),
    // An unknown wish is read as the more demanding one.
    vigorousDesired: (profile.desiredIntensity ?? "vigorous") === "vigorous",
  };
  return possibleActivity(profile)
    .map((regularExerciser) => screen({ ...answers, regularExerciser }))
    .reduce(moreCautiousRow);
}

/** What forbids all exercise weighs at least `high`. */
function weighedByEffect(factor: FoundFactor): FoundFactor {
  const isForbidding = factor.maxIntensity === "none" && !isAtLeast(factor.severity, "high");
  return isForbidding ? { ...factor, severity: "high" } : factor;
}

/** With these the pulse does not tell how hard somebody exercises. */
const PULSE_MISLEADS_WITH: readonly ExerciseLimit[] = ["arrhythmia", "pregnancy"];

function limitsFrom(
  row: ScreeningRow,
  factors: readonly FoundFactor[],
  age: number | undefined,
): ExerciseLimits {
  // The algorithm was made for adults: that a child has no habit of exercise is no reason to play gently (WHO 2020
  // asks for vigorous activity from 5 years on).
  const isHealthyMinor = isMinor(age) && !row.disease && !row.symptoms;
  let maxIntensity: AllowedIntensity = isHealthyMinor ? "vigorous" : row.maxIntensity;
  let clearance: ClearanceScope = row.clearance;
  const bounding = factors.filter((factor) => (factor.maxIntensity ?? "vigorous") !== "vigorous");
  const limits = new Set(factors.flatMap((factor) => factor.limits ?? []));
  if (PULSE_MISLEADS_WITH.some((limit) => limits.has(limit))) limits.add("heart_rate_limited");
  for (const factor of factors) {
    maxIntensity = lowerIntensity(maxIntensity, factor.maxIntensity ?? "vigorous");
    clearance = widerClearance(clearance, factor.clearance ?? "none");
    // An emergency that happens now is the same for everybody, however they exercise; who is hurt by others may move.
    if (factor.severity === "critical" && factor.support === undefined)
      clearance = "stop_and_seek_care";
  }
  if (clearance === "stop_and_seek_care") maxIntensity = "none";
  if (maxIntensity === "none") clearance = widerClearance(clearance, "before_any");
  return {
    maxIntensity,
    clearance,
    limits: EXERCISE_LIMITS.filter((limit) => limits.has(limit)),
    isBoundByHabitAlone: bounding.length === 0 && !row.disease && !row.symptoms,
  };
}
