import { healthTokens } from "../policy/health-text.ts";
import { createPhraseIndex, type PhraseIndex } from "../policy/phrase-index.ts";

/** Phrases separated by `|`, each with what it means, as an index takes them. */
export function meaning<Value>(
  phrases: string,
  value: Value,
): readonly (readonly [readonly string[], Value])[] {
  const list = phrases.split("|").filter((phrase) => phrase !== "");
  return list.map((phrase) => [healthTokens(phrase), value] as const);
}

/** An index of phrases separated by `|`. */
export function phraseIndexOf(phrases: string): PhraseIndex<true> {
  return createPhraseIndex(meaning(phrases, true as const));
}

/** Whether any phrase of the index stands in the tokens. */
export function holdsAny(index: PhraseIndex<true>, tokens: readonly string[]): boolean {
  return index.find(tokens).length > 0;
}
