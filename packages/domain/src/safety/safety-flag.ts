/** What a text was found to be about; stable codes. */
export const SAFETY_FLAGS = [
  "medical_emergency",
  "cardiac_symptom",
  "neurological_symptom",
  "breathing_difficulty",
  "allergic_reaction",
  "blood_sugar",
  "self_harm",
  "eating_disorder",
  "energy_deficiency",
  "extreme_diet",
  "overtraining",
  "exercising_injured",
  "exercising_ill",
  "dehydration_or_heat",
  "doping_or_misuse",
  "substance_use",
  "poisoning",
  "dangerous_act",
  "diagnosis_request",
  "medication_change",
  "medical_misinformation",
  "privacy_violation",
  "pregnancy",
  "minor",
  "violence",
  "abuse",
  "harassment",
  "sexual_misconduct",
  "prompt_injection",
] as const;
export type SafetyFlag = (typeof SAFETY_FLAGS)[number];

/** Where a rule or text comes from: a publication, or a decision of this service. */
export type SafetySource =
  | {
      readonly kind: "publication";
      readonly organisation: string;
      readonly title: string;
      readonly year: number;
      readonly url?: string;
    }
  | { readonly kind: "design_value"; readonly reason: string };
