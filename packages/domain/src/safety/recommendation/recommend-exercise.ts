import { read } from "../../language/read.ts";
import { finished, type Steps } from "../../shared/steps.ts";
import type { ActivityMatch } from "../../sport/met/activity-match.ts";
import { categoryOfMatch, matchActivity } from "../../sport/met/match-activity.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { editionForAge, type MetEditionId } from "../../sport/met/met-edition.ts";
import { isMinor } from "../../user/adulthood.ts";
import { type CheckContent, isLearned } from "../content-check.ts";
import { type AllowedIntensity, lowerIntensity, stepsAbove } from "../policy/exercise-intensity.ts";
import {
  applyExercisePolicy,
  isSelfPaced,
  type PolicyVerdict,
  usualIntensityOf,
} from "../policy/exercise-policy.ts";
import { assessRiskInSteps } from "../risk/assess-risk.ts";
import type { RiskAssessment } from "../risk/risk-assessment.ts";
import type { RiskProfile } from "../risk/risk-profile.ts";
import { isAtLeast } from "../risk-level.ts";
import { ALTERNATIVE_ROWS } from "./alternatives.data.ts";
import {
  type DoseGroup,
  EXERCISE_DOSES,
  type ExerciseDose,
  NO_DOSE,
} from "./exercise-dose.data.ts";
import type {
  AlternativeExercise,
  ExerciseRecommendation,
  Suitability,
} from "./exercise-recommendation.ts";
import { INTENSITY_BANDS, NO_EXERTION } from "./intensity-bands.data.ts";
import { RISKY_KINDS } from "./kind-precautions.data.ts";
import { guidingHeartRateZone, isPulseMisleading } from "./pulse-guidance.ts";
import { isBeginner, type SessionFacts, writeAdvice } from "./recommendation-advice.ts";
import { isRest, restNamedBy } from "./rest.ts";
import { sessionStyle } from "./session-style.ts";

/** A person and the activity that is asked about. */
export type RecommendationInput = {
  readonly profile: RiskProfile;
  readonly exerciseType: string;
};

const SUITABILITY: Readonly<Record<PolicyVerdict["verdict"], Suitability>> = {
  allowed: "recommended",
  caution: "with_caution",
  forbidden: "not_recommended",
};

const MAX_ALTERNATIVES = 3;

/**
 * Advises how often, how hard, how long and with what care a person may do an activity; never more than the risk
 * assessment and the exercise policy allow. What is not recommended comes with no effort, no minutes and alternatives.
 * An activity that the catalogue does not know gets general advice and says so.
 */
export function recommendExercise(
  input: RecommendationInput,
  checkContent: CheckContent,
): ExerciseRecommendation {
  return finished(recommendExerciseInSteps(input, checkContent));
}

/** Advises the same step by step. */
export function* recommendExerciseInSteps(
  { profile, exerciseType }: RecommendationInput,
  checkContent: CheckContent,
): Steps<ExerciseRecommendation> {
  const text = read(exerciseType);
  const assessment = yield* assessRiskInSteps(
    { profile, query: text },
    withoutGuessesAboutNames(checkContent),
  );
  const edition = editionForAge(profile.age);
  const match = matchAsked(exerciseType, edition);
  const activity = match.kind === "matched" ? match.activity : (restNamedBy(text) ?? null);
  const categoryId = activity?.categoryId ?? categoryOfMatch(match) ?? null;
  const verdict = applyExercisePolicy(assessment.limits, {
    texts: [text],
    activity: activity ?? undefined,
  });
  const wished = profile.desiredIntensity ?? "vigorous";
  const excessOverWish = stepsAbove(usualIntensityOf(activity ?? undefined), wished);
  const suitability = suitabilityOf(verdict, activity, excessOverWish);
  const isRefused = suitability === "not_recommended";
  const level: AllowedIntensity = isRefused ? "none" : lowerIntensity(verdict.intensity, wished);
  const zone = guidingHeartRateZone(level, profile, assessment.limits);
  const facts: SessionFacts = {
    assessment,
    verdict,
    style: sessionStyle(text, activity, categoryId),
    isKnown: activity !== null,
    isCategory: activity === null && categoryId !== null,
    hasZone: zone !== null,
    isPulseMisleading: isPulseMisleading(assessment.limits),
    isMinor: isMinor(profile.age),
    isRest: isRest(activity),
    isRefused,
    isHarderThanWished: excessOverWish > 0,
  };
  return {
    exerciseType,
    activity,
    categoryId,
    suitability,
    intensity: {
      level,
      heartRate: zone,
      perceivedExertion: level === "none" ? NO_EXERTION : INTENSITY_BANDS[level].perceivedExertion,
    },
    ...doseFor(level, profile, facts),
    ...writeAdvice(facts),
    alternatives:
      suitability === "recommended" ? [] : alternativesFor(assessment, activity, edition),
    disclaimer: assessment.disclaimer,
    assessment,
  };
}

/**
 * The name of an activity is no message: what the trained layer of the content check, made for sentences, holds for
 * possible in it does not count. What the rules find does, and what the layer is sure of.
 */
function withoutGuessesAboutNames(checkContent: CheckContent): CheckContent {
  return (...input) => {
    const check = checkContent(...input);
    const findings = check.findings.filter(
      (finding) => !isLearned(finding) || isAtLeast(finding.level, "high"),
    );
    return { ...check, findings };
  };
}

/** The id of a category stands for the category, whatever else its words name. */
function matchAsked(exerciseType: string, edition: MetEditionId): ActivityMatch {
  const asType = matchActivity({ exerciseType }, edition);
  const isCategory =
    asType.kind === "matched" ? asType.matchedBy === "category" : asType.categoryId !== undefined;
  return isCategory ? asType : matchActivity({ sportName: exerciseType }, edition);
}

function suitabilityOf(
  { verdict, kinds }: PolicyVerdict,
  activity: MetActivity | null,
  excessOverWish: number,
): Suitability {
  if (isRest(activity)) return "not_recommended";
  const suitability = SUITABILITY[verdict];
  const isMuchHarderThanWished =
    activity !== null && excessOverWish > (isSelfPaced(activity) ? 1 : 0);
  const needsCaution =
    activity === null || isMuchHarderThanWished || kinds.some((kind) => RISKY_KINDS.includes(kind));
  return needsCaution && suitability === "recommended" ? "with_caution" : suitability;
}

function doseFor(level: AllowedIntensity, profile: RiskProfile, facts: SessionFacts): ExerciseDose {
  return level === "none" ? NO_DOSE : EXERCISE_DOSES[doseGroup(profile, facts)][level];
}

function doseGroup(profile: RiskProfile, { assessment, style }: SessionFacts): DoseGroup {
  if (assessment.clearanceScope === "before_any") return "uncleared";
  if (assessment.limits.limits.includes("pregnancy")) return "pregnant";
  if (style === "strength") return "strength";
  if (isMinor(profile.age)) return "young";
  return isBeginner(assessment) ? "beginner" : "adult";
}

function alternativesFor(
  { limits, language }: RiskAssessment,
  activity: MetActivity | null,
  edition: MetEditionId,
): readonly AlternativeExercise[] {
  if (limits.maxIntensity === "none") return [];
  const fitting = ALTERNATIVE_ROWS.flatMap(([searchName, name]): AlternativeExercise[] => {
    const match = matchActivity({ sportName: searchName }, edition);
    if (match.kind === "unknown" || match.activity.code === activity?.code) return [];
    const verdict = applyExercisePolicy(limits, {
      texts: [read(searchName)],
      activity: match.activity,
    });
    const fits =
      verdict.verdict !== "forbidden" && verdict.findings.length === 0 && verdict.excessSteps === 0;
    return fits ? [{ name: name[language], activity: match.activity }] : [];
  });
  return fitting.slice(0, MAX_ALTERNATIVES);
}
