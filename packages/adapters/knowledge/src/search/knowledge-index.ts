import type { KnowledgeEntry, SafetyLanguage } from "@health-exercise/domain";
import MiniSearch from "minisearch";
import { analyseText, CONCEPT_TERMS } from "./analyse-text.ts";
import {
  FIELD_WEIGHTS,
  type IndexedField,
  informationOf,
  LEAST_INFORMATION,
  UNKNOWN_INFORMATION,
} from "./score.ts";

const FIELDS = Object.keys(FIELD_WEIGHTS) as IndexedField[];
const BOOSTS = { title: 4, summary: 2, topics: 2, text: 1 } as const;
/** Words at least this long are read as a known word that differs by one letter. */
const CORRECTED_LENGTH = 7;
/** A query's first terms say what it is about; a longer one would only take longer. */
const MAX_QUERY_TERMS = 64;

/** An entry with the share of the query that it answers. */
export type ScoredEntry = {
  readonly entry: KnowledgeEntry;
  readonly score: number;
  /** The score of BM25+, which decides between equal shares; comparable within one search alone. */
  readonly rank: number;
};

/** Full-text search (BM25+) over entries of one language, with scores of 0-1. */
export class KnowledgeIndex {
  readonly #entries: ReadonlyMap<string, KnowledgeEntry>;
  readonly #search: MiniSearch<AnalysedEntry>;
  readonly #documents = new Map<string, number>();

  constructor(entries: readonly KnowledgeEntry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#search = new MiniSearch<AnalysedEntry>({
      fields: FIELDS,
      tokenize: (terms) => terms.split(" "),
      processTerm: (term) => term,
    });
    const analysed = entries.map(analyseEntry);
    this.#search.addAll(analysed);
    for (const entry of analysed) this.#count(entry);
  }

  /** The entries that answer any part of the query, best first. */
  search(query: string): readonly ScoredEntry[] {
    const terms = this.#queryTerms(query);
    if (terms.length === 0) return [];
    const asked = sum(terms.map((term) => this.#information(term)));
    const results = this.#search.search(terms.join(" "), { boost: BOOSTS });
    const ranked = results.flatMap((result) => {
      const entry = this.#entries.get(result.id);
      const answered = sum(terms.map((term) => this.#answered(term, result.match[term])));
      if (entry === undefined || answered < LEAST_INFORMATION) return [];
      return [{ entry, score: answered / asked, rank: result.score }];
    });
    return ranked.sort((left, right) => right.score - left.score || right.rank - left.rank);
  }

  #queryTerms(query: string): string[] {
    const terms = new Set(analyseText(query));
    return [...terms].slice(0, MAX_QUERY_TERMS).map((term) => this.#corrected(term));
  }

  #corrected(term: string): string {
    if (this.#documents.has(term) || term.length < CORRECTED_LENGTH || !/^[a-z]+$/.test(term)) {
      return term;
    }
    for (const [word, concept] of CONCEPT_TERMS) if (differsByOneLetter(term, word)) return concept;
    for (const known of this.#documents.keys()) if (differsByOneLetter(term, known)) return known;
    return term;
  }

  #information(term: string): number {
    const documents = this.#documents.get(term);
    return documents === undefined
      ? UNKNOWN_INFORMATION
      : informationOf(documents, this.#entries.size);
  }

  #answered(term: string, fields: readonly string[] = []): number {
    const weights = fields.map((field) => FIELD_WEIGHTS[field as IndexedField]);
    return this.#information(term) * Math.max(0, ...weights);
  }

  #count(entry: AnalysedEntry): void {
    const terms = new Set(FIELDS.flatMap((field) => entry[field].split(" ")));
    for (const term of terms) this.#documents.set(term, (this.#documents.get(term) ?? 0) + 1);
  }
}

/** An entry as it is indexed: the terms of each field, separated by spaces. */
type AnalysedEntry = { readonly id: string } & Readonly<Record<IndexedField, string>>;

function analyseEntry(entry: KnowledgeEntry): AnalysedEntry {
  const terms = (text: string) => analyseText(text).join(" ");
  return {
    id: entry.id,
    title: terms(entry.title),
    summary: terms(entry.summary),
    topics: terms(entry.topics.join(" ").replaceAll("_", " ")),
    text: terms(entry.text),
  };
}

/** One index for each language that entries are in. */
export function indexByLanguage(
  entries: readonly KnowledgeEntry[],
): ReadonlyMap<SafetyLanguage, KnowledgeIndex> {
  const groups = Map.groupBy(entries, (entry) => entry.language);
  return new Map([...groups].map(([language, group]) => [language, new KnowledgeIndex(group)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
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
