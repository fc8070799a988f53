/**
 * A passage as it is indexed: its terms by number, in one array, because each array weighs as much as thirty numbers. First those
 * of the title, in order, then those of the text; the concepts of both; those of the title again; then the terms of each other
 * title, concepts among them, with `END_OF_TITLE` behind each.
 */
export type IndexedPassage = {
  readonly id: string;
  readonly terms: TermNumbers;
  /** Where each part of the terms ends. */
  readonly titleEnd: number;
  readonly textEnd: number;
  readonly conceptsEnd: number;
  readonly titleConceptsEnd: number;
};

/** Of most indexes the numbers are small. */
export type TermNumbers = Uint16Array | Uint32Array;

/** The number of no term. */
export const END_OF_TITLE = 0;

const LARGEST_SMALL = 0xffff;

/** The numbers in as little room as they need. */
export function termNumbers(numbers: readonly number[]): TermNumbers {
  return numbers.every((number) => number <= LARGEST_SMALL)
    ? Uint16Array.from(numbers)
    : Uint32Array.from(numbers);
}
