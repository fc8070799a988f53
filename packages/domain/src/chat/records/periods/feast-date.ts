import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, type LocalDate, monthOf, weekdayOf } from "../../../shared/local-date.ts";
import { dateOf } from "./calendar-days.ts";
import type { FeastDay } from "./feasts.data.ts";

/** The Chinese year begins from 21 January to 20 February, so that a month of it begins so many days into a year at most. */
const EARLIEST_NEW_YEAR = 20;
const LATEST_NEW_YEAR = 51;
const LONGEST_MONTH = 30;

/** The day of a year on which a feast falls. */
export function feastDateIn(year: number, feast: FeastDay): LocalDate | undefined {
  switch (feast.by) {
    case "date":
      return dateOf(year, feast.month, feast.day);
    case "weekday":
      return nthWeekday(year, feast);
    case "easter": {
      const easter = easterOf(year);
      return easter && addDays(easter, feast.days);
    }
    case "moon": {
      const date = chineseDateIn(year, feast.month, feast.day);
      return date && addDays(date, feast.days ?? 0);
    }
    case "qingming":
      return qingmingOf(year);
  }
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: Extract<FeastDay, { readonly by: "weekday" }>,
): LocalDate | undefined {
  const first = dateOf(year, month, 1);
  if (first === undefined) return undefined;
  const { end } = monthOf(first);
  if (nth < 0) return addDays(end, -((weekdayOf(end) - weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK));
  const ahead = (weekday - weekdayOf(first) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(first, ahead + (nth - 1) * DAYS_PER_WEEK);
}

/** Easter Sunday of the western churches (Anonymous, Nature, 20 April 1876: a calendar without tables). */
function easterOf(year: number): LocalDate | undefined {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The sun is at 15 degrees: the usual formula of almanacs for 1900 to 2099. */
function qingmingOf(year: number): LocalDate | undefined {
  const ofCentury = year % 100;
  const start = year < 2000 ? 5.59 : 4.81;
  const day = Math.floor(ofCentury * 0.2422 + start) - Math.floor(ofCentury / 4);
  return dateOf(year, 4, day);
}

let calendar: Intl.DateTimeFormat | undefined;

/** The day of a month of the Chinese year that begins in `year`, of no leap month. */
function chineseDateIn(year: number, month: number, day: number): LocalDate | undefined {
  const newYear = dateOf(year, 1, 1);
  if (newYear === undefined) return undefined;
  calendar ??= new Intl.DateTimeFormat("en-u-ca-chinese", {
    timeZone: "UTC",
    month: "numeric",
    day: "numeric",
  });
  const wanted = `${month}/${day}`;
  const first = EARLIEST_NEW_YEAR + (month - 1) * (LONGEST_MONTH - 1);
  const last = LATEST_NEW_YEAR + month * LONGEST_MONTH + LONGEST_MONTH;
  for (let days = first; days <= last; days += 1) {
    const date = addDays(newYear, days);
    if (calendar.format(new Date(`${date}T12:00:00Z`)) === wanted) return date;
  }
  return undefined;
}
