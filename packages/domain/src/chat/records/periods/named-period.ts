import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate, weekdayOf, weekOf } from "../../../shared/local-date.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { monthOfDay, yearOf } from "./calendar-days.ts";
import { partOfMonth } from "./part-of-month.ts";
import type { NAMED_PERIODS } from "./period-words.data.ts";

export type NamedPeriod = keyof typeof NAMED_PERIODS;

const MONTHS = 12;
const SATURDAY = 6;

/** The period that each name stands for on a day. */
const PERIODS: Readonly<Record<NamedPeriod, (today: LocalDate) => RecordPeriod>> = {
  today: (today) => dayBefore(today, 0),
  yesterday: (today) => dayBefore(today, 1),
  dayBeforeYesterday: (today) => dayBefore(today, 2),
  threeDaysAgo: (today) => dayBefore(today, 3),
  thisWeek: () => ({ kind: "week", weeksAgo: 0 }),
  lastWeek: () => ({ kind: "week", weeksAgo: 1 }),
  weekBeforeLast: () => ({ kind: "week", weeksAgo: 2 }),
  thisMonth: (today) => monthsAgo(0, today),
  lastMonth: (today) => monthsAgo(1, today),
  monthBeforeLast: (today) => monthsAgo(2, today),
  thisYear: (today) => ({ kind: "year", year: yearOf(today) }),
  lastYear: (today) => ({ kind: "year", year: yearOf(today) - 1 }),
  yearBeforeLast: (today) => ({ kind: "year", year: yearOf(today) - 2 }),
  startOfYear: (today) => ({ kind: "month", year: yearOf(today), month: 1 }),
  startOfMonth: (today) => partOfMonth("early", yearOf(today), monthOfDay(today)),
  startOfWeek: (today) => ({ kind: "day", date: weekOf(today).start }),
  // The latest that has begun.
  theWeekend: (today) =>
    weekend(weekdayOf(today) >= SATURDAY ? today : addDays(today, -DAYS_PER_WEEK)),
  thisWeekend: (today) => weekend(today),
  lastWeekend: (today) => weekend(addDays(today, -DAYS_PER_WEEK)),
  weekendBeforeLast: (today) => weekend(addDays(today, -2 * DAYS_PER_WEEK)),
  past7Days: () => ({ kind: "last_days", days: 7 }),
  past14Days: () => ({ kind: "last_days", days: 14 }),
  past15Days: () => ({ kind: "last_days", days: 15 }),
  past30Days: () => ({ kind: "last_days", days: 30 }),
  past90Days: () => ({ kind: "last_days", days: 90 }),
  past183Days: () => ({ kind: "last_days", days: 183 }),
  past365Days: () => ({ kind: "last_days", days: 365 }),
  ever: () => ({ kind: "ever" }),
};

/** The period that a name stands for on a day. */
export function namedPeriod(name: NamedPeriod, today: LocalDate): RecordPeriod {
  return PERIODS[name](today);
}

/** The calendar month so many months before the current one. */
export function monthsAgo(months: number, today: LocalDate): RecordPeriod {
  const count = yearOf(today) * MONTHS + monthOfDay(today) - 1 - months;
  return { kind: "month", year: Math.floor(count / MONTHS), month: (count % MONTHS) + 1 };
}

function dayBefore(today: LocalDate, days: number): RecordPeriod {
  return { kind: "day", date: addDays(today, -days) };
}

/** Saturday and Sunday of the week of a day. */
export function weekend(day: LocalDate): RecordPeriod {
  const { start, end } = weekOf(day);
  return { kind: "range", start: addDays(start, SATURDAY - 1), end };
}
