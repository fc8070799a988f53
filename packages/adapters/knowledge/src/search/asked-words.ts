import type { ReadText } from "@health-exercise/domain/language";
import { HashedKeys } from "./hashed-keys.ts";
import { plainQuestionOf } from "./plain-question.ts";

/** How nearly a question is one by which a passage is asked for: in just these words, or in the same plain ones. */
export type AskedAs = "same" | "plain";

/** The words as they are read, without punctuation, capitals and traditional characters; and the plain ones, marked as such. */
export type AskedKeys = readonly [same: string, plain: string];

/**
 * Which passages, by their numbers, are asked for in just these words, function words among them: "how" and "or" are left out of
 * a search, and are all that tells some questions from others. And which in the same plain words: without those that say nothing of
 * what is asked. A passage that is gone is still among them.
 */
export class AskedWords {
  readonly #numbers = new HashedKeys();

  add(number: number, questions: readonly AskedKeys[]): void {
    for (const words of questions.flat()) if (words !== "") this.#numbers.add(words, number);
  }

  /** Gives each passage another number, or forgets it where that is undefined. */
  renumber(numberFor: (number: number) => number | undefined): void {
    this.#numbers.renumber(numberFor);
  }

  numbersFor(question: ReadText): ReadonlyMap<number, AskedAs> {
    const [same, plain] = keysOf(question);
    return new Map([
      ...this.#numbers.numbersOf(plain).map((number) => [number, "plain"] as const),
      ...this.#numbers.numbersOf(same).map((number) => [number, "same"] as const),
    ]);
  }
}

/** What a question is looked up by. */
export function keysOf(question: ReadText): AskedKeys {
  const plain = plainQuestionOf(question);
  return [question.words.map(({ text }) => text).join(" "), plain === "" ? "" : `~ ${plain}`];
}
