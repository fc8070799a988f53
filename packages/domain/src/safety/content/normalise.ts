import { TRADITIONAL_CHARACTERS } from "../../sport/met/traditional-characters.data.ts";
import { LOOKALIKE_LETTERS, TRADITIONAL_HEALTH_CHARACTERS } from "./characters.data.ts";

const ASCII_ONLY = /^[\x20-\x7e\n]*$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\ufffd]/gu;
const LINE_ENDS = /[\r\n\u0085\u2028\u2029]/g;
const APOSTROPHES = /['\u2018\u2019\u02bc`\u00b4\u2032]/g;
/** The longest HTML tag that is taken out of the text. */
const MAX_TAG_LENGTH = 200;

const replacements = new Map<string, string>();
for (const pairs of [TRADITIONAL_CHARACTERS, TRADITIONAL_HEALTH_CHARACTERS, LOOKALIKE_LETTERS]) {
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    replacements.set(pairs.charAt(index), pairs.charAt(index + 1));
  }
}

/**
 * The text as the rules compare it: lower case, compatibility forms and marks resolved, invisible and
 * direction characters and HTML tags removed, lookalike letters Latin, Chinese simplified. Linear time;
 * any string is accepted, broken Unicode included.
 */
export function normaliseText(text: string): string {
  const plain = ASCII_ONLY.test(text) ? text : foldCharacters(text);
  return withoutTags(plain.toLowerCase().replace(APOSTROPHES, ""));
}

function foldCharacters(text: string): string {
  const composed = text
    .toWellFormed()
    .replace(LINE_ENDS, "\n")
    .replace(/\n/g, "\ue000")
    .replace(/\t/g, " ")
    .replace(APOSTROPHES, "")
    .replace(INVISIBLE, "")
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .normalize("NFKC")
    .toLowerCase();
  let folded = "";
  for (const character of composed) {
    folded += character === "\ue000" ? "\n" : (replacements.get(character) ?? character);
  }
  return folded;
}

function withoutTags(text: string): string {
  let open = text.indexOf("<");
  if (open < 0) return text;
  let kept = "";
  let from = 0;
  while (open >= 0) {
    const next = text.charAt(open + 1);
    const isTag = next === "/" || next === "!" || (next >= "a" && next <= "z");
    const close = isTag ? text.slice(open, open + MAX_TAG_LENGTH).indexOf(">") : -1;
    if (close > 0) {
      kept += text.slice(from, open);
      from = open + close + 1;
    }
    open = text.indexOf("<", close > 0 ? from : open + 1);
  }
  return kept + text.slice(from);
}
