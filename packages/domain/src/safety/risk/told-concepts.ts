import type { FoundPhrase } from "../../language/phrase-finder.ts";
import type { HealthPhrase } from "./concept-index.ts";
import type { HealthArea, HealthConcept } from "./health-concept.ts";

/** Symptoms that the content rules do not know; all others in free text are left to those rules. */
const SYMPTOMS_IN_FREE_TEXT: ReadonlySet<string> = new Set([
  "ankle_swelling",
  "breathless_lying_down",
  "calf_swelling",
  "claudication",
  "cold_sweat",
  "coughing_blood",
  "energy_deficiency",
  "heart_murmur",
  "muscle_breakdown_sign",
  "vomiting_blood",
  "waters_broken",
]);

/** Whether these are present or over is told by the content rules, which know tenses. */
const ACUTE_CONDITIONS: ReadonlySet<string> = new Set(["acute_illness", "common_cold"]);

/** Which symptoms in free text count beside those that the content rules do not know: none, or those of the screening algorithm. */
export type SymptomsInText = "left_to_content_rules" | "of_screening";

/** The concepts that a phrase names in the list of an area, those of the area alone where there are any; without one, in free text. */
export function toldConcepts(
  { values }: FoundPhrase<HealthPhrase>,
  area: HealthArea | undefined,
  symptoms: SymptomsInText = "left_to_content_rules",
): readonly HealthConcept[] {
  const named = values.flatMap((value) => {
    if (!("concept" in value)) return [];
    const { concept, onlyInLists } = value;
    if (onlyInLists && concept.area !== area) return [];
    return area === undefined && isLeftToContentRules(concept, symptoms) ? [] : [concept];
  });
  const ofArea = named.filter((concept) => concept.area === area);
  return ofArea.length > 0 ? ofArea : named;
}

function isLeftToContentRules(
  { code, area, isScreeningSymptom }: HealthConcept,
  symptoms: SymptomsInText,
): boolean {
  if (ACUTE_CONDITIONS.has(code)) return true;
  const isCounted = symptoms === "of_screening" && isScreeningSymptom === true;
  return area === "symptom" && !isCounted && !SYMPTOMS_IN_FREE_TEXT.has(code);
}
