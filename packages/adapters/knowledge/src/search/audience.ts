import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgeAudience,
  type KnowledgeCondition,
  recogniseKnowledgeConditions,
} from "@health-exercise/domain/knowledge";
import type { ReadText } from "@health-exercise/domain/language";
import type { RetrievalAudience, RetrievalRequest } from "@health-exercise/ports-knowledge";
import { analyseText } from "./analyse-text.ts";
import { NAMED_CONDITION_FACTOR, OTHER_AUDIENCE_FACTOR } from "./score.ts";

/** The groups of people that a query speaks of. */
export type NamedGroups = {
  readonly ageGroups: ReadonlySet<AudienceAgeGroup>;
  readonly conditions: ReadonlySet<KnowledgeCondition>;
};

const AGE_GROUP_TERMS: Readonly<Record<string, AudienceAgeGroup>> = {
  "=toddler": "under_5",
  "=children": "child",
  "=olderadults": "older_adult",
};

/** The concepts that name groups of people. */
export const GROUPS: ReadonlySet<string> = new Set(Object.keys(AGE_GROUP_TERMS));

/** The groups that a query speaks of, or that it is asked for. Adults are meant where nothing is said. */
export function groupsNamedIn(query: ReadText, audience?: RetrievalAudience): NamedGroups {
  const ageGroups = analyseText(query).flatMap(
    ({ concept = "" }) => AGE_GROUP_TERMS[concept] ?? [],
  );
  const age = audience?.ageYears;
  const asked = age === undefined ? [] : [audienceAgeGroupOf(age)];
  const conditions = [...recogniseKnowledgeConditions(query), ...(audience?.conditions ?? [])];
  return { ageGroups: new Set(["adult", ...ageGroups, ...asked]), conditions: new Set(conditions) };
}

/** How much of a question is answered by what is written for this audience. */
export function audienceFactor(audience: KnowledgeAudience, named: NamedGroups): number {
  const { ageGroups, conditions } = audience;
  const isNamed =
    (ageGroups.length === 0 || ageGroups.some((group) => named.ageGroups.has(group))) &&
    (conditions.length === 0 || conditions.some((condition) => named.conditions.has(condition)));
  if (!isNamed) return OTHER_AUDIENCE_FACTOR;
  return conditions.length > 0 ? NAMED_CONDITION_FACTOR : 1;
}

/** Whether it is written for the people asked for, among others. */
export function isFor(audience: KnowledgeAudience, asked: RetrievalRequest["audience"]): boolean {
  const { ageGroups, conditions } = audience;
  if (asked?.ageYears !== undefined && ageGroups.length > 0) {
    if (!ageGroups.includes(audienceAgeGroupOf(asked.ageYears))) return false;
  }
  if (asked?.conditions === undefined || conditions.length === 0) return true;
  return conditions.some((condition) => asked.conditions?.includes(condition));
}
