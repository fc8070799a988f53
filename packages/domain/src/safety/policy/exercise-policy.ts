import type { ReadText } from "../../language/read-text.ts";
import type { BilingualText } from "../../language/text-language.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import type { MetCategoryId } from "../../sport/met/met-category.ts";
import type { MetIntensity } from "../../sport/met/met-intensity.ts";
import type { SafetySource } from "../safety-flag.ts";
import type { ActivityKind } from "./activity-kind.ts";
import { activityKindsOf } from "./activity-kinds.ts";
import {
  ALLOWED_INTENSITIES,
  type AllowedIntensity,
  lowerIntensity,
  stepsAbove,
} from "./exercise-intensity.ts";
import type { ExerciseLimit } from "./exercise-limit.ts";
import type { ExerciseLimits } from "./exercise-limits.ts";
import { FREELY_PACED_ROWS } from "./freely-paced-rows.data.ts";
import { POLICY_RULES } from "./policy-rules.data.ts";
import { strainText } from "./policy-texts.ts";
import { SAFETY_SOURCES } from "./safety-sources.data.ts";

/** An activity that is to be judged: by its row of the catalogue, by what is said about it, or both. */
export type JudgedActivity = {
  readonly texts: readonly ReadText[];
  readonly activity?: MetActivity | undefined;
  /** Kinds of strain that are known of it besides. */
  readonly kinds?: readonly ActivityKind[];
};

/** One limit that an activity touches. */
export type PolicyFinding = {
  readonly limit: ExerciseLimit;
  readonly kind: ActivityKind;
  readonly effect: "forbidden" | "caution";
  readonly description: BilingualText;
  readonly source: SafetySource;
};

/** What a person's limits say about an activity. */
export type PolicyVerdict = {
  readonly verdict: "allowed" | "caution" | "forbidden";
  /** The kinds of strain or danger of the activity, whoever does it. */
  readonly kinds: readonly ActivityKind[];
  /** How hard it may be done: never more than the limits allow. */
  readonly intensity: AllowedIntensity;
  /** By how many steps its usual intensity exceeds what is allowed; 0 when it does not. */
  readonly excessSteps: number;
  /** Forbidding ones first. */
  readonly findings: readonly PolicyFinding[];
};

/** Where the effort is set by the game or the job, not by the person. */
const NOT_SELF_PACED: ReadonlySet<MetCategoryId> = new Set(["sports", "occupation"]);

/** Up to this MET a game or a form leaves room to go gently, as tai chi and bowling do (design value). */
const GENTLE_GAME_MET = 4;

/** From this MET on an activity is no longer itself when done gently: a marathon, rope skipping (design value). */
const HARDEST_EASED_MET = 10;

/** What an activity that the catalogue does not know is taken for: begun lightly, because its effort is not known. */
const UNKNOWN_ACTIVITY_INTENSITY: AllowedIntensity = "light";

const USUAL_INTENSITY: Readonly<Record<MetIntensity, AllowedIntensity>> = {
  sedentary: "light",
  light: "light",
  moderate: "moderate",
  vigorous: "vigorous",
};

/**
 * Judges an activity by what limits a person: the one place that binds chat, recommendations and plans. An activity
 * whose usual effort is one step too hard may be done more gently where the person sets the pace and it is not among the hardest; swimming, walking and
 * the stationary bicycle by as many steps as are asked for, and where only the habit is missing that asks for no care.
 */
export function applyExercisePolicy(
  { maxIntensity, clearance, limits, isBoundByHabitAlone = false }: ExerciseLimits,
  { texts, activity, kinds: known = [] }: JudgedActivity,
): PolicyVerdict {
  const kinds = [...new Set([...activityKindsOf(texts, activity), ...known])];
  const findings = findingsFor(limits, kinds);
  const usual = usualIntensityOf(activity);
  const excessSteps = Math.max(0, stepsAbove(usual, maxIntensity));
  const isForbidden =
    maxIntensity === "none" ||
    findings.some(({ effect }) => effect === "forbidden") ||
    excessSteps > stepsOfEasing(activity);
  const isUncleared = clearance === "before_any" || clearance === "stop_and_seek_care";
  const isTooHard = excessSteps > 0 && !(isBoundByHabitAlone && isFreelyPaced(activity));
  const isCautioned = findings.length > 0 || isTooHard || isUncleared;
  return {
    kinds,
    verdict: isForbidden ? "forbidden" : isCautioned ? "caution" : "allowed",
    intensity: lowerIntensity(usual, maxIntensity),
    excessSteps,
    findings,
  };
}

/** How hard an activity usually is. */
export function usualIntensityOf(activity: MetActivity | undefined): AllowedIntensity {
  return activity === undefined ? UNKNOWN_ACTIVITY_INTENSITY : USUAL_INTENSITY[activity.intensity];
}

/** Whether a person can do the activity more gently than usual. */
export function isSelfPaced({ categoryId, met }: MetActivity): boolean {
  return !NOT_SELF_PACED.has(categoryId) || (categoryId === "sports" && met < GENTLE_GAME_MET);
}

/** Whether the activity is one that can be done at any effort from the first minute on. */
function isFreelyPaced(activity: MetActivity | undefined): boolean {
  return activity !== undefined && FREELY_PACED_ROWS.has(activity.code);
}

/** By how many steps a person can do the activity more gently than it usually is. */
function stepsOfEasing(activity: MetActivity | undefined): number {
  if (activity === undefined) return 0;
  if (isFreelyPaced(activity)) return ALLOWED_INTENSITIES.length;
  return isSelfPaced(activity) && activity.met < HARDEST_EASED_MET ? 1 : 0;
}

function findingsFor(
  limits: readonly ExerciseLimit[],
  kinds: readonly ActivityKind[],
): readonly PolicyFinding[] {
  const forbidden = limits.flatMap((limit) =>
    POLICY_RULES[limit].forbidden
      .filter((kind) => kinds.includes(kind))
      .map((kind) => findingOf(limit, kind, "forbidden")),
  );
  const cautions = limits.flatMap((limit) =>
    POLICY_RULES[limit].caution
      .filter((kind) => kinds.includes(kind))
      .map((kind) => findingOf(limit, kind, "caution")),
  );
  return [...forbidden, ...cautions];
}

function findingOf(
  limit: ExerciseLimit,
  kind: ActivityKind,
  effect: PolicyFinding["effect"],
): PolicyFinding {
  const text = strainText(limit, kind, effect === "forbidden" ? "avoid" : "take_care");
  return {
    limit,
    kind,
    effect,
    description: { en: text.en, zh: text["zh-Hans"] },
    source: SAFETY_SOURCES[POLICY_RULES[limit].source],
  };
}
