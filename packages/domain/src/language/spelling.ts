import { FORGIVEN_WORDS } from "./forgiven-words.data.ts";
import { COMMON_MISSPELLINGS } from "./misspellings.data.ts";

type Spellings = {
  readonly corrections: ReadonlyMap<string, string>;
  /** Every forgiven word under each form that leaves one of its letters out, by its place in the list: the first is said most. */
  readonly forgivenByShortened: ReadonlyMap<string, readonly number[]>;
  readonly forgiven: readonly string[];
};

const MIN_FORGIVEN = 5;
const MAX_FORGIVEN = 18;

let spellings: Spellings | undefined;

/** The right spelling of a word: of a listed mistake, or of one no text knows that is a letter away from a forgiven word. */
export function correctSpelling(word: string, isKnown: (word: string) => boolean): string {
  spellings ??= readSpellings();
  const listed = spellings.corrections.get(word);
  if (listed !== undefined) return listed;
  if (word.length < MIN_FORGIVEN || word.length > MAX_FORGIVEN || isKnown(word)) return word;
  return forgivenFor(word, spellings) ?? word;
}

/** The forgiven word that is said most of those one mistake away. */
function forgivenFor(
  word: string,
  { forgivenByShortened, forgiven }: Spellings,
): string | undefined {
  let first = forgiven.length;
  for (const short of [word, ...shortened(word)]) {
    for (const place of forgivenByShortened.get(short) ?? []) {
      const candidate = forgiven[place] as string;
      if (place < first && candidate[0] === word[0] && isOneMistakeAway(word, candidate))
        first = place;
    }
  }
  return forgiven[first];
}

function readSpellings(): Spellings {
  const corrections = new Map<string, string>();
  for (const [right, wrongs] of Object.entries(COMMON_MISSPELLINGS)) {
    for (const wrong of wrongs) corrections.set(wrong, right);
  }
  const forgiven = FORGIVEN_WORDS.flatMap((line) => line.split(" "));
  const forgivenByShortened = new Map<string, number[]>();
  for (const [place, word] of forgiven.entries()) {
    for (const short of new Set([word, ...shortened(word)])) {
      const places = forgivenByShortened.get(short);
      if (places === undefined) forgivenByShortened.set(short, [place]);
      else places.push(place);
    }
  }
  return { corrections, forgivenByShortened, forgiven };
}

/** The word without each of its letters in turn. */
function shortened(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** One letter more, less, other, or two neighbours swapped. */
export function isOneMistakeAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let from = 0;
  while (from < left.length && from < right.length && left[from] === right[from]) from += 1;
  const isSame = (leftAt: number, rightAt: number): boolean =>
    left.slice(leftAt) === right.slice(rightAt);
  const isSwapped = left[from] === right[from + 1] && left[from + 1] === right[from];
  if (isSwapped && isSame(from + 2, from + 2)) return true;
  return isSame(from + 1, from + 1) || isSame(from, from + 1) || isSame(from + 1, from);
}
