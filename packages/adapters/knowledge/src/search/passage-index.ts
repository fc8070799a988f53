import { analyseText, type Unit } from "./analyse-text.ts";
import { bestOf } from "./best-of.ts";
import { PostingList } from "./posting-list.ts";
import {
  CANDIDATES,
  CONCEPT_WEIGHT,
  informationOf,
  MAX_QUERY_UNITS,
  NAMED_WORD_WEIGHT,
  NEIGHBOURS_WEIGHT,
  relevanceOf,
  saturated,
  TEXT_LENGTH_NORM,
  TITLE_COVERAGE_WEIGHT,
  TITLE_LENGTH_NORM,
  TITLE_WEIGHT,
  UNKNOWN_INFORMATION,
} from "./score.ts";

/** An index of fewer removed passages is not worth making anew. */
const LEAST_COMPACTED = 1_000;
/** Words long enough to be recognised when a letter is wrong. */
const CORRECTED = /^[a-z]{7,30}$/;

/** What is indexed of a passage. */
export type IndexedText = {
  readonly title: string;
  readonly text: string;
  /** Other titles: how people ask for it. */
  readonly asked?: readonly string[];
};

/** A passage found. */
export type IndexHit = {
  readonly id: string;
  /** How likely it answers the query, 0-1. */
  readonly relevance: number;
  /** By which hits are ordered; comparable within one search alone. */
  readonly rank: number;
};

/** A unit of a query; a number is undefined where no passage has the term. */
type NumberedUnit = {
  readonly words: readonly (number | undefined)[];
  readonly concept: number | undefined;
  readonly information: number;
};

type Passage = {
  readonly id: string;
  /** Numbers of the terms of the title, in order, then of those of the text. */
  readonly terms: Uint32Array;
  readonly titleLength: number;
  readonly concepts: Uint32Array;
  readonly titleConcepts: Uint32Array;
  /** Numbers of the terms of each other title, concepts among them. */
  readonly asked: readonly Uint32Array[];
};

/**
 * A full-text index in memory: BM25 over title and text (as one field with weights, after Robertson, Zaragoza and
 * Taylor 2004), then the best candidates again by neighbouring words and by how much of the title is asked for.
 */
export class PassageIndex {
  readonly #numbers = new Map<string, number>();
  readonly #postings: PostingList[] = [];
  readonly #passages: (Passage | undefined)[] = [];
  readonly #numberById = new Map<string, number>();
  #live = 0;
  #titleTerms = 0;
  #textTerms = 0;

  get size(): number {
    return this.#live;
  }

  /** Adds a passage, in place of one of the same id. */
  add(id: string, { title, text, asked = [] }: IndexedText): void {
    this.remove(id);
    const titleUnits = analyseText(title);
    const textUnits = analyseText(text);
    const titleTerms = wordsOf(titleUnits);
    const textTerms = wordsOf(textUnits);
    const concepts = new Set(conceptsOf([...titleUnits, ...textUnits]));
    const number = this.#passages.length;
    const passage: Passage = {
      id,
      terms: Uint32Array.from([...titleTerms, ...textTerms], (term) => this.#numberOf(term)),
      titleLength: titleTerms.length,
      concepts: this.#numbersOfAll(concepts),
      titleConcepts: this.#numbersOfAll(new Set(conceptsOf(titleUnits))),
      asked: asked.map((phrase) => this.#numbersOf(analyseText(phrase))),
    };
    this.#passages.push(passage);
    this.#numberById.set(id, number);
    this.#count(passage, number);
    this.#live += 1;
    this.#titleTerms += titleTerms.length;
    this.#textTerms += textTerms.length;
  }

  #count(passage: Passage, number: number): void {
    const counts = new Map<number, [inTitle: number, inText: number]>();
    const count = (term: number, field: 0 | 1): void => {
      const known = counts.get(term) ?? [0, 0];
      known[field] += 1;
      counts.set(term, known);
    };
    for (const [at, term] of passage.terms.entries()) count(term, at < passage.titleLength ? 0 : 1);
    for (const concept of passage.concepts) count(concept, 1);
    for (const concept of passage.titleConcepts) count(concept, 0);
    for (const term of new Set(passage.asked.flatMap((phrase) => [...phrase]))) count(term, 0);
    for (const [term, [inTitle, inText]] of counts)
      this.#postings[term]?.add(number, inTitle, inText);
  }

  remove(id: string): void {
    const number = this.#numberById.get(id);
    const passage = number === undefined ? undefined : this.#passages[number];
    if (number === undefined || passage === undefined) return;
    this.#passages[number] = undefined;
    this.#numberById.delete(id);
    const asked = passage.asked.flatMap((phrase) => [...phrase]);
    for (const term of new Set([...passage.terms, ...passage.concepts, ...asked]))
      this.#postings[term]?.forget();
    this.#live -= 1;
    this.#titleTerms -= passage.titleLength;
    this.#textTerms -= passage.terms.length - passage.titleLength;
    if (this.#passages.length > 2 * this.#live + LEAST_COMPACTED) this.#compact();
  }

  /** Forgets what was removed, once that is most of the index. */
  #compact(): void {
    const live = this.#passages.filter((passage) => passage !== undefined);
    this.#passages.length = 0;
    for (const number of this.#postings.keys()) this.#postings[number] = new PostingList();
    for (const passage of live) {
      const number = this.#passages.push(passage) - 1;
      this.#numberById.set(passage.id, number);
      this.#count(passage, number);
    }
  }

  /** The passages that answer any part of the query, best first; only such as are wanted. */
  search(query: string, limit: number, isWanted: (id: string) => boolean = () => true): IndexHit[] {
    const units = analyseText(query)
      .slice(0, MAX_QUERY_UNITS)
      .map((unit) => this.#corrected(unit));
    const weights = this.#weightsOf(units);
    const scores = this.#scores(weights);
    const pairs = this.#neighboursOf(units);
    const numbered = this.#numbered(units);
    const hits: IndexHit[] = [];
    for (const [number, score] of bestOf(scores, CANDIDATES, this.#isWanted(isWanted))) {
      const passage = this.#passages[number];
      if (passage === undefined) continue;
      const near = score + NEIGHBOURS_WEIGHT * this.#neighbours(pairs, passage);
      const coverage = this.#titleCoverage(weights, passage);
      const answered = this.#answered(numbered, weights, passage);
      const relevance = relevanceOf({ ...answered, title: coverage });
      hits.push({ id: passage.id, relevance, rank: near * (1 + TITLE_COVERAGE_WEIGHT * coverage) });
    }
    return hits.sort((left, right) => right.rank - left.rank).slice(0, limit);
  }

  /** A misspelt word is read as a known one that differs by one letter. */
  #corrected(unit: Unit): Unit {
    const [word = ""] = unit.words;
    if (unit.concept !== undefined || this.#numbers.has(word) || !CORRECTED.test(word)) return unit;
    for (const known of this.#numbers.keys())
      if (differsByOneLetter(word, known)) return { words: [known] };
    return unit;
  }

  #isWanted(isWanted: (id: string) => boolean): (number: number) => boolean {
    return (number) => {
      const passage = this.#passages[number];
      return passage !== undefined && isWanted(passage.id);
    };
  }

  /** How much each term of the query counts. */
  #weightsOf(units: readonly Unit[]): Map<number, number> {
    const weights = new Map<number, number>();
    const add = (term: string, weight: number): void => {
      const number = this.#numbers.get(term);
      if (number !== undefined) weights.set(number, (weights.get(number) ?? 0) + weight);
    };
    for (const { words, concept } of units) {
      if (concept !== undefined) add(concept, CONCEPT_WEIGHT);
      for (const word of words) add(word, concept === undefined ? 1 : NAMED_WORD_WEIGHT);
    }
    return weights;
  }

  #scores(weights: ReadonlyMap<number, number>): Float64Array {
    const scores = new Float64Array(this.#passages.length);
    const meanTitle = Math.max(1, this.#titleTerms / Math.max(1, this.#live));
    const meanText = Math.max(1, this.#textTerms / Math.max(1, this.#live));
    for (const [term, weight] of weights) {
      const postings = this.#postings[term];
      if (postings === undefined) continue;
      const information = weight * informationOf(postings.passages, this.#live);
      postings.forEach((number, inTitle, inText) => {
        const passage = this.#passages[number];
        if (passage === undefined) return;
        const { titleLength, terms } = passage;
        const titleNorm = 1 - TITLE_LENGTH_NORM + (TITLE_LENGTH_NORM * titleLength) / meanTitle;
        const textLength = terms.length - titleLength;
        const textNorm = 1 - TEXT_LENGTH_NORM + (TEXT_LENGTH_NORM * textLength) / meanText;
        const count = (TITLE_WEIGHT * inTitle) / titleNorm + inText / textNorm;
        scores[number] = (scores[number] ?? 0) + information * saturated(count);
      });
    }
    return scores;
  }

  /** Words that stand side by side in the query, with how much each pair tells. */
  #neighboursOf(units: readonly Unit[]): Map<number, Map<number, number>> {
    const pairs = new Map<number, Map<number, number>>();
    const words = wordsOf(units);
    for (const [index, second] of words.entries()) {
      const first = words[index - 1];
      if (first === undefined) continue;
      const numbers = [this.#numbers.get(first), this.#numbers.get(second)];
      const [left, right] = numbers;
      if (left === undefined || right === undefined) continue;
      const following = pairs.get(left) ?? new Map<number, number>();
      pairs.set(left, following);
      following.set(right, this.#information(left) + this.#information(right));
    }
    return pairs;
  }

  #neighbours(
    pairs: ReadonlyMap<number, ReadonlyMap<number, number>>,
    { terms, titleLength }: Passage,
  ): number {
    const counts = new Map<string, [information: number, count: number]>();
    for (let at = 1; at < terms.length; at += 1) {
      const first = terms[at - 1] ?? 0;
      const second = terms[at] ?? 0;
      const information = pairs.get(first)?.get(second);
      if (information === undefined || at === titleLength) continue;
      const key = `${first} ${second}`;
      const known = counts.get(key)?.[1] ?? 0;
      counts.set(key, [information, known + (at < titleLength ? TITLE_WEIGHT : 1)]);
    }
    let sum = 0;
    for (const [information, count] of counts.values()) sum += information * saturated(count);
    return sum;
  }

  /** How much of what the title tells is asked for, 0-1; of several titles, that of which most is asked for. */
  #titleCoverage(weights: ReadonlyMap<number, number>, passage: Passage): number {
    const title = passage.terms.subarray(0, passage.titleLength);
    let best = { coverage: 0, information: 0 };
    for (const each of [title, ...passage.asked]) {
      const found = this.#coverage(weights, each);
      if (found.coverage * found.information > best.coverage * best.information) best = found;
    }
    return best.coverage;
  }

  /** How much of what the terms tell is asked for, 0-1 and in the unit of information. */
  #coverage(weights: ReadonlyMap<number, number>, terms: Uint32Array) {
    let asked = 0;
    let told = 0;
    for (const term of new Set(terms)) {
      const information = this.#information(term);
      told += information;
      if (weights.has(term)) asked += information;
    }
    return { coverage: told === 0 ? 0 : asked / told, information: asked };
  }

  /** What of the query the passage speaks of. */
  #answered(
    units: readonly NumberedUnit[],
    weights: ReadonlyMap<number, number>,
    { terms, concepts, asked: titles }: Passage,
  ): { readonly share: number; readonly units: number } {
    const found = new Set<number>();
    for (const part of [terms, concepts, ...titles])
      for (const term of part) if (weights.has(term)) found.add(term);
    let asked = 0;
    let answered = 0;
    let count = 0;
    for (const unit of units) {
      asked += unit.information;
      if (!isIn(unit, found)) continue;
      answered += unit.information;
      count += 1;
    }
    return { share: asked === 0 ? 0 : answered / asked, units: count };
  }

  /** The units with the numbers of their terms and how much each tells. */
  #numbered(units: readonly Unit[]): readonly NumberedUnit[] {
    return units.map(({ words, concept }) => {
      const numbers = words.map((word) => this.#numbers.get(word));
      const named = concept === undefined ? undefined : this.#numbers.get(concept);
      const information =
        named === undefined
          ? Math.max(0, ...numbers.map((term) => this.#information(term)))
          : this.#information(named);
      return { words: numbers, concept: named, information };
    });
  }

  #information(term: number | undefined): number {
    const passages = term === undefined ? 0 : (this.#postings[term]?.passages ?? 0);
    return passages === 0 ? UNKNOWN_INFORMATION : informationOf(passages, this.#live);
  }

  /** The numbers of the words and concepts of units, each once. */
  #numbersOf(units: readonly Unit[]): Uint32Array {
    return this.#numbersOfAll(new Set([...wordsOf(units), ...conceptsOf(units)]));
  }

  #numbersOfAll(terms: ReadonlySet<string>): Uint32Array {
    return Uint32Array.from(terms, (term) => this.#numberOf(term));
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#postings.length;
      this.#numbers.set(term, number);
      this.#postings.push(new PostingList());
    }
    return number;
  }
}

/** Whether a place has all words of a unit, or another name of its concept. */
function isIn({ words, concept }: NumberedUnit, place: ReadonlySet<number>): boolean {
  if (concept !== undefined && place.has(concept)) return true;
  return words.length > 0 && words.every((word) => word !== undefined && place.has(word));
}

/** Whether one letter was added, left out or mistaken after the first. */
function differsByOneLetter(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left[0] !== right[0]) return false;
  let start = 1;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  const most = Math.min(left.length, right.length) - start;
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return Math.max(left.length, right.length) - start - end <= 1;
}

function wordsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ words }) => words);
}

function conceptsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ concept }) => concept ?? []);
}
