import {
  AGE_GROUP_QUERIES,
  ageReason,
  audienceAgeGroupOf,
  CONDITION_LABELS,
  conditionReason,
  GENERAL_GUIDELINE_QUERIES,
  type KnowledgeCondition,
  type KnowledgePassage,
} from "@health-exercise/domain/knowledge";
import type { BilingualText, TextLanguage } from "@health-exercise/domain/language";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import { isForAnyDiabetes, type NamedConditions } from "./named-conditions.ts";

/** Asks the knowledge, for such people. */
export type Search = (
  query: BilingualText,
  audience: NonNullable<RetrievalRequest["audience"]>,
) => Promise<readonly KnowledgePassage[]>;

/** A passage with why it is told. */
export type FoundPassage = { readonly passage: KnowledgePassage; readonly reason?: string };

/** The best answer to each general question, of what is written for everybody. */
export async function forEverybody(search: Search): Promise<readonly FoundPassage[]> {
  const distinct = new Map<string, FoundPassage>();
  for (const query of GENERAL_GUIDELINE_QUERIES) {
    const passage = (await search(query, { conditions: [] })).find(isForEverybody);
    if (passage !== undefined) distinct.set(passage.id, { passage });
  }
  return [...distinct.values()];
}

/** What is written for an age. */
export async function forAge(
  search: Search,
  ageYears: number,
  language: TextLanguage,
): Promise<readonly FoundPassage[]> {
  const group = audienceAgeGroupOf(ageYears);
  const passages = await search(AGE_GROUP_QUERIES[group], { ageYears, conditions: [] });
  return passages
    .filter(({ audience }) => audience.ageGroups.includes(group))
    .map((passage) => ({ passage, reason: ageReason(ageYears, language) }));
}

/** What is written for the conditions that somebody named. */
export async function forConditions(
  search: Search,
  { conditions, diabetesOfNoType }: NamedConditions,
  ageYears: number | undefined,
  language: TextLanguage,
): Promise<readonly FoundPassage[]> {
  const found = new Map<string, FoundPassage>();
  const named = conditions.filter(
    (condition) => diabetesOfNoType === undefined || !DIABETES.includes(condition),
  );
  for (const condition of named)
    for (const passage of await search(CONDITION_LABELS[condition], {
      ageYears,
      conditions: [condition],
    })) {
      const reasons = named.filter((one) => passage.audience.conditions.includes(one));
      if (reasons.length > 0)
        found.set(passage.id, { passage, reason: conditionReason(reasons, language) });
    }
  if (diabetesOfNoType === undefined) return [...found.values()];
  const reason = reasonOf(diabetesOfNoType, language);
  for (const passage of await forAnyDiabetes(search, diabetesOfNoType, ageYears))
    if (!found.has(passage.id)) found.set(passage.id, { passage, reason });
  return [...found.values()];
}

const DIABETES: readonly KnowledgeCondition[] = ["type_1_diabetes", "type_2_diabetes"];

/** First what holds for both types, then what says for which it is. */
async function forAnyDiabetes(
  search: Search,
  label: BilingualText,
  ageYears: number | undefined,
): Promise<readonly KnowledgePassage[]> {
  const found = [...(await search(label, { ageYears, conditions: DIABETES }))];
  for (const type of DIABETES)
    found.push(...(await search(CONDITION_LABELS[type], { ageYears, conditions: [type] })));
  const isForBoth = ({ audience }: KnowledgePassage) =>
    DIABETES.every((type) => audience.conditions.includes(type));
  const fitting = found.filter(isForAnyDiabetes);
  return [...fitting.filter(isForBoth), ...fitting.filter((passage) => !isForBoth(passage))];
}

/** The reason for a condition that has no label of its own. */
function reasonOf(label: BilingualText, language: TextLanguage): string {
  const [example] = DIABETES as readonly [KnowledgeCondition];
  return conditionReason([example], language).replace(
    CONDITION_LABELS[example][language],
    label[language],
  );
}

function isForEverybody({ audience }: KnowledgePassage): boolean {
  return audience.ageGroups.length === 0 && audience.conditions.length === 0;
}
