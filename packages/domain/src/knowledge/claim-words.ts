import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../language/phrase-finder.ts";
import { phrasesWith } from "../language/phrases-with.ts";
import { read } from "../language/read.ts";
import type { Token } from "../language/read-text.ts";
import {
  ACTIVITY_PHRASES,
  AGE_GROUP_PHRASES,
  COUNTED_WORDS,
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

let finder: PhraseFinder<PhraseRole> | undefined;
let denialEnds: ReadonlySet<string> | undefined;
let listEnds: ReadonlySet<string> | undefined;

/** The known phrases in words. */
export function knownPhrasesIn(words: readonly Token[]): readonly FoundPhrase<PhraseRole>[] {
  finder ??= createPhraseFinder(listPhrases(), { compare: "singular" });
  return finder.find(words);
}

/** Whether what a denial covers ends with these words. */
export function endsDenial(words: readonly Token[]): boolean {
  denialEnds ??= new Set(DENIAL_ENDS.map((phrase) => comparedForm(read(phrase).words)));
  const [first] = words;
  return denialEnds.has(words.length === 1 && first ? first.singular : comparedForm(words));
}

/** Whether a list of refused things ends before this word, after a comma; before nothing it does. */
export function endsList(word: Token | undefined): boolean {
  listEnds ??= new Set(LIST_ENDS);
  return word === undefined || listEnds.has(word.singular);
}

function comparedForm(words: readonly Token[]): string {
  return words.map(({ singular }) => singular).join(" ");
}

function listPhrases(): readonly (readonly [phrase: string, role: PhraseRole])[] {
  return [
    ...Object.entries(ACTIVITY_PHRASES).flatMap(([name, phrases]) =>
      phrasesWith(phrases, word(...activityWords(name))),
    ),
    ...KNOWLEDGE_CONDITIONS.flatMap((condition) =>
      phrasesWith(CONDITION_NAMES[condition], word(peopleWord(condition))),
    ),
    ...phrasesWith(PREGNANT_PEOPLE, word(peopleWord("pregnancy"))),
    ...(Object.keys(AGE_GROUP_PHRASES) as AudienceAgeGroup[]).flatMap((group) =>
      phrasesWith(AGE_GROUP_PHRASES[group], word(peopleWord(group))),
    ),
    ...SAME_WORDS.flatMap((phrases) => phrasesWith(phrases, word(phrases[0] ?? ""))),
    ...COUNTED_WORDS.map(([phrase, words]) => [phrase, word(...words)] as const),
    ...phrasesWith(EMPTY_PHRASES, { kind: "empty" } as const),
    ...[...NO_DENIALS, ...OTHER_CONDITIONS].map((phrase) => [phrase, word(phrase)] as const),
    ...phrasesWith(DENIALS, { kind: "denial" } as const),
    ...phrasesWith(REFUSALS, { kind: "refusal" } as const),
  ];
}

function activityWords(name: string): string[] {
  const own = `${ACTIVITY_MARK}${name}`;
  return KINDS_OF_EXERCISE.has(name) ? [own, ANY_EXERCISE] : [own];
}

function word(...words: readonly string[]): PhraseRole {
  return { kind: "word", words };
}
