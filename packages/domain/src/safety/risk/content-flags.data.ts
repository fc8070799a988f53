/**
 * What a finding of the content rules in a person's own words means for exercise (design values; the findings have
 * their own sources). Flags that say nothing of it are absent.
 */

import type { BilingualText } from "../../language/text-language.ts";
import type { AllowedIntensity, ClearanceScope } from "../policy/exercise-intensity.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";
import type { SafetyFlag } from "../safety-flag.ts";
import type { SupportKind } from "./health-concept.ts";
import type { RiskSourceId } from "./risk-sources.data.ts";

export type ContentFlagMeaning = {
  readonly label: BilingualText;
  /** Where what follows from it is published. */
  readonly source?: RiskSourceId;
  /** A finding of `medium` or above counts as a sign or symptom in the screening algorithm. */
  readonly isScreeningSymptom?: true;
  /** Apply to findings of `medium` or above. */
  readonly maxIntensity?: AllowedIntensity;
  readonly clearance?: ClearanceScope;
  readonly limits?: readonly ExerciseLimit[];
  readonly support?: SupportKind;
  /** A sign of the day, which is over once a doctor has found nothing behind it. */
  readonly isPassing?: true;
  /** Told of somebody else it counts all the same: whoever threatens is another. */
  readonly isByAnybody?: true;
  /**
   * Signs of the screening algorithm that are named beside a finding of `medium` or above count too: weights tell the
   * one thing that a text is most about, and who fainted has fainted, whatever else there is to tell.
   */
  readonly withNamedSymptoms?: true;
  /** What a finding of `high` or above means instead, where it is another thing or asks for more. */
  readonly whenHigh?: {
    readonly code?: string;
    readonly label?: BilingualText;
    readonly isScreeningSymptom?: true;
    readonly maxIntensity?: AllowedIntensity;
    readonly clearance?: ClearanceScope;
  };
};

export const CONTENT_FLAG_MEANINGS: Readonly<Partial<Record<SafetyFlag, ContentFlagMeaning>>> = {
  medical_emergency: {
    label: { en: "Signs of an emergency", zh: "紧急情况的迹象" },
    isPassing: true,
    isScreeningSymptom: true,
    maxIntensity: "none",
    clearance: "stop_and_seek_care",
  },
  cardiac_symptom: {
    label: { en: "Symptom of the heart", zh: "心脏症状" },
    isPassing: true,
    isScreeningSymptom: true,
    maxIntensity: "none",
  },
  neurological_symptom: {
    label: { en: "Dizziness, fainting or another nerve symptom", zh: "头晕、晕厥或其他神经症状" },
    isPassing: true,
    isScreeningSymptom: true,
    maxIntensity: "none",
  },
  breathing_difficulty: {
    label: { en: "Difficulty breathing", zh: "呼吸困难" },
    isPassing: true,
    isScreeningSymptom: true,
    maxIntensity: "none",
  },
  // Colberg et al.: below 5.0 mmol/L sugar first, and no exercise with ketones; up to moderate effort above 13.9 without.
  blood_sugar: {
    label: { en: "Blood sugar that is too low or too high", zh: "血糖过低或过高" },
    isPassing: true,
    source: "adaExercise",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["hypoglycaemia_risk"],
    whenHigh: { isScreeningSymptom: true, maxIntensity: "none" },
  },
  allergic_reaction: {
    label: { en: "Allergic reaction", zh: "过敏反应" },
    isPassing: true,
    source: "waoAnaphylaxis",
    maxIntensity: "light",
    clearance: "before_vigorous",
    whenHigh: { isScreeningSymptom: true, maxIntensity: "none" },
  },
  self_harm: {
    label: { en: "Thoughts of self-harm", zh: "自我伤害的念头" },
    maxIntensity: "none",
    clearance: "stop_and_seek_care",
    support: "self_harm",
  },
  abuse: {
    label: { en: "Harm by another person", zh: "受到他人伤害" },
    source: "whoPartnerViolence",
    support: "abuse",
  },
  violence: {
    label: { en: "Violence or a threat", zh: "暴力或威胁" },
    support: "violence",
    isByAnybody: true,
  },
  eating_disorder: {
    label: { en: "Signs of an eating disorder", zh: "进食障碍的迹象" },
    maxIntensity: "light",
    clearance: "before_any",
    withNamedSymptoms: true,
  },
  energy_deficiency: {
    label: { en: "Signs of too little energy for the body", zh: "身体能量不足的迹象" },
    source: "iocEnergyDeficiency",
    maxIntensity: "moderate",
    clearance: "before_any",
    withNamedSymptoms: true,
    whenHigh: { maxIntensity: "light" },
  },
  extreme_diet: {
    label: { en: "Extreme diet", zh: "极端节食" },
    maxIntensity: "light",
    clearance: "before_vigorous",
    withNamedSymptoms: true,
    whenHigh: { clearance: "before_any" },
  },
  overtraining: {
    label: { en: "Signs of overtraining", zh: "过度训练的迹象" },
    maxIntensity: "light",
  },
  exercising_injured: {
    label: { en: "Exercise with an injury", zh: "带伤运动" },
    maxIntensity: "light",
  },
  exercising_ill: { label: { en: "Exercise while ill", zh: "带病运动" }, maxIntensity: "none" },
  dehydration_or_heat: {
    label: { en: "Heat or lack of fluid", zh: "高温或脱水" },
    isPassing: true,
    maxIntensity: "none",
    limits: ["heat_sensitivity"],
    whenHigh: { clearance: "stop_and_seek_care" },
  },
  doping_or_misuse: {
    label: { en: "Doping or misuse of substances", zh: "兴奋剂或药物滥用" },
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    whenHigh: { maxIntensity: "none", clearance: "before_any" },
  },
  substance_use: {
    label: { en: "Alcohol or drugs", zh: "酒精或毒品" },
    maxIntensity: "light",
    limits: ["poor_balance"],
  },
  poisoning: {
    label: { en: "Possible poisoning", zh: "可能中毒" },
    isPassing: true,
    maxIntensity: "none",
    clearance: "stop_and_seek_care",
  },
  dangerous_act: { label: { en: "Dangerous plan", zh: "危险行为" }, maxIntensity: "moderate" },
  medication_change: {
    label: { en: "Change of medicine without advice", zh: "自行更改用药" },
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    whenHigh: { maxIntensity: "light", clearance: "before_any" },
  },
  pregnancy: {
    label: { en: "Pregnancy", zh: "怀孕" },
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["pregnancy"],
    whenHigh: {
      code: "pregnancy_warning_sign",
      label: { en: "Warning sign in pregnancy", zh: "孕期危险信号" },
      maxIntensity: "none",
      clearance: "stop_and_seek_care",
    },
  },
  minor: {
    label: { en: "Too much for the age", zh: "超出年龄承受的运动" },
    maxIntensity: "moderate",
  },
};

/** Signs that were told of somebody else: named, so that they are not lost, and without effect on the person's own exercise (design value). */
export const SIGNS_OF_SOMEBODY_ELSE: BilingualText = {
  en: "Signs told of somebody else: they say nothing of your own exercise. If it is happening now, call the local emergency number for them.",
  zh: "提到的是他人的症状，与你自己的运动无关。如果正在发生，请为对方拨打当地急救电话。",
};
