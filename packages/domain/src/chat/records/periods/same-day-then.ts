import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import {
  addDays,
  addYears,
  type LocalDate,
  weekdayOf,
  weekOf,
} from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { dateOf, yearOf } from "./calendar-days.ts";
import type { FoundPeriod } from "./found-period.ts";

/** "Today last year", "去年今天", "this week last year", "a year ago today", "上个月今天": the same days of an earlier time; undefined where two periods are not so. */
export function sameDayThen(
  left: FoundPeriod["period"],
  right: FoundPeriod["period"],
  today: LocalDate,
): RecordPeriod | undefined {
  if (left === "future" || right === "future") return undefined;
  return thenOf(left, right, today) ?? thenOf(right, left, today);
}

/** `now` as it was in `then`. */
function thenOf(now: RecordPeriod, then: RecordPeriod, today: LocalDate): RecordPeriod | undefined {
  const days = daysOfPeriod(then, today);
  if (days === null || days.end >= today || !isCurrent(now, today)) return undefined;
  if (then.kind === "year") return yearsBefore(now, yearOf(today) - then.year, today);
  if (now.kind !== "day" || now.date !== today) return undefined;
  if (then.kind === "week") return { kind: "day", date: addDays(days.start, weekdayOf(today) - 1) };
  if (then.kind === "day") return then.date === addDays(today, -DAYS_PER_WEEK) ? then : undefined;
  const date = then.kind === "month" ? dateOf(then.year, then.month, dayOf(today)) : undefined;
  return date && { kind: "day", date };
}

function isCurrent(period: RecordPeriod, today: LocalDate): boolean {
  switch (period.kind) {
    case "day":
      return period.date === today || period.date === addDays(today, -1);
    case "week":
      return period.weeksAgo === 0;
    case "month":
      return today.startsWith(`${period.year}-${String(period.month).padStart(2, "0")}`);
    default:
      return false;
  }
}

function yearsBefore(now: RecordPeriod, years: number, today: LocalDate): RecordPeriod {
  if (now.kind === "day") return { kind: "day", date: addYears(now.date, -years) };
  if (now.kind === "month") return { ...now, year: now.year - years };
  return { kind: "range", ...weekOf(addYears(today, -years)) };
}

function dayOf(date: LocalDate): number {
  return Number(date.slice(8));
}
