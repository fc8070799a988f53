import {
  createPhraseIndex,
  type FoundPhrase,
  type PhraseIndex,
} from "../../safety/policy/phrase-index.ts";
import { phraseTokens, type ReplyToken } from "./reply-tokens.ts";

/** Finds the phrases of a list in the tokens of a reply. */
export type PhraseList<Value> = {
  find(tokens: readonly ReplyToken[]): readonly FoundPhrase<Value>[];
};

/** A list of phrases, separated by `|`, with what they mean; the index is built at the first use. */
export function phraseList<Value>(
  entries: readonly (readonly [words: string, value: Value])[],
): PhraseList<Value> {
  let index: PhraseIndex<Value> | undefined;
  return {
    find(tokens) {
      index ??= createPhraseIndex(
        entries.flatMap(([words, value]) =>
          words.split("|").map((phrase) => [phraseTokens(phrase), value] as const),
        ),
      );
      return index.find(tokens.map(({ text }) => text));
    },
  };
}
