import { CONDITION_LABELS } from "../../knowledge/condition-names.data.ts";
import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { inCommonWords } from "../../language/in-common-words.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { TextLanguage } from "../../language/text-language.ts";
import { speaksOfGlucose } from "../person/diabetes-type.ts";
import { untellingWords } from "../question/earlier-question.ts";
import { OF_EXERCISE_AS_SUCH, OF_TODAY } from "./passages-of-condition.data.ts";
import { AGE_LABELS, type PersonalAudience } from "./personal-query.ts";

/** A passage that scores so for the name of a condition alone is on that as a whole (design value). */
const ON_THE_WHOLE = 0.7;

let general: PhraseFinder<boolean> | undefined;

/**
 * The names of the person's conditions, and of a child's age, each to be looked up by itself: what is found so is on that as a whole. None where the
 * question is for exercise as such, or for the sugar that is measured, as that is then what is asked for.
 */
export function conditionsAlone(
  query: ReadText,
  { conditions, ageGroup }: Pick<PersonalAudience, "conditions" | "ageGroup">,
  language: TextLanguage,
): readonly string[] {
  const age = ageGroup === "child" ? AGE_LABELS[ageGroup]?.[language] : undefined;
  const names = conditions.map((condition) => CONDITION_LABELS[condition][language]);
  const alone = [...names, ...(age === undefined ? [] : [age])];
  if (alone.length === 0 || asksForExerciseAsSuch(query) || speaksOfGlucose(query)) return [];
  return alone;
}

/**
 * What was found for a person but for what is on their condition as a whole, which has the name of the condition and nothing of the
 * question: a condition may colour what is asked, and stands for nothing else.
 */
export function withoutThoseOnTheWhole(
  found: readonly KnowledgePassage[],
  foundAlone: readonly KnowledgePassage[],
): readonly KnowledgePassage[] {
  const whole = new Set(
    foundAlone.filter(({ score }) => score >= ON_THE_WHOLE).map(({ id }) => id),
  );
  return found.filter(({ id }) => !whole.has(id));
}

/** "What exercise is good for me", "我适合什么运动": nothing particular is asked for, as it is with "should I train today". */
function asksForExerciseAsSuch(asked: ReadText): boolean {
  const query = inCommonWords(asked);
  general ??= createPhraseFinder([
    ...phrasesWith(OF_EXERCISE_AS_SUCH, true),
    ...phrasesWith(OF_TODAY, false),
  ]);
  const untelling = new Set(untellingWords(query));
  for (const { start, end, values } of general.find(query.words)) {
    if (values[0] !== true) return false;
    for (let place = start; place < end; place += 1) untelling.add(place);
  }
  return query.words.every((_, place) => untelling.has(place));
}
