import type { Token } from "../../../language/read-text.ts";
import { textAt } from "../text-at.ts";
import { isBetween } from "./calendar-days.ts";
import { ORDINAL_WORDS } from "./period-words.data.ts";

type Words = readonly Token[];

const DAYS_OF_MONTH = 31;
/** Read as words of their own behind a number. */
const ORDINAL_ENDINGS = new Set(["st", "nd", "rd", "th"]);

/** "6", "6th", "sixth". */
export function dayNumberAt(
  words: Words,
  at: number,
): { readonly day: number; readonly end: number; readonly isOrdinal: boolean } | undefined {
  const text = textAt(words, at);
  const spelled = ORDINAL_WORDS.get(text);
  if (spelled !== undefined) return { day: spelled, end: at + 1, isOrdinal: true };
  const day = words[at]?.kind === "number" ? words[at]?.value : undefined;
  if (!isBetween(day, 1, DAYS_OF_MONTH)) return undefined;
  const isOrdinal = ORDINAL_ENDINGS.has(textAt(words, at + 1));
  return { day, end: isOrdinal ? at + 2 : at + 1, isOrdinal };
}
