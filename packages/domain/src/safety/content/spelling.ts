import { COMMON_MISSPELLINGS, FORGIVEN_WORDS } from "./misspellings.data.ts";

const corrections = new Map<string, string>();
for (const [right, wrongs] of Object.entries(COMMON_MISSPELLINGS)) {
  for (const wrong of wrongs.split(" ")) corrections.set(wrong, right);
}

/** Every forgiven word under each form that leaves one of its letters out. */
const wordsByShortened = new Map<string, string[]>();
const forgivenWords = FORGIVEN_WORDS.split(" ");
for (const word of forgivenWords) {
  for (const short of [word, ...shortened(word)]) {
    const words = wordsByShortened.get(short);
    if (words === undefined) wordsByShortened.set(short, [word]);
    else if (!words.includes(word)) words.push(word);
  }
}
const MIN_FORGIVEN = 5;
const MAX_FORGIVEN = 18;

/** The right spelling of a word: of a listed mistake, or of one no phrase knows that is a letter away from a forgiven word. */
export function correctSpelling(word: string, isKnown: (word: string) => boolean): string {
  const listed = corrections.get(word);
  if (listed !== undefined) return listed;
  if (isKnown(word)) return word;
  if (word.length < MIN_FORGIVEN || word.length > MAX_FORGIVEN) return word;
  for (const short of [word, ...shortened(word)]) {
    for (const candidate of wordsByShortened.get(short) ?? []) {
      if (candidate[0] === word[0] && isOneMistakeAway(word, candidate)) return candidate;
    }
  }
  return word;
}

/** The word without each of its letters in turn. */
function shortened(word: string): string[] {
  const forms: string[] = [];
  for (let index = 0; index < word.length; index += 1)
    forms.push(word.slice(0, index) + word.slice(index + 1));
  return forms;
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneMistakeAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && from < right.length && left[from] === right[from]) from += 1;
  const isSame = (leftAt: number, rightAt: number): boolean =>
    left.slice(leftAt) === right.slice(rightAt);
  if (
    left[from] === right[from + 1] &&
    left[from + 1] === right[from] &&
    isSame(from + 2, from + 2)
  )
    return true;
  return isSame(from + 1, from + 1) || isSame(from, from + 1) || isSame(from + 1, from);
}
