import { COMMON_PAIRS, COMMON_WORDS, STOP_CHARACTERS, STOP_WORDS } from "../stop-words.data.ts";
import { isHan, tokensOf } from "../tokens.ts";

/** What a word counts that nearly every text about exercise has (design value). */
const COMMON_WEIGHT = 0.2;

const stopWords = new Set(STOP_WORDS.split(" ").flatMap(tokensOf));
const stopCharacters = new Set(STOP_CHARACTERS);
const commonWords = new Set([
  ...COMMON_WORDS.split(" ").flatMap(tokensOf),
  ...COMMON_PAIRS.split("|"),
]);

/** The words of a text that tell what it is about: stems, and pairs of Chinese characters. Distinct. */
export function contentWordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = "";
  for (const token of tokensOf(text)) {
    if (!isHan(token)) {
      if (!stopWords.has(token)) words.add(token);
      before = "";
    } else if (stopCharacters.has(token)) {
      before = "";
    } else {
      if (before !== "") words.add(`${before}${token}`);
      before = token;
    }
  }
  return words;
}

/** How much words tell, together. */
export function weightOf(words: Iterable<string>): number {
  let weight = 0;
  for (const word of words) weight += commonWords.has(word) ? COMMON_WEIGHT : 1;
  return weight;
}

/** The share of `words` by weight that `others` has, 0-1. */
export function shareOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const all = weightOf(words);
  return all === 0 ? 0 : weightOf([...words].filter((word) => others.has(word))) / all;
}
