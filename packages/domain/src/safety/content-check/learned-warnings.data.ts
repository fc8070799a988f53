import type { SafetyFlag } from "../safety-flag.ts";
import type { WarningId } from "./warnings.data.ts";

/** What the person is told when only the trained layer found something: less is known than by a rule. */
export const LEARNED_WARNINGS: Readonly<Record<SafetyFlag, WarningId>> = {
  medical_emergency: "generalSymptom",
  cardiac_symptom: "chest",
  neurological_symptom: "head",
  breathing_difficulty: "breathing",
  self_harm: "selfHarm",
  eating_disorder: "eating",
  extreme_diet: "diet",
  overtraining: "training",
  exercising_injured: "injury",
  exercising_ill: "illness",
  dehydration_or_heat: "heat",
  doping_or_misuse: "doping",
  substance_use: "substances",
  poisoning: "poison",
  dangerous_act: "danger",
  diagnosis_request: "askDoctor",
  medication_change: "medication",
  medical_misinformation: "generalCare",
  privacy_violation: "privacy",
  pregnancy: "pregnancy",
  minor: "minor",
  violence: "others",
  harassment: "respect",
  sexual_misconduct: "boundaries",
  prompt_injection: "instructions",
};
