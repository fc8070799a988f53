import { healthTokens, SENTENCE_END } from "../policy/health-text.ts";
import { withDigits } from "./claim-amounts.ts";
import { isPeopleWord } from "./claim-words.ts";
import { CLAUSE_END, wordsByStand } from "./telling-words.ts";

/** One sentence of a text that states something. */
export type Claim = {
  readonly text: string;
  readonly tokens: readonly string[];
  /** Its telling words: what is compared with entries. */
  readonly words: ReadonlySet<string>;
  /** Those of its words that it affirms. */
  readonly affirmed: ReadonlySet<string>;
  /** Those of its words that it denies or advises against. */
  readonly denied: ReadonlySet<string>;
};

const SENTENCES = /[^.!?;。！？；\n]+(?:\.(?=\d)[^.!?;。！？；\n]+)*/g;
const CLAUSES = /[,，、:：()（）]/;
/** Where a sentence goes on to say something else. */
const CONJUNCTIONS =
  /[,，]\s{0,4}(?:and|but|so|while|yet|or|plus)\b|[,，]\s{0,4}(?=并|而|但|还|也|或)|\s(?:but|whereas|although)\s|但是/i;
/** A sentence of more parts is compared as a whole. */
const MAX_PARTS = 8;
/** In UTF-16 code units; a longer sentence is compared as a whole. */
const MAX_PARTED_LENGTH = 500;
/** In UTF-16 code units; no entry stands behind a longer sentence, whatever its further words are. */
const MAX_COMPARED_LENGTH = 1000;

/**
 * The sentences of a text that state something, in order, each once; linear in the text. One that names no people is
 * about those of the sentence before it. Reading ends after `atMost` claims.
 */
export function claimsOf(content: string, atMost = Number.POSITIVE_INFINITY): readonly Claim[] {
  const read = new Map<string, Claim>();
  const claims = new Map<string, Claim>();
  let people: readonly string[] = [];
  for (const sentence of content.match(SENTENCES) ?? []) {
    if (claims.size >= atMost) break;
    const text = sentence.trim();
    const claim = read.get(text) ?? claimOf(text);
    read.set(text, claim);
    if (claim.words.size === 0) continue;
    const named = peopleOf(claim);
    if (named.length > 0) people = named;
    const key = `${people.join(" ")} ${claim.tokens.join(" ")}`;
    if (!claims.has(key)) claims.set(key, named.length > 0 ? claim : aboutPeople(claim, people));
  }
  return [...claims.values()];
}

function peopleOf({ words }: Claim): readonly string[] {
  return [...words].filter(isPeopleWord);
}

function aboutPeople(claim: Claim, people: readonly string[]): Claim {
  if (people.length === 0) return claim;
  return {
    ...claim,
    words: new Set([...claim.words, ...people]),
    affirmed: new Set([...claim.affirmed, ...people]),
  };
}

/** A sentence with what is compared. */
export function claimOf(text: string): Claim {
  const tokens = tokensOf(text);
  const compared = withDigits(text.slice(0, MAX_COMPARED_LENGTH));
  const { affirmed, denied } = wordsByStand(compared === text ? tokens : tokensOf(compared));
  return { text, tokens, words: new Set([...affirmed, ...denied]), affirmed, denied };
}

function tokensOf(text: string): readonly string[] {
  return text
    .split(CLAUSES)
    .flatMap((clause) => [...healthTokens(clause), CLAUSE_END])
    .filter((token) => token !== SENTENCE_END);
}

/** The several things that a sentence says, each about the people whom it names; one where it says one thing. */
export function partsOf(claim: Claim): readonly Claim[] {
  if (claim.text.length > MAX_PARTED_LENGTH) return [claim];
  const parts = claim.text.split(CONJUNCTIONS).map((part) => claimOf(part.trim()));
  const telling = parts.filter(({ words }) => words.size > 0);
  if (telling.length < 2) return [claim];
  if (telling.length > MAX_PARTS) return [claim];
  const people = peopleOf(claim);
  return telling.map((part) => aboutPeople(part, people));
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
