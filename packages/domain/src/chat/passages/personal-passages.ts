import type { KnowledgeCondition, KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import { recogniseKnowledgeConditions } from "../../knowledge/recognise-conditions.ts";
import { CHAT_LIMITS } from "../chat-message.ts";
import { diabetesTypesOf } from "../person/diabetes-type.ts";
import type { PersonalAudience } from "./personal-query.ts";

/** So many passages written for the person stand beside those that answer the question (design value). */
const PERSONAL_PASSAGES = 2;
/** Of these advice differs as a whole: what is written for them and fits is told before what is written for everybody. */
const DIFFERING: ReadonlySet<KnowledgeCondition> = new Set([
  "pregnancy",
  "type_1_diabetes",
  "type_2_diabetes",
  "insulin",
] as const);
/** Such a passage scores at least this, and this share of the best one for everybody, which is no surer than this beside it (design values). */
const FITS = { score: 0.7, share: 0.9, besides: 0.79 } as const;
/** What is written for children alone is told to them before what is for everybody from this score on (design value). */
const FITS_CHILD = 0.6;

/**
 * The best answer to the question, then what was written for people like this one, then the other answers. Where the question leans
 * on their age, what was written for that age and answers no worse comes before the best; so does what was written for a condition
 * with which advice differs as a whole.
 */
export function withPersonalPassages(
  answers: readonly KnowledgePassage[],
  found: readonly KnowledgePassage[],
  { ageGroup, conditions }: Pick<PersonalAudience, "ageGroup" | "conditions">,
  leansOnAge = false,
): readonly KnowledgePassage[] {
  const isWrittenFor = (passage: KnowledgePassage) =>
    conditionsOf(passage).some((condition) => conditions.includes(condition)) ||
    (ageGroup !== undefined && passage.audience.ageGroups.includes(ageGroup));
  const personal = found.filter(isWrittenFor).slice(0, PERSONAL_PASSAGES);
  const [best, ...others] = answers;
  const isOfAge = ({ audience, score }: KnowledgePassage) =>
    leansOnAge &&
    ageGroup !== undefined &&
    audience.ageGroups.includes(ageGroup) &&
    score >= (best?.score ?? 0);
  const isForOwn = (passage: KnowledgePassage) =>
    isForDiffering(passage, conditions) || (ageGroup === "child" && isForChildren(passage));
  const before = best !== undefined && isForOwn(best) ? [] : differingOf(found, isForOwn);
  const ordered = [
    ...personal.filter(isOfAge),
    ...before,
    ...(best === undefined ? [] : [best]),
    ...personal,
    ...others,
  ].map((passage) => lessSure(passage, before));
  const distinct = new Map(ordered.map((passage) => [passage.id, passage]));
  return [...distinct.values()].slice(0, CHAT_LIMITS.passages);
}

/** What is for everybody gives way to what is for the person, however well it was found. */
function lessSure(
  passage: KnowledgePassage,
  before: readonly KnowledgePassage[],
): KnowledgePassage {
  const [first] = before;
  if (first === undefined || before.includes(passage)) return passage;
  return { ...passage, score: Math.min(passage.score, FITS.besides * first.score) };
}

/** What was found for the person and is written for those of whom advice differs, where it fits no worse than the rest. */
function differingOf(
  found: readonly KnowledgePassage[],
  isForOwn: (passage: KnowledgePassage) => boolean,
): readonly KnowledgePassage[] {
  // All of them are scored by the question with what is special about the person.
  const forAll = Math.max(0, ...found.filter((one) => !isForOwn(one)).map(({ score }) => score));
  const least = (passage: KnowledgePassage) => (isForChildren(passage) ? FITS_CHILD : FITS.score);
  return found
    .filter((one) => isForOwn(one) && one.score >= least(one) && one.score >= FITS.share * forAll)
    .sort((one, other) => other.score - one.score)
    .slice(0, PERSONAL_PASSAGES);
}

function isForDiffering(
  passage: KnowledgePassage,
  conditions: readonly KnowledgeCondition[],
): boolean {
  const own = conditionsOf(passage).filter((condition) => conditions.includes(condition));
  return own.some((condition) => DIFFERING.has(condition));
}

function isForChildren({ audience: { ageGroups } }: KnowledgePassage): boolean {
  return ageGroups.includes("child") && !ageGroups.includes("adult");
}

/** The conditions that a passage is written for: those of its audience, a type of diabetes and pregnancy by its title too. */
function conditionsOf(passage: KnowledgePassage): readonly KnowledgeCondition[] {
  const titled = recogniseKnowledgeConditions(readingOf(passage).title);
  const isOfPregnancy = titled.includes("pregnancy");
  return [
    ...passage.audience.conditions,
    ...diabetesTypesOf(passage),
    ...(isOfPregnancy ? (["pregnancy"] as const) : []),
  ];
}
