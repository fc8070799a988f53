/** A passage as it is indexed: its terms by number. */
export type IndexedPassage = {
  readonly id: string;
  /** The terms of the title, in order, then those of the text. */
  readonly terms: Uint32Array;
  readonly titleLength: number;
  readonly concepts: Uint32Array;
  readonly titleConcepts: Uint32Array;
  /** The terms of each other title, concepts among them, with `END_OF_TITLE` behind each: many arrays would weigh more. */
  readonly asked: Uint32Array;
};

/** The number of no term. */
export const END_OF_TITLE = 0xffff_ffff;
