import type { ReadText, Token } from "../../language/read-text.ts";
import { isOneMistakeAway } from "../../language/spelling.ts";
import { singularOf, stemOf } from "../../language/stem.ts";
import { isKnownWord } from "../../language/vocabulary.ts";
import { ADVICE_CUES, CHANGE_CUES, HAZARD_CUES } from "./asking/other-matters.data.ts";
import { NAMES_OF_PEOPLE, OTHER_PEOPLE } from "./asking/other-people.data.ts";
import { ANY_EXERCISE, EXERCISE_SYNONYMS } from "./kinds/exercise-words.data.ts";
import {
  MONTH_NAMES,
  NAMED_PERIODS,
  SEASONS,
  UNIT_DAYS,
  WEEKDAY_NAMES,
} from "./periods/period-words.data.ts";
import { PLAIN_PHRASES, PLAIN_WORDS } from "./plain-words.data.ts";
import { RECORD_CUES } from "./record-cues.data.ts";
import { CHOICE_CUES } from "./rules/choice-cues.data.ts";
import { BEST_CUES, GOAL_CUES, MEASURE_CUES } from "./rules/measure-cues.data.ts";

/** Shorter words have too many neighbours; of two letters only "how" without one is mended. */
const SHORTEST = 4;
const WORDS = /[a-z]{4,}/g;
/** Too short to be mended by their neighbours, or a word that is known, of which nobody has several in a question of records. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["lst", "last"],
  ["mny", "many"],
  ["yest", "yesterday"],
  ["wlk", "walk"],
  ["wlked", "walked"],
  ["swm", "swim"],
  ["minuets", "minutes"],
]);

const KILOMETERS = "kms";
/** Nothing but an amount is meant by "kms" behind one of these. */
const BEFORE_KILOMETERS = new Set(
  "many mny much more total fewer less extra few the my our in those weekly monthly average most".split(
    " ",
  ),
);

/** The kinds of exercise that are mistyped most (design value). */
const SPORTS =
  "walk walked walking running jogging swimming cycling cycled biking hiking hiked rowing football basketball badminton tennis volleyball yoga pilates";

/** What a mistyped word may have been meant for. */
const RECORD_PHRASES: readonly string[] = [
  ...Object.values(RECORD_CUES).flat(),
  ...[MEASURE_CUES, BEST_CUES, GOAL_CUES, CHOICE_CUES].flatMap((cues) =>
    Object.values(cues).flat(),
  ),
  ...Object.values(NAMED_PERIODS).flat(),
  ...UNIT_DAYS.keys(),
  ...MONTH_NAMES.flat(),
  ...WEEKDAY_NAMES.flat(),
  ...ANY_EXERCISE,
  SPORTS,
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
export function mendRecordWords(read: ReadText): ReadText {
  const text = withKilometers(read);
  if (!text.words.some((word) => SHORT_FORMS.has(word.text) || isMistyped(word))) return text;
  return { ...text, words: text.words.map(mended) };
}

/** "How many kms" is read as kilometers, and as none of the words that its letters stand for elsewhere. */
function withKilometers(text: ReadText): ReadText {
  const { words, source } = text;
  const isWritten = ({ start, end }: Token) => source.slice(start, end).toLowerCase() === "kms";
  if (!words.some((word, at) => word.start === words[at + 1]?.start && isWritten(word)))
    return text;
  const mended: Token[] = [];
  for (const word of words) {
    const isSecond = word.start === mended.at(-1)?.start;
    if (!isSecond) mended.push(isKilometers(word) ? kilometersOf(word) : word);
    else if (!isWritten(word) || mended.at(-1)?.text !== KILOMETERS) mended.push(word);
  }
  return { ...text, words: mended };

  function isKilometers(word: Token): boolean {
    return isWritten(word) && BEFORE_KILOMETERS.has(mended.at(-1)?.text ?? "");
  }
}

function kilometersOf(token: Token): Token {
  return { ...token, text: KILOMETERS, singular: singularOf(KILOMETERS), stem: stemOf(KILOMETERS) };
}

function mended(token: Token): Token {
  const short = SHORT_FORMS.get(token.text);
  const right = short ?? (isMistyped(token) ? rightWord(token.text) : undefined);
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
