import type { Token } from "../read-text.ts";
import { KIND, start, withText, withUnit } from "./feature-hash.ts";

/** Words that begin alike mostly mean something alike. */
const BEGINNING = 5;
const LONGEST_WORD = 24;
/** Words are counted as they stand and by their stems: by themselves, with their neighbours, and with the words next but one. */
const FORMS = [
  { of: wordOf, alone: KIND.word, neighbours: KIND.pair, apart: KIND.skip },
  { of: stemOf, alone: KIND.stem, neighbours: KIND.stemPair, apart: KIND.stemSkip },
] as const;
const CHINESE_RUN = 3;
const EDGE = "_".charCodeAt(0);
const HAN = /^\p{Script=Han}$/u;
/** Parts of words this long are compared, so that a slip of a finger leaves most of them. */
const PART = 4;

/** Adds the hashes of words and stems, of their beginnings and parts, and of pairs within a sentence. */
export function addEnglish(tokens: readonly Token[], add: (hash: number) => void): void {
  for (const form of FORMS) {
    const words = tokens.map(form.of);
    for (const [index, word] of words.entries()) {
      add(withText(start(form.alone), word));
      for (const [kind, distance] of [[form.neighbours, 1] as const, [form.apart, 2] as const]) {
        const other = words[index - distance];
        if (other === undefined || tokens[index - distance]?.sentence !== tokens[index]?.sentence)
          continue;
        add(withText(withUnit(withText(start(kind), other), EDGE), word));
      }
    }
  }
  for (const token of tokens) addParts(wordOf(token), add);
}

function addParts(word: string, add: (hash: number) => void): void {
  if (word.length > BEGINNING) add(withText(start(KIND.beginning), word.slice(0, BEGINNING)));
  const edged = `_${word}_`;
  for (let at = 0; at + PART <= edged.length; at += 1)
    add(withText(start(KIND.part), edged.slice(at, at + PART)));
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

function stemOf(token: Token): string {
  return token.value === undefined ? token.stem.slice(0, LONGEST_WORD) : wordOf(token);
}
