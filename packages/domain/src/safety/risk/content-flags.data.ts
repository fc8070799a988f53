/** What a finding of the content rules in a person's own words means for exercise. Flags that say nothing of it are absent. */
import type { BilingualText, SafetyFlag } from "../safety-flag.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";

export type ContentFlagMeaning = {
  readonly label: BilingualText;
  /** A finding of `medium` or above counts as a sign or symptom in the screening algorithm. */
  readonly isScreeningSymptom?: true;
  /** Apply to findings of `medium` or above. */
  readonly maxIntensity?: AllowedIntensity;
  readonly clearance?: ClearanceScope;
  readonly limits?: readonly ExerciseLimit[];
};

export const CONTENT_FLAG_MEANINGS: Readonly<Partial<Record<SafetyFlag, ContentFlagMeaning>>> = {
  medical_emergency: { label: { en: "Signs of an emergency", zh: "紧急情况的迹象" }, isScreeningSymptom: true, maxIntensity: "none", clearance: "stop_and_seek_care" },
  cardiac_symptom: { label: { en: "Symptom of the heart", zh: "心脏症状" }, isScreeningSymptom: true, maxIntensity: "none" },
  neurological_symptom: { label: { en: "Dizziness, fainting or another nerve symptom", zh: "头晕、晕厥或其他神经症状" }, isScreeningSymptom: true, maxIntensity: "none" },
  breathing_difficulty: { label: { en: "Difficulty breathing", zh: "呼吸困难" }, isScreeningSymptom: true, maxIntensity: "none" },
  self_harm: { label: { en: "Thoughts of self-harm", zh: "自我伤害的念头" }, maxIntensity: "none", clearance: "stop_and_seek_care" },
  eating_disorder: { label: { en: "Signs of an eating disorder", zh: "进食障碍的迹象" }, maxIntensity: "light", clearance: "before_any" },
  extreme_diet: { label: { en: "Extreme diet", zh: "极端节食" }, maxIntensity: "light", clearance: "before_vigorous" },
  overtraining: { label: { en: "Signs of overtraining", zh: "过度训练的迹象" }, maxIntensity: "light" },
  exercising_injured: { label: { en: "Exercise with an injury", zh: "带伤运动" }, maxIntensity: "light" },
  exercising_ill: { label: { en: "Exercise while ill", zh: "带病运动" }, maxIntensity: "none" },
  dehydration_or_heat: { label: { en: "Heat or lack of fluid", zh: "高温或脱水" }, maxIntensity: "none", limits: ["heat_sensitivity"] },
  doping_or_misuse: { label: { en: "Doping or misuse of substances", zh: "兴奋剂或药物滥用" }, maxIntensity: "moderate", clearance: "before_vigorous" },
  substance_use: { label: { en: "Alcohol or drugs", zh: "酒精或毒品" }, maxIntensity: "light", limits: ["poor_balance"] },
  poisoning: { label: { en: "Possible poisoning", zh: "可能中毒" }, maxIntensity: "none", clearance: "stop_and_seek_care" },
  dangerous_act: { label: { en: "Dangerous plan", zh: "危险行为" }, maxIntensity: "moderate" },
  medication_change: { label: { en: "Change of medicine without advice", zh: "自行更改用药" }, maxIntensity: "moderate", clearance: "before_vigorous" },
};
