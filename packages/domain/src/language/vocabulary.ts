import { stemOf } from "./stem.ts";
import { VOCABULARY } from "./vocabulary.data.ts";

let words: ReadonlySet<string> | undefined;
let wordsByLetter: ReadonlyMap<string, readonly string[]> | undefined;
/** Of the words with each first letter; only those that are asked for are made. */
const stemsByLetter = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

function listedWords(): ReadonlySet<string> {
  words ??= new Set(VOCABULARY.flatMap((line) => line.split(" ")));
  return words;
}

/** Whether a word itself is one that the service reads or often meets. */
export function isListedWord(word: string): boolean {
  return listedWords().has(word);
}

/** Whether a word needs no mending: it, or another form of it, is one that the service reads or often meets. */
export function isKnownWord(word: string): boolean {
  return isListedWord(word) || stemsWith(word.charAt(0)).has(stemOf(word));
}

/** Nothing is kept of a letter that no word begins with: there are as many as Unicode has characters. */
function stemsWith(letter: string): ReadonlySet<string> {
  const known = stemsByLetter.get(letter);
  if (known !== undefined) return known;
  wordsByLetter ??= Map.groupBy(listedWords(), (word) => word.charAt(0));
  const listed = wordsByLetter.get(letter);
  if (listed === undefined) return NONE;
  const stems = new Set(listed.map(stemOf));
  stemsByLetter.set(letter, stems);
  return stems;
}
