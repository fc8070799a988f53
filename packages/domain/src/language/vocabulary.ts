import { stemOf } from "./stem.ts";
import { VOCABULARY } from "./vocabulary.data.ts";

let words: ReadonlySet<string> | undefined;
/** Of the words with each first letter; only those that are asked for are made. */
const stemsByLetter = new Map<string, ReadonlySet<string>>();

/** Whether a word itself is one that the service reads or often meets. */
export function isListedWord(word: string): boolean {
  words ??= new Set(VOCABULARY.flatMap((line) => line.split(" ")));
  return words.has(word);
}

/** Whether a word needs no mending: it, or another form of it, is one that the service reads or often meets. */
export function isKnownWord(word: string): boolean {
  if (isListedWord(word)) return true;
  const letter = word.charAt(0);
  let stems = stemsByLetter.get(letter);
  if (stems === undefined) {
    stems = new Set([...(words ?? [])].filter((each) => each.startsWith(letter)).map(stemOf));
    stemsByLetter.set(letter, stems);
  }
  return stems.has(stemOf(word));
}
