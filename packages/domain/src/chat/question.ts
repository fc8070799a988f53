import { sentencesOf } from "../safety/sentences.ts";
import { ownWordsOf, triesToInstruct } from "./instructing-text.ts";

/** An attempt that is spread over more sentences takes the whole message with it. A design value. */
const LONGEST_ATTEMPT = 3;
/** Who asks for something needs fewer sentences; each of them is checked. A design value. */
const MOST_SENTENCES = 100;

/**
 * What of a message asks for something: without the sentences, alone or with their neighbours, that try to instruct the
 * service, and without what pretends to be said by somebody else; empty when nothing is left, when what is left still tries, or when there is too much to tell apart.
 */
export function questionOf(message: string): string {
  const own = ownWordsOf(message);
  if (!triesToInstruct(own)) return own.trim();
  const sentences = sentencesOf(own);
  if (sentences.length > MOST_SENTENCES) return "";
  const left = new Set(sentences.keys());
  for (let length = 1; length <= LONGEST_ATTEMPT; length += 1) {
    for (let start = 0; start + length <= sentences.length; start += 1) {
      const group = Array.from({ length }, (_, index) => start + index);
      if (!group.every((index) => left.has(index))) continue;
      if (triesToInstruct(group.map((index) => sentences[index]).join(""))) {
        for (const index of group) left.delete(index);
      }
    }
  }
  const question = [...left].map((index) => sentences[index]).join("");
  return triesToInstruct(question) ? "" : question.trim();
}
