import type {
  KnowledgeEntry,
  KnowledgePassage,
  NewKnowledgeDocument,
  SafetyLanguage,
} from "@health-exercise/domain";
import { languageOfText } from "@health-exercise/domain";
import type {
  HashedText,
  KnowledgeIndex,
  KnowledgeIndexSize,
  RetrievalRequest,
  TextVector,
} from "@health-exercise/ports-llm";
import { hashOf } from "./hash-of.ts";
import { audienceFactor, groupsNamedIn, isFor } from "./search/audience.ts";
import { fuseRanks } from "./search/fuse-ranks.ts";
import { type IndexedText, PassageIndex } from "./search/passage-index.ts";
import { CANDIDATES, SCORE_THRESHOLD } from "./search/score.ts";
import { type DenseSearch, SimilarTexts } from "./search/similar-texts.ts";

/** What is found and shown as one. */
type Searched = Omit<KnowledgePassage, "score"> & {
  /** What it is about: of passages of one subject only the best is given, in the language asked for. */
  readonly subject: string;
  readonly textHash: string;
};

type Found = { readonly passage: Searched; readonly relevance: number; readonly rank: number };

/** Searches the guidance of this service and the operator's own documents, all held in memory. */
export class SearchedKnowledge implements KnowledgeIndex {
  readonly #passages = new Map<string, Searched>();
  readonly #bySubject = new Map<string, Set<string>>();
  readonly #byHash = new Map<string, Set<string>>();
  readonly #indexes = new Map<SafetyLanguage, PassageIndex>();
  readonly #similar: SimilarTexts;

  constructor(entries: readonly KnowledgeEntry[] = [], dense?: DenseSearch) {
    this.#similar = new SimilarTexts(dense);
    for (const { summary, asked, ...entry } of entries) {
      const text = `${summary}\n${labelsOf(entry)}\n${entry.text}`;
      this.#add(searched({ summary, ...entry }), { title: entry.title, asked, text });
    }
  }

  get size(): KnowledgeIndexSize {
    return { passages: this.#passages.size, vectors: this.#similar.size };
  }

  put(document: NewKnowledgeDocument): void {
    this.remove(document.id);
    if (document.isWithheld) return;
    const subject = ownSubject(document.id);
    for (const { position, headings, text } of document.passages) {
      const title = [document.title, ...headings].join(" – ");
      const passage = { ...document, id: `${subject}#${position}`, subject, title, text };
      this.#add(searched(passage), { title, text: `${text}\n${labelsOf(document)}` });
    }
  }

  remove(documentId: string): void {
    const subject = ownSubject(documentId);
    for (const id of this.#bySubject.get(subject) ?? []) {
      const passage = this.#passages.get(id);
      if (passage === undefined) continue;
      this.#passages.delete(id);
      this.#indexes.get(passage.language)?.remove(id);
      const sharing = this.#byHash.get(passage.textHash);
      sharing?.delete(id);
      if (sharing?.size === 0) {
        this.#byHash.delete(passage.textHash);
        this.#similar.remove(passage.textHash);
      }
    }
    this.#bySubject.delete(subject);
  }

  textsWithoutVector(limit: number): readonly HashedText[] {
    const texts: HashedText[] = [];
    for (const [textHash, ids] of this.#byHash) {
      if (texts.length >= limit) break;
      const [id = ""] = ids;
      const passage = this.#passages.get(id);
      if (passage === undefined || this.#similar.has(textHash)) continue;
      texts.push({ textHash, text: textOf(passage) });
    }
    return texts;
  }

  putVectors(vectors: readonly TextVector[]): void {
    for (const vector of vectors) if (this.#byHash.has(vector.textHash)) this.#similar.put(vector);
  }

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    const similar = await this.#similarTo(request.query);
    for (const language of new Set([languageOfText(request.query), ...this.#indexes.keys()])) {
      const found = this.#search(language, request, similar);
      if (found.length > 0)
        return found.map((one) => passageOf(this.#translated(one.passage, request.language), one));
    }
    return [];
  }

  /** How likely passages answer the query by their meaning, closest first. */
  async #similarTo(query: string): Promise<ReadonlyMap<string, number>> {
    const nearest = await this.#similar.nearestTo(query);
    return new Map(
      nearest.flatMap(([textHash, relevance]) =>
        [...(this.#byHash.get(textHash) ?? [])].map((id) => [id, relevance] as const),
      ),
    );
  }

  #search(
    language: SafetyLanguage,
    request: RetrievalRequest,
    similar: ReadonlyMap<string, number>,
  ): readonly Found[] {
    const isWanted = (id: string): boolean => {
      const passage = this.#passages.get(id);
      return passage?.language === language && isFor(passage.audience, request.audience);
    };
    const hits = this.#indexes.get(language)?.search(request.query, CANDIDATES, isWanted) ?? [];
    const near = [...similar].filter(([id]) => isWanted(id));
    const ranks =
      near.length === 0
        ? new Map(hits.map(({ id, rank }) => [id, rank]))
        : fuseRanks([hits.map(({ id }) => id), near.map(([id]) => id)]);
    const relevances = new Map(near);
    for (const { id, relevance } of hits)
      relevances.set(id, Math.max(relevance, relevances.get(id) ?? 0));
    return this.#bestOf(ranks, relevances, request);
  }

  #bestOf(
    ranks: ReadonlyMap<string, number>,
    relevances: ReadonlyMap<string, number>,
    request: RetrievalRequest,
  ): readonly Found[] {
    const named = groupsNamedIn(request);
    const best = new Map<string, Found>();
    for (const [id, rank] of ranks) {
      const passage = this.#passages.get(id);
      if (passage === undefined) continue;
      const factor = audienceFactor(passage.audience, named);
      const found = { passage, relevance: (relevances.get(id) ?? 0) * factor, rank: rank * factor };
      const known = best.get(passage.subject);
      if (found.relevance < SCORE_THRESHOLD || (known !== undefined && known.rank >= found.rank))
        continue;
      best.set(passage.subject, found);
    }
    const found = [...best.values()].sort((left, right) => right.rank - left.rank);
    return found.slice(0, request.limit);
  }

  #translated(passage: Searched, language: SafetyLanguage): Searched {
    if (passage.language === language) return passage;
    for (const id of this.#bySubject.get(passage.subject) ?? []) {
      const other = this.#passages.get(id);
      if (other?.language === language) return other;
    }
    return passage;
  }

  #add(passage: Searched, words: IndexedText): void {
    const { id, subject, textHash, language } = passage;
    this.#passages.set(id, passage);
    setOf(this.#bySubject, subject).add(id);
    setOf(this.#byHash, textHash).add(id);
    let index = this.#indexes.get(language);
    if (index === undefined) {
      index = new PassageIndex();
      this.#indexes.set(language, index);
    }
    index.add(id, words);
  }
}

/** Apart from the subjects of the built-in guidance, which no document can replace. */
function ownSubject(documentId: string): string {
  return `own:${documentId}`;
}

function searched(passage: Omit<Searched, "textHash">): Searched {
  const { id, subject, title, text, summary, source, language, topics, audience } = passage;
  const textHash = hashOf(textOf(passage));
  return { id, subject, title, text, summary, source, language, topics, audience, textHash };
}

/** The text that a vector stands for. */
function textOf({ title, text }: { readonly title: string; readonly text: string }): string {
  return `${title}\n${text}`;
}

/** Topics as words. */
function labelsOf({ topics }: { readonly topics: readonly string[] }): string {
  return topics.join(" ").replaceAll("_", " ");
}

function passageOf(
  { subject: _subject, textHash: _textHash, ...passage }: Searched,
  { relevance }: Found,
): KnowledgePassage {
  return { ...passage, score: Math.min(1, relevance) };
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  let set = sets.get(key);
  if (set === undefined) {
    set = new Set();
    sets.set(key, set);
  }
  return set;
}
