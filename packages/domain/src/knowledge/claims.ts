import type { ReadText, Token } from "../language/read-text.ts";
import { isPeopleWord } from "./claim-words.ts";
import { type WordsByStand, wordsByStand } from "./telling-words.ts";

/** One sentence of a text, or a part of one, that states something. */
export type Claim = WordsByStand & {
  /** As it was written, without the mark at its end. */
  readonly text: string;
  /** Marks included. */
  readonly tokens: readonly Token[];
  /** Without marks. */
  readonly plainTokens: readonly Token[];
  /** Its telling words: what is compared with entries. */
  readonly words: ReadonlySet<string>;
};

const SENTENCE_MARKS = new Set([..."。！？；;!?.…"]);
/** In UTF-16 code units; no entry stands behind a longer sentence, whatever its further words are. */
const MAX_COMPARED_LENGTH = 1000;

/**
 * The sentences of texts that state something, in order, each once; linear in the texts. One that names no people is
 * about those of the sentence before it. Reading ends after `atMost` claims.
 */
export function claimsOf(
  texts: readonly ReadText[],
  atMost = Number.POSITIVE_INFINITY,
): readonly Claim[] {
  const read = new Map<string, Claim>();
  const claims = new Map<string, Claim>();
  let people: readonly string[] = [];
  for (const { source, tokens, sentences } of texts) {
    for (const { from, to } of sentences) {
      if (claims.size >= atMost) return [...claims.values()];
      const stated = withoutEnd(tokens.slice(from, to));
      const text = sourceOf(source, stated);
      const claim = read.get(text) ?? claimOf(source, stated);
      read.set(text, claim);
      if (claim.words.size === 0) continue;
      const named = peopleIn(claim);
      if (named.length > 0) people = named;
      const said = claim.plainTokens.map((token) => token.text);
      const key = `${people.join(" ")} ${said.join(" ")}`;
      if (!claims.has(key)) claims.set(key, named.length > 0 ? claim : aboutPeople(claim, people));
    }
  }
  return [...claims.values()];
}

/** What tokens that stand side by side in a source state. */
export function claimOf(source: string, tokens: readonly Token[]): Claim {
  const until = (tokens[0]?.start ?? 0) + MAX_COMPARED_LENGTH;
  const plainTokens = tokens.filter(({ kind }) => kind !== "mark");
  const { affirmed, denied } = wordsByStand(plainTokens.filter(({ start }) => start < until));
  const words = new Set([...affirmed, ...denied]);
  return { text: sourceOf(source, tokens), tokens, plainTokens, words, affirmed, denied };
}

/** The people whom a claim names. */
export function peopleIn({ words }: Claim): readonly string[] {
  return [...words].filter(isPeopleWord);
}

/** A claim that is about people whom it does not name itself. */
export function aboutPeople(claim: Claim, people: readonly string[]): Claim {
  if (people.length === 0) return claim;
  return {
    ...claim,
    words: new Set([...claim.words, ...people]),
    affirmed: new Set([...claim.affirmed, ...people]),
  };
}

/** The share of the claim's telling words that `words` has, 0-1. */
export function sharedWords(claim: Claim, words: ReadonlySet<string>): number {
  return shareOf(claim.words, words);
}

/** The share of `some` that is among `all`, 0-1. */
export function shareOf(some: ReadonlySet<string>, all: ReadonlySet<string>): number {
  if (some.size === 0) return 0;
  let shared = 0;
  for (const word of some) if (all.has(word)) shared += 1;
  return shared / some.size;
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && SENTENCE_MARKS.has(tokens[end - 1]?.text ?? "")) end -= 1;
  return tokens.slice(0, end);
}

function sourceOf(source: string, tokens: readonly Token[]): string {
  return source.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
}
