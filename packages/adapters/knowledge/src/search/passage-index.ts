import type { ReadText } from "@health-exercise/domain/language";
import { AskedWords } from "./asked-words.ts";
import { bestOf } from "./best-of.ts";
import { END_OF_TITLE, type IndexedPassage, termNumbers } from "./indexed-passage.ts";
import { type IndexedText, type ReadIndexedText, readIndexedText } from "./indexed-text.ts";
import { answeredBy, neighboursIn } from "./look-closer.ts";
import { Postings } from "./postings.ts";
import { type ReadQuery, readQuery } from "./read-query.ts";
import {
  ASKED_FACTOR,
  ASKED_RELEVANCE,
  CANDIDATES,
  informationOf,
  NEIGHBOURS_WEIGHT,
  relevanceOf,
  saturated,
  TEXT_LENGTH_NORM,
  TITLE_COVERAGE_WEIGHT,
  TITLE_LENGTH_NORM,
  TITLE_WEIGHT,
  UNKNOWN_SHARE,
} from "./score.ts";

/** An index of fewer removed passages is not worth making anew. */
const LEAST_COMPACTED = 1_000;

/** Of each passage, by its number. */
type LengthNorms = { readonly title: Float64Array; readonly text: Float64Array };

/** A passage found. */
export type IndexHit = {
  readonly id: string;
  /** How likely it answers the query, 0-1. */
  readonly relevance: number;
  /** By which hits are ordered; comparable within one search alone. */
  readonly rank: number;
};

/**
 * A full-text index in memory: BM25 over title and text (as one field with weights, after Robertson, Zaragoza and
 * Taylor 2004), then the best candidates again by neighbouring words and by how much of the title is asked for.
 */
export class PassageIndex {
  readonly #numbers = new Map<string, number>();
  readonly #postings = new Postings();
  readonly #passages: (IndexedPassage | undefined)[] = [];
  readonly #numberById = new Map<string, number>();
  /** The passages that are asked for in just these words. */
  readonly #askedWords = new AskedWords();
  readonly #terms = {
    numbers: this.#numbers,
    informationOf: (term: number | undefined) => this.#information(term),
  };
  /** What each term tells that was asked for, as long as the index stays as it is. */
  #informations: number[] = [];
  /** How much less a word counts for the length of each title and text, as long as the index stays as it is. */
  #norms: LengthNorms | undefined;
  #titleTerms = 0;
  #textTerms = 0;

  constructor() {
    // The first number is `END_OF_TITLE`.
    this.#postings.addTerm();
  }

  get size(): number {
    return this.#numberById.size;
  }

  /** Adds a passage, in place of one of the same id. */
  add(id: string, text: IndexedText): void {
    this.addRead(id, readIndexedText(text));
  }

  /** The same with what was read of it before. */
  addRead(id: string, reading: ReadIndexedText): void {
    this.remove(id);
    const number = this.#place(this.#passageOf(id, reading));
    this.#askedWords.add(number, reading.questions);
  }

  remove(id: string): void {
    const number = this.#numberById.get(id);
    const passage = number === undefined ? undefined : this.#passages[number];
    if (number === undefined || passage === undefined) return;
    this.#forgetSums();
    this.#passages[number] = undefined;
    this.#numberById.delete(id);
    for (const term of countsIn(passage).keys()) this.#postings.forget(term);
    this.#titleTerms -= passage.titleEnd;
    this.#textTerms -= passage.textEnd - passage.titleEnd;
    if (this.#passages.length > 2 * this.size + LEAST_COMPACTED) this.#compact();
  }

  /** The passages that answer any part of the query, best first; only such as are wanted. */
  search(
    text: ReadText,
    limit: number,
    isWanted: (id: string) => boolean = () => true,
  ): IndexHit[] {
    const query = readQuery(text, this.#terms);
    const isCandidate = (number: number): boolean => {
      const passage = this.#passages[number];
      return passage !== undefined && isWanted(passage.id);
    };
    const asked = this.#askedWords.numbersFor(text);
    const scores = this.#scores(query);
    const candidates = new Map(bestOf(scores, CANDIDATES, isCandidate));
    // Who asks in just these words means it, however many others have the same few terms.
    for (const number of asked.keys())
      if (isCandidate(number)) candidates.set(number, scores[number] ?? 0);
    const hits: IndexHit[] = [];
    for (const [number, score] of candidates) {
      const passage = this.#passages[number];
      if (passage === undefined) continue;
      const near = score + NEIGHBOURS_WEIGHT * neighboursIn(passage, query);
      const answered = answeredBy(passage, query, this.#terms);
      const rank = near * (1 + TITLE_COVERAGE_WEIGHT * answered.title);
      const relevance = relevanceOf(answered);
      const askedAs = asked.get(number);
      hits.push(
        askedAs === undefined
          ? { id: passage.id, relevance, rank }
          : {
              id: passage.id,
              relevance: Math.max(relevance, ASKED_RELEVANCE[askedAs]),
              rank: ASKED_FACTOR[askedAs] * rank,
            },
      );
    }
    return hits.sort((left, right) => right.rank - left.rank).slice(0, limit);
  }

  #passageOf(id: string, reading: ReadIndexedText): IndexedPassage {
    const { titleTerms, textTerms, concepts, titleConcepts, asked } = reading;
    const titleEnd = titleTerms.length;
    const textEnd = titleEnd + textTerms.length;
    const conceptsEnd = textEnd + concepts.length;
    const titleConceptsEnd = conceptsEnd + titleConcepts.length;
    const numbers = [...titleTerms, ...textTerms, ...concepts, ...titleConcepts].map((term) =>
      this.#numberOf(term),
    );
    for (const title of asked) {
      for (const term of title) numbers.push(this.#numberOf(term));
      numbers.push(END_OF_TITLE);
    }
    const terms = termNumbers(numbers);
    return { id, terms, titleEnd, textEnd, conceptsEnd, titleConceptsEnd };
  }

  #place(passage: IndexedPassage): number {
    this.#forgetSums();
    const number = this.#passages.push(passage) - 1;
    this.#numberById.set(passage.id, number);
    for (const [term, [inTitle, inText]] of countsIn(passage))
      this.#postings.add(term, number, inTitle, inText);
    this.#titleTerms += passage.titleEnd;
    this.#textTerms += passage.textEnd - passage.titleEnd;
    return number;
  }

  /** Forgets what was removed, once that is most of the index. */
  #compact(): void {
    const before = [...this.#passages];
    this.#passages.length = 0;
    this.#postings.clear();
    this.#titleTerms = 0;
    this.#textTerms = 0;
    const numbers = before.map((passage) => passage && this.#place(passage));
    this.#askedWords.renumber((number) => numbers[number]);
  }

  #scores({ weights }: ReadQuery): Float64Array {
    const scores = new Float64Array(this.#passages.length);
    this.#norms ??= this.#newNorms();
    const { title, text } = this.#norms;
    for (const [term, weight] of weights) {
      const information = weight * informationOf(this.#postings.passagesWith(term), this.size);
      this.#postings.forEach(term, (number, inTitle, inText) => {
        const count =
          (TITLE_WEIGHT * inTitle) / (title[number] ?? 0) + inText / (text[number] ?? 0);
        scores[number] = (scores[number] ?? 0) + information * saturated(count);
      });
    }
    return scores;
  }

  #newNorms(): LengthNorms {
    const meanTitle = Math.max(1, this.#titleTerms / Math.max(1, this.size));
    const meanText = Math.max(1, this.#textTerms / Math.max(1, this.size));
    // What stands in a passage that was removed counts for nothing.
    const title = new Float64Array(this.#passages.length).fill(Number.POSITIVE_INFINITY);
    const text = title.slice();
    for (const [number, passage] of this.#passages.entries()) {
      if (passage === undefined) continue;
      const { titleEnd, textEnd } = passage;
      title[number] = 1 - TITLE_LENGTH_NORM + (TITLE_LENGTH_NORM * titleEnd) / meanTitle;
      text[number] = 1 - TEXT_LENGTH_NORM + (TEXT_LENGTH_NORM * (textEnd - titleEnd)) / meanText;
    }
    return { title, text };
  }

  #forgetSums(): void {
    this.#informations = [];
    this.#norms = undefined;
  }

  #information(term: number | undefined): number {
    if (term === undefined) return this.#newInformation(term);
    this.#informations[term] ??= this.#newInformation(term);
    return this.#informations[term];
  }

  #newInformation(term: number | undefined): number {
    const passages = term === undefined ? 0 : this.#postings.passagesWith(term);
    return passages === 0
      ? UNKNOWN_SHARE * informationOf(0, this.size)
      : informationOf(passages, this.size);
  }

  #numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#postings.addTerm();
      this.#numbers.set(term, number);
    }
    return number;
  }
}

/** How often each term stands in the title and in the text. */
function countsIn(passage: IndexedPassage): Map<number, [inTitle: number, inText: number]> {
  const counts = new Map<number, [inTitle: number, inText: number]>();
  const count = (term: number, field: 0 | 1): void => {
    const known = counts.get(term) ?? [0, 0];
    known[field] += 1;
    counts.set(term, known);
  };
  const { terms, titleEnd, conceptsEnd, titleConceptsEnd } = passage;
  for (let at = 0; at < titleConceptsEnd; at += 1) {
    const isOfTitle = at < titleEnd || at >= conceptsEnd;
    count(terms[at] ?? 0, isOfTitle ? 0 : 1);
  }
  for (const term of new Set(terms.subarray(titleConceptsEnd)))
    if (term !== END_OF_TITLE) count(term, 0);
  return counts;
}
