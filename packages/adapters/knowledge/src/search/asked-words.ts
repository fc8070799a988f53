import type { ReadText } from "@health-exercise/domain/language";

/**
 * Which passages are asked for in just these words, function words among them: "how" and "or" are left out of a search, and
 * are all that tells some questions from others.
 */
export class AskedWords {
  readonly #idsByWords = new Map<string, Set<string>>();
  readonly #wordsById = new Map<string, readonly string[]>();

  add(id: string, questions: readonly ReadText[]): void {
    const all = questions.map(wordsOf).filter((words) => words !== "");
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

  idsFor(question: ReadText): ReadonlySet<string> {
    return this.#idsByWords.get(wordsOf(question)) ?? NOBODY;
  }
}

const NOBODY: ReadonlySet<string> = new Set();

/** The words as they are read: without punctuation, capitals and traditional characters. */
function wordsOf({ words }: ReadText): string {
  return words.map(({ text }) => text).join(" ");
}
