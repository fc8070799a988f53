import type { ReadText } from "../language/read-text.ts";
import type { TextLanguage } from "../language/text-language.ts";

/** Ages that guidance is written for, in whole years: 0-4, 5-17, 18-64, 65 and older (World Health Organization, 2020). */
export const AUDIENCE_AGE_GROUPS = ["under_5", "child", "adult", "older_adult"] as const;
export type AudienceAgeGroup = (typeof AUDIENCE_AGE_GROUPS)[number];

/** States of health and medicines that guidance is written for. */
export const KNOWLEDGE_CONDITIONS = [
  "hypertension",
  "heart_disease",
  "heart_failure",
  "type_1_diabetes",
  "type_2_diabetes",
  "prediabetes",
  "asthma",
  "copd",
  "arthritis",
  "back_pain",
  "osteoporosis",
  "obesity",
  "depression",
  "anxiety",
  "cancer",
  "stroke",
  "kidney_disease",
  "epilepsy",
  "anaemia",
  "chronic_condition",
  "pregnancy",
  "postpartum",
  "insulin",
  "beta_blocker",
  "anticoagulant",
] as const;
export type KnowledgeCondition = (typeof KNOWLEDGE_CONDITIONS)[number];

/**
 * How firmly the source stands behind an entry: a guideline's strong recommendation, one on moderate or on low
 * certainty, or agreement of experts and usual practice of safety.
 */
export const EVIDENCE_GRADES = ["strong", "moderate", "low", "consensus"] as const;
export type EvidenceGrade = (typeof EVIDENCE_GRADES)[number];

/** The publication that an entry rests on. */
export type KnowledgeSource = {
  readonly organisation: string;
  readonly title: string;
  readonly year: number;
  readonly url: string | null;
};

/** Whom an entry is for; an empty list is everybody. */
export type KnowledgeAudience = {
  readonly ageGroups: readonly AudienceAgeGroup[];
  readonly conditions: readonly KnowledgeCondition[];
};

/** By what a subject may not fit somebody: a condition or medicine of theirs, or their age. */
export type KnowledgeReader = KnowledgeCondition | AudienceAgeGroup;

/** The subject that is told to people with a condition, or of an age, in place of what does not fit them; the most telling comes first. */
export type InsteadFor = Readonly<Partial<Record<KnowledgeReader, string>>>;

/** One piece of guidance in one language, written for this service from a published source. */
export type KnowledgeEntry = {
  readonly id: string;
  /** What the entry is about; its translations share it. */
  readonly subject: string;
  readonly language: TextLanguage;
  readonly title: string;
  readonly text: string;
  /** What it says to people who must not exert themselves hard, where `text` speaks of vigorous effort. */
  readonly gentleText?: string | undefined;
  /** One sentence. */
  readonly summary: string;
  /** How people ask for it, in words that stand nowhere else in the entry. Searched, never shown. */
  readonly asked: readonly string[];
  readonly topics: readonly string[];
  readonly audience: KnowledgeAudience;
  /** The subjects that are told in its place to people with a condition that it does not fit. */
  readonly insteadFor?: InsteadFor | undefined;
  readonly evidenceGrade: EvidenceGrade;
  readonly source: KnowledgeSource;
  /** The day, `YYYY-MM-DD`, on which the text was last held against its source. */
  readonly checkedOn: string;
};

/** The texts of a passage as they were read, once for all who quote or judge them. */
export type PassageReading = {
  readonly title: ReadText;
  readonly summary: ReadText;
  readonly text: ReadText;
};

/** A piece of knowledge as an answer to a query. */
export type KnowledgePassage = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The same for people who must not exert themselves hard, where `text` speaks of vigorous effort. */
  readonly gentleText?: string | undefined;
  readonly summary: string;
  readonly source: KnowledgeSource;
  readonly language: TextLanguage;
  readonly topics: readonly string[];
  readonly audience: KnowledgeAudience;
  /** How well it answers the query it was found for, 0-1, calibrated as `KnowledgeRetriever` says. */
  readonly score: number;
  /** Its texts as they were read, where whoever found it keeps that. */
  readonly reading?: PassageReading | undefined;
};

/**
 * The group of an age in whole years.
 *
 * @example
 * ```ts
 * import { audienceAgeGroupOf } from "@health-exercise/domain/knowledge";
 * console.log(audienceAgeGroupOf(4), audienceAgeGroupOf(17), audienceAgeGroupOf(65));
 * // under_5 child older_adult
 * ```
 */
export function audienceAgeGroupOf(ageYears: number): AudienceAgeGroup {
  if (ageYears < 5) return "under_5";
  if (ageYears < 18) return "child";
  return ageYears < 65 ? "adult" : "older_adult";
}
