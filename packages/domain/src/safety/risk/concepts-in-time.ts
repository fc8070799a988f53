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

/**
 * The concepts as their time tells: a recent event of heart or brain or a recent operation forbids what an old one
 * allows, and what has healed, or happened to bones and muscles more than a year ago, no longer limits.
 */
export function conceptsInTime(
  concepts: readonly HealthConcept[],
  { when, isHealed, isOperation, isEvent }: EventTiming,
): readonly HealthConcept[] {
  const isRecent = when === "recent";
  const read = concepts.map((concept) => {
    if (concept.code === "operation_without_date") {
      if (isRecent) return conceptNamed("recent_surgery");
      return when === "long_ago" ? conceptNamed("healed_problem") : concept;
    }
    if (isRecent && isEvent && isCardiovascular(concept))
      return conceptNamed("recent_cardiovascular_event");
    const isOver = !isRecent && (isHealed || when === "long_ago");
    return isOver && canHeal(concept) ? conceptNamed("healed_problem") : concept;
  });
  const kept = isRecent ? [...concepts.filter(isCardiovascular), ...read] : read;
  return [...new Set(isRecent && isOperation ? [...kept, conceptNamed("recent_surgery")] : kept)];
}

function isCardiovascular({ disease }: HealthConcept): boolean {
  return disease === "cardiovascular";
}

function canHeal({ area, code }: HealthConcept): boolean {
  return area === "injury" || HEALING_CONDITIONS.has(code);
}
