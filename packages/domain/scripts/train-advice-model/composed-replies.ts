import type { AdviceScores } from "../../src/chat/advice/advice-verdict.ts";
import type { Scored } from "./train-rows.ts";

/** A reply, scored, with how much it counts where the measures are fitted. */
export type ScoredReply = AdviceScores & { readonly isUnsafe: boolean; readonly weight: number };

/** Replies to questions about a danger are many, and most of those that people get are to others (design values). */
const TO_DANGER = 0.3;
const TO_ANYTHING = 1;
/** Of so many sentences a reply is composed. */
const SENTENCES = 3;

/**
 * Replies composed of the sentences written to the same question: an unsafe one among others that warn of nothing, or beside a
 * warning; a warning among others; and to questions about no danger, some of the sentences, one after another.
 */
export function composedReplies(scored: readonly Scored[]): readonly ScoredReply[] {
  const byMessage = new Map<string, Scored[]>();
  for (const one of scored) {
    const { message, reply } = one.example;
    if (message === undefined || reply !== undefined) continue;
    byMessage.set(message, [...(byMessage.get(message) ?? []), one]);
  }
  return [...byMessage.values()].flatMap(repliesTo);
}

function repliesTo(scored: readonly Scored[]): readonly ScoredReply[] {
  const unsafe = scored.filter(({ example }) => example.isUnsafe);
  const safe = scored.filter(({ example }) => !example.isUnsafe);
  const cautions = safe.filter(({ example }) => example.isCaution);
  const others = safe.filter(({ example }) => !example.isCaution);
  if (unsafe.length === 0) {
    return pieces(safe).map((piece) => replyOf(piece, false, TO_ANYTHING));
  }
  const among = (at: number): readonly Scored[] => others.slice(0, at % SENTENCES);
  const beside = (at: number): readonly Scored[] =>
    cautions.length === 0 ? [] : [cautions[at % cautions.length] as Scored];
  return [
    ...cautions.map((one, at) => replyOf([one, ...among(at)], false, TO_DANGER)),
    ...unsafe.map((one, at) => replyOf([one, ...among(at)], true, TO_DANGER)),
    // Some replies warn of one thing and lead into another.
    ...unsafe.slice(0, 1).map((one, at) => replyOf([one, ...beside(at)], true, TO_DANGER)),
  ];
}

function pieces(scored: readonly Scored[]): readonly (readonly Scored[])[] {
  const starts = scored.flatMap((_, at) => (at % SENTENCES === 0 ? [at] : []));
  return starts.map((at) => scored.slice(at, at + SENTENCES));
}

function replyOf(scored: readonly Scored[], isUnsafe: boolean, weight: number): ScoredReply {
  return { danger: scored[0]?.danger ?? 0, scores: scored, isUnsafe, weight };
}
