import type { FoundPhrase } from "../../language/phrase-finder.ts";
import type { HealthPhrase } from "./concept-index.ts";
import type { HealthArea, HealthConcept } from "./health-concept.ts";

/** Symptoms that the content rules do not know; all others in free text are left to those rules. */
const SYMPTOMS_IN_FREE_TEXT: ReadonlySet<string> = new Set([
  "ankle_swelling",
  "breathless_lying_down",
  "calf_swelling",
  "claudication",
  "coughing_blood",
  "heart_murmur",
  "muscle_breakdown_sign",
]);

/** Whether these are present or over is told by the content rules, which know tenses. */
const ACUTE_CONDITIONS: ReadonlySet<string> = new Set(["acute_illness", "common_cold"]);

/** The concepts that a phrase names in the list of an area, those of the area alone where there are any; without one, in free text. */
export function toldConcepts(
  { values }: FoundPhrase<HealthPhrase>,
  area: HealthArea | undefined,
): readonly HealthConcept[] {
  const named = values.flatMap((value) => {
    if (!("concept" in value)) return [];
    const { concept, onlyInLists } = value;
    if (onlyInLists && concept.area !== area) return [];
    return area === undefined && isLeftToContentRules(concept) ? [] : [concept];
  });
  const ofArea = named.filter((concept) => concept.area === area);
  return ofArea.length > 0 ? ofArea : named;
}

function isLeftToContentRules({ code, area }: HealthConcept): boolean {
  return ACUTE_CONDITIONS.has(code) || (area === "symptom" && !SYMPTOMS_IN_FREE_TEXT.has(code));
}
