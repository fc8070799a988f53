import type { ReadText, Token } from "../../language/read-text.ts";

/** Some tokens of a sentence as a text of their own; nothing is read again. */
export function partOfSentence(text: ReadText, part: readonly Token[]): ReadText {
  const from = part[0]?.start ?? 0;
  const source = text.source.slice(from, part.at(-1)?.end ?? from);
  const tokens = part.map((token) => {
    return { ...token, start: token.start - from, end: token.end - from, sentence: 0 };
  });
  const words = tokens.filter(({ kind }) => kind !== "mark");
  const sentence = { start: 0, end: source.length, from: 0, to: tokens.length };
  return { source, tokens, words, sentences: [sentence] };
}
