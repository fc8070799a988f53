import type {
  KnowledgeEntry,
  KnowledgePassage,
  NewKnowledgeDocument,
} from "@health-exercise/domain/knowledge";
import { inCommonWords, languageOfText, type TextLanguage } from "@health-exercise/domain/language";
import type {
  HashedText,
  KnowledgeIndex,
  KnowledgeIndexSize,
  RetrievalRequest,
  TextVector,
} from "@health-exercise/ports-knowledge";
import { addTo } from "./add-to.ts";
import { GivenPassages } from "./given-passages.ts";
import { type PreparedEntry, prepared } from "./guidance/prepared-entry.ts";
import { audienceFactor, groupsNamedIn, isFor, type NamedGroups } from "./search/audience.ts";
import { fittingPerson } from "./search/fitting-person.ts";
import { fuseRanks } from "./search/fuse-ranks.ts";
import { type ReadIndexedText, readIndexedText } from "./search/indexed-text.ts";
import { judgedHits } from "./search/judged-hits.ts";
import { KeptAnswers } from "./search/kept-answers.ts";
import { nearTheBest } from "./search/near-the-best.ts";
import { PassageIndex } from "./search/passage-index.ts";
import { CANDIDATES, SCORE_THRESHOLD } from "./search/score.ts";
import { type DenseSearch, SimilarTexts } from "./search/similar-texts.ts";
import { labelsOf, type Searched, searched, textOf } from "./searched-passage.ts";
import type { JudgeSubjects } from "./subjects/subject-judge.ts";

const NOTHING_SIMILAR: ReadonlyMap<string, number> = new Map();

type Found = { readonly passage: Searched; readonly relevance: number; readonly rank: number };

/** Searches the guidance of this service and the operator's own documents, all held in memory. */
export class SearchedKnowledge implements KnowledgeIndex {
  readonly #passages = new Map<string, Searched>();
  readonly #bySubject = new Map<string, string[]>();
  readonly #byHash = new Map<string, string[]>();
  readonly #indexes = new Map<TextLanguage, PassageIndex>();
  readonly #similar: SimilarTexts;
  #judgeSubjects: JudgeSubjects | undefined;
  readonly #given = new GivenPassages();
  /** Of what is searched for by words alone. */
  readonly #kept = new KeptAnswers();

  constructor(entries: readonly KnowledgeEntry[] = [], dense?: DenseSearch) {
    this.#similar = new SimilarTexts(dense);
    for (const entry of entries) this.addEntry(prepared(entry));
  }

  /** Makes an entry of this service's own guidance findable. */
  addEntry({ entry, reading, kept }: PreparedEntry): void {
    this.#add(searched(entry, kept), reading);
  }

  /** From now on what entries are asked for by is told by the judge too. */
  judgeBy(judge: JudgeSubjects): void {
    this.#judgeSubjects = judge;
    this.#kept.forget();
  }

  /** What is added is findable at once. */
  async prepare(): Promise<void> {}

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
      this.#add(
        searched(passage),
        readIndexedText({ title, text: `${text}\n${labelsOf(document)}` }),
      );
    }
  }

  remove(documentId: string): void {
    this.#kept.forget();
    const subject = ownSubject(documentId);
    for (const id of this.#bySubject.get(subject) ?? []) {
      const passage = this.#passages.get(id);
      if (passage === undefined) continue;
      this.#passages.delete(id);
      this.#indexes.get(passage.language)?.remove(id);
      const sharing = this.#byHash.get(passage.textHash)?.filter((other) => other !== id) ?? [];
      if (sharing.length > 0) this.#byHash.set(passage.textHash, sharing);
      else {
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
      texts.push({ textHash, text: textOf(passage.from.entry) });
    }
    return texts;
  }

  putVectors(vectors: readonly TextVector[]): void {
    for (const vector of vectors) if (this.#byHash.has(vector.textHash)) this.#similar.put(vector);
  }

  async retrieve(asked: RetrievalRequest): Promise<readonly KnowledgePassage[]> {
    const { source } = asked.query;
    const similar = asked.mayLeave === true ? await this.#similarTo(source) : NOTHING_SIMILAR;
    const find = () => this.#answersTo(asked, similar);
    return similar.size > 0 ? find() : this.#kept.answerTo(asked, find);
  }

  #answersTo(
    asked: RetrievalRequest,
    similar: ReadonlyMap<string, number>,
  ): readonly KnowledgePassage[] {
    const { source } = asked.query;
    const request = { ...asked, query: inCommonWords(asked.query) };
    for (const language of new Set([languageOfText(source), ...this.#indexes.keys()])) {
      const found = fittingPerson(
        this.#search(language, request, similar),
        request.personConditions ?? [],
        (subject, wanted) => this.#passageOn(subject, wanted),
      );
      if (found.length > 0)
        return found.map((one) =>
          this.#given.passageOf(this.#translated(one.passage, request.language), one.relevance),
        );
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
    language: TextLanguage,
    request: RetrievalRequest,
    similar: ReadonlyMap<string, number>,
  ): readonly Found[] {
    const isWanted = (id: string): boolean => {
      const passage = this.#passages.get(id);
      return passage?.language === language && isFor(passage.audience, request.audience);
    };
    // An index has passages of its language alone, and thousands of them are looked at.
    const isFound = request.audience === undefined ? undefined : isWanted;
    const byWords = this.#indexes.get(language)?.search(request.query, CANDIDATES, isFound) ?? [];
    const chances =
      request.isStatement === true ? undefined : this.#judgeSubjects?.(request.query, language);
    const hits = chances === undefined ? byWords : judgedHits(byWords, chances, isWanted, isOwn);
    const near = [...similar].filter(([id]) => isWanted(id));
    const ranks =
      near.length === 0
        ? new Map(hits.map(({ id, rank }) => [id, rank]))
        : fuseRanks([hits.map(({ id }) => id), near.map(([id]) => id)]);
    const relevances = new Map(near);
    for (const { id, relevance } of hits)
      relevances.set(id, Math.max(relevance, relevances.get(id) ?? 0));
    return this.#bestOf(ranks, relevances, groupsNamedIn(request.query, request.audience)).slice(
      0,
      request.limit,
    );
  }

  #bestOf(
    ranks: ReadonlyMap<string, number>,
    relevances: ReadonlyMap<string, number>,
    named: NamedGroups,
  ): readonly Found[] {
    const best = new Map<string, Found>();
    let highest = 0;
    for (const [id, rank] of ranks) {
      const passage = this.#passages.get(id);
      if (passage === undefined) continue;
      const factor = audienceFactor(passage.audience, named);
      const found = { passage, relevance: (relevances.get(id) ?? 0) * factor, rank: rank * factor };
      const known = best.get(passage.subject);
      highest = Math.max(highest, found.rank);
      if (found.relevance < SCORE_THRESHOLD || (known !== undefined && known.rank >= found.rank))
        continue;
      best.set(passage.subject, found);
    }
    return nearTheBest([...best.values()], highest);
  }

  #translated(passage: Searched, language: TextLanguage): Searched {
    if (passage.language === language) return passage;
    return this.#passageOn(passage.subject, language) ?? passage;
  }

  #passageOn(subject: string, language: TextLanguage): Searched | undefined {
    const ids = this.#bySubject.get(subject) ?? [];
    return ids.map((id) => this.#passages.get(id)).find((each) => each?.language === language);
  }

  #add(passage: Searched, reading: ReadIndexedText): void {
    this.#kept.forget();
    const { id, subject, textHash, language } = passage;
    this.#passages.set(id, passage);
    addTo(this.#bySubject, subject, id);
    addTo(this.#byHash, textHash, id);
    const index = this.#indexes.get(language) ?? new PassageIndex();
    this.#indexes.set(language, index);
    index.addRead(id, reading);
  }
}

const OWN = "own:";

/** Apart from the subjects of the built-in guidance, which no document can replace. */
function ownSubject(documentId: string): string {
  return `${OWN}${documentId}`;
}

/** Whether a passage is of a document of the operator. */
function isOwn(id: string): boolean {
  return id.startsWith(OWN);
}
