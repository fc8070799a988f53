import { type ReadText, readAmounts } from "@health-exercise/domain/language";
import { DAYS_PER_WEEK } from "@health-exercise/domain/user";

/** What of a wish has an amount: the minutes of a session, the weeks of a plan, the times or days a week. */
export type WishedAmount = "minutes" | "weeks" | "times";

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

/** Nobody wishes for a longer session: it is how long something else lasts (design value). */
const LONGEST_SESSION = 180;
/** Who sits or drives for less may do it to train: "sitting, 10 minutes" (design value). */
const LONGEST_SEATED = 45;
/** "After half an hour" on the bike, "the last 20 minutes", 骑半小时后: no session of that length is wished for. */
const BEFORE_OTHER_LENGTHS = /\b(?:after|past|last|previous|for over)\s*(?:about\s*)?$/iu;
const AFTER_OTHER_LENGTHS = /^[ -]*(?:后|後|就会|就會|就疼|就痛|以后|以後|之后|之後|in\b|into\b)/iu;
/** What people do for hours that is no training. */
const NO_TRAINING_BEFORE =
  /(?:[坐站睡开開飞飛]|坐[了着著]|站[了着著]|\b(?:sit|sitting|stand|standing|drive|driving|sleep))\s*$/iu;
const NO_TRAINING_AFTER =
  /^[ -]*(?:\w+ )?(?:shifts?|flights?|drives?|match|matches|games?|meetings?|commute|cricket)\b/iu;

/** Whether a length is that of a session, by what stands around it. */
function isOfSession(source: string, [start, end]: readonly [number, number], minutes: number) {
  const [before, after] = [source.slice(0, start), source.slice(end)];
  if (minutes > LONGEST_SESSION) return false;
  if (BEFORE_OTHER_LENGTHS.test(before) || AFTER_OTHER_LENGTHS.test(after)) return false;
  const isLong = minutes > LONGEST_SEATED;
  return !isLong || !(NO_TRAINING_BEFORE.test(before) || NO_TRAINING_AFTER.test(after));
}

/** The first amount of a kind in a message; null where it tells none. */
export function amountIn(message: ReadText, kind: WishedAmount): number | null {
  const { source, tokens } = message;
  for (const amount of readAmounts(tokens)) {
    const { measure, low } = amount;
    const place = [
      tokens[amount.numberStart]?.start ?? 0,
      tokens[amount.end - 1]?.end ?? 0,
    ] as const;
    if (kind === "minutes" && measure === "minutes") {
      if (isOfSession(source, place, low)) return Math.round(low);
      continue;
    }
    if (kind === "minutes" && measure === "distance" && isInMinutes(message, amount)) return low;
    if (kind === "weeks" && measure === "period") return Math.round(low / DAYS_PER_WEEK);
    if (kind === "times" && (measure === "sessions" || measure === "days")) return low;
  }
  if (kind === "minutes") return writtenMinutes(source);
  return kind === "times" ? timesIn(source) : null;
}

function writtenMinutes(source: string): number | null {
  for (const [written, minutes] of WRITTEN_MINUTES) {
    const found = written.exec(source);
    if (found === null) continue;
    const place = [found.index, found.index + found[0].length] as const;
    return isOfSession(source, place, minutes) ? minutes : null;
  }
  return null;
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
