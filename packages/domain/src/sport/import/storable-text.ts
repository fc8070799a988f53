import { isVisible } from "../../shared/visible-text.ts";

const NUL = /\0/g;
const LINE_END = /\r\n?/g;
/** What a screen cannot show; line breaks and tabs stay. */
const UNPRINTABLE = /[^\P{Cc}\n\t]/gu;

/**
 * Text of a file as it can be kept: without NUL characters, other control characters as spaces, with lone surrogates
 * replaced, without white space at its ends, and cut to `maxLength` characters, never within one that a reader sees as
 * one. Null when nothing is left that can be seen.
 */
export function storableText(text: string | null, maxLength: number): string | null {
  if (text === null) return null;
  // A character is at most two code units, so that what is cut here is cut below anyway.
  const start = text.trimStart().slice(0, 2 * maxLength + LONGEST_CLUSTER);
  const printable = start.replace(NUL, "").replace(LINE_END, "\n").replace(UNPRINTABLE, " ");
  const kept = cutBetweenCharacters(printable.toWellFormed().trim(), maxLength);
  return isVisible(kept) ? kept : null;
}

/** In code units: more than any usual emoji with its joiners, so that the segmenter sees the last one whole. */
const LONGEST_CLUSTER = 64;

let segmenter: Intl.Segmenter | undefined;

function cutBetweenCharacters(text: string, maxLength: number): string {
  const codePoints = [...text];
  if (codePoints.length <= maxLength) return text;
  const end = codePoints.slice(0, maxLength).join("").length;
  // Made when a text is too long: most are not, and it takes longer than the rest of this folder.
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const broken = segmenter.segment(text).containing(end);
  // One character may be longer than all that is kept: then it is cut after all.
  const boundary = broken === undefined || broken.index === 0 ? end : broken.index;
  return text.slice(0, boundary).trimEnd();
}
