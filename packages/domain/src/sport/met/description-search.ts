import type { ReadText, Token } from "../../language/read-text.ts";
import { NEUTRAL_PHRASES } from "./activity-words.data.ts";
import type { MetActivity } from "./met-activity.ts";
import { listMetActivities } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";
import { readLabel } from "./read-label.ts";

/** A row found by its words, with the share of the words asked for that it has. */
export interface DescriptionMatch {
  readonly row: MetActivity;
  readonly share: number;
}

interface WordIndex {
  readonly rows: readonly MetActivity[];
  /** How many different words each row has. */
  readonly sizes: readonly number[];
  /** The rows that have a word, by their places; from `HEAD` on where it stands before the first comma or bracket. */
  readonly rowsByWord: ReadonlyMap<string, readonly number[]>;
}

/** Added to the place of a row for words that say what kind of activity it is. */
const HEAD = 10_000;
/** Situations rather than exercise: words alone never lead here, because "meeting" or "church" is no activity log. */
const NOT_SEARCHED: readonly string[] = [
  "inactivity",
  "miscellaneous",
  "occupation",
  "religious_activities",
  "self_care",
  "sexual_activity",
  "volunteer_activities",
  "wheelchair_inactivity",
];
const TAYLOR_CODE = /\(?Taylor Codes?[^)]*\)?/;
const MIN_WORDS = 2;
const MIN_SHARE = 0.8;
const MIN_DESCRIPTION_SHARE = 0.3;

const indexes = new Map<MetEditionId, WordIndex>();
let neutralWords: ReadonlySet<string> | undefined;

/**
 * The row that has at least four fifths of the words asked for, two at the least, one of them before its first comma.
 * Of equally good rows the one that says "general" or "moderate" is taken; without such a row none is.
 */
export function searchDescriptions(
  text: ReadText,
  edition: MetEditionId,
  categoryId?: string,
): DescriptionMatch | undefined {
  const words = contentWords(text);
  if (words.length < MIN_WORDS) return undefined;
  const index = indexes.get(edition) ?? buildIndex(edition);
  indexes.set(edition, index);
  const shares = sharesOfRows(words, index, categoryId);
  const best = Math.max(...shares.values(), 0);
  if (best < MIN_SHARE || best * words.length < MIN_WORDS) return undefined;
  const row = pickTypical([...shares].filter(([, share]) => share === best).map(([each]) => each));
  return row === undefined ? undefined : { row, share: best };
}

/** The different words of a text that say something about an activity. */
function contentWords({ words }: ReadText): readonly string[] {
  neutralWords ??= new Set(NEUTRAL_PHRASES);
  const isContent = ({ kind, text }: Token): boolean =>
    kind !== "number" && text.length > 1 && neutralWords?.has(text) !== true;
  return [...new Set(words.filter(isContent).map(({ singular }) => singular))];
}

function sharesOfRows(
  words: readonly string[],
  { rows, sizes, rowsByWord }: WordIndex,
  categoryId: string | undefined,
): ReadonlyMap<MetActivity, number> {
  const found = new Map<number, { count: number; inHead: boolean }>();
  for (const word of words) {
    for (const entry of rowsByWord.get(word) ?? []) {
      const place = entry % HEAD;
      const row = found.get(place) ?? { count: 0, inHead: false };
      row.count += 1;
      row.inHead ||= entry >= HEAD;
      found.set(place, row);
    }
  }
  const shares = new Map<MetActivity, number>();
  for (const [place, { count, inHead }] of found) {
    const row = rows[place];
    if (row === undefined || !inHead || !isSearched(row, categoryId)) continue;
    if (count / (sizes[place] ?? 1) >= MIN_DESCRIPTION_SHARE) shares.set(row, count / words.length);
  }
  return shares;
}

function isSearched(row: MetActivity, categoryId: string | undefined): boolean {
  return categoryId === undefined
    ? !NOT_SEARCHED.includes(row.categoryId)
    : row.categoryId === categoryId;
}

function pickTypical(leading: readonly MetActivity[]): MetActivity | undefined {
  const [only] = leading;
  if (leading.length === 1) return only;
  const typical = leading.filter(({ name }) => name.includes("general"));
  const candidates =
    typical.length > 0 ? typical : leading.filter(({ name }) => name.includes("moderate"));
  return candidates.length === 1 ? candidates[0] : undefined;
}

function buildIndex(edition: MetEditionId): WordIndex {
  const rows = listMetActivities(edition);
  const rowsByWord = new Map<string, number[]>();
  const sizes = rows.map(({ name }, place) => {
    const head = new Set(wordsOf(name.split(/[,(]/)[0] ?? name));
    const words = wordsOf(name.replace(TAYLOR_CODE, ""));
    for (const word of words) {
      const entry = head.has(word) ? place + HEAD : place;
      const known = rowsByWord.get(word);
      if (known === undefined) rowsByWord.set(word, [entry]);
      else known.push(entry);
    }
    return words.length;
  });
  return { rows, sizes, rowsByWord };
}

function wordsOf(description: string): readonly string[] {
  const text = readLabel(description);
  return text === undefined ? [] : contentWords(text);
}
