import { monthOf } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { dateOf } from "./calendar-days.ts";

const THIRDS = { early: [1, 10], mid: [11, 20], late: [21, 31] } as const;
const HALVES = { first: [1, 15], second: [16, 31] } as const;
const PARTS = { ...THIRDS, ...HALVES };

/** The days of a third or half of a month. */
export function partOfMonth(part: keyof typeof PARTS, year: number, month: number): RecordPeriod {
  const [from, until] = PARTS[part];
  const start = dateOf(year, month, from);
  const last = dateOf(year, month, until);
  if (start === undefined) return { kind: "month", year, month };
  return { kind: "range", start, end: last ?? monthOf(start).end };
}
