import type { ReadText } from "@health-exercise/domain/language";
import { analyseText, type Unit, wordsOf } from "./analyse-text.ts";
import { GROUPS } from "./audience.ts";
import { differsByOneLetter } from "./differs-by-one-letter.ts";
import {
  CONCEPT_WEIGHT,
  GROUP_SHARE,
  MAX_QUERY_UNITS,
  NAMED_WORD_WEIGHT,
  NUMBER_SHARE,
} from "./score.ts";

/** Words long enough to be recognised when a letter is wrong. */
const CORRECTED = /^[a-z]{7,30}$/;

const NUMBER = /^(?:\p{Nd}{1,4}(?:[.:,]\p{Nd}{1,2})?|[一二两三四五六七八九十百]{1,3})$/u;

/** What an index knows of terms. */
export type KnownTerms = {
  /** The numbers of all terms that it has. */
  readonly numbers: ReadonlyMap<string, number>;
  /** How much a term tells; undefined stands for one that no passage has. */
  readonly informationOf: (term: number | undefined) => number;
};

/** A unit of a query; a number is undefined where no passage has the term. */
type NumberedUnit = {
  readonly words: readonly (number | undefined)[];
  readonly concept: number | undefined;
  readonly information: number;
};

/** A query in the terms of an index. */
export type ReadQuery = {
  /** How much each term counts. */
  readonly weights: ReadonlyMap<number, number>;
  /** Words that stand side by side, with how much each pair tells. */
  readonly pairs: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly units: readonly NumberedUnit[];
  /** For each term of the index the place of it among the terms of the query, counted from 1; 0 for all others. */
  readonly places: Uint16Array;
  /** How much all its terms tell, each once. */
  readonly information: number;
};

/** Reads a query in the terms that an index knows. */
export function readQuery(query: ReadText, known: KnownTerms): ReadQuery {
  const units = analyseText(query)
    .slice(0, MAX_QUERY_UNITS)
    .map((unit) => corrected(unit, known));
  const weights = weightsOf(units, known);
  return {
    weights,
    pairs: pairsOf(units, known),
    units: units.map((unit) => numbered(unit, known)),
    information: informationIn(units, known),
    places: placesOf(weights, known),
  };
}

function placesOf(weights: ReadonlyMap<number, number>, { numbers }: KnownTerms): Uint16Array {
  // No term has the number 0.
  const places = new Uint16Array(numbers.size + 1);
  let last = 0;
  for (const term of weights.keys()) places[term] = ++last;
  return places;
}

/** A misspelt word is read as a known one that differs by one letter. */
function corrected(unit: Unit, { numbers }: KnownTerms): Unit {
  const [word = ""] = unit.words;
  if (unit.concept !== undefined || numbers.has(word) || !CORRECTED.test(word)) return unit;
  for (const known of numbers.keys())
    if (differsByOneLetter(word, known)) return { words: [known] };
  return unit;
}

function weightsOf(units: readonly Unit[], { numbers }: KnownTerms): Map<number, number> {
  const weights = new Map<number, number>();
  const add = (term: string, weight: number): void => {
    const number = numbers.get(term);
    if (number !== undefined) weights.set(number, (weights.get(number) ?? 0) + weight);
  };
  for (const { words, concept } of units) {
    const share = shareOf(concept);
    if (concept !== undefined) add(concept, share * CONCEPT_WEIGHT);
    for (const word of words)
      add(word, concept === undefined ? shareOfWord(word) : share * NAMED_WORD_WEIGHT);
  }
  return weights;
}

/** How much the terms tell, each once; a number that no passage has, as one's own age, tells nothing. */
function informationIn(units: readonly Unit[], { numbers, informationOf }: KnownTerms): number {
  const terms = new Set(
    units.flatMap(({ words, concept }) => [...words, ...(concept === undefined ? [] : [concept])]),
  );
  let sum = 0;
  for (const term of terms) {
    const number = numbers.get(term);
    if (number !== undefined || !NUMBER.test(term))
      sum += shareOfWord(term) * informationOf(number);
  }
  return sum;
}

function pairsOf(
  units: readonly Unit[],
  { numbers, informationOf }: KnownTerms,
): Map<number, Map<number, number>> {
  const pairs = new Map<number, Map<number, number>>();
  const words = wordsOf(units).map((word) => numbers.get(word));
  for (const [index, right] of words.entries()) {
    const left = words[index - 1];
    if (left === undefined || right === undefined) continue;
    const following = pairs.get(left) ?? new Map<number, number>();
    pairs.set(left, following);
    following.set(right, informationOf(left) + informationOf(right));
  }
  return pairs;
}

function numbered({ words, concept }: Unit, { numbers, informationOf }: KnownTerms): NumberedUnit {
  const terms = words.map((word) => numbers.get(word));
  const named = concept === undefined ? undefined : numbers.get(concept);
  // A number that no passage has, as one's own age or pulse, is not what a question is about.
  const telling = terms.filter((term, at) => term !== undefined || !NUMBER.test(words[at] ?? ""));
  const information =
    named === undefined ? Math.max(0, ...telling.map(informationOf)) : informationOf(named);
  const share = concept === undefined ? Math.max(0, ...words.map(shareOfWord)) : shareOf(concept);
  return { words: terms, concept: named, information: share * information };
}

/** A number is mostly that of the one who asks: their age, their weight, their time. */
function shareOfWord(word: string): number {
  return NUMBER.test(word) ? NUMBER_SHARE : 1;
}

/** For whom something is asked says less of the matter than what is asked, and is weighed beside (`audience.ts`). */
function shareOf(concept: string | undefined): number {
  return concept !== undefined && GROUPS.has(concept) ? GROUP_SHARE : 1;
}
