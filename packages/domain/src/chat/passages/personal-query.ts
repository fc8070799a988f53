import { CONDITION_LABELS } from "../../knowledge/condition-names.data.ts";
import {
  type AudienceAgeGroup,
  audienceAgeGroupOf,
  type KnowledgeCondition,
  type KnowledgeReader,
} from "../../knowledge/knowledge-entry.ts";
import { recogniseKnowledgeConditions } from "../../knowledge/recognise-conditions.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import type { BilingualText, TextLanguage } from "../../language/text-language.ts";
import { findHealthPhrases, namesConcept } from "../../safety/risk/concept-index.ts";
import type { RiskProfile } from "../../safety/risk/risk-profile.ts";
import { EATEN } from "../person/diabetes-type.data.ts";
import { type DiabetesType, diabetesTypesIn, speaksOfGlucose } from "../person/diabetes-type.ts";
import { OTHER_PEOPLE } from "../records/asking/other-people.data.ts";

/** What is special about a person who asks: guidance is written for some ages and conditions apart. */
export type PersonalAudience = {
  readonly ageYears: number | undefined;
  readonly ageGroup: AudienceAgeGroup | undefined;
  readonly conditions: readonly KnowledgeCondition[];
  /** What their medicines are mostly taken for: guidance that does not fit such people does not fit them. */
  readonly treatedFor?: readonly KnowledgeCondition[];
  /** The types of diabetes that are named among them. */
  readonly diabetesTypes: readonly DiabetesType[];
  /** Whether they say to be a man or a boy. */
  readonly isMale?: boolean;
};

/** Words of people who ask for themselves. */
const SPEAKERS = ["i", "me", "my", "myself", "im", "我", "自己", "本人"];
/** How people of an age are called apart, where guidance is written for them. */
export const AGE_LABELS: Readonly<Partial<Record<AudienceAgeGroup, BilingualText>>> = {
  child: { en: "children and adolescents", zh: "儿童和青少年" },
  older_adult: { en: "older adults", zh: "老年人" },
};

/** A child that is not born yet. */
const UNBORN = [
  "(my|the|our) (baby|babies|unborn)",
  "我(的|家|)(宝宝|孩子|胎儿|娃)",
  "(宝宝|胎儿)",
];

let foods: PhraseFinder<true> | undefined;
let speakers: PhraseFinder<true> | undefined;
let others: PhraseFinder<"other" | "unborn"> | undefined;

/** For whom guidance is looked for, by what is known about the person. */
export function personalAudienceOf(told: RiskProfile): PersonalAudience {
  const named = [...(told.conditions ?? []), ...(told.medications ?? [])];
  const texts = named.map((name) => read(name));
  const conditions = new Set(texts.flatMap(recogniseKnowledgeConditions));
  if (told.pregnant === true) conditions.add("pregnancy");
  const treatedFor = texts.some(isForPressure) ? (["hypertension"] as const) : [];
  return {
    ageYears: told.age,
    ageGroup: told.age === undefined ? undefined : audienceAgeGroupOf(told.age),
    conditions: [...conditions],
    ...(treatedFor.length === 0 ? {} : { treatedFor }),
    diabetesTypes: [...new Set(texts.flatMap(diabetesTypesIn))],
    ...(told.gender === "male" && { isMale: true }),
  };
}

const FOR_PRESSURE: ReadonlySet<string> = new Set(["blood_pressure_medicine", "diuretic"]);

/** Whether a name is that of a medicine for the blood pressure or of a water tablet. */
function isForPressure(name: ReadText): boolean {
  return findHealthPhrases(name).some((phrase) =>
    namesConcept(phrase, ({ code }) => FOR_PRESSURE.has(code)),
  );
}

/**
 * The conditions and the age that what is told has to fit: those of the person, and those that the query names. None where it asks for somebody
 * else alone, but for a child that is not born: what is asked for it is asked of its mother.
 */
export function conditionsToFit(
  query: ReadText,
  { conditions, treatedFor = [], ageGroup }: PersonalAudience,
): readonly KnowledgeReader[] {
  const named = recogniseKnowledgeConditions(inCommonWords(query));
  if (asksForSomebodyElse(query)) return named;
  const known = [...conditions, ...treatedFor, ...named];
  return [...new Set([...known, ...(ageGroup === undefined ? [] : [ageGroup])])];
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
  if (special.length === 0 || !isForThemselves(query, conditions)) return undefined;
  return `${query.source} ${special.join(", ")}`;
}

const WITH_SUGAR: readonly KnowledgeCondition[] = ["type_1_diabetes", "type_2_diabetes", "insulin"];

/**
 * Hardly anything is told to the pregnant as it is to others, and nothing on sugar to somebody with diabetes: they need not say that
 * they ask for themselves.
 */
function isForThemselves(query: ReadText, conditions: readonly KnowledgeCondition[]): boolean {
  if (asksForThemselves(query.words)) return true;
  const isOfSugar =
    WITH_SUGAR.some((each) => conditions.includes(each)) &&
    (speaksOfGlucose(query) || speaksOfFood(query));
  return (conditions.includes("pregnancy") || isOfSugar) && !asksForSomebodyElse(query);
}

function speaksOfFood({ words }: ReadText): boolean {
  foods ??= createPhraseFinder(phrasesWith(EATEN, true as const), { within: "sentence" });
  return foods.find(words).length > 0;
}

function asksForThemselves(words: readonly Token[]): boolean {
  speakers ??= createPhraseFinder(phrasesWith(SPEAKERS, true as const));
  return speakers.find(words).length > 0;
}

/** Whether somebody else is named, and nothing is asked for oneself: "can my husband drink". */
export function asksForSomebodyElse({ words }: ReadText): boolean {
  others ??= createPhraseFinder<"other" | "unborn">(
    [...phrasesWith(OTHER_PEOPLE, "other" as const), ...phrasesWith(UNBORN, "unborn" as const)],
    { within: "sentence" },
  );
  const named = others.find(words);
  if (!named.some(({ values }) => !values.includes("unborn"))) return false;
  const isNamed = (place: number) => named.some(({ start, end }) => place >= start && place < end);
  return !asksForThemselves(words.filter((_, place) => !isNamed(place)));
}
