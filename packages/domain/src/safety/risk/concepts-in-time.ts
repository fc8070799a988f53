import { conceptNamed } from "./concept-index.ts";
import type { EventTiming } from "./event-timing.ts";
import type { HealthConcept } from "./health-concept.ts";

/** Conditions that leave nothing behind once they are over. */
const HEALING_CONDITIONS: ReadonlySet<string> = new Set([
  "acute_illness",
  "common_cold",
  "concussion",
  "recent_surgery",
]);

/** Signs that go on until they are said to be over: who lost her periods years ago may lack them still. */
const LASTING_SIGNS: ReadonlySet<string> = new Set(["energy_deficiency"]);

/** Injuries that may be a tear, which a few weeks do not heal: it is looked at before anything else. */
const POSSIBLE_TEARS: ReadonlySet<string> = new Set([
  "ankle_or_foot_injury",
  "arm_or_hand_injury",
  "knee_injury",
  "leg_or_hip_injury",
  "muscle_or_tendon_injury",
  "shoulder_injury",
]);

/**
 * The concepts as their time tells: a recent event of heart or brain or a recent operation forbids what an old one
 * allows, and what has healed, or happened to bones and muscles more than a year ago, no longer limits.
 */
export function conceptsInTime(
  concepts: readonly HealthConcept[],
  { when, isHealed, isOperation, isEvent, isTear }: EventTiming,
): readonly HealthConcept[] {
  const isRecent = when === "recent";
  const read = concepts.map((concept) => {
    if (concept.code === "operation_without_date") {
      if (isRecent) return conceptNamed("recent_surgery");
      return when === "long_ago" ? conceptNamed("healed_problem") : concept;
    }
    if (isRecent && isEvent && isCardiovascular(concept))
      return conceptNamed("recent_cardiovascular_event");
    if (LASTING_SIGNS.has(concept.code)) return isHealed ? conceptNamed("healed_problem") : concept;
    const isOver = !isRecent && (isHealed || when === "long_ago");
    return isOver && canHeal(concept) ? conceptNamed("healed_problem") : concept;
  });
  if (!isRecent) return [...new Set(read)];
  const isFreshTear = isTear && concepts.some(({ code }) => POSSIBLE_TEARS.has(code));
  return [
    ...new Set([
      ...concepts.filter(isCardiovascular),
      ...read,
      ...(isOperation ? [conceptNamed("recent_surgery")] : []),
      ...(isFreshTear ? [conceptNamed("fresh_tear")] : []),
    ]),
  ];
}

function isCardiovascular({ disease }: HealthConcept): boolean {
  return disease === "cardiovascular";
}

function canHeal({ area, code }: HealthConcept): boolean {
  return area === "injury" || HEALING_CONDITIONS.has(code);
}
