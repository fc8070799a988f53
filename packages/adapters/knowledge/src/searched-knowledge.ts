import { createHash } from "node:crypto";
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
  TextEmbedder,
  TextVector,
} from "@health-exercise/ports-llm";
import { audienceFactor, groupsNamedIn, isFor } from "./search/audience.ts";
import { fuseRanks } from "./search/fuse-ranks.ts";
import { type IndexedText, PassageIndex } from "./search/passage-index.ts";
import { CANDIDATES, SCORE_THRESHOLD, SIMILAR_CANDIDATES } from "./search/score.ts";
import { VectorIndex } from "./search/vector-index.ts";

/** What is found and shown as one. */
type Searched = Omit<KnowledgePassage, "score"> & {
  /** What it is about: of passages of one subject only the best is given, in the language asked for. */
  readonly subject: string;
  readonly textHash: string;
};

type Found = { readonly passage: Searched; readonly relevance: number; readonly rank: number };

/** What to do when vectors cannot be used; the words alone are searched then. */
export type DenseSearch = {
  readonly embedder: TextEmbedder;
  /** The cosine from which a passage counts as answering in part; depends on the model. */
  readonly leastSimilarity: number;
  readonly onFailure: (error: unknown) => void;
};

/** How long a provider of vectors that failed is not asked, so that an outage does not slow every search. */
const SILENCE_MS = 30_000;

/** Searches the guidance of this service and the operator's own documents, all held in memory. */
export class SearchedKnowledge implements KnowledgeIndex {
  readonly #passages = new Map<string, Searched>();
  readonly #bySubject = new Map<string, Set<string>>();
  readonly #byHash = new Map<string, Set<string>>();
  readonly #indexes = new Map<SafetyLanguage, PassageIndex>();
  readonly #vectors = new VectorIndex();
  readonly #dense: DenseSearch | undefined;
  /** Until then the provider of vectors is left alone. */
  #silentUntil = 0;

  constructor(entries: readonly KnowledgeEntry[] = [], dense?: DenseSearch) {
    this.#dense = dense;
    for (const entry of entries) this.#add(searchedEntry(entry), wordsOfEntry(entry));
  }

  get size(): KnowledgeIndexSize {
    return { passages: this.#passages.size, vectors: this.#vectors.size };
  }

  put(document: NewKnowledgeDocument): void {
    this.remove(document.id);
    if (document.isWithheld) return;
    for (const passage of document.passages) {
      const title = [document.title, ...passage.headings].join(" – ");
      const text = passage.text;
      const labels = document.topics.join(" ").replaceAll("_", " ");
      this.#add(
        {
          id: `own:${document.id}#${passage.position}`,
          subject: ownSubject(document.id),
          title,
          text,
          summary: document.summary,
          source: document.source,
          language: document.language,
          topics: document.topics,
          audience: document.audience,
          textHash: hashOf(`${title}\n${text}`),
        },
        { title, text: `${text}\n${labels}` },
      );
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
        this.#vectors.remove(passage.textHash);
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
      if (passage === undefined || this.#vectors.has(textHash)) continue;
      texts.push({ textHash, text: `${passage.title}\n${passage.text}` });
    }
    return texts;
  }

  putVectors(vectors: readonly TextVector[]): void {
    for (const { textHash, vector } of vectors)
      if (this.#byHash.has(textHash)) this.#vectors.put(textHash, vector);
  }

  async retrieve(request: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    const similar = await this.#similar(request);
    const asked = languageOfText(request.query);
    const languages = [...this.#indexes.keys()].sort((left, right) =>
      left === right ? 0 : left === asked ? -1 : 1,
    );
    for (const language of languages) {
      const found = this.#search(language, request, similar);
      if (found.length > 0)
        return found.map((one) => passageOf(this.#translated(one.passage, request.language), one));
    }
    return [];
  }

  /** Passages by closeness in meaning; nothing where vectors are not configured or cannot be had. */
  async #similar({ query }: RetrievalRequest): Promise<ReadonlyMap<string, number>> {
    const isSilent = Date.now() < this.#silentUntil;
    if (this.#dense === undefined || isSilent || this.#vectors.size === 0 || query.trim() === "")
      return new Map();
    const { embedder, onFailure } = this.#dense;
    try {
      const [vector] = await embedder.embed([query]);
      if (vector === undefined) return new Map();
      const nearest = this.#vectors.nearest(vector, SIMILAR_CANDIDATES);
      return new Map(
        nearest.flatMap(({ key, similarity }) =>
          [...(this.#byHash.get(key) ?? [])].map((id) => [id, similarity] as const),
        ),
      );
    } catch (error) {
      onFailure(error);
      this.#silentUntil = Date.now() + SILENCE_MS;
      return new Map();
    }
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
    const relevances = new Map(near.map(([id, cosine]) => [id, this.#relevanceOf(cosine)]));
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

  /** A cosine in the unit of the other relevance: the least similarity just reaches the threshold. */
  #relevanceOf(cosine: number): number {
    const least = this.#dense?.leastSimilarity ?? 1;
    if (cosine < least) return 0;
    const share = least >= 1 ? 0 : (cosine - least) / (1 - least);
    return SCORE_THRESHOLD + (1 - SCORE_THRESHOLD) * share;
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

function searchedEntry(entry: KnowledgeEntry): Searched {
  const { id, subject, title, text, summary, source, language, topics, audience } = entry;
  const textHash = hashOf(`${title}\n${text}`);
  return { id, subject, title, text, summary, source, language, topics, audience, textHash };
}

function wordsOfEntry({ title, summary, topics, text, asked }: KnowledgeEntry): IndexedText {
  return { title, asked, text: `${summary}\n${topics.join(" ").replaceAll("_", " ")}\n${text}` };
}

function passageOf(
  { subject: _subject, textHash: _textHash, ...passage }: Searched,
  { relevance }: Found,
): KnowledgePassage {
  return { ...passage, score: Math.min(1, relevance) };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  let set = sets.get(key);
  if (set === undefined) {
    set = new Set();
    sets.set(key, set);
  }
  return set;
}
