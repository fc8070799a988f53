import type { ReadText } from "../../language/read-text.ts";

/** Where a concept was found: the words from `start` up to `end`, and how they are meant, in bits of `READING_BITS`. */
export type ConceptHit = {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
  reading: number;
};

/** The bits of the ways in which a phrase may be meant. */
export const READING_BITS = {
  negated: 1,
  past: 2,
  educational: 4,
  quoted: 8,
  fiction: 16,
  /** The text itself tells a harmless reason. */
  explained: 32,
} as const;

/** How a text speaks, in any of its sentences. */
export const MANNERS = ["denial", "past", "present", "teaching", "fiction", "citing"] as const;
export type Manner = (typeof MANNERS)[number];

/** A text with the finds of each concept by its number. */
export type FoundConcepts = {
  readonly text: ReadText;
  readonly finds: readonly (readonly ConceptHit[])[];
  readonly manners: readonly Manner[];
  /** Elementary steps taken, which grow in proportion to the text. */
  readonly steps: number;
};
