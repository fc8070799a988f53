import { CONDITION_LABELS } from "../safety/knowledge/condition-names.data.ts";
import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgeCondition,
  type KnowledgePassage,
} from "../safety/knowledge/knowledge-entry.ts";
import { holdsAny, phraseIndexOf } from "../safety/knowledge/phrases.ts";
import { recogniseKnowledgeConditions } from "../safety/knowledge/recognise-conditions.ts";
import { healthTokens } from "../safety/policy/health-text.ts";
import type { RiskProfile } from "../safety/risk/risk-profile.ts";
import type { BilingualText, SafetyLanguage } from "../safety/safety-flag.ts";
import { CHAT_LIMITS } from "./chat-message.ts";

/** What is special about a person who asks: guidance is written for some ages and conditions apart. */
export type PersonalAudience = {
  readonly ageYears: number | undefined;
  readonly ageGroup: AudienceAgeGroup | undefined;
  readonly conditions: readonly KnowledgeCondition[];
};

const speakers = phraseIndexOf("i|me|my|myself|im|我|自己|本人");
const AGE_LABELS: Readonly<Partial<Record<AudienceAgeGroup, BilingualText>>> = {
  child: { en: "children and adolescents", zh: "儿童和青少年" },
  older_adult: { en: "older adults", zh: "老年人" },
};
/** So many passages written for the person stand beside those that answer the question (design value). */
const PERSONAL_PASSAGES = 2;

/** For whom guidance is looked for, by what is known about the person. */
export function personalAudienceOf(told: RiskProfile): PersonalAudience {
  const named = [...(told.conditions ?? []), ...(told.medications ?? [])];
  const conditions = new Set(named.flatMap(recogniseKnowledgeConditions));
  if (told.pregnant === true) conditions.add("pregnancy");
  return {
    ageYears: told.age,
    ageGroup: told.age === undefined ? undefined : audienceAgeGroupOf(told.age),
    conditions: [...conditions],
  };
}

/** The query with what is special about the person; undefined where nothing is, or where they do not ask for themselves. */
export function personalQueryOf(
  query: string,
  { ageGroup, conditions }: PersonalAudience,
  language: SafetyLanguage,
): string | undefined {
  const ageLabel = ageGroup && AGE_LABELS[ageGroup]?.[language];
  const labels = conditions.map((condition) => CONDITION_LABELS[condition][language]);
  const special = [...labels, ...(ageLabel === undefined ? [] : [ageLabel])];
  if (special.length === 0 || !holdsAny(speakers, healthTokens(query))) return undefined;
  return `${query} ${special.join(", ")}`;
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
