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
  /** Nearly all words ask for one passage: a set for each would weigh more than the words. */
  readonly #idsByWords = new Map<string, string | readonly string[]>();
  readonly #wordsById = new Map<string, readonly string[]>();

  add(id: string, questions: readonly AskedKeys[]): void {
    const all = questions.flat().filter((words) => words !== "");
    this.#wordsById.set(id, all);
    for (const words of all) {
      const known = this.#idsFor(words);
      if (!known.includes(id)) this.#keep(words, [...known, id]);
    }
  }

  remove(id: string): void {
    for (const words of this.#wordsById.get(id) ?? []) {
      this.#keep(
        words,
        this.#idsFor(words).filter((other) => other !== id),
      );
    }
    this.#wordsById.delete(id);
  }

  idsFor(question: ReadText): ReadonlyMap<string, AskedAs> {
    const [same, plain] = keysOf(question);
    return new Map([
      ...this.#idsFor(plain).map((id) => [id, "plain"] as const),
      ...this.#idsFor(same).map((id) => [id, "same"] as const),
    ]);
  }

  #idsFor(words: string): readonly string[] {
    const ids = this.#idsByWords.get(words) ?? [];
    return typeof ids === "string" ? [ids] : ids;
  }

  #keep(words: string, ids: readonly string[]): void {
    const [first] = ids;
    if (first === undefined) this.#idsByWords.delete(words);
    else this.#idsByWords.set(words, ids.length === 1 ? first : ids);
  }
}

/** What a question is looked up by. */
export function keysOf(question: ReadText): AskedKeys {
  const plain = plainQuestionOf(question);
  return [question.words.map(({ text }) => text).join(" "), plain === "" ? "" : `~ ${plain}`];
}
