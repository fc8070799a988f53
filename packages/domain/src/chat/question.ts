import type { CheckContent } from "../safety/content-check.ts";
import { sentencesOf } from "../safety/sentences.ts";
import { beforeFrame, triesToInstruct } from "./instructing-text.ts";

/** An attempt that is spread over more sentences takes the whole message with it. A design value. */
const LONGEST_ATTEMPT = 3;
/** Who asks for something needs fewer sentences; each of them is checked. A design value. */
const MOST_SENTENCES = 100;

/**
 * What of a message asks for something: without the sentences, alone or with their neighbours, that try to instruct the
 * service, and without what stands in a frame; empty when nothing is left, when what is left still tries, or when there is too much to tell apart.
 */
export function questionOf(message: string, checkContent: CheckContent): string {
  const instructs = (text: string): boolean => triesToInstruct(text, checkContent);
  const unframed = beforeFrame(message);
  if (!instructs(unframed)) return unframed.trim();
  const sentences = sentencesOf(unframed);
  if (sentences.length > MOST_SENTENCES) return "";
  const left = new Set(sentences.keys());
  for (let length = 1; length <= LONGEST_ATTEMPT; length += 1) {
    for (let start = 0; start + length <= sentences.length; start += 1) {
      const group = Array.from({ length }, (_, index) => start + index);
      if (!group.every((index) => left.has(index))) continue;
      if (instructs(group.map((index) => sentences[index]).join(""))) {
        for (const index of group) left.delete(index);
      }
    }
  }
  const question = [...left].map((index) => sentences[index]).join("");
  return instructs(question) ? "" : question.trim();
}
