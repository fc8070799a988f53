import type { Token } from "../../../language/read-text.ts";
import { monthOf } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { dateOf } from "./calendar-days.ts";

const THIRDS = { early: [1, 10], mid: [11, 20], late: [21, 31] } as const;
const HALVES = { first: [1, 15], second: [16, 31] } as const;
const PARTS = { ...THIRDS, ...HALVES };
/** Sign by sign, the longer before what they begin with. */
const CHINESE_PARTS = (
  [
    ["上半个月", "first"],
    ["前半个月", "first"],
    ["下半个月", "second"],
    ["后半个月", "second"],
    ["上半月", "first"],
    ["前半月", "first"],
    ["下半月", "second"],
    ["后半月", "second"],
    ["上旬", "early"],
    ["中旬", "mid"],
    ["下旬", "late"],
    ["月初", "early"],
    ["月中", "mid"],
    ["月底", "late"],
    ["月尾", "late"],
    ["初", "early"],
    ["底", "late"],
    ["尾", "late"],
    ["末", "late"],
  ] as const
).map(([signs, part]) => ({ signs: [...signs], part }));

/** The days of a third or half of a month. */
export function partOfMonth(part: keyof typeof PARTS, year: number, month: number): RecordPeriod {
  const [from, until] = PARTS[part];
  const start = dateOf(year, month, from);
  const last = dateOf(year, month, until);
  if (start === undefined) return { kind: "month", year, month };
  return { kind: "range", start, end: last ?? monthOf(start).end };
}

/** "上半月", "下旬", "底" behind the name of a month. */
export function chinesePartOfMonthAt(
  words: readonly Token[],
  at: number,
): { readonly part: keyof typeof PARTS; readonly end: number } | undefined {
  for (const { signs, part } of CHINESE_PARTS) {
    if (signs.every((sign, index) => textAt(words, at + index) === sign))
      return { part, end: at + signs.length };
  }
  return undefined;
}

/** Whether it is a half of a month, which is named without one too. */
export function isHalfOfMonth(part: keyof typeof PARTS): part is keyof typeof HALVES {
  return part in HALVES;
}
