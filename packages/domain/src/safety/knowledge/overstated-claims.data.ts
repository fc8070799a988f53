/** Claims that no source of health knowledge may make: a cure or success that is certain, a doctor who is not needed, a dose. */
import type { BilingualText } from "../safety-flag.ts";

/** Phrases that promise too much, wherever they stand and are not denied; separated by `|`. */
export const ABSOLUTE_PHRASES =
  "cure|cures|cured|curing|guaranteed|guarantee|guarantees|guaranteed result|100 % effective|100 % safe|100 percent effective|100 percent safe|completely safe for everyone|safe for everyone without exception|no risk at all|zero risk|risk free|miracle|always work|works for everyone|never fail|permanent cure|reverses all|eliminate all disease|no need for a doctor|no need to see a doctor|you do not need a doctor|you dont need a doctor|do not need to see a doctor|dont need to see a doctor|without any side effect|no side effect|throw away your medication|doctors dont want you to know|根治|包治|治愈|痊愈率百分百|保证有效|百分百有效|百分之百|100 % 有效|100%有效|绝对安全|绝对有效|无任何副作用|没有任何副作用|零风险|毫无风险|神奇疗效|药到病除|永不复发|不用看医生|无需看医生|不需要看医生|不用去医院|无需就医|不必就医|包好|一定能治好|彻底治好|特效";

/** Words before such a phrase that take it back. */
export const ABSOLUTE_DENIALS =
  "not|no|never|doesnt|dont|cannot|cant|isnt|wont|nothing|neither|nobody|no exercise|without|不|不能|无法|没有|不可|并非|不会|从不|不是|别信|不保证";

export const ABSOLUTE_WARNING: BilingualText = {
  en: "The text promises a certain effect, a cure or that no doctor is needed; no source supports such a claim.",
  zh: "文本承诺必然有效、治愈或无需看医生；没有来源支持这样的说法。",
};

export const DOSAGE_WARNING: BilingualText = {
  en: "The text states a dose of a medicine; doses belong to a doctor or pharmacist.",
  zh: "文本给出了药物剂量；剂量应由医生或药师决定。",
};
