import { finished, type Steps } from "../shared/steps.ts";
import type { CheckContent } from "./content-check.ts";
import type { ExerciseLimits } from "./policy/exercise-limits.ts";
import { assessRiskInSteps, type RiskInput } from "./risk/assess-risk.ts";

/**
 * What limits the exercise that a chat may suggest and that a plan may hold: all that a risk assessment finds in the profile,
 * the message and what was said before. Where nothing is found and the person told nothing about how active they are, nothing limits
 * them: most of them ask for information, and being inactive alone is no reason to refuse it (design value).
 */
export function limitsOfPerson(input: RiskInput, checkContent: CheckContent): ExerciseLimits {
  return finished(limitsOfPersonInSteps(input, checkContent));
}

/** Finds the same step by step. */
export function* limitsOfPersonInSteps(
  input: RiskInput,
  checkContent: CheckContent,
): Steps<ExerciseLimits> {
  const { limits } = yield* assessRiskInSteps(input, checkContent);
  const { regularExerciser, activityLevel } = input.profile;
  const isActivityKnown = regularExerciser !== undefined || activityLevel !== undefined;
  const isLimited = limits.limits.length > 0 || limits.clearance !== "none";
  if (isActivityKnown || isLimited || limits.maxIntensity !== "moderate") return limits;
  return { ...limits, maxIntensity: "vigorous" };
}
