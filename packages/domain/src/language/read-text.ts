/** One unit of a text: a word, a number, one Chinese character, or a mark such as a comma. */
export type Token = {
  readonly kind: "word" | "number" | "han" | "mark";
  /** As it is compared: folded, its spelling mended; several tokens can come of one written word ("gonna"). */
  readonly text: string;
  /** Without the ending of a plural, for comparing. */
  readonly singular: string;
  /** Without what changes with number, person and time, for comparing. */
  readonly stem: string;
  /** Of numbers in digits, words and Chinese numerals; of "twenty-five" each token has its own (`readNumber` has both). */
  readonly value: number | undefined;
  /** From `start` up to `end` in the source, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The sentence and the clause, counted over the whole text. */
  readonly sentence: number;
  readonly clause: number;
  /** Whether it stands between quotation marks. */
  readonly quoted: boolean;
};

/** A sentence: from `start` up to `end` in the source, white space after it not included, and its words. */
export type Sentence = {
  readonly start: number;
  readonly end: number;
  /** Its tokens: from `from` up to `to` in `tokens`. */
  readonly from: number;
  readonly to: number;
};

/** A text as it was read, once, for everything that wants to know what it says. */
export type ReadText = {
  readonly source: string;
  /** Marks included. */
  readonly tokens: readonly Token[];
  /** Without marks: what phrases of words are found in. */
  readonly words: readonly Token[];
  readonly sentences: readonly Sentence[];
};
