import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText, Sentence } from "../../language/read-text.ts";
import type { TextLine } from "../../language/text-lines.ts";
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
import { activitiesIn } from "./activity-in.ts";
import { distinctFindings } from "./distinct-findings.ts";
import { EXERCISE_WORDS, NOT_VIGOROUS, VIGOROUS_WORDS } from "./effort-words.data.ts";
import { INTENSITY_BREACHES } from "./intensity-breach.data.ts";
import { type RecommendedPart, recommendedParts } from "./recommended-parts.ts";

/** What a reply recommends although the person must not do it: by one of their limits, or because it is too hard for them. */
export type AdviceBreach = Omit<PolicyFinding, "limit"> & {
  readonly limit: ExerciseLimit | "intensity";
  /** Whether the sentence advises against nothing. */
  readonly isPlain: boolean;
};

let finders:
  | { readonly efforts: PhraseFinder<"vigorous" | "milder">; readonly exercise: PhraseFinder<true> }
  | undefined;

function built(): NonNullable<typeof finders> {
  const within = "sentence";
  finders ??= {
    efforts: createPhraseFinder(
      [
        ...phrasesWith(VIGOROUS_WORDS, "vigorous" as const),
        ...phrasesWith(NOT_VIGOROUS, "milder" as const),
      ],
      { within },
    ),
    exercise: createPhraseFinder(phrasesWith(EXERCISE_WORDS, true as const), { within }),
  };
  return finders;
}

/**
 * What a reply, in English or Chinese, recommends to this person although their limits forbid it: an activity, an
 * effort above the highest allowed, or any exercise where none is allowed. Warnings, conditions that a doctor must meet
 * first, what the person did and what others do are no recommendations. Words of effort can be left to somebody else who
 * reads them (`urgesVigorousEffort`): then activities alone count.
 */
export function adviceBreakingLimits(
  reply: ReadText,
  limits: ExerciseLimits,
  counted: "efforts_too" | "activities" = "efforts_too",
): readonly AdviceBreach[] {
  const found = recommendedParts(reply).flatMap((one) => breachesIn(one, limits, counted));
  return distinctFindings(found);
}

/** The breaches of limits by the sentences of a reply that recommend them; `lines` are those of the reply. */
export function breachesBySentence(
  reply: ReadText,
  lines: readonly TextLine[],
  limits: ExerciseLimits,
): ReadonlyMap<Sentence, readonly AdviceBreach[]> {
  const breaches = new Map<Sentence, readonly AdviceBreach[]>();
  for (const one of recommendedParts(reply, lines)) {
    const found = breachesIn(one, limits);
    const known = breaches.get(one.sentence) ?? [];
    if (found.length > 0) breaches.set(one.sentence, [...known, ...found]);
  }
  return breaches;
}

function breachesIn(
  { part, isPlain }: RecommendedPart,
  limits: ExerciseLimits,
  counted: "efforts_too" | "activities" = "efforts_too",
): readonly AdviceBreach[] {
  const { maxIntensity, clearance } = limits;
  const activities = activitiesIn(part);
  const verdicts = [
    applyExercisePolicy(limits, { texts: [part] }),
    ...activities.map((activity) => applyExercisePolicy(limits, { texts: [], activity })),
  ];
  const areEffortsCounted = counted === "efforts_too";
  const forbidden = verdicts.flatMap(({ findings }) =>
    findings.filter(
      ({ effect, kind }) =>
        effect === "forbidden" && (areEffortsCounted || kind !== "maximal_effort"),
    ),
  );
  const allowed = clearance === "stop_and_seek_care" ? "none" : maxIntensity;
  const isTooHard =
    allowed === "none"
      ? activities.length > 0 || built().exercise.find(part.tokens).length > 0
      : (areEffortsCounted && stepsAbove(effortOf(part), allowed) > 0) ||
        activities.some((activity) => isTooHardFor(activity, allowed));
  const found = isTooHard ? [...forbidden, ...intensityBreach(allowed)] : forbidden;
  return found.map((finding) => ({ ...finding, isPlain }));
}

/** One step too hard is no breach where the person sets the pace. */
function isTooHardFor(activity: MetActivity, allowed: AllowedIntensity): boolean {
  return stepsAbove(usualIntensityOf(activity), allowed) > (isSelfPaced(activity) ? 1 : 0);
}

function effortOf({ tokens }: ReadText): AllowedIntensity {
  const isVigorous = built()
    .efforts.find(tokens)
    .some(({ values }) => values[0] === "vigorous");
  return isVigorous ? "vigorous" : "light";
}

function intensityBreach(allowed: AllowedIntensity): readonly Omit<AdviceBreach, "isPlain">[] {
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
