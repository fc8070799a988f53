import { characterPairs } from "../../shared/character-pairs.ts";
import { TRADITIONAL_CHARACTERS } from "../../sport/met/traditional-characters.data.ts";
import { LOOKALIKE_LETTERS, TRADITIONAL_HEALTH_CHARACTERS } from "./characters.data.ts";

const ASCII_ONLY = /^[\x20-\x7e\n]*$/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\ufffd]/gu;
const LINE_ENDS = /[\r\n\u0085\u2028\u2029]/g;
const APOSTROPHES = /['\u2018\u2019\u02bc`\u00b4\u2032]/g;
const SINGLE_QUOTE = /['\u2018\u2019]/;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const LONGEST_QUOTATION = 200;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));?/gi;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};
const MAX_CODE_POINT = 0x10ffff;
/** Tags that set a speaker of a chat apart; a person has no reason to write them. */
const CHAT_ROLE_TAG = /^<\/?(?:system|user|assistant|developer|instructions?|prompt)\b/;
/** The word that stands for such a tag in the normalised text. */
const CHAT_ROLE_WORD = " chatroletag ";
/** The longest HTML tag that is taken out of the text. */
const MAX_TAG_LENGTH = 200;

const replacements = characterPairs(
  TRADITIONAL_CHARACTERS,
  TRADITIONAL_HEALTH_CHARACTERS,
  LOOKALIKE_LETTERS,
);

/**
 * The text as the rules compare it: lower case, compatibility forms and marks resolved, invisible and
 * direction characters and HTML tags removed, character references resolved, lookalike letters Latin, Chinese simplified. Linear time;
 * any string is accepted, broken Unicode included.
 */
export function normaliseText(text: string): string {
  const quoted = withDoubleQuotes(withoutEntities(text));
  const plain = ASCII_ONLY.test(quoted) ? quoted : foldCharacters(quoted);
  return withoutTags(plain.toLowerCase().replace(APOSTROPHES, ""));
}

/** A stretch within a line between single quotation marks gets double ones; apostrophes stay. */
function withDoubleQuotes(text: string): string {
  if (!SINGLE_QUOTE.test(text)) return text;
  const characters = [...text];
  let opened: number | undefined;
  for (const [at, character] of characters.entries()) {
    if (character === "\n") opened = undefined;
    if (!SINGLE_QUOTE.test(character)) continue;
    const next = characters[at + 1] ?? " ";
    const isOpening = !WORD_CHARACTER.test(characters[at - 1] ?? " ") && next.trim() !== "";
    if (isOpening) opened = at;
    else if (opened !== undefined && !LETTER.test(next)) {
      if (at - opened <= LONGEST_QUOTATION) {
        characters[opened] = '"';
        characters[at] = '"';
      }
      opened = undefined;
    }
  }
  return characters.join("");
}

/** Character references written out; twice, as one may hide another. */
function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  const decode = (one: string): string =>
    one.replace(ENTITY, (reference, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED_ENTITIES[name.toLowerCase()] ?? reference;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : reference;
    });
  return decode(decode(text));
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
      if (CHAT_ROLE_TAG.test(text.slice(open, open + close + 1))) kept += CHAT_ROLE_WORD;
      from = open + close + 1;
    }
    open = text.indexOf("<", close > 0 ? from : open + 1);
  }
  return kept + text.slice(from);
}
