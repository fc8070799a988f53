import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { RetrievalRequest } from "@health-exercise/ports-knowledge";
import { LRUCache } from "lru-cache";

/** So many questions, those asked last (design value): the same is asked again and again, in the words of a button. */
const MOST_QUESTIONS = 300;

/** What questions found, until what they were searched in changes. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, readonly KnowledgePassage[]>({ max: MOST_QUESTIONS });

  /** What the same request found before, else what `find` gives. */
  answerTo(
    asked: RetrievalRequest,
    find: () => readonly KnowledgePassage[],
  ): readonly KnowledgePassage[] {
    const key = keyOf(asked);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const found = find();
    this.#answers.set(key, found);
    return found;
  }

  forget(): void {
    this.#answers.clear();
  }
}

/** All that decides what is found by words; a part of a text has fewer words than all of it. */
function keyOf({ query, mayLeave, ...asked }: RetrievalRequest): string {
  return JSON.stringify([query.source, query.words.length, asked]);
}
