import { characterPairs } from "@health-exercise/domain";
import { TRADITIONAL_CHARACTERS } from "./traditional-characters.data.ts";

const TOKEN = /\p{Script=Han}|(?:[^\P{L}\p{Script=Han}]|\p{N})+/gu;
const INVISIBLE = /[\p{Cf}\p{M}]/gu;
const APOSTROPHES = /['\u2018\u2019`\u00b4]/g;
const HAN = /\p{Script=Han}/u;

const SUFFIXES = ["ing", "ed", "es", "s", "ly", "e"];
const SHORTEST_STEM = 3;

const simplified = characterPairs(TRADITIONAL_CHARACTERS);

/**
 * The words of a text as they are compared: lower case, without apostrophes and endings; one token for each Chinese
 * character, simplified.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(APOSTROPHES, "")
    .toLowerCase();
  return (plain.match(TOKEN) ?? []).map((token) => simplified.get(token) ?? stemOf(token));
}

/** Whether a token is a Chinese character. */
export function isHan(token: string): boolean {
  return HAN.test(token);
}

/** A word without what changes with number and time, roughly: all that matters is that its forms meet. */
function stemOf(word: string): string {
  const withoutY = word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : word;
  for (const suffix of SUFFIXES) {
    const stem = withoutY.slice(0, -suffix.length);
    if (withoutY.endsWith(suffix) && stem.length >= SHORTEST_STEM && !withoutY.endsWith("ss"))
      return withoutDoubling(stem);
  }
  return withoutY;
}

/** "running" as "run". */
function withoutDoubling(stem: string): string {
  const last = stem.at(-1);
  const isDoubled = stem.length > SHORTEST_STEM && last === stem.at(-2);
  return isDoubled && last !== undefined && !"aeiosl".includes(last) ? stem.slice(0, -1) : stem;
}
