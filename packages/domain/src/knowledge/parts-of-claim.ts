import type { Token } from "../language/read-text.ts";
import { aboutPeople, type Claim, claimOf, peopleIn } from "./claims.ts";

/** A sentence of more parts is compared as a whole. */
const MAX_PARTS = 8;
/** In UTF-16 code units; a longer sentence is compared as a whole. */
const MAX_PARTED_LENGTH = 500;
const COMMAS = new Set([",", "，"]);
/** Where a sentence goes on to say something else: behind a comma, and anywhere. */
const BEHIND_COMMA = new Set(["and", "but", "so", "while", "yet", "or", "plus"]);
const CHINESE_BEHIND_COMMA = new Set(["并", "而", "但", "还", "也", "或"]);
const ANYWHERE = new Set(["but", "whereas", "although"]);

/** The several things that a sentence says, each about the people whom it names; one where it says one thing. */
export function partsOf(claim: Claim): readonly Claim[] {
  if (claim.text.length > MAX_PARTED_LENGTH) return [claim];
  const start = claim.tokens[0]?.start ?? 0;
  const parts = partTokens(claim.tokens).map((tokens) => partOf(claim, tokens, start));
  const telling = parts.filter(({ words }) => words.size > 0);
  if (telling.length < 2 || telling.length > MAX_PARTS) return [claim];
  const people = peopleIn(claim);
  return telling.map((part) => aboutPeople(part, people));
}

/** The text of a claim is a piece of the source that begins at its first token. */
function partOf({ text }: Claim, tokens: readonly Token[], start: number): Claim {
  const from = (tokens[0]?.start ?? start) - start;
  const to = (tokens.at(-1)?.end ?? start) - start;
  return { ...claimOf("", tokens), text: text.slice(from, to) };
}

function partTokens(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (let place = 0; place < tokens.length; ) {
    const skipped = joinAt(tokens, place);
    if (skipped === undefined) {
      parts.at(-1)?.push(tokens[place] as Token);
      place += 1;
    } else {
      parts.push([]);
      place += skipped;
    }
  }
  return parts;
}

/** How many tokens join two parts at a place; undefined where none do. */
function joinAt(tokens: readonly Token[], place: number): number | undefined {
  const word = (at: number): string => tokens[at]?.text ?? "";
  if (COMMAS.has(word(place))) {
    if (BEHIND_COMMA.has(word(place + 1))) return 2;
    return CHINESE_BEHIND_COMMA.has(word(place + 1)) ? 1 : undefined;
  }
  if (word(place) === "但" && word(place + 1) === "是") return 2;
  return ANYWHERE.has(word(place)) ? 1 : undefined;
}
