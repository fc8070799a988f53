import { RowFault } from "../file-fault.ts";
import { type IsoTime, isRealTime, readIsoTime, type WallTime } from "../time/iso-time.ts";
import { DATE_FILLERS, DAY_HALVES, MONTHS } from "./months.data.ts";

/** Which number of `01/02/2026` is the day. */
export type DateOrder = "day_first" | "month_first";

const TIME = /(?<![\d:])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?![\d:])/;
/** Points of abbreviations, as opposed to those between the numbers of a date. */
const LOOSE_POINT = /(?<!\d)\.|\.(?!\d)/g;
/** Chinese and Japanese put no spaces between a mark of the day's half and what stands around it. */
const WORD_OR_NUMBER = /\d+|[上下]午|午[前後]|[年月日]|\p{L}+/gu;
const SEPARATED_BY_POINTS = /\d\.\d/;
const LONGEST = 64;
const MONTH_NUMBERS = new Map(
  Object.entries(MONTHS).flatMap(([month, names]) =>
    names.map((name) => [name, Number(month)] as const),
  ),
);
const FILLERS = new Set(DATE_FILLERS);
const HALVES = new Map(Object.entries(DAY_HALVES));

type DateParts = { readonly year: number; readonly month: number; readonly day: number };
type TimeParts = Omit<WallTime, keyof DateParts>;

/**
 * The time that a cell spells: in ISO 8601, or as exports write it in one of their languages.
 * @throws RowFault where it is none, and where day and month could be either and no `order` tells.
 */
export function readCsvTime(cell: string, order: DateOrder | null): IsoTime {
  const iso = readIsoTime(cell);
  if (iso !== undefined) return iso;
  const { time, words } = partsOf(cell);
  const wall = { ...dateOf(words, cell, order), ...time };
  if (!isRealTime(wall)) throw new RowFault("row_start");
  return { wall, offsetMinutes: null };
}

/** What a cell tells about the order of all dates of its file; undefined where it tells nothing. */
export function dateOrderIn(cell: string): DateOrder | undefined {
  if (cell.length > LONGEST || readIsoTime(cell) !== undefined) return undefined;
  const words = wordsIn(cell.replace(TIME, " ")).filter((word) => !HALVES.has(word));
  const [first = 0, second = 0, year = 0] = words.map(Number);
  if (!words.every(isNumber) || !isYear(year) || SEPARATED_BY_POINTS.test(cell)) return undefined;
  if (first > 12 && second <= 12) return "day_first";
  return second > 12 && first <= 12 ? "month_first" : undefined;
}

function partsOf(cell: string): { readonly time: TimeParts; readonly words: readonly string[] } {
  const match = cell.length > LONGEST ? null : TIME.exec(cell);
  if (match === null) throw new RowFault("row_start");
  const rest = `${cell.slice(0, match.index)} ${cell.slice(match.index + match[0].length)}`;
  const words = wordsIn(rest);
  const half = words.map((word) => HALVES.get(word)).find((found) => found !== undefined);
  const [hour = 0, minute = 0, second = 0] = match.slice(1, 4).map((part) => Number(part ?? 0));
  const millisecond = Math.trunc(Number(`0.${match[4] ?? 0}`) * 1_000);
  const time = { hour: hourOfDay(hour, half), minute, second, millisecond };
  return { time, words: words.filter((word) => !HALVES.has(word)) };
}

function hourOfDay(hour: number, half: "morning" | "afternoon" | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) throw new RowFault("row_start");
  return (hour % 12) + (half === "afternoon" ? 12 : 0);
}

function dateOf(words: readonly string[], cell: string, order: DateOrder | null): DateParts {
  const numbers = words.filter(isNumber).map(Number);
  const names = words.filter((word) => !isNumber(word) && !FILLERS.has(word));
  const month = MONTH_NUMBERS.get(names[0] ?? "");
  if (names.length > 1 || (names.length === 1 && month === undefined))
    throw new RowFault("row_start");
  if (month !== undefined) return withNamedMonth(numbers, month);
  const [first = 0, second = 0, third = 0] = numbers;
  if (numbers.length !== 3) throw new RowFault("row_start");
  if (isYear(first)) return { year: first, month: second, day: third };
  if (!isYear(third)) throw new RowFault("row_start");
  const dayFirst = { year: third, month: second, day: first };
  const monthFirst = { year: third, month: first, day: second };
  if (SEPARATED_BY_POINTS.test(cell) || first === second) return dayFirst;
  if (first > 12 || second > 12) return first > 12 ? dayFirst : monthFirst;
  if (order === null) throw new RowFault("row_start_ambiguous");
  return order === "day_first" ? dayFirst : monthFirst;
}

function withNamedMonth(numbers: readonly number[], month: number): DateParts {
  const [first = 0, second = 0] = numbers;
  if (numbers.length !== 2 || isYear(first) === isYear(second)) throw new RowFault("row_start");
  return isYear(first) ? { year: first, month, day: second } : { year: second, month, day: first };
}

/** The numbers and words of a date: lower case, without accents and without the points of abbreviations. */
function wordsIn(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(LOOSE_POINT, "");
  return plain.match(WORD_OR_NUMBER) ?? [];
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

function isYear(number: number): boolean {
  return number >= 1_000 && number <= 9_999;
}
