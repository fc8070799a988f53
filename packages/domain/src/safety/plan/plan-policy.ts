import { read } from "../../language/read.ts";
import type { SpokenText } from "../../messages/say.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { Steps } from "../../shared/steps.ts";
import { matchActivity } from "../../sport/met/match-activity.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { editionForAge, type MetEditionId } from "../../sport/met/met-edition.ts";
import { intensityOf } from "../../sport/met/met-intensity.ts";
import type { Profile } from "../../user/profile.ts";
import type { CheckContent } from "../content-check.ts";
import { limitsOfPersonInSteps } from "../limits-of-person.ts";
import { type AllowedIntensity, stepsAbove } from "../policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import { applyExercisePolicy, isSelfPaced } from "../policy/exercise-policy.ts";
import { strainText, tooHardText } from "../policy/policy-texts.ts";
import { SAFETY_SOURCES } from "../policy/safety-sources.data.ts";
import { riskProfileOf } from "../risk/risk-profile.ts";
import type { SafetySource } from "../safety-flag.ts";

/** An exercise that somebody plans; a target is how hard they mean to do it. */
export type PlannedExercise = {
  readonly sportName: string;
  readonly exerciseType: string;
  readonly targetMet: number | null;
};

/** Why the safety policy does not allow a planned exercise. */
export type PlanBreach = { readonly reason: SpokenText; readonly source: SafetySource };

/** Tells why a planned exercise is not allowed, or null where it is. */
export type PlanPolicy = (planned: PlannedExercise) => PlanBreach | null;

/**
 * Judges the exercises that a person plans, by the policy that binds chat and recommendations and by what their profile
 * tells on a day: why each is not allowed, or null where it is. Equal ones are judged once. What a profile tells may be much: it is
 * read step by step.
 */
export function* planPolicyInSteps(
  profile: Profile | null,
  today: LocalDate,
  checkContent: CheckContent,
): Steps<PlanPolicy> {
  const person = profile === null ? {} : riskProfileOf(profile, today);
  const limits = yield* limitsOfPersonInSteps({ profile: person }, checkContent);
  const edition = editionForAge(person.age);
  const judged = new Map<string, PlanBreach | null>();
  return ({ sportName, exerciseType, targetMet }) => {
    const key = JSON.stringify([sportName, exerciseType, targetMet]);
    const known = judged.get(key);
    if (known !== undefined) return known;
    const breach = breachBy(limits, { sportName, exerciseType, targetMet }, edition);
    judged.set(key, breach);
    return breach;
  };
}

function breachBy(
  limits: ExerciseLimits,
  { sportName, exerciseType, targetMet }: PlannedExercise,
  edition: MetEditionId,
): PlanBreach | null {
  const match = matchActivity({ sportName, exerciseType }, edition);
  const activity = match.kind === "matched" ? withTarget(match.activity, targetMet) : undefined;
  const texts = [read(sportName), read(exerciseType)];
  const { verdict, findings, excessSteps } = applyExercisePolicy(limits, { texts, activity });
  const { maxIntensity, isBoundByHabitAlone = false } = limits;
  const isTargetTooHard =
    targetMet !== null &&
    !isBoundByHabitAlone &&
    stepsAbove(intensityMeant(targetMet), maxIntensity) > 0;
  if (verdict !== "forbidden" && !isTargetTooHard) return null;
  const forbidding = findings.find(({ effect }) => effect === "forbidden");
  // Whoever plans it may come to it step by step.
  const mayBeBuiltUpTo = isBoundByHabitAlone && activity !== undefined && isSelfPaced(activity);
  if (mayBeBuiltUpTo && forbidding === undefined && excessSteps <= 1) return null;
  if (maxIntensity !== "none" && forbidding !== undefined) {
    return {
      reason: strainText(forbidding.limit, forbidding.kind, "avoid"),
      source: forbidding.source,
    };
  }
  // What is vigorous at most leaves nothing too hard: here it is always less.
  const limit = maxIntensity === "vigorous" ? "moderate" : maxIntensity;
  return { reason: tooHardText(limit), source: SAFETY_SOURCES.acsmScreening };
}

/** The activity as hard as it is meant to be done, where the person sets the pace. */
function withTarget(activity: MetActivity, targetMet: number | null): MetActivity {
  if (targetMet === null || !isSelfPaced(activity)) return activity;
  return { ...activity, met: targetMet, intensity: intensityOf(targetMet) };
}

/** A target sets the effort, however gently the activity could be done. */
function intensityMeant(targetMet: number): AllowedIntensity {
  const intensity = intensityOf(targetMet);
  return intensity === "sedentary" ? "light" : intensity;
}
