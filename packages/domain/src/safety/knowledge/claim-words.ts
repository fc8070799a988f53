import { createPhraseIndex } from "../policy/phrase-index.ts";
import {
  ACTIVITY_PHRASES,
  AGE_GROUP_PHRASES,
  DENIAL_ENDS,
  DENIALS,
  EMPTY_PHRASES,
  LIST_ENDS,
  NO_DENIALS,
  PREGNANT_PEOPLE,
  REFUSALS,
  SAME_WORDS,
} from "./claim-words.data.ts";
import { CONDITION_NAMES, OTHER_CONDITIONS } from "./condition-names.data.ts";
import {
  type AudienceAgeGroup,
  KNOWLEDGE_CONDITIONS,
  type KnowledgeCondition,
} from "./knowledge-entry.ts";
import { meaning } from "./phrases.ts";

/** What a known phrase is to a comparison. */
export type PhraseRole =
  | { readonly kind: "word"; readonly words: readonly string[] }
  | { readonly kind: "empty" }
  | { readonly kind: "denial" }
  | { readonly kind: "refusal" };

const PEOPLE_MARK = "@";
const ACTIVITY_MARK = "#";
/** The word of an activity of any kind. */
export const ANY_EXERCISE = "#exercise";
/** Activities that are exercise of a kind: what holds for all exercise holds for them. */
const KINDS_OF_EXERCISE = new Set(["strength", "balance", "aerobic", "interval_training"]);

/** The word that a group of people is compared under. */
export function peopleWord(group: AudienceAgeGroup | KnowledgeCondition): string {
  return `${PEOPLE_MARK}${group}`;
}

/** Whether a word names people. */
export function isPeopleWord(word: string): boolean {
  return word.startsWith(PEOPLE_MARK);
}

/** Whether a word names an activity. */
export function isActivityWord(word: string): boolean {
  return word.startsWith(ACTIVITY_MARK);
}

/** Known phrases in tokens. */
export const knownPhrases = createPhraseIndex<PhraseRole>([
  ...Object.entries(ACTIVITY_PHRASES).flatMap(([name, phrases]) =>
    meaning(phrases, word(...activityWords(name))),
  ),
  ...KNOWLEDGE_CONDITIONS.flatMap((condition) =>
    meaning(CONDITION_NAMES[condition], word(peopleWord(condition))),
  ),
  ...meaning(PREGNANT_PEOPLE, word(peopleWord("pregnancy"))),
  ...(Object.keys(AGE_GROUP_PHRASES) as AudienceAgeGroup[]).flatMap((group) =>
    meaning(AGE_GROUP_PHRASES[group], word(peopleWord(group))),
  ),
  ...SAME_WORDS.flatMap((phrases) => meaning(phrases, word(phrases.split("|")[0] ?? ""))),
  ...meaning(EMPTY_PHRASES, { kind: "empty" } as const),
  ...`${NO_DENIALS}|${OTHER_CONDITIONS}`
    .split("|")
    .flatMap((phrase) => meaning(phrase, word(phrase))),
  ...meaning(DENIALS, { kind: "denial" } as const),
  ...meaning(REFUSALS, { kind: "refusal" } as const),
]);

const denialEnds = new Set(meaning(DENIAL_ENDS, true).map(([tokens]) => tokens.join(" ")));
const listEnds = new Set(meaning(LIST_ENDS, true).map(([tokens]) => tokens.join(" ")));

/** Whether what a denial covers ends with these tokens. */
export function endsDenial(tokens: string): boolean {
  return denialEnds.has(tokens);
}

/** Whether a list of refused things ends before this token, after a comma. */
export function endsList(token: string): boolean {
  return listEnds.has(token);
}

function activityWords(name: string): string[] {
  const own = `${ACTIVITY_MARK}${name}`;
  return KINDS_OF_EXERCISE.has(name) ? [own, ANY_EXERCISE] : [own];
}

function word(...words: readonly string[]): PhraseRole {
  return { kind: "word", words };
}
