import type { ReadText } from "@health-exercise/domain/language";
import { plainQuestionOf } from "./plain-question.ts";

/** How nearly a question is one by which a passage is asked for: in just these words, or in the same plain ones. */
export type AskedAs = "same" | "plain";

/** The words as they are read, without punctuation, capitals and traditional characters; and the plain ones, marked as such. */
export type AskedKeys = readonly [same: string, plain: string];

/**
 * Which passages are asked for in just these words, function words among them: "how" and "or" are left out of a search, and
 * are all that tells some questions from others. And which in the same plain words: without those that say nothing of what is asked.
 */
export class AskedWords {
  readonly #idsByWords = new Map<string, Set<string>>();
  readonly #wordsById = new Map<string, readonly string[]>();

  add(id: string, questions: readonly AskedKeys[]): void {
    const all = questions.flat().filter((words) => words !== "");
    this.#wordsById.set(id, all);
    for (const words of all) {
      const ids = this.#idsByWords.get(words) ?? new Set();
      this.#idsByWords.set(words, ids.add(id));
    }
  }

  remove(id: string): void {
    for (const words of this.#wordsById.get(id) ?? []) {
      const ids = this.#idsByWords.get(words);
      ids?.delete(id);
      if (ids?.size === 0) this.#idsByWords.delete(words);
    }
    this.#wordsById.delete(id);
  }

  idsFor(question: ReadText): ReadonlyMap<string, AskedAs> {
    const [same, plain] = keysOf(question).map((words) => this.#idsByWords.get(words) ?? []);
    return new Map([
      ...[...(plain ?? [])].map((id) => [id, "plain"] as const),
      ...[...(same ?? [])].map((id) => [id, "same"] as const),
    ]);
  }
}

/** What a question is looked up by. */
export function keysOf(question: ReadText): AskedKeys {
  const plain = plainQuestionOf(question);
  return [question.words.map(({ text }) => text).join(" "), plain === "" ? "" : `~ ${plain}`];
}
