import type { Token } from "../../language/read-text.ts";
import { KIND, start, withText, withUnit } from "./feature-hash.ts";

/** Words that begin alike mostly mean something alike. */
const BEGINNING = 5;
const LONGEST_WORD = 24;
/** Pairs of neighbours, and of words with one between them. */
const PAIRS = [
  [KIND.pair, 1],
  [KIND.skip, 2],
] as const;
const CHINESE_RUN = 3;
const EDGE = "_".charCodeAt(0);
const HAN = /^\p{Script=Han}$/u;
/** Parts of words this long are compared, so that a slip of a finger leaves most of them. */
const PART = 4;

/** Adds the hashes of words, their beginnings and parts, and of pairs of words within a sentence. */
export function addEnglish(tokens: readonly Token[], add: (hash: number) => void): void {
  const words = tokens.map(wordOf);
  for (const [index, word] of words.entries()) {
    add(withText(start(KIND.word), word));
    if (word.length > BEGINNING) add(withText(start(KIND.beginning), word.slice(0, BEGINNING)));
    for (const [kind, distance] of PAIRS) {
      const other = words[index - distance];
      if (other === undefined || tokens[index - distance]?.sentence !== tokens[index]?.sentence)
        continue;
      add(withText(withUnit(withText(start(kind), other), EDGE), word));
    }
    const edged = `_${word}_`;
    for (let at = 0; at + PART <= edged.length; at += 1)
      add(withText(start(KIND.part), edged.slice(at, at + PART)));
  }
}

/** The runs of one to three characters within a clause; a word of another script counts as one. */
export function addChinese(tokens: readonly Token[], add: (hash: number) => void): void {
  const words = tokens.map((token) => {
    const word = wordOf(token);
    return HAN.test(word) ? word : `${word}_`;
  });
  for (const [index, first] of tokens.entries()) {
    let hash = start(KIND.character);
    for (let at = index; at < index + CHINESE_RUN; at += 1) {
      const word = words[at];
      if (word === undefined || tokens[at]?.clause !== first.clause) break;
      hash = withText(hash, word);
      add(hash);
    }
  }
}

/** The word; of a number only how large it is. */
function wordOf(token: Token): string {
  if (token.value === undefined) return token.text.slice(0, LONGEST_WORD);
  return `0${Math.min(9, Math.floor(Math.log2(Math.abs(token.value) + 1) / 2))}`;
}
