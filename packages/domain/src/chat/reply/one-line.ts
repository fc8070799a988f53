const SPACES = /\s+/g;
/** What cannot be seen, or changes the direction of what follows; the joiner inside an emoji stays. */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;
const PUNCTUATION_OR_SPACE = /^[\p{P}\s]$/u;
const ELLIPSIS = "…";

/** Words, also of Chinese, which writes none apart. The language it is told makes no difference to these. */
const words = new Intl.Segmenter("en", { granularity: "word" });
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text on one line of at most `most` code points, without what cannot be seen: cut after a word and never inside a
 * character of several code points; empty where nothing of it can be shown.
 */
export function oneLine(text: string, most: number): string {
  const line = text.replace(SPACES, " ").replace(UNSEEN, "").replace(SPACES, " ").trim();
  if (lengthOf(line) <= most) return line;
  const room = most - lengthOf(ELLIPSIS);
  const kept = fitting(words.segment(line), room);
  while (PUNCTUATION_OR_SPACE.test(kept.at(-1) ?? "")) kept.pop();
  const shown = kept.length > 0 ? kept : fitting(characters.segment(line), room);
  return shown.length > 0 ? `${shown.join("")}${ELLIPSIS}` : "";
}

/** The first segments that together have at most `room` code points. */
function fitting(segments: Intl.Segments, room: number): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const { segment } of segments) {
    length += lengthOf(segment);
    if (length > room) break;
    kept.push(segment);
  }
  return kept;
}

function lengthOf(text: string): number {
  return [...text].length;
}
