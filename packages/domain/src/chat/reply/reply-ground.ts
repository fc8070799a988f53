import type { AnswerBasis } from "./answer-basis.ts";
import type { PassageSupport } from "./reply-support.ts";

/** What a reply rests on, as far as it says how well it answers. */
export type ReplyGround = {
  readonly basis: Exclude<AnswerBasis, "help">;
  /** The passages that it rests on, best first; empty but where the basis has sources. */
  readonly support: readonly PassageSupport[];
  /** How sure what it tells of the records is; null where it tells nothing of them. */
  readonly records: RecordsTold | null;
  /** Whether it says itself that its passages may not meet the question. */
  readonly isTentative: boolean;
  /** Whether it gives advice that rests on neither records nor passages. */
  readonly hasOwnAdvice: boolean;
  /** Whether it is a greeting, thanks and the like. */
  readonly isSmallTalk: boolean;
};

/** Told from the records themselves, so to what may ask for something else, by a model whose figures stood, or by one that had some put right. */
export type RecordsTold = "exact" | "less_sure" | "told" | "corrected";

/** Of a reply in general words. */
export const GENERAL_GROUND: ReplyGround = {
  basis: "general",
  support: [],
  records: null,
  isTentative: false,
  hasOwnAdvice: true,
  isSmallTalk: false,
};

/** Of a reply that says that nothing is known, or asks back. */
export const UNKNOWN_GROUND: ReplyGround = {
  ...GENERAL_GROUND,
  basis: "none",
  hasOwnAdvice: false,
};
