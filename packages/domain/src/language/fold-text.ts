import { characterPairs } from "./character-pairs.ts";
import { LOOKALIKE_LETTERS } from "./characters.data.ts";
import { FRACTIONS } from "./number-words.data.ts";
import { simplifiedCharacter } from "./simplified-character.ts";
import type { PlacedText } from "./visible-text.ts";

/** A text as it is compared, and where each of its characters stands in the text as it was written. */
export type FoldedText = {
  readonly text: string;
  /** The place in the source of each UTF-16 unit of `text`, and of its end. */
  readonly places: ArrayLike<number>;
};

/** How many units longer folding may make a text in all; later compatibility forms stand for themselves. */
const MOST_ADDED_UNITS = 1000;
/** A character that stands for more units is a whole phrase (the Arabic ligatures): it stands for itself. */
const MOST_UNITS_OF_CHARACTER = 4;
const MOST_CACHED = 20_000;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{M}\u115f\u1160\u3164\ufffd]/gu;
/** Those that have one form alone. */
const HAN = /^[\u4e00-\u9fff]$/;
const LINE_END = /[\n\r\u0085\u2028\u2029]/;
const ELLIPSES = new Set(["…", "⋯"]);
const lookalikes = characterPairs(LOOKALIKE_LETTERS);
/** What folding only makes lower case. */
const PLAIN = /^[ -~\n]*$/;
const MOST_COUNTED = 10_000;
const counting: number[] = [];
const foldedCharacters = new Map<string, string>();

/**
 * Folds a text character by character: lower case, compatibility forms and accents resolved, invisible and direction
 * characters dropped, letters of other alphabets that look Latin made Latin, Chinese simplified. Linear, and at most
 * `MOST_ADDED_UNITS` longer than the source; any string is accepted, broken Unicode included.
 */
export function foldText({ text: source, places: sourcePlaces }: PlacedText): FoldedText {
  if (PLAIN.test(source))
    return { text: source.toLowerCase(), places: sourcePlaces ?? countingUpTo(source.length) };
  const places: number[] = [];
  const placeOf = (at: number): number => sourcePlaces?.[at] ?? at;
  let text = "";
  let added = 0;
  for (let at = 0; at < source.length; ) {
    const code = source.codePointAt(at) ?? 0;
    const length = code > 0xffff ? 2 : 1;
    const character = source.slice(at, at + length);
    let folded = foldedCharacter(character, code);
    if (folded.length > length) {
      if (added + folded.length - length > MOST_ADDED_UNITS) folded = character;
      added += folded.length - length;
    }
    for (let unit = 0; unit < folded.length; unit += 1) places.push(placeOf(at));
    text += folded;
    at += length;
  }
  places.push(placeOf(source.length));
  return { text, places };
}

/** The numbers from 0 up to at least `most`. */
function countingUpTo(most: number): ArrayLike<number> {
  if (most > MOST_COUNTED) return Array.from({ length: most + 1 }, (_, at) => at);
  while (counting.length <= most) counting.push(counting.length);
  return counting;
}

function foldedCharacter(character: string, code: number): string {
  if (code < 0x80) return foldedAscii(character, code);
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldedForm(character);
  if (foldedCharacters.size < MOST_CACHED) foldedCharacters.set(character, folded);
  return folded;
}

function foldedAscii(character: string, code: number): string {
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 0x20);
  if (code >= 0x20 && code < 0x7f) return character;
  if (character === "\n" || character === "\r") return "\n";
  return character === "\t" ? " " : "";
}

function foldedForm(character: string): string {
  if (HAN.test(character)) return lookalikes.get(character) ?? simplifiedCharacter(character);
  if (LINE_END.test(character)) return "\n";
  if (!character.isWellFormed()) return "";
  if (ELLIPSES.has(character)) return "…";
  // "1½" must not become 11/2.
  if (Object.hasOwn(FRACTIONS, character)) return character;
  const bare = character.normalize("NFKD").replace(INVISIBLE, "").normalize("NFKC").toLowerCase();
  const whole = bare.length > MOST_UNITS_OF_CHARACTER ? character : bare;
  let folded = "";
  for (const one of whole) folded += lookalikes.get(one) ?? simplifiedCharacter(one);
  return folded;
}
