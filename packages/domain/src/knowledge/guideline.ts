import type { TextLanguage } from "../language/text-language.ts";
import { CONDITION_LABELS } from "./condition-names.data.ts";
import {
  audienceAgeGroupOf,
  type KnowledgeCondition,
  type KnowledgePassage,
  type KnowledgeSource,
} from "./knowledge-entry.ts";

/** A piece of advice for everybody, or for one person with the reason why it was chosen. */
export type Guideline = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: KnowledgeSource;
  readonly reason?: string;
};

/** A passage as advice, with the text that suits the person. */
export function guidelineOf(
  passage: KnowledgePassage,
  reason?: string,
  text: string = passage.text,
): Guideline {
  return {
    id: passage.id,
    title: passage.title,
    text,
    source: passage.source,
    ...(reason !== undefined && { reason }),
  };
}

/** Why a guideline was chosen: the age that was stated. Of a child below 5 an adult is told. */
export function ageReason(ageYears: number, language: TextLanguage): string {
  if (audienceAgeGroupOf(ageYears) === "under_5") return childAgeReason(ageYears, language);
  return language === "zh"
    ? `适用于您的年龄（${ageYears}岁）。`
    : `It is for your age (${ageYears} years).`;
}

function childAgeReason(ageYears: number, language: TextLanguage): string {
  if (language === "zh") {
    const child = ageYears < 1 ? "不满1岁的婴儿" : `${ageYears}岁幼儿`;
    return `供照看${child}的成人参考。`;
  }
  const years = ageYears === 1 ? "1 year" : `${ageYears} years`;
  const child = ageYears < 1 ? "a baby under 1 year" : `a child of this age (${years})`;
  return `It is for adults who look after ${child}.`;
}

/** Why a guideline was chosen: the conditions that were stated. */
export function conditionReason(
  conditions: readonly KnowledgeCondition[],
  language: TextLanguage,
): string {
  const labels = conditions.map((condition) => CONDITION_LABELS[condition][language]);
  return language === "zh"
    ? `与您提到的情况有关：${labels.join("、")}。`
    : `It concerns what you named: ${labels.join(", ")}.`;
}

const OWN_LIMITS = {
  en: { title: "What comes first for you", reason: "It follows from what you named." },
  zh: { title: "对您来说首先要注意", reason: "根据您提到的情况得出。" },
} as const satisfies Readonly<Record<TextLanguage, { title: string; reason: string }>>;

/** What limits a person, to stand before all other advice; `texts` are the sentences of their risk assessment. */
export function ownLimitsGuideline(
  texts: readonly string[],
  source: KnowledgeSource,
  language: TextLanguage,
): Guideline {
  const { title, reason } = OWN_LIMITS[language];
  const text = texts.join(language === "zh" ? "" : " ");
  return { id: `own-limits.${language}`, title, text, source, reason };
}
