import type { ReadText, Sentence, Token } from "./read-text.ts";

/** The sentences of a text that are asked for, as a reading of their own; nothing is read again, and places stay those of the source. */
export function partOfText(text: ReadText, isWanted: (sentence: number) => boolean): ReadText {
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  for (const [place, { start, end, from, to }] of text.sentences.entries()) {
    if (!isWanted(place)) continue;
    const sentence = sentences.length;
    const first = tokens.length;
    for (const token of text.tokens.slice(from, to)) tokens.push({ ...token, sentence });
    sentences.push({ start, end, from: first, to: tokens.length });
  }
  const words = tokens.filter(({ kind }) => kind !== "mark");
  return { source: text.source, tokens, words, sentences };
}
