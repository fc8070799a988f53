import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";

/**
 * What a reply rests on: the person's own records, passages of knowledge, both, nothing but general advice, the fixed
 * help text, or nothing at all: greetings, asking back, "I do not know".
 */
export const ANSWER_BASES = [
  "records",
  "sources",
  "records_and_sources",
  "general",
  "help",
  "none",
] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

/** Sentences of a reply as they stand in a passage. */
export type QuotedPassage = {
  readonly passage: KnowledgePassage;
  readonly sentences: readonly string[];
};

/** What a model that knows how it came by its reply says of that; of others the words of the reply tell. */
export type StatedGround =
  | {
      readonly kind: "nothing";
      /** A greeting, thanks; else it asks back, or says that it does not know. */
      readonly isSmallTalk: boolean;
    }
  | {
      readonly kind: "answer";
      /** Whether it answers from the records themselves. */
      readonly isFromRecords: boolean;
      /** Whether the question may be for something else: a follow-up, or one to which nothing is on record. */
      readonly isLessSure?: boolean;
      /** What it quotes, best first. */
      readonly quoted: readonly QuotedPassage[];
      /** Whether it says itself that what it quotes may not meet the question. */
      readonly isTentative: boolean;
      /** Whether it gives advice besides that rests on neither. */
      readonly hasOwnAdvice: boolean;
    };

/** Whether a reply adds nothing of its own to what it quotes: what several sentences of passages seem to say together is no advice. */
export function isOnlyQuoted(stated: StatedGround | undefined): boolean {
  return stated?.kind === "answer" && stated.quoted.length > 0 && !stated.hasOwnAdvice;
}

/** Whether a reply tells what is on record, beside what the service says of a person's limits: that is no advice. */
export function isOnlyFromRecords(stated: StatedGround | undefined): boolean {
  return (
    stated?.kind === "answer" &&
    stated.isFromRecords &&
    stated.quoted.length === 0 &&
    !stated.hasOwnAdvice
  );
}
