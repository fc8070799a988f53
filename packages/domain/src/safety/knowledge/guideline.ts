import type { SafetyLanguage } from "../safety-flag.ts";
import { CONDITION_LABELS } from "./condition-names.data.ts";
import type { KnowledgeCondition, KnowledgePassage, KnowledgeSource } from "./knowledge-entry.ts";

/** A piece of advice for everybody, or for one person with the reason why it was chosen. */
export type Guideline = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: KnowledgeSource;
  readonly reason?: string;
};

/** A passage as advice. */
export function guidelineOf(passage: KnowledgePassage, reason?: string): Guideline {
  return {
    id: passage.id,
    title: passage.title,
    text: passage.text,
    source: passage.source,
    ...(reason !== undefined && { reason }),
  };
}

/** Why a guideline was chosen: the age that was stated. */
export function ageReason(ageYears: number, language: SafetyLanguage): string {
  return language === "zh"
    ? `适用于您的年龄（${ageYears}岁）。`
    : `It is for your age (${ageYears} years).`;
}

/** Why a guideline was chosen: the conditions that were stated. */
export function conditionReason(
  conditions: readonly KnowledgeCondition[],
  language: SafetyLanguage,
): string {
  const labels = conditions.map((condition) => CONDITION_LABELS[condition][language]);
  return language === "zh"
    ? `与您提到的情况有关：${labels.join("、")}。`
    : `It concerns what you named: ${labels.join(", ")}.`;
}

/** The language a text is written in: Chinese as soon as it has a Chinese character. */
export function languageOfText(text: string): SafetyLanguage {
  return /\p{Script=Han}/u.test(text) ? "zh" : "en";
}
