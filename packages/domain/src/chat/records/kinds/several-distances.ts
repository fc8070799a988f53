import type { ReadText, Token } from "../../../language/read-text.ts";
import { singularOf, stemOf } from "../../../language/stem.ts";

const KILOMETERS = "k";

/** "How many 5ks" with the distance as it is read elsewhere: of one of them. */
export function withSeveralDistances(text: ReadText): ReadText {
  const several = text.tokens.flatMap((token, at) =>
    isSeveral(token, text.tokens[at - 1]) ? [token.start] : [],
  );
  if (several.length === 0) return text;
  const one = (token: Token): Token =>
    token.text === "ks" && several.includes(token.start)
      ? {
          ...token,
          text: KILOMETERS,
          singular: singularOf(KILOMETERS),
          stem: stemOf(KILOMETERS),
        }
      : token;
  return { ...text, words: text.words.map(one), tokens: text.tokens.map(one) };
}

function isSeveral({ text, start }: Token, before: Token | undefined): boolean {
  return text === "ks" && before?.kind === "number" && before.end === start;
}
