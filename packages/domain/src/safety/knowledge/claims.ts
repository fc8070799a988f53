import { healthTokens, SENTENCE_END } from "../policy/health-text.ts";

/** Stands after each clause in the tokens of a claim. */
export const CLAUSE_END = ",";

/** One sentence of a text that states something. */
export type Claim = {
  readonly text: string;
  readonly tokens: readonly string[];
  /** Its telling words: what is compared with entries. */
  readonly words: ReadonlySet<string>;
};

const SENTENCES = /[^.!?;。！？；\n]+(?:\.(?=\d)[^.!?;。！？；\n]+)*/g;
const CLAUSES = /[,，、:：()（）]/;
const HAN = /\p{Script=Han}/u;
/** Fewer telling words state nothing that could be held against an entry. */
const LEAST_WORDS = 2;
const STOP_WORDS = new Set(
  healthTokens(
    "a an and are as at be but by can do does for from has have he her his i if in into is it its of on or our she should so than that the their them then there these they this those to was we were which who will with you your also more most such very just about any all each when while during one may must might would could 的 了 和 与 或 是 在 有 就 都 也 还 又 很 把 被 从 到 以 为 等 这 那 其 之 而 及 应 要 会 能 可 人 者",
  ),
);

/** The sentences of a text that state something, in order; linear in the text. */
export function claimsOf(content: string): readonly Claim[] {
  return (content.match(SENTENCES) ?? []).flatMap((sentence) => {
    const claim = claimOf(sentence.trim());
    return claim.words.size < LEAST_WORDS ? [] : [claim];
  });
}

/** A sentence with what is compared. */
export function claimOf(text: string): Claim {
  const clauses = text.split(CLAUSES).map((clause) => healthTokens(clause));
  const tokens = clauses
    .flatMap((clause) => [...clause, CLAUSE_END])
    .filter((token) => token !== SENTENCE_END);
  return { text, tokens, words: tellingWords(tokens) };
}

/** English words by a rough stem; Chinese in pairs of neighbouring characters, since words have no spaces. */
function tellingWords(tokens: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (HAN.test(token)) {
      const following = tokens[index + 1];
      if (following !== undefined && HAN.test(following)) words.add(token + following);
    } else if (token !== CLAUSE_END && !STOP_WORDS.has(token)) {
      words.add(stemOf(token));
    }
  }
  return words;
}

function stemOf(word: string): string {
  if (word.length < 5) return word;
  for (const ending of ["ingly", "edly", "ing", "ed", "ly", "e"]) {
    if (word.endsWith(ending) && word.length - ending.length >= 4) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
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
