import type { KnowledgeCondition, KnowledgePassage } from "../knowledge/knowledge-entry.ts";
import { readingOf } from "../knowledge/passage-reading.ts";
import { recogniseKnowledgeConditions } from "../knowledge/recognise-conditions.ts";
import { deniedWords } from "../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../language/phrases-with.ts";
import type { ReadText } from "../language/read-text.ts";
import { bloodSugarIn } from "../safety/content-check/blood-sugar.ts";
import { DIABETES_TYPES, OF_GLUCOSE, WORN_WITH_INSULIN } from "./diabetes-type.data.ts";

const TYPES = ["type_1_diabetes", "type_2_diabetes"] as const;
/** A type of diabetes for which advice on sugar differs. */
export type DiabetesType = (typeof TYPES)[number];

let types: PhraseFinder<keyof typeof DIABETES_TYPES> | undefined;
let glucose: PhraseFinder<true> | undefined;
let worn: PhraseFinder<true> | undefined;

/** The types of diabetes that a text names and does not deny; a diabetes alone names none. */
export function diabetesTypesIn(text: ReadText): readonly DiabetesType[] {
  types ??= createPhraseFinder(phrasesByMeaning<keyof typeof DIABETES_TYPES>(DIABETES_TYPES), {
    within: "sentence",
  });
  const denied = deniedWords(text);
  const named = new Set(
    types.find(text.words).flatMap(({ start, values }) => (denied[start] === 1 ? [] : values)),
  );
  return TYPES.filter((type) => named.has(type) || named.has("both"));
}

/** Whether a question is about the sugar in the blood, or what is eaten or taken for it. */
export function speaksOfGlucose({ words }: ReadText): boolean {
  glucose ??= createPhraseFinder(phrasesWith(OF_GLUCOSE, true as const), { within: "sentence" });
  return glucose.findAll(words).hits.length > 0;
}

/**
 * The passages but for those that are written for another type of diabetes than that of the question, or of the person. Where no type
 * is known, those headed by type 1 are for people who take insulin, and those for type 2 say nothing to a sugar that was measured.
 */
export function withoutOtherDiabetes(
  passages: readonly KnowledgePassage[],
  query: ReadText,
  personTypes: readonly DiabetesType[],
  conditions: readonly KnowledgeCondition[],
): readonly KnowledgePassage[] {
  const named = diabetesTypesIn(query);
  const known = named.length > 0 ? named : personTypes;
  if (known.length > 0) return passages.filter((passage) => isForOneOf(known, passage));
  const told = [...conditions, ...recogniseKnowledgeConditions(query)];
  const takesInsulin = told.includes("insulin") || namesWhatIsWorn(query);
  const isOfAnybody = told.length === 0 && bloodSugarIn(query) !== undefined;
  return passages.filter((passage) => {
    const titled = diabetesTypesIn(readingOf(passage).title);
    if (titled.length === 1 && titled[0] === "type_1_diabetes") return takesInsulin;
    return !isOfAnybody || diabetesTypesOf(passage).length !== 1;
  });
}

function isForOneOf(known: readonly DiabetesType[], passage: KnowledgePassage): boolean {
  const types = diabetesTypesOf(passage);
  return types.length === 0 || types.some((type) => known.includes(type));
}

/** The types of diabetes that a passage is written for: by its title, else by whom it is for. */
export function diabetesTypesOf(passage: KnowledgePassage): readonly DiabetesType[] {
  const titled = diabetesTypesIn(readingOf(passage).title);
  if (titled.length > 0) return titled;
  return TYPES.filter((type) => passage.audience.conditions.includes(type));
}

function namesWhatIsWorn({ words }: ReadText): boolean {
  worn ??= createPhraseFinder(phrasesWith(WORN_WITH_INSULIN, true as const));
  return worn.find(words).length > 0;
}
