import { characterPairs } from "../../shared/character-pairs.ts";
import { KEEP_PLURAL_WORDS, VERB_FORMS } from "./activity-words.data.ts";
import { TRADITIONAL_CHARACTERS } from "./traditional-characters.data.ts";

/** Text as it is compared: what measures are read from, and its tokens. */
export interface ActivityText {
  /** Lower case, compatibility forms resolved, simplified characters. */
  readonly plain: string;
  /** Words as written, one token for each Chinese character and for each number. */
  readonly words: readonly string[];
  /** The words with verb forms and plurals reduced and every number as `#`. */
  readonly tokens: readonly string[];
}

/** Longer text is cut: the longest published description has 135 characters. */
const MAX_LENGTH = 200;

const ASCII_ONLY = /^[\x20-\x7e]*$/;
const MARKS_AND_SIGNS = /[\p{M}\u2122\u00ae\u00a9]/gu;
const CAMEL_BOUNDARY = /([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const PACE_APOSTROPHE = /(\d)['\u2019\u2032](?=\d)/g;
const APOSTROPHES = /['\u2018\u2019`]/g;
const TOKEN = /\d+(?:[.:]\d+)*|\p{Script=Han}|[^\P{L}\p{Script=Han}]+/gu;
const HAN = /\p{Script=Han}/u;
const DIGIT = /^\d/;

const simplified = characterPairs(TRADITIONAL_CHARACTERS);

const verbByForm = new Map<string, string>();
for (const [verb, forms] of Object.entries(VERB_FORMS)) {
  for (const form of forms.split(" ")) verbByForm.set(form, verb);
}

const keepPlural = new Set(KEEP_PLURAL_WORDS.split(" "));

/** Reads text of any kind, broken Unicode included, in linear time. */
export function readActivityText(text: string): ActivityText {
  const composed = normalizeCharacters(text);
  const words = composed.replace(CAMEL_BOUNDARY, "$1$2 ").toLowerCase().match(TOKEN) ?? [];
  return { plain: composed.toLowerCase(), words, tokens: words.map(reduceWord) };
}

/** One token for each Chinese character, so the first character tells. */
function isHan(token: string): boolean {
  return HAN.test(token);
}

function normalizeCharacters(text: string): string {
  const cut = text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH) : text;
  if (ASCII_ONLY.test(cut)) return dropApostrophes(cut);
  const marked = cut
    .toWellFormed()
    .replace(MARKS_AND_SIGNS, "")
    .normalize("NFKD")
    .replace(MARKS_AND_SIGNS, "");
  return dropApostrophes(simplify(marked.normalize("NFKC")));
}

/** "children's" becomes one word, and the pace 5'30 becomes 5:30. */
function dropApostrophes(text: string): string {
  return text.replace(PACE_APOSTROPHE, "$1:").replace(APOSTROPHES, "");
}

function simplify(text: string): string {
  let result = "";
  for (const character of text) result += simplified.get(character) ?? character;
  return result;
}

function reduceWord(word: string): string {
  if (DIGIT.test(word)) return "#";
  return verbByForm.get(word) ?? singularOf(word);
}

function singularOf(word: string): string {
  if (word.length < 3 || !word.endsWith("s") || keepPlural.has(word) || isHan(word)) return word;
  if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  return word.slice(0, -1);
}
