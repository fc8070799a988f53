import type { WordSpan } from "../../language/denial.ts";

/** The concept whose phrases hide what they contain. */
export const IDIOM = "idiom";

/**
 * Whether a phrase is hidden by an idiom, which it stands in or crosses: "killing me softly" tells of no killing. A
 * longer phrase around an idiom stays.
 */
export function hiddenByIdioms(
  idioms: readonly WordSpan[],
  words: number,
): (start: number, end: number) => boolean {
  if (idioms.length === 0) return () => false;
  const starts = new Int32Array(words).fill(-1);
  const ends = new Int32Array(words);
  for (const { start, end } of idioms) {
    for (let at = start; at < end; at += 1) {
      if (starts[at] !== -1 && end <= (ends[at] ?? 0)) continue;
      starts[at] = start;
      ends[at] = end;
    }
  }
  return (start, end) => {
    for (let at = start; at < end; at += 1) {
      const from = starts[at] ?? -1;
      if (from < 0) continue;
      const to = ends[at] ?? 0;
      const isAround = start <= from && end >= to && end - start > to - from;
      if (!isAround) return true;
    }
    return false;
  };
}
