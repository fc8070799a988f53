import { RowFault } from "../file-fault.ts";
import type { DecimalSign } from "./csv-dialect.ts";

/** A number as it is written: its digits with a point, and which sign it must have had for its fraction. */
type WrittenNumber = {
  readonly value: number;
  /** Undefined where it has no fraction and tells nothing. */
  readonly decimal: DecimalSign | undefined;
};

const WHOLE = /^\d+$/;
const ONLY_DIGITS_AND_SIGNS = /^\d[\d.,' ]*\d$|^\d$/;
const LONGEST = 32;
/** Apostrophes and the spaces that some languages put between thousands. */
const SPACES = /[\s\u00a0\u2009\u202f]/g;

/**
 * The number that a cell spells. A sign that stands once, before three digits, may part thousands or a fraction:
 * `decimal` tells, which the file's other numbers or its language gave.
 * @throws RowFault where it is no number, and where it could be two and `decimal` is null.
 */
export function readCsvNumber(cell: string, decimal: DecimalSign | null): number {
  const written = writtenNumber(cell);
  if (written === undefined) throw new RowFault("row_number");
  if (written !== "ambiguous") return written.value;
  if (decimal === null) throw new RowFault("row_number_ambiguous");
  const sign = signsOf(cell)[0];
  return Number(sign === decimal ? cell.replace(",", ".") : cell.replace(/[.,]/, ""));
}

/** The decimal sign that a number of a file proves for all of them; undefined where it proves none. */
export function decimalSignIn(cell: string): DecimalSign | undefined {
  const written = writtenNumber(cell);
  return written === undefined || written === "ambiguous" ? undefined : written.decimal;
}

function writtenNumber(cell: string): WrittenNumber | "ambiguous" | undefined {
  const text = cell.length > LONGEST ? "" : cell.replace(SPACES, " ").replace("’", "'");
  if (!ONLY_DIGITS_AND_SIGNS.test(text)) return undefined;
  const signs = signsOf(text);
  const last = signs.at(-1);
  if (last === undefined) return { value: Number(text), decimal: undefined };
  const kinds = new Set(signs);
  const isRepeated = signs.length > 1 && kinds.size === 1;
  if (isRepeated || !isDecimalSign(last))
    return ofThousands(text, last, isDecimalSign(last) ? otherSign(last) : undefined);
  const [whole = "", fraction = ""] = partAt(text, text.lastIndexOf(last));
  if (kinds.size > 2 || !WHOLE.test(fraction)) return undefined;
  if (kinds.size === 2) return withFraction(whole, fraction, signs[0] ?? "", last);
  const couldBeThousands = fraction.length === 3 && whole.length <= 3 && !whole.startsWith("0");
  return couldBeThousands ? "ambiguous" : { value: Number(`${whole}.${fraction}`), decimal: last };
}

function withFraction(
  whole: string,
  fraction: string,
  thousands: string,
  decimal: DecimalSign,
): WrittenNumber | undefined {
  const grouped = whole.includes(decimal) ? undefined : ofThousands(whole, thousands, undefined);
  return grouped && { value: Number(`${grouped.value}.${fraction}`), decimal };
}

function ofThousands(
  text: string,
  sign: string,
  decimal: DecimalSign | undefined,
): WrittenNumber | undefined {
  const [first = "", ...groups] = text.split(sign);
  const isGrouped =
    first.length <= 3 &&
    [first, ...groups].every((part) => WHOLE.test(part)) &&
    groups.every((group) => group.length === 3);
  return isGrouped ? { value: Number(first + groups.join("")), decimal } : undefined;
}

function partAt(text: string, place: number): readonly [string, string] {
  return [text.slice(0, place), text.slice(place + 1)];
}

function signsOf(text: string): readonly string[] {
  return text.match(/[.,' ]/g) ?? [];
}

function isDecimalSign(sign: string): sign is DecimalSign {
  return sign === "." || sign === ",";
}

function otherSign(sign: DecimalSign): DecimalSign {
  return sign === "." ? "," : ".";
}
