import type { ReadText, Token } from "../../language/read-text.ts";
import { isOneMistakeAway } from "../../language/spelling.ts";
import { singularOf, stemOf } from "../../language/stem.ts";
import { isKnownWord } from "../../language/vocabulary.ts";
import { ANY_EXERCISE, EXERCISE_SYNONYMS } from "./exercise-words.data.ts";
import { BEST_CUES, GOAL_CUES, MEASURE_CUES } from "./measure-cues.data.ts";
import { ADVICE_CUES, CHANGE_CUES, HAZARD_CUES } from "./other-matters.data.ts";
import { NAMES_OF_PEOPLE, OTHER_PEOPLE } from "./other-people.data.ts";
import {
  MONTH_NAMES,
  NAMED_PERIODS,
  SEASONS,
  UNIT_DAYS,
  WEEKDAY_NAMES,
} from "./period-words.data.ts";
import { PLAIN_PHRASES, PLAIN_WORDS } from "./plain-words.data.ts";
import { RECORD_CUES } from "./record-cues.data.ts";

/** Shorter words have too many neighbours; of two letters only "how" without one is mended. */
const SHORTEST = 4;
const WORDS = /[a-z]{4,}/g;

/** What a mistyped word may have been meant for. */
const RECORD_PHRASES: readonly string[] = [
  ...Object.values(RECORD_CUES).flat(),
  ...[MEASURE_CUES, BEST_CUES, GOAL_CUES].flatMap((cues) => Object.values(cues).flat()),
  ...Object.values(NAMED_PERIODS).flat(),
  ...UNIT_DAYS.keys(),
  ...MONTH_NAMES.flat(),
  ...WEEKDAY_NAMES.flat(),
  ...ANY_EXERCISE,
];
/** What is spelled right, though it may be near to one of those. */
const OTHER_PHRASES: readonly string[] = [
  ...RECORD_PHRASES,
  ...EXERCISE_SYNONYMS.flatMap(({ phrases }) => phrases),
  ...ADVICE_CUES,
  ...HAZARD_CUES,
  ...CHANGE_CUES,
  ...OTHER_PEOPLE,
  ...NAMES_OF_PEOPLE,
  ...PLAIN_WORDS,
  ...PLAIN_PHRASES,
  ...SEASONS.keys(),
];

let spelledRight: ReadonlySet<string> | undefined;
let wordsByLetter: ReadonlyMap<string, readonly string[]> | undefined;

/** The text with words that nobody knows put right where they are one mistake away from a word that asks for records. */
export function mendRecordWords(text: ReadText): ReadText {
  if (!text.words.some(isMistyped)) return text;
  return { ...text, words: text.words.map(mended) };
}

function mended(token: Token): Token {
  const right = isMistyped(token) ? rightWord(token.text) : undefined;
  if (right === undefined) return token;
  return { ...token, text: right, singular: singularOf(right), stem: stemOf(right) };
}

function isMistyped({ kind, text }: Token): boolean {
  if (kind !== "word" || text.length < SHORTEST || isKnownWord(text)) return false;
  spelledRight ??= new Set(wordsIn(OTHER_PHRASES).flatMap((each) => [each, `${each}s`]));
  return !spelledRight.has(text);
}

function rightWord(text: string): string | undefined {
  wordsByLetter ??= recordWords();
  return wordsByLetter.get(text.charAt(0))?.find((word) => isOneMistakeAway(text, word));
}

function recordWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const word of new Set(wordsIn(RECORD_PHRASES).flatMap((each) => [each, `${each}s`]))) {
    const letter = word.charAt(0);
    words.set(letter, [...(words.get(letter) ?? []), word]);
  }
  return words;
}

function wordsIn(phrases: readonly string[]): readonly string[] {
  return phrases.flatMap((phrase) => phrase.match(WORDS) ?? []);
}
