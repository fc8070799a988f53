import type { Token } from "../../../language/read-text.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { daysIn, type LocalDate, weekdayOf } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import { textAt } from "../text-at.ts";
import type { FoundPeriod } from "./found-period.ts";
import { type FoundWeekday, WEEKEND } from "./weekdays.ts";

type Words = readonly Token[];

/** Before a day of the week, of which one is meant then; behind it, of which week it is. */
const OF_ONE = new Set("last this past next 上 这 本 今 呢".split(" "));
const WEEK = "week";
/** Two periods are held against each other. */
const AGAINST = new Set("than vs versus against compared compare 比 相比".split(" "));
/** "周末跑步次数", "星期五跑步总共几次". */
const NUMBER = "次数";
const TOTALS = ["总共", "一共", "合共", "总计"];
const HOW_MANY = ["几次", "几回", "几趟", "多少次", "多少回", "几多次"];
const WAS = ["了", "过", "咗"];

/**
 * The days of the week that periods name where all of them are meant, because a longer period stands beside them: "十月星期五跑步几次",
 * "at the weekend this year". The periods are those that remain.
 */
export function weekdaysOfPeriods(
  periods: readonly FoundPeriod[],
  words: Words,
  today: LocalDate,
): { readonly periods: readonly FoundPeriod[]; readonly weekdays: readonly FoundWeekday[] } {
  if (words.some(({ text }) => AGAINST.has(text))) return { periods, weekdays: [] };
  const isLonger = (found: FoundPeriod) => isLong(found, today);
  if (!periods.some(isLonger) && !asksHowOften(words)) return { periods, weekdays: [] };
  const weekdays = periods.flatMap((found) =>
    weekdaysIn(found, words).map((weekday) => ({ start: found.start, end: found.end, weekday })),
  );
  const isTaken = ({ start }: FoundPeriod) => weekdays.some((each) => each.start === start);
  return { periods: periods.filter((found) => !isTaken(found)), weekdays };
}

function weekdaysIn(
  { period, isWeekday, isLoose, start, end }: FoundPeriod,
  words: Words,
): readonly number[] {
  if (period === "future" || OF_ONE.has(textAt(words, start))) return [];
  if (period.kind === "day")
    return isWeekday === true && textAt(words, end - 1) !== WEEK ? [weekdayOf(period.date)] : [];
  const isWeekend = isLoose === true && period.kind === "range" && daysIn(period) === 2;
  return isWeekend ? WEEKEND : [];
}

function isLong({ period }: FoundPeriod, today: LocalDate): boolean {
  if (period === "future" || period.kind === "week") return false;
  const days = daysOfPeriod(period, today);
  return days !== null && daysIn(days) > DAYS_PER_WEEK;
}

/** How often is asked of all such days where nothing says that it was. */
function asksHowOften(words: Words): boolean {
  const text = words.map((word) => word.text).join("");
  const some = (signs: readonly string[]) => signs.some((each) => text.includes(each));
  return !some(WAS) && (text.includes(NUMBER) || (some(TOTALS) && some(HOW_MANY)));
}
