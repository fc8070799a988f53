import type { Token } from "../../../language/read-text.ts";
import { isLink } from "../links.ts";
import { textAt } from "../text-at.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "./period-words.data.ts";

/** The months by their names, 1 for January, and the days of the week, 1 for Monday. */
export const MONTH_BY_NAME = numbered(MONTH_NAMES);
export const WEEKDAY_BY_NAME = numbered(WEEKDAY_NAMES);

/** "Feb, mar and apr". */
export function isAmongMonths(words: readonly Token[], start: number, end: number): boolean {
  const next = isLink(textAt(words, end)) ? end + 1 : end;
  return MONTH_BY_NAME.has(textAt(words, start - 1)) || MONTH_BY_NAME.has(textAt(words, next));
}

function numbered(names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(names.flatMap((each, index) => each.map((name) => [name, index + 1] as const)));
}
