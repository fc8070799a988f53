/**
 * Factors that follow from single facts of a profile. Thresholds of blood pressure, body mass and pulse: the source
 * of each row, or the cautious reading where none was found.
 */
import type { FoundFactor } from "./found-factor.ts";

type Rule = Omit<FoundFactor, "origin" | "evidence">;

/** A rule for a number: it applies from `min` on and below `below`. */
export type MeasureRule = Rule & {
  readonly measure:
    | "age"
    | "systolicBloodPressure"
    | "diastolicBloodPressure"
    | "restingHeartRateBpm"
    | "bodyMassIndex";
  readonly min?: number;
  readonly below?: number;
  /** Applies to these ages only (years): adult classes of body mass do not fit the young. */
  readonly ages?: { readonly min?: number; readonly below?: number };
};

export const MEASURE_RULES: readonly MeasureRule[] = [
  {
    measure: "age",
    below: 10,
    code: "child",
    label: { en: "Child: exercise under adult supervision", zh: "儿童：需成人看护" },
    severity: "low",
    source: "who2020",
    limits: ["child", "young_child"],
  },
  {
    measure: "age",
    min: 10,
    below: 13,
    code: "child",
    label: { en: "Child: exercise under adult supervision", zh: "儿童：需成人看护" },
    severity: "low",
    source: "who2020",
    limits: ["child"],
  },
  {
    measure: "age",
    min: 13,
    below: 18,
    code: "minor",
    label: { en: "Minor", zh: "未成年人" },
    severity: "low",
    source: "who2020",
    limits: ["child"],
  },
  {
    measure: "age",
    min: 65,
    below: 80,
    code: "older_adult",
    label: { en: "65 years or older", zh: "65 岁及以上" },
    severity: "low",
    source: "who2020",
    limits: ["older_adult"],
  },
  {
    measure: "age",
    min: 80,
    code: "advanced_age",
    label: { en: "80 years or older", zh: "80 岁及以上" },
    severity: "medium",
    source: "designCaution",
    maxIntensity: "moderate",
    limits: ["older_adult", "poor_balance"],
  },

  {
    measure: "systolicBloodPressure",
    min: 80,
    below: 91,
    code: "low_blood_pressure",
    label: { en: "Low blood pressure", zh: "血压偏低" },
    severity: "medium",
    source: "newsScore",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["poor_balance"],
  },
  {
    measure: "systolicBloodPressure",
    below: 80,
    code: "very_low_blood_pressure",
    label: { en: "Very low blood pressure", zh: "血压过低" },
    severity: "high",
    source: "newsScore",
    maxIntensity: "none",
    clearance: "before_any",
    limits: ["poor_balance"],
  },
  {
    measure: "diastolicBloodPressure",
    below: 50,
    code: "low_blood_pressure",
    label: { en: "Low blood pressure", zh: "血压偏低" },
    severity: "medium",
    source: "designCaution",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["poor_balance"],
  },
  {
    measure: "systolicBloodPressure",
    min: 130,
    below: 160,
    code: "raised_blood_pressure",
    label: { en: "Raised blood pressure", zh: "血压升高" },
    severity: "low",
    source: "acsmRiskFactors",
    countsAs: "blood_pressure",
    limits: ["hypertension"],
  },
  {
    measure: "systolicBloodPressure",
    min: 160,
    below: 180,
    code: "high_blood_pressure",
    label: { en: "High blood pressure at rest", zh: "静息血压较高" },
    severity: "medium",
    source: "escSports",
    countsAs: "blood_pressure",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["hypertension", "severe_hypertension"],
  },
  {
    measure: "systolicBloodPressure",
    min: 180,
    code: "severe_blood_pressure",
    label: { en: "Very high blood pressure at rest", zh: "静息血压过高" },
    severity: "high",
    source: "acsmHypertension",
    countsAs: "blood_pressure",
    maxIntensity: "none",
    clearance: "before_any",
    limits: ["hypertension", "severe_hypertension"],
  },
  {
    measure: "diastolicBloodPressure",
    min: 80,
    below: 100,
    code: "raised_blood_pressure",
    label: { en: "Raised blood pressure", zh: "血压升高" },
    severity: "low",
    source: "acsmRiskFactors",
    countsAs: "blood_pressure",
    limits: ["hypertension"],
  },
  {
    measure: "diastolicBloodPressure",
    min: 100,
    below: 110,
    code: "high_blood_pressure",
    label: { en: "High blood pressure at rest", zh: "静息血压较高" },
    severity: "medium",
    source: "escSports",
    countsAs: "blood_pressure",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["hypertension", "severe_hypertension"],
  },
  {
    measure: "diastolicBloodPressure",
    min: 110,
    code: "severe_blood_pressure",
    label: { en: "Very high blood pressure at rest", zh: "静息血压过高" },
    severity: "high",
    source: "acsmHypertension",
    countsAs: "blood_pressure",
    maxIntensity: "none",
    clearance: "before_any",
    limits: ["hypertension", "severe_hypertension"],
  },

  {
    measure: "restingHeartRateBpm",
    below: 40,
    code: "very_slow_resting_heart_rate",
    label: { en: "Very slow pulse at rest", zh: "静息心率过缓" },
    severity: "medium",
    source: "designCaution",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
  },
  {
    measure: "restingHeartRateBpm",
    min: 100,
    below: 120,
    code: "fast_resting_heart_rate",
    label: { en: "Fast pulse at rest", zh: "静息心率偏快" },
    severity: "medium",
    source: "designCaution",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    ages: { min: 13 },
  },
  {
    measure: "restingHeartRateBpm",
    min: 120,
    code: "very_fast_resting_heart_rate",
    label: { en: "Very fast pulse at rest", zh: "静息心率过快" },
    severity: "high",
    source: "designCaution",
    maxIntensity: "none",
    clearance: "before_any",
  },

  {
    measure: "bodyMassIndex",
    min: 16,
    below: 18.5,
    code: "underweight",
    label: { en: "Underweight", zh: "体重过轻" },
    severity: "low",
    source: "whoBodyMass",
    ages: { min: 18 },
  },
  {
    measure: "bodyMassIndex",
    min: 11,
    below: 16,
    code: "severe_underweight",
    label: { en: "Severely underweight", zh: "体重严重过轻" },
    severity: "high",
    source: "whoBodyMass",
    maxIntensity: "light",
    clearance: "before_any",
    ages: { min: 18 },
  },
  {
    measure: "bodyMassIndex",
    below: 11,
    code: "extreme_underweight",
    label: { en: "Weight far too low for the height", zh: "体重与身高严重不符" },
    severity: "high",
    source: "designCaution",
    maxIntensity: "none",
    clearance: "before_any",
  },
  {
    measure: "bodyMassIndex",
    min: 30,
    below: 35,
    code: "obesity",
    label: { en: "Obesity", zh: "肥胖" },
    severity: "low",
    source: "acsmRiskFactors",
    countsAs: "obesity",
    ages: { min: 18 },
  },
  {
    measure: "bodyMassIndex",
    min: 35,
    below: 40,
    code: "obesity_class_2",
    label: { en: "Obesity, class 2", zh: "二级肥胖" },
    severity: "medium",
    source: "whoBodyMass",
    countsAs: "obesity",
    limits: ["severe_obesity"],
    ages: { min: 18 },
  },
  {
    measure: "bodyMassIndex",
    min: 40,
    below: 60,
    code: "severe_obesity",
    label: { en: "Severe obesity", zh: "重度肥胖" },
    severity: "medium",
    source: "whoBodyMass",
    countsAs: "obesity",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["severe_obesity"],
  },
  {
    measure: "bodyMassIndex",
    min: 60,
    code: "extreme_obesity",
    label: { en: "Extreme obesity", zh: "极度肥胖" },
    severity: "high",
    source: "designCaution",
    countsAs: "obesity",
    maxIntensity: "light",
    clearance: "before_any",
    limits: ["severe_obesity"],
  },
];

/** Classes of one measure, most serious first: of two values in different classes the graver one is told. */
export const GRADED_CODES: readonly (readonly string[])[] = [
  ["severe_blood_pressure", "high_blood_pressure", "raised_blood_pressure"],
  ["very_low_blood_pressure", "low_blood_pressure"],
];

/** Entries that no lexicon knows are never dropped: what they may mean is treated with caution. */
export const UNRECOGNISED_ENTRIES = {
  condition: {
    code: "unrecognised_condition",
    label: { en: "Condition that is not recognised", zh: "无法识别的疾病" },
    severity: "medium",
    source: "parqPlus",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
  },
  symptom: {
    code: "unrecognised_symptom",
    label: { en: "Symptom that is not recognised", zh: "无法识别的症状" },
    severity: "medium",
    source: "parqPlus",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
  },
  medication: {
    code: "unrecognised_medication",
    label: { en: "Medicine that is not recognised", zh: "无法识别的药物" },
    severity: "medium",
    source: "parqPlus",
    maxIntensity: "moderate",
    clearance: "before_vigorous",
    limits: ["heart_rate_limited"],
  },
  injury: {
    code: "unrecognised_injury",
    label: { en: "Injury that is not recognised", zh: "无法识别的损伤" },
    severity: "medium",
    source: "parqPlus",
    maxIntensity: "moderate",
  },
} as const satisfies Readonly<Record<string, Rule>>;

export const FAMILY_HISTORY_FACTOR = {
  code: "family_history_cvd",
  label: { en: "Heart disease in the family", zh: "心血管疾病家族史" },
  severity: "low",
  source: "acsmRiskFactors",
  countsAs: "family_history",
} as const satisfies Rule;
export const FAMILY_CONDITION_FACTOR = {
  code: "family_history",
  label: { en: "Illness in the family", zh: "家族病史" },
  severity: "low",
  source: "acsmRiskFactors",
  countsAs: "family_history",
} as const satisfies Rule;
export const SMOKER_FACTOR = {
  code: "smoking",
  label: { en: "Smoking", zh: "吸烟" },
  severity: "low",
  source: "acsmRiskFactors",
  countsAs: "smoking",
} as const satisfies Rule;
export const INACTIVITY_FACTOR = {
  code: "physical_inactivity",
  label: { en: "Little exercise so far", zh: "缺乏运动" },
  severity: "low",
  source: "acsmRiskFactors",
  countsAs: "inactivity",
} as const satisfies Rule;
export const AGE_RISK_FACTOR = {
  code: "cardiovascular_age",
  label: { en: "Age at which heart disease is more frequent", zh: "心血管疾病高发年龄" },
  severity: "low",
  source: "acsmRiskFactors",
  countsAs: "age",
} as const satisfies Rule;
/** From which age in years the age itself counts; without a known sex the lower bound. */
export const AGE_RISK_FROM_YEARS = { male: 45, female: 55, other: 45 } as const;

export const MULTIPLE_CARDIOVASCULAR_FACTORS = {
  code: "multiple_cvd_risk_factors",
  label: { en: "Several risk factors for heart disease", zh: "多项心血管危险因素" },
  severity: "medium",
  source: "acsmRiskFactors",
} as const satisfies Rule;
export const MULTIPLE_FROM = 2;

export const CONTRADICTORY_ACTIVITY = {
  code: "contradictory_activity",
  label: {
    en: "Statements about activity contradict each other; the more cautious one holds",
    zh: "运动习惯前后矛盾，取较谨慎者",
  },
  severity: "low",
  source: "designCaution",
} as const satisfies Rule;
export const CONTRADICTORY_PREGNANCY = {
  code: "contradictory_pregnancy",
  label: {
    en: "Statements about pregnancy contradict each other; pregnancy is assumed",
    zh: "怀孕信息前后矛盾，按怀孕处理",
  },
  severity: "low",
  source: "designCaution",
} as const satisfies Rule;
export const UNUSUAL_AGE_FOR_PREGNANCY = {
  code: "contradictory_pregnancy_age",
  label: {
    en: "Age and pregnancy hardly fit each other; pregnancy is assumed",
    zh: "年龄与怀孕信息不太相符，按怀孕处理",
  },
  severity: "medium",
  source: "designCaution",
  maxIntensity: "light",
  clearance: "before_any",
} as const satisfies Rule;
/** The ages at which a pregnancy is not surprising (design value). */
export const LIKELY_PREGNANCY_AGES = { min: 10, max: 60 } as const;
export const IMPLAUSIBLE_BODY_FOR_AGE = {
  code: "contradictory_body_for_age",
  label: { en: "Height or weight does not fit the age", zh: "身高或体重与年龄不相符" },
  severity: "medium",
  source: "designCaution",
  maxIntensity: "moderate",
  clearance: "before_vigorous",
} as const satisfies Rule;
/**
 * The greatest height and weight that a child below 13 years can have: a base and so much for each year of age. Well
 * above the tallest and heaviest of the growth references (design value).
 */
export const CHILD_BODY_LIMITS = {
  belowYears: 13,
  heightCm: { base: 110, perYear: 7 },
  weightKg: { base: 0, perYear: 12 },
} as const;
export const CONTRADICTORY_SMOKING = {
  code: "contradictory_smoking",
  label: {
    en: "Statements about smoking contradict each other; smoking is assumed",
    zh: "吸烟信息前后矛盾，按吸烟处理",
  },
  severity: "low",
  source: "designCaution",
} as const satisfies Rule;
export const CONTRADICTORY_BLOOD_PRESSURE = {
  code: "contradictory_blood_pressure",
  label: { en: "The two blood-pressure values do not fit each other", zh: "收缩压与舒张压不相符" },
  severity: "medium",
  source: "designCaution",
  maxIntensity: "moderate",
  clearance: "before_vigorous",
} as const satisfies Rule;
export const IMPLAUSIBLE_BODY = {
  code: "implausible_body_measures",
  label: { en: "Height and weight do not fit each other", zh: "身高与体重不相符" },
  severity: "high",
  source: "designCaution",
  maxIntensity: "light",
  clearance: "before_any",
} as const satisfies Rule;
