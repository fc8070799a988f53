import type { ReadText, Token } from "../../language/read-text.ts";
import type { Span } from "./sentence-parts.ts";

/** The words of tokens as a text, and where they stand among the tokens. */
export function wordsOf(
  tokens: readonly Token[],
  source: string,
): { readonly text: ReadText; readonly inTokens: (words: Span) => Span } {
  const places = tokens.flatMap(({ kind }, place) => (kind === "mark" ? [] : [place]));
  const words = places.map((place) => tokens[place] as Token);
  return {
    text: { source, tokens, words, sentences: [] },
    inTokens: ({ start, end }) => ({
      start: places[start] ?? tokens.length,
      end: (places[end - 1] ?? tokens.length - 1) + 1,
    }),
  };
}
