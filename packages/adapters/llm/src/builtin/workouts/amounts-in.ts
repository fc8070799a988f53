import { type ReadText, readAmounts } from "@health-exercise/domain/language";

/** What of a wish has an amount: the minutes of a session, the weeks of a plan, the times or days a week. */
export type WishedAmount = "minutes" | "weeks" | "times";

const DAYS_PER_WEEK = 7;
/** "15m" are minutes where a session is wished for, and "800m" are metres (design value). */
const MOST_MINUTES_AS_METRES = 120;
const MINUTES_AS_METRES = /^\d{1,3} ?m$/u;
/** Lengths that are written without a number of minutes or hours: "半個鐘", "十几分钟". */
const WRITTEN_MINUTES: readonly (readonly [written: RegExp, minutes: number])[] = [
  [/半[个個]?(?:小时|小時|钟头|鐘頭|钟|鐘)|half[ -](?:an[ -])?hour/iu, 30],
  [/[一1][个個](?:钟头|鐘頭|钟|鐘)(?!后|後|内|內)|\b(?:an|full|whole) hour\b/iu, 60],
  [/十(?:几|幾|來|来|多)分/u, 15],
];
/** "一周三练", "3 x a week". */
const TIMES = /(\d{1,2}|[一二两兩三四五六])(?:练|練| ?x\b)/u;
const NUMERALS = "一二三四五六";

/** The first amount of a kind in a message; null where it tells none. */
export function amountIn(message: ReadText, kind: WishedAmount): number | null {
  for (const amount of readAmounts(message.tokens)) {
    const { measure, low } = amount;
    if (kind === "minutes" && measure === "minutes") return Math.round(low);
    if (kind === "minutes" && measure === "distance" && isInMinutes(message, amount)) return low;
    if (kind === "weeks" && measure === "period") return Math.round(low / DAYS_PER_WEEK);
    if (kind === "times" && (measure === "sessions" || measure === "days")) return low;
  }
  if (kind === "minutes")
    return WRITTEN_MINUTES.find(([written]) => written.test(message.source))?.[1] ?? null;
  return kind === "times" ? timesIn(message.source) : null;
}

function isInMinutes(
  { source, tokens }: ReadText,
  { low, numberStart, end }: { low: number; numberStart: number; end: number },
): boolean {
  const written = source.slice(tokens[numberStart]?.start, tokens[end - 1]?.end);
  return MINUTES_AS_METRES.test(written) && low <= MOST_MINUTES_AS_METRES;
}

function timesIn(source: string): number | null {
  const written = TIMES.exec(source)?.[1];
  if (written === undefined) return null;
  const numeral = NUMERALS.indexOf(written.replace(/[两兩]/u, "二"));
  return numeral < 0 ? Number(written) : numeral + 1;
}
