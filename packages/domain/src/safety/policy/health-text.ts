import { characterPairs } from "../../shared/character-pairs.ts";
import { TRADITIONAL_HEALTH_CHARACTERS } from "./traditional-health-characters.data.ts";

/** Stands between sentences in a list of tokens. */
export const SENTENCE_END = "|";

const MARKS = /\p{M}/gu;
const APOSTROPHES = /['\u2018\u2019`\u00b4]/g;
const INVISIBLE = /\p{Cf}/gu;
const TOKEN = /\d+(?:[.:]\d+)*|\p{Script=Han}|[^\P{L}\p{Script=Han}]+|[.!?;\u3002\n]/gu;
const ENDS = new Set([".", "!", "?", ";", "\u3002", "\n"]);

const simplified = characterPairs(TRADITIONAL_HEALTH_CHARACTERS);

/**
 * The words of a text as they are compared, in linear time: lower case, compatibility forms resolved, accents and
 * British digraphs dropped (anaemia, anemia), plurals reduced, one token for each Chinese character, traditional
 * characters simplified, `|` between sentences.
 */
export function healthTokens(text: string): string[] {
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(INVISIBLE, "")
    .replace(APOSTROPHES, "")
    .toLowerCase();
  return (plain.match(TOKEN) ?? []).map(reduceToken);
}

function reduceToken(token: string): string {
  if (ENDS.has(token)) return SENTENCE_END;
  if (token.length <= 2) return simplified.get(token) ?? token;
  const merged = token.replaceAll("ae", "e").replaceAll("oe", "e");
  if (merged.endsWith("ies") && merged.length > 4) return `${merged.slice(0, -3)}y`;
  if (!merged.endsWith("s") || merged.length < 3) return merged;
  return merged.endsWith("ss") || merged.endsWith("us") || merged.endsWith("is")
    ? merged
    : merged.slice(0, -1);
}
