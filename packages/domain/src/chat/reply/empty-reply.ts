import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { COURTESY_WORDS, UNANSWERED_WORDS } from "./empty-reply.data.ts";

/** Why a reply answers nothing. */
export type EmptyReply = "unanswered" | "small_talk";

/** Who says more than so many sentences says something (design value). */
const MOST_SENTENCES = 5;
const ASKS = /[?？]["'”’」』)）]*\s*$/u;

let finder: PhraseFinder<EmptyReply> | undefined;

/** Whether each sentence of a reply greets, thanks, asks, or says that nothing is known; undefined where one says more. */
export function emptyReplyOf({ source, words, sentences }: ReadText): EmptyReply | undefined {
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES) return undefined;
  finder ??= createPhraseFinder<EmptyReply>([
    ...phrasesWith(UNANSWERED_WORDS, "unanswered" as const),
    ...phrasesWith(COURTESY_WORDS, "small_talk" as const),
  ]);
  const { hits } = finder.findAll(words);
  const spoken = new Set(hits.map(({ start }) => words[start]?.sentence));
  const asks = sentences.map(({ start, end }) => ASKS.test(source.slice(start, end)));
  if (!asks.every((isAsking, sentence) => isAsking || spoken.has(sentence))) return undefined;
  const isCourteous = hits.some(({ meaning }) => meaning === "small_talk");
  const isUnanswered = hits.some(({ meaning }) => meaning === "unanswered");
  return isCourteous && !isUnanswered ? "small_talk" : "unanswered";
}
