/** The length of a note, in characters (code points; a design value). */
export const REVIEW_NOTE_LENGTH = 500;

/** No longer than the shortest quotation, so that a note stays within its bound. */
const QUOTATION_REMOVED = "…";

/**
 * A stretch between marks of quotation, and a line marked as quoted. Straight marks do not tell opening from
 * closing, and what is quoted may hold some: all between the first and the last of them counts as quoted.
 */
const QUOTATIONS =
  /"[\s\S]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|《[^《》]*》|^[ \t]*>.*$/gmu;

/**
 * What is kept of a reviewer's note. It is their own statement; what they mark as the words of somebody
 * else is left out, because a report's words must not come back into storage this way. Words that are
 * pasted without a mark cannot be recognised: nothing is kept that they could be compared with.
 */
export function reviewNote(text: string): string | null {
  const kept = text.replaceAll(QUOTATIONS, QUOTATION_REMOVED).trim();
  return kept === "" ? null : kept;
}
