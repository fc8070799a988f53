import { type ActivityText, readActivityText } from "./activity-text.ts";
import { NEUTRAL_PHRASES } from "./activity-words.data.ts";
import type { MetActivity } from "./met-activity.ts";
import { listMetActivities } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";

interface SearchedRow {
  readonly row: MetActivity;
  readonly tokens: ReadonlySet<string>;
  /** Tokens before the first comma, which say what kind of activity it is. */
  readonly head: ReadonlySet<string>;
}

interface DescriptionIndex {
  readonly byDescription: ReadonlyMap<string, MetActivity>;
  readonly byToken: ReadonlyMap<string, readonly SearchedRow[]>;
}

/** A row found by its words, with the share of the words asked for that it has. */
export interface DescriptionMatch {
  readonly row: MetActivity;
  readonly share: number;
}

/** Situations rather than exercise: words alone never lead here, because "meeting" or "church" is no activity log. */
const NOT_SEARCHED = new Set([
  "inactivity",
  "miscellaneous",
  "occupation",
  "religious_activities",
  "self_care",
  "sexual_activity",
  "volunteer_activities",
  "wheelchair_inactivity",
]);
const TAYLOR_CODE = /\(?Taylor Codes?[^)]*\)?/;
const MIN_WORDS = 2;
const MIN_SHARE = 0.8;
const MIN_DESCRIPTION_SHARE = 0.3;

const indexes = new Map<MetEditionId, DescriptionIndex>();
const neutralWords = new Set(NEUTRAL_PHRASES.join("|").split("|"));

/** The row whose published description this is, whatever its case and punctuation. */
export function findByDescription(
  text: ActivityText,
  edition: MetEditionId,
): MetActivity | undefined {
  if (text.words.length === 0) return undefined;
  const { byDescription } = indexOf(edition);
  return byDescription.get(text.plain.trim()) ?? byDescription.get(text.words.join(" "));
}

/**
 * The row that has at least four fifths of the words asked for, two at the least, one of them before its first comma.
 * Of equally good rows the one that says "general" or "moderate" is taken; without such a row none is.
 */
export function searchDescriptions(
  text: ActivityText,
  edition: MetEditionId,
  categoryId?: string,
): DescriptionMatch | undefined {
  const words = [...new Set(contentTokens(text))];
  if (words.length < MIN_WORDS) return undefined;
  const scores = scoreRows(words, indexOf(edition), categoryId);
  const best = Math.max(...scores.values(), 0);
  if (best < MIN_SHARE || best * words.length < MIN_WORDS) return undefined;
  const leading = [...scores].filter(([, score]) => score === best).map(([searched]) => searched);
  const row = pickTypical(leading);
  return row === undefined ? undefined : { row, share: best };
}

function scoreRows(
  words: readonly string[],
  index: DescriptionIndex,
  categoryId?: string,
): Map<SearchedRow, number> {
  const found = new Map<SearchedRow, string[]>();
  for (const word of words) {
    for (const searched of index.byToken.get(word) ?? []) {
      const category = searched.row.categoryId;
      if (categoryId === undefined ? NOT_SEARCHED.has(category) : category !== categoryId) continue;
      found.set(searched, [...(found.get(searched) ?? []), word]);
    }
  }
  const scores = new Map<SearchedRow, number>();
  for (const [searched, matched] of found) {
    if (!matched.some((word) => searched.head.has(word))) continue;
    if (matched.length / searched.tokens.size < MIN_DESCRIPTION_SHARE) continue;
    scores.set(searched, matched.length / words.length);
  }
  return scores;
}

function pickTypical(leading: readonly SearchedRow[]): MetActivity | undefined {
  const [only] = leading;
  if (leading.length === 1) return only?.row;
  const typical = leading.filter(({ row }) => row.name.includes("general"));
  const candidates =
    typical.length > 0 ? typical : leading.filter(({ row }) => row.name.includes("moderate"));
  return candidates.length === 1 ? candidates[0]?.row : undefined;
}

function indexOf(edition: MetEditionId): DescriptionIndex {
  const known = indexes.get(edition);
  if (known !== undefined) return known;
  const index = buildIndex(edition);
  indexes.set(edition, index);
  return index;
}

function buildIndex(edition: MetEditionId): DescriptionIndex {
  const byDescription = new Map<string, MetActivity>();
  const byToken = new Map<string, SearchedRow[]>();
  for (const row of listMetActivities(edition)) {
    const description = readActivityText(row.name);
    // Two rows can differ by a comma alone, so the text as it stands is kept beside its words.
    for (const key of [description.plain.trim(), description.words.join(" ")]) {
      if (!byDescription.has(key)) byDescription.set(key, row);
    }
    const name = row.name.replace(TAYLOR_CODE, "");
    const searched: SearchedRow = {
      row,
      tokens: new Set(contentTokens(readActivityText(name))),
      head: new Set(contentTokens(readActivityText(name.split(/[,(]/)[0] ?? name))),
    };
    for (const token of searched.tokens) {
      byToken.set(token, [...(byToken.get(token) ?? []), searched]);
    }
  }
  return { byDescription, byToken };
}

function contentTokens({ tokens }: ActivityText): string[] {
  return tokens.filter((token) => token !== "#" && token.length > 1 && !neutralWords.has(token));
}
