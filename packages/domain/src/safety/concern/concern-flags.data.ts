/** What a finding of the content check means for the session about which it was written (design values). */
import type { RiskLevel } from "../risk-level.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { ConcernGrade, ConcernMatter } from "./session-concern.ts";

/** Null: nothing that speaks of how the person is. */
export const MATTER_OF_FLAG: Readonly<Record<SafetyFlag, ConcernMatter | null>> = {
  medical_emergency: "body",
  cardiac_symptom: "body",
  neurological_symptom: "body",
  breathing_difficulty: "body",
  allergic_reaction: "body",
  blood_sugar: "body",
  self_harm: "self_harm",
  eating_disorder: "eating",
  energy_deficiency: "body",
  extreme_diet: "eating",
  overtraining: "body",
  exercising_injured: "body",
  exercising_ill: "body",
  dehydration_or_heat: "body",
  doping_or_misuse: "body",
  substance_use: "body",
  poisoning: "body",
  dangerous_act: "body",
  diagnosis_request: null,
  medication_change: "body",
  medical_misinformation: null,
  privacy_violation: null,
  pregnancy: "body",
  minor: null,
  violence: null,
  abuse: "abuse",
  harassment: null,
  sexual_misconduct: null,
  prompt_injection: null,
};

/** Null: no concern by itself. */
export const GRADE_OF_LEVEL: Readonly<Record<RiskLevel, ConcernGrade | null>> = {
  safe: null,
  low: null,
  medium: "ease",
  high: "care",
  critical: "danger",
};
