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
  "ketones_with_vomiting",
  "muscle_breakdown_sign",
  "vomiting_blood",
  "waters_broken",
]);

/** Whether these are present or over is told by the content rules, which know tenses, where the writer does not say to have them. */
const ACUTE_CONDITIONS: ReadonlySet<string> = new Set(["acute_illness", "common_cold"]);

/** Part of any hard effort: whether it is a sign is left to the content rules in any words. */
const SIGNS_OF_EFFORT: ReadonlySet<string> = new Set(["breathlessness"]);

/** Which symptoms in free text count beside those that the content rules do not know: none, or those of the screening algorithm. */
export type SymptomsInText = "left_to_content_rules" | "of_screening";

/** The concepts that a phrase names in the list of an area, those of the area alone where there are any. */
export function conceptsOfEntry(
  { values }: FoundPhrase<HealthPhrase>,
  area: HealthArea,
): readonly HealthConcept[] {
  const named = values.flatMap((value) => {
    if (!("concept" in value)) return [];
    const { concept, namedIn } = value;
    return namedIn === "own_list" && concept.area !== area ? [] : [concept];
  });
  const ofArea = named.filter((concept) => concept.area === area);
  return ofArea.length > 0 ? ofArea : named;
}

/** How a phrase is told in free text. */
export type Telling = {
  readonly symptoms: SymptomsInText;
  /** The writer says to have it now, which is as good as an entry of a list. */
  readonly isHad: boolean;
  /** The writer says to have or have had it, or how long ago it was: a short word is meant as one of health. */
  readonly isNamed: boolean;
};

/** The concepts that a phrase names in free text. */
export function toldConcepts(
  { values }: FoundPhrase<HealthPhrase>,
  { symptoms, isHad, isNamed }: Telling,
): readonly HealthConcept[] {
  return values.flatMap((value) => {
    if (!("concept" in value)) return [];
    const { concept, namedIn } = value;
    if (namedIn === "own_list" || (namedIn === "any_list" && !isNamed)) return [];
    if (isHad && !SIGNS_OF_EFFORT.has(concept.code)) return [concept];
    return isLeftToContentRules(concept, symptoms) ? [] : [concept];
  });
}

function isLeftToContentRules(
  { code, area, isScreeningSymptom }: HealthConcept,
  symptoms: SymptomsInText,
): boolean {
  if (ACUTE_CONDITIONS.has(code)) return true;
  const isCounted = symptoms === "of_screening" && isScreeningSymptom === true;
  return area === "symptom" && !isCounted && !SYMPTOMS_IN_FREE_TEXT.has(code);
}
