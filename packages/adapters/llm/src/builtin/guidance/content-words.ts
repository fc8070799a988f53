import { type ReadText, read, toldOnce } from "@health-exercise/domain/language";
import { COMMON_PAIRS, COMMON_WORDS, STOP_CHARACTERS } from "../stop-words.data.ts";
import { isStopWord } from "../stop-words.ts";

/** What a word counts that nearly every text about exercise has (design value). */
const COMMON_WEIGHT = 0.2;
const HAN = /\p{Script=Han}/u;

let stopCharacters: ReadonlySet<string> | undefined;
let commonWords: ReadonlySet<string> | undefined;

/** The words of a text that tell what it is about: stems, and pairs of Chinese characters. Distinct. */
export const contentWordsOf = toldOnce(({ words }: ReadText): ReadonlySet<string> => {
  stopCharacters ??= new Set(STOP_CHARACTERS.join(""));
  const content = new Set<string>();
  let before = "";
  for (const { stem } of words) {
    if (!HAN.test(stem)) {
      if (!isStopWord(stem)) content.add(stem);
      before = "";
    } else if (stopCharacters.has(stem)) {
      before = "";
    } else {
      if (before !== "") content.add(`${before}${stem}`);
      before = stem;
    }
  }
  return content;
});

/** How much words tell, together. */
export function weightOf(words: Iterable<string>): number {
  commonWords ??= new Set([
    ...COMMON_WORDS.flatMap((line) => read(line).words.map(({ stem }) => stem)),
    ...COMMON_PAIRS,
  ]);
  let weight = 0;
  for (const word of words) weight += commonWords.has(word) ? COMMON_WEIGHT : 1;
  return weight;
}

/** The share of `words` by weight that `others` has, 0-1. */
export function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const all = weightOf(words);
  return all === 0 ? 0 : weightOf([...words].filter((word) => others.has(word))) / all;
}
