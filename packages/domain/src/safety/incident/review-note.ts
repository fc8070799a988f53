/** The length of a note, in characters (code points; a design value). */
export const REVIEW_NOTE_LENGTH = 500;

/** No longer than the shortest quotation, so that a note stays within its bound. */
const QUOTATION_REMOVED = "…";

/**
 * Stretches between marks of quotation, and lines marked as quoted. Straight marks do not tell opening from
 * closing, and what is quoted may hold some: all between the first and the last of them counts as quoted.
 */
const QUOTATIONS = [
  /"[\s\S]*"/u,
  /“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|『[^『』]*』|《[^《》]*》/gu,
  /^[ \t]*>.*$/gmu,
] as const;

/**
 * What is kept of a reviewer's note. It is their own statement; what they mark as the words of somebody
 * else is left out, because a report's words must not come back into storage this way. Words that are
 * pasted without a mark cannot be recognised: nothing is kept that they could be compared with.
 */
export function reviewNote(text: string): string | null {
  let kept = text;
  for (const quotation of QUOTATIONS) kept = kept.replace(quotation, QUOTATION_REMOVED);
  kept = kept.trim();
  return kept === "" ? null : kept;
}
