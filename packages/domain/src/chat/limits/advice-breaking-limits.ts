import { type AllowedIntensity, stepsAbove } from "../../safety/policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../../safety/policy/exercise-limit.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import {
  applyExercisePolicy,
  isSelfPaced,
  type PolicyFinding,
  usualIntensityOf,
} from "../../safety/policy/exercise-policy.ts";
import { SAFETY_SOURCES } from "../../safety/policy/safety-sources.data.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { phraseList } from "../numbers/phrase-list.ts";
import { replyTokens } from "../numbers/reply-tokens.ts";
import { activitiesIn } from "./activity-in.ts";
import { EXERCISE_WORDS, NOT_VIGOROUS, VIGOROUS_WORDS } from "./advice-cues.data.ts";
import { recommendedParts } from "./advice-segments.ts";
import { distinctFindings } from "./distinct-findings.ts";
import { INTENSITY_BREACHES } from "./intensity-breach.data.ts";

/** What a reply recommends although the person must not do it: by one of their limits, or because it is too hard for them. */
export type AdviceBreach = Omit<PolicyFinding, "limit"> & {
  readonly limit: ExerciseLimit | "intensity";
};

const efforts = phraseList<"vigorous" | "milder">([
  [VIGOROUS_WORDS, "vigorous"],
  [NOT_VIGOROUS, "milder"],
]);
const exercise = phraseList([[EXERCISE_WORDS, true]]);

/**
 * What a reply, in English or Chinese, recommends to this person although their limits forbid it: an activity, an
 * effort above the highest allowed, or any exercise where none is allowed. Warnings, conditions that a doctor must meet
 * first, what the person did and what others do are no recommendations.
 */
export function adviceBreakingLimits(
  reply: string,
  limits: ExerciseLimits,
): readonly AdviceBreach[] {
  return distinctFindings(recommendedParts(reply).flatMap((part) => breachesIn(part, limits)));
}

function breachesIn(part: string, limits: ExerciseLimits): readonly AdviceBreach[] {
  const { maxIntensity, clearance } = limits;
  const activities = activitiesIn(part);
  const verdicts = [
    applyExercisePolicy(limits, { texts: [part] }),
    ...activities.map((activity) => applyExercisePolicy(limits, { texts: [], activity })),
  ];
  const forbidden = verdicts.flatMap(({ findings }) =>
    findings.filter(({ effect }) => effect === "forbidden"),
  );
  const allowed = clearance === "stop_and_seek_care" ? "none" : maxIntensity;
  const isTooHard =
    allowed === "none"
      ? activities.length > 0 || exercise.find(replyTokens(part)).length > 0
      : stepsAbove(effortOf(part), allowed) > 0 ||
        activities.some((activity) => isTooHardFor(activity, allowed));
  return isTooHard ? [...forbidden, ...intensityBreach(allowed)] : forbidden;
}

/** One step too hard is no breach where the person sets the pace. */
function isTooHardFor(activity: MetActivity, allowed: AllowedIntensity): boolean {
  return stepsAbove(usualIntensityOf(activity), allowed) > (isSelfPaced(activity) ? 1 : 0);
}

function effortOf(part: string): AllowedIntensity {
  const isVigorous = efforts.find(replyTokens(part)).some(({ values }) => values[0] === "vigorous");
  return isVigorous ? "vigorous" : "light";
}

function intensityBreach(allowed: AllowedIntensity): readonly AdviceBreach[] {
  if (allowed === "vigorous") return [];
  return [
    {
      limit: "intensity",
      kind: "maximal_effort",
      effect: "forbidden",
      description: INTENSITY_BREACHES[allowed],
      source: SAFETY_SOURCES.acsmScreening,
    },
  ];
}
