/** Letters of other alphabets that look Latin, each followed by the Latin one. */
export const LOOKALIKE_LETTERS = "аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнnαaεeοoρpτtυuκkιiνvχxɑaɡgıiℓl";

/** Digits and signs written for letters inside a word. */
export const LEET_LETTERS = "0o1i3e4a5s7t8b9g@a$s!i|l€e£l";

/**
 * Characters of dialects and regional habits that no table of scripts has, each followed by the common one; and 么, which
 * the tables take for a variant of 幺, but which simplified texts have in 怎么 and 什么. Of some characters only the word tells which
 * simplified one is meant (反覆 and 反复, 想像 and 想象): they are compared as one.
 */
export const DIALECT_CHARACTERS =
  "么么覆复像象藉借俱具甦苏氷冰毬球嘅的咗了喺在蹓溜暱昵冇没唔不瞭了";

/** Marks that end a clause. */
export const CLAUSE_MARKS = ",，、:：()（）—–[]【】{}";

/** Marks that open and close a quotation. */
export const QUOTATION_MARKS: readonly (readonly [opening: string, closing: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["'", "'"],
  ["‘", "’"],
  ["「", "」"],
  ["『", "』"],
  ["《", "》"],
  ["«", "»"],
];
