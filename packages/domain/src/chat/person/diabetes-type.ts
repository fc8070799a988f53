import type { KnowledgeCondition, KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { recogniseKnowledgeConditions } from "../../knowledge/recognise-conditions.ts";
import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { bloodSugarIn } from "../../safety/content-check/blood-sugar.ts";
import {
  DIABETES_TYPES,
  OF_GLUCOSE,
  TELLS_SHORT_TYPE,
  WORN_WITH_INSULIN,
} from "./diabetes-type.data.ts";

const TYPES = ["type_1_diabetes", "type_2_diabetes"] as const;
/** A type of diabetes for which advice on sugar differs. */
export type DiabetesType = (typeof TYPES)[number];

/** A type of diabetes, or what is called so, and the words that name it. */
export type NamedType = {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly (keyof typeof DIABETES_TYPES)[];
};

/** Either may be a part of a triathlon, or a zone of the heart rate, as well; T1 may be read with a letter. */
const SHORT: ReadonlySet<string> = new Set(["t1", "ti", "t2"]);

let short: PhraseFinder<true> | undefined;
let types: PhraseFinder<keyof typeof DIABETES_TYPES> | undefined;
let glucose: PhraseFinder<true> | undefined;
let worn: PhraseFinder<true> | undefined;

/** The types of diabetes that a text names and does not deny; a diabetes alone names none. */
export function diabetesTypesIn(text: ReadText): readonly DiabetesType[] {
  const named = new Set(namedTypesIn(text).flatMap(({ meanings }) => meanings));
  return TYPES.filter((type) => named.has(type) || named.has("both"));
}

/** Where a text names them: those in short only where it speaks of a diabetes, as T2 is a part of a triathlon as well. */
export function namedTypesIn(text: ReadText): readonly NamedType[] {
  types ??= createPhraseFinder(phrasesByMeaning<keyof typeof DIABETES_TYPES>(DIABETES_TYPES), {
    within: "sentence",
  });
  const found = types.find(text.words);
  if (found.length === 0) return [];
  const denied = deniedWords(text);
  return found.flatMap(({ start, end, values }) => {
    const isShort = SHORT.has(text.words[start]?.text ?? "") && end === start + 1;
    if (denied[start] === 1 || (isShort && !speaksOfDiabetes(text))) return [];
    return [{ start, end, meanings: values }];
  });
}

function speaksOfDiabetes(text: ReadText): boolean {
  short ??= createPhraseFinder(phrasesWith(TELLS_SHORT_TYPE, true as const));
  return short.findAll(text.words).hits.length > 0 || speaksOfGlucose(text);
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
