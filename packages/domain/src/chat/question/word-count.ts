import type { ReadText } from "../../language/read-text.ts";

/** A Chinese word mostly has two characters. */
const WORD_PER_CHARACTER = 0.5;

/** How many words these are, where each Chinese character is half of one; of those at some places only, where `isCounted` says so. */
export function wordCount(
  words: ReadText["words"],
  isCounted: (place: number) => boolean = () => true,
): number {
  return words.reduce(
    (sum, { kind }, place) =>
      sum + (isCounted(place) ? (kind === "han" ? WORD_PER_CHARACTER : 1) : 0),
    0,
  );
}
