import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import {
  AFTER_NUMBER,
  CHECKED,
  CONNECTING,
  LOW_BARE,
  MILLIGRAMS_PER_MILLIMOLE,
  OTHER_CHECKED,
  SHAKY,
} from "./blood-sugar.data.ts";

/** So many words may stand between the check and its number (design value). */
const WORDS_BETWEEN = 4;
const LATIN = /^\p{Script=Latin}/u;

/** The low level that somebody shaky found, where the word for it is left out: "felt shaky, checked, 62". */
export function checkedSugarBehind(words: readonly Token[], at: number) {
  const { text = "", sentence } = words[at] ?? {};
  if (!CHECKED.has(text)) return undefined;
  const beside = words.filter((word) => word.sentence === sentence);
  if (!beside.some((word) => SHAKY.has(word.text))) return undefined;
  if (beside.some((word) => OTHER_CHECKED.has(word.text))) return undefined;
  for (let place = at + 1; place <= at + WORDS_BETWEEN; place += 1) {
    const word = words[place];
    if (word === undefined || word.sentence !== sentence) return undefined;
    const number = word.value === undefined ? undefined : readNumber(words, place);
    if (number !== undefined) return lowLevel(words, place, number);
    if (!CONNECTING.has(word.text)) return undefined;
  }
  return undefined;
}

function lowLevel(
  words: readonly Token[],
  at: number,
  { value, end }: { readonly value: number; readonly end: number },
) {
  const next = words[end];
  const isFollowed = next !== undefined && next.clause === words[at]?.clause;
  if (isFollowed && LATIN.test(next.text) && !AFTER_NUMBER.has(next.text)) return undefined;
  const { mostMillimoles, mostMilligrams } = LOW_BARE;
  if (value > 1 && value <= mostMillimoles) return { at, end, millimoles: value };
  const isLow = value > mostMilligrams / 2 && value <= mostMilligrams;
  return isLow ? { at, end, millimoles: value / MILLIGRAMS_PER_MILLIMOLE } : undefined;
}
