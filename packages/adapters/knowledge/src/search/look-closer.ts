import { END_OF_TITLE, type IndexedPassage, type TermNumbers } from "./indexed-passage.ts";
import type { KnownTerms, ReadQuery } from "./read-query.ts";
import { type Answered, saturated, TITLE_WEIGHT } from "./score.ts";

/** How much the pairs of words tell that stand side by side in the query and in the passage. */
export function neighboursIn(
  { terms, titleEnd, textEnd }: IndexedPassage,
  { pairs, places }: ReadQuery,
): number {
  const counts = new Map<string, [information: number, count: number]>();
  let isAskedBefore = false;
  for (let at = 0; at < textEnd; at += 1) {
    const second = terms[at] ?? 0;
    const isAsked = places[second] !== 0;
    const areBoth = isAsked && isAskedBefore;
    isAskedBefore = isAsked;
    if (!areBoth) continue;
    const first = terms[at - 1] ?? 0;
    const information = pairs.get(first)?.get(second);
    if (information === undefined || at === titleEnd) continue;
    const key = `${first} ${second}`;
    const known = counts.get(key)?.[1] ?? 0;
    counts.set(key, [information, known + (at < titleEnd ? TITLE_WEIGHT : 1)]);
  }
  let sum = 0;
  for (const [information, count] of counts.values()) sum += information * saturated(count);
  return sum;
}

/** What is known of how a passage answers a query. */
export function answeredBy(
  passage: IndexedPassage,
  query: ReadQuery,
  known: Pick<KnownTerms, "informationOf">,
): Answered {
  return { ...unitsIn(passage, query), ...titleCoverage(passage, query, known) };
}

/** How much of what the title tells is asked for, 0-1; of several titles, that of which most is asked for. */
function titleCoverage(
  passage: IndexedPassage,
  query: ReadQuery,
  known: Pick<KnownTerms, "informationOf">,
): Pick<Answered, "title" | "alike"> {
  const { terms, titleEnd, titleConceptsEnd } = passage;
  let best = coverageOf(terms, 0, titleEnd, query, known);
  // No closure adds to it: V8 would give up what it has compiled each time that a captured number is no whole one any more.
  let alike = best.likeness ** 3;
  for (let start = titleConceptsEnd; start < terms.length; ) {
    const end = endOfTitle(terms, start);
    const title = coverageOf(terms, start, end, query, known);
    alike += title.likeness ** 3;
    if (title.coverage * title.information > best.coverage * best.information) best = title;
    start = end + 1;
  }
  const hasOthers = terms.length > titleConceptsEnd;
  return { title: best.coverage, alike: hasOthers ? alike : undefined };
}

function endOfTitle(terms: TermNumbers, start: number): number {
  let end = start;
  while (terms[end] !== END_OF_TITLE) end += 1;
  return end;
}

/** What of a title is asked for: the share of what it tells, how much that is, and how alike title and question are, 0-1. */
type TitleCoverage = {
  readonly coverage: number;
  readonly information: number;
  readonly likeness: number;
};

const NOT_ASKED: TitleCoverage = { coverage: 0, information: 0, likeness: 0 };

function coverageOf(
  terms: TermNumbers,
  start: number,
  end: number,
  { places, information: wanted }: ReadQuery,
  { informationOf }: Pick<KnownTerms, "informationOf">,
): TitleCoverage {
  let first = start;
  while (first < end && places[terms[first] ?? 0] === 0) first += 1;
  // Of most titles nothing is asked for.
  if (first === end) return NOT_ASKED;
  let found = 0;
  let told = 0;
  for (let at = start; at < end; at += 1) {
    const term = terms[at] ?? 0;
    if (isBefore(terms, start, at, term)) continue;
    const information = informationOf(term);
    told += information;
    if (places[term] !== 0) found += information;
  }
  if (told === 0) return NOT_ASKED;
  const coverage = found / told;
  const likeness = wanted === 0 ? 0 : Math.sqrt(coverage * Math.min(1, found / wanted));
  return { coverage, information: found, likeness };
}

/** Whether a term stands in a title before a place already; titles are short. */
function isBefore(title: TermNumbers, start: number, end: number, term: number): boolean {
  for (let at = start; at < end; at += 1) if (title[at] === term) return true;
  return false;
}

/** What of the query the passage speaks of. */
function unitsIn(
  { terms }: IndexedPassage,
  { weights, units, places }: ReadQuery,
): Pick<Answered, "share" | "units"> {
  const found = new Uint8Array(weights.size + 1);
  // What is not asked for has the place 0, the ends of titles too.
  for (let at = 0; at < terms.length; at += 1) found[places[terms[at] ?? 0] ?? 0] = 1;
  const has = (term: number): boolean => {
    const place = places[term] ?? 0;
    return place > 0 && found[place] === 1;
  };
  let all = 0;
  let answered = 0;
  let count = 0;
  for (const unit of units) {
    all += unit.information;
    if (!isIn(unit, has)) continue;
    answered += unit.information;
    count += 1;
  }
  return { share: all === 0 ? 0 : answered / all, units: count };
}

/** Whether a place has all words of a unit, or another name of its concept. */
function isIn(
  { words, concept }: ReadQuery["units"][number],
  has: (term: number) => boolean,
): boolean {
  if (concept !== undefined && has(concept)) return true;
  return words.length > 0 && words.every((word) => word !== undefined && has(word));
}
