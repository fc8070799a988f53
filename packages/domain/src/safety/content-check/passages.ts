import type { WordSpan } from "../../language/denial.ts";
import type { Token } from "../../language/read-text.ts";

/** A long text is judged passage by passage: what is grave in it must not be thinned by the rest (design value). */
const PASSAGE_WORDS = 60;

/** The passages of a text, of whole sentences where these are not longer themselves; at least one. */
export function passagesOf(words: readonly Token[]): readonly WordSpan[] {
  const passages: WordSpan[] = [];
  let start = 0;
  let sentenceStart = 0;
  for (let at = 1; at < words.length; at += 1) {
    if (words[at]?.sentence !== words[at - 1]?.sentence) sentenceStart = at;
    if (at - start < PASSAGE_WORDS) continue;
    const end = sentenceStart > start ? sentenceStart : at;
    passages.push({ start, end });
    start = end;
  }
  passages.push({ start, end: words.length });
  return passages;
}

/** The sentences of a text. */
export function sentencesIn(words: readonly Token[]): readonly WordSpan[] {
  const starts = words.flatMap(({ sentence }, at) =>
    at === 0 || sentence !== words[at - 1]?.sentence ? [at] : [],
  );
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? words.length }));
}
