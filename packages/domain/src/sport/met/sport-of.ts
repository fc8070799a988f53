import { type ActivityEvidence, familyOf } from "./activity-evidence.ts";
import { applyModifiers } from "./activity-row-choice.ts";
import { ADULT_ACTIVITY_ROWS, SPORT_PREFIXES } from "./activity-rows.data.ts";

/**
 * Under which sport people count an activity: its family, but for those of a family that nobody would count together, such
 * as a hike and a walk.
 */
export function sportOf(activity: string): string {
  const code = ADULT_ACTIVITY_ROWS[activity]?.code ?? activity;
  const other = SPORT_PREFIXES.find(([prefix]) => code.startsWith(prefix));
  return other?.[1] ?? familyOf(activity);
}

/** The sports that a text means, each once; a walk up the stairs is counted as what its words make of it. */
export function sportsNamed({ candidates, reading }: ActivityEvidence): readonly string[] {
  const sports = candidates.map(({ activity, family }) => {
    const refined = applyModifiers(activity, reading.modifiers, "adult-2024");
    return sportOf(familyOf(refined) === family ? refined : activity);
  });
  return [...new Set(sports)];
}
