import { addDays, type DateRange, daysIn } from "../../shared/local-date.ts";

/** As many days before `period` as it has. */
export function previousPeriodOf(period: DateRange): DateRange {
  return { start: addDays(period.start, -daysIn(period)), end: addDays(period.start, -1) };
}
