/** Claims that no source of health knowledge may make: a cure or success that is certain, a doctor who is not needed, a dose. */
import type { BilingualText } from "../language/text-language.ts";

/** Phrases that promise too much, wherever they stand and are not denied (design values); a sign such as "%" is no word. */
export const ABSOLUTE_PHRASES = [
  "cure",
  "cured",
  "curing",
  "guaranteed",
  "guarantee",
  "guaranteed result",
  "100 (percent|) (effective|safe)",
  "completely safe for everyone",
  "safe for everyone without exception",
  "no risk at all",
  "zero risk",
  "risk free",
  "miracle",
  "always work",
  "works for everyone",
  "never fail",
  "permanent cure",
  "reverses all",
  "eliminate all disease",
  "no need for a doctor",
  "no need to see a doctor",
  "you do not need a doctor",
  "you dont need a doctor",
  "do not need to see a doctor",
  "dont need to see a doctor",
  "without any side effect",
  "no side effect",
  "throw away your medication",
  "doctors dont want you to know",
  "根治",
  "包治",
  "治愈",
  "痊愈率百分百",
  "保证有效",
  "百分百有效",
  "百分之百",
  "100有效",
  "绝对安全",
  "绝对有效",
  "无任何副作用",
  "没有任何副作用",
  "零风险",
  "毫无风险",
  "神奇疗效",
  "药到病除",
  "永不复发",
  "不用看医生",
  "无需看医生",
  "不需要看医生",
  "不用去医院",
  "无需就医",
  "不必就医",
  "包好",
  "一定能治好",
  "彻底治好",
  "特效",
];

/** Words before such a phrase that take it back. */
export const ABSOLUTE_DENIALS = [
  "not",
  "no",
  "never",
  "doesnt",
  "dont",
  "cannot",
  "cant",
  "isnt",
  "wont",
  "nothing",
  "neither",
  "nobody",
  "no exercise",
  "without",
  "不",
  "不能",
  "无法",
  "没有",
  "不可",
  "并非",
  "不会",
  "从不",
  "不是",
  "别信",
  "不保证",
];

/** A dose of a medicine. */
export const DOSES: readonly string[] = [
  "# (mg|mcg|μg|milligram|microgram|iu|unit of insulin|tablet|pill|capsule)",
  "# (毫克|微克|国际单位|单位胰岛素|片|粒|颗)",
];

/** The same of what is dissolved: "250 mg/dL" is no dose. */
export const CONCENTRATIONS: readonly string[] = ["# (mg|mcg|μg|milligram|microgram|iu) (dl|l)"];

/** Words of taking it. */
export const DOSING_WORDS: readonly string[] = [
  "taking",
  "take",
  "inject",
  "injecting",
  "swallow",
  "administer",
  "dose",
  "dosage",
  "double",
  "increase",
  "reduce",
  "daily",
  "prescribe",
  "服",
  "吃",
  "口服",
  "注射",
  "剂量",
  "每次",
  "每日",
  "每天",
  "用药",
  "加量",
  "减量",
  "打",
];

/** Parts of food, whose amounts are no doses. */
export const FOOD_WORDS: readonly string[] = [
  "sodium",
  "salt",
  "cholesterol",
  "potassium",
  "calcium in food",
  "钠",
  "食盐",
  "胆固醇",
];

export const ABSOLUTE_WARNING: BilingualText = {
  en: "The text promises a certain effect, a cure or that no doctor is needed; no source supports such a claim.",
  zh: "文本承诺必然有效、治愈或无需看医生；没有来源支持这样的说法。",
};

export const DANGER_WARNING: BilingualText = {
  en: "The text recommends, or calls harmless, what can injure or kill; no source supports such advice.",
  zh: "文本推荐或淡化了可能致伤、致命的做法；没有来源支持这样的建议。",
};

export const DOSAGE_WARNING: BilingualText = {
  en: "The text states a dose of a medicine; doses belong to a doctor or pharmacist.",
  zh: "文本给出了药物剂量；剂量应由医生或药师决定。",
};
