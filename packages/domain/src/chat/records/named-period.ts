import { addDays, type LocalDate, weekOf } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import type { NAMED_PERIODS } from "./period-words.data.ts";

export type NamedPeriod = keyof typeof NAMED_PERIODS;

const MONTHS = 12;
const SATURDAY = 5;
const WEEK = 7;

/** The period that a name stands for on a day. */
export function namedPeriod(name: NamedPeriod, today: LocalDate): RecordPeriod {
  switch (name) {
    case "today":
      return { kind: "day", date: today };
    case "yesterday":
      return { kind: "day", date: addDays(today, -1) };
    case "dayBeforeYesterday":
      return { kind: "day", date: addDays(today, -2) };
    case "thisWeek":
      return { kind: "week", weeksAgo: 0 };
    case "lastWeek":
      return { kind: "week", weeksAgo: 1 };
    case "weekBeforeLast":
      return { kind: "week", weeksAgo: 2 };
    case "thisMonth":
      return monthsAgo(0, today);
    case "lastMonth":
      return monthsAgo(1, today);
    case "monthBeforeLast":
      return monthsAgo(2, today);
    case "thisYear":
      return { kind: "year", year: yearOf(today) };
    case "lastYear":
      return { kind: "year", year: yearOf(today) - 1 };
    case "yearBeforeLast":
      return { kind: "year", year: yearOf(today) - 2 };
    case "thisWeekend":
      return weekend(today);
    case "lastWeekend":
      return weekend(addDays(today, -WEEK));
    case "past7Days":
      return { kind: "last_days", days: 7 };
    case "past30Days":
      return { kind: "last_days", days: 30 };
    case "past183Days":
      return { kind: "last_days", days: 183 };
    case "past365Days":
      return { kind: "last_days", days: 365 };
    case "ever":
      return { kind: "ever" };
  }
}

/** The calendar month so many months before the current one. */
export function monthsAgo(months: number, today: LocalDate): RecordPeriod {
  const count = yearOf(today) * MONTHS + monthOfDay(today) - 1 - months;
  return { kind: "month", year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 };
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** From 1 to 12. */
export function monthOfDay(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

function weekend(day: LocalDate): RecordPeriod {
  const { start, end } = weekOf(day);
  return { kind: "range", start: addDays(start, SATURDAY), end };
}
