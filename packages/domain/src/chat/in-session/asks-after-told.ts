import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { untellingWords } from "../question/earlier-question.ts";
import { ASKS_AFTER_TOLD } from "./follow-up-cues.data.ts";

let finder: PhraseFinder<true> | undefined;

/** Whether a message asks nothing but how bad what was told before is, or what to do about it: "is that bad?", 要紧吗. */
export function asksAfterTold(question: ReadText): boolean {
  finder ??= createPhraseFinder(phrasesWith(ASKS_AFTER_TOLD, true as const), {
    within: "sentence",
  });
  const { hits } = finder.findAll(question.words);
  if (hits.length === 0) return false;
  const untelling = untellingWords(question);
  const isAsking = (at: number) => hits.some(({ start, end }) => start <= at && at < end);
  return question.words.every((_, at) => isAsking(at) || untelling.has(at));
}
