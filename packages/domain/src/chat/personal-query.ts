import { CONDITION_LABELS } from "../knowledge/condition-names.data.ts";
import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgeCondition,
  type KnowledgePassage,
} from "../knowledge/knowledge-entry.ts";
import { recogniseKnowledgeConditions } from "../knowledge/recognise-conditions.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import type { ReadText } from "../language/read-text.ts";
import type { BilingualText, TextLanguage } from "../language/text-language.ts";
import type { RiskProfile } from "../safety/risk/risk-profile.ts";
import { CHAT_LIMITS } from "./chat-message.ts";

/** What is special about a person who asks: guidance is written for some ages and conditions apart. */
export type PersonalAudience = {
  readonly ageYears: number | undefined;
  readonly ageGroup: AudienceAgeGroup | undefined;
  readonly conditions: readonly KnowledgeCondition[];
};

/** Words of people who ask for themselves. */
const SPEAKERS = ["i", "me", "my", "myself", "im", "我", "自己", "本人"];
const AGE_LABELS: Readonly<Partial<Record<AudienceAgeGroup, BilingualText>>> = {
  child: { en: "children and adolescents", zh: "儿童和青少年" },
  older_adult: { en: "older adults", zh: "老年人" },
};
/** So many passages written for the person stand beside those that answer the question (design value). */
const PERSONAL_PASSAGES = 2;

let speakers: PhraseFinder<true> | undefined;

/** For whom guidance is looked for, by what is known about the person. */
export function personalAudienceOf(told: RiskProfile): PersonalAudience {
  const named = [...(told.conditions ?? []), ...(told.medications ?? [])];
  const conditions = new Set(named.flatMap((name) => recogniseKnowledgeConditions(read(name))));
  if (told.pregnant === true) conditions.add("pregnancy");
  return {
    ageYears: told.age,
    ageGroup: told.age === undefined ? undefined : audienceAgeGroupOf(told.age),
    conditions: [...conditions],
  };
}

/** The query with what is special about the person; undefined where nothing is, or where they do not ask for themselves. */
export function personalQueryOf(
  query: ReadText,
  { ageGroup, conditions }: PersonalAudience,
  language: TextLanguage,
): string | undefined {
  const ageLabel = ageGroup && AGE_LABELS[ageGroup]?.[language];
  const labels = conditions.map((condition) => CONDITION_LABELS[condition][language]);
  const special = [...labels, ...(ageLabel === undefined ? [] : [ageLabel])];
  if (special.length === 0 || !asksForThemselves(query)) return undefined;
  return `${query.source} ${special.join(", ")}`;
}

function asksForThemselves({ words }: ReadText): boolean {
  speakers ??= createPhraseFinder(phrasesWith(SPEAKERS, true as const));
  return speakers.find(words).length > 0;
}

/** The best answer to the question, then what was written for people like this one, then the other answers. */
export function withPersonalPassages(
  answers: readonly KnowledgePassage[],
  found: readonly KnowledgePassage[],
  { ageGroup, conditions }: PersonalAudience,
): readonly KnowledgePassage[] {
  const isWrittenFor = ({ audience }: KnowledgePassage) =>
    audience.conditions.some((condition) => conditions.includes(condition)) ||
    (ageGroup !== undefined && audience.ageGroups.includes(ageGroup));
  const personal = found.filter(isWrittenFor).slice(0, PERSONAL_PASSAGES);
  const [best, ...others] = answers;
  const ordered = [...(best === undefined ? [] : [best]), ...personal, ...others];
  const distinct = new Map(ordered.map((passage) => [passage.id, passage]));
  return [...distinct.values()].slice(0, CHAT_LIMITS.passages);
}
