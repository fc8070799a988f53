import { MINUTES_PER_DAY } from "../../shared/durations.ts";
import type { TimeZone } from "../../shared/time-zone.ts";
import { minuteOfDayAt } from "../../shared/zone-offset.ts";
import type { HoursOfDay } from "./record-query.ts";

/** Of how many days before a session begins so: 1 for what goes on from the day before; undefined where it begins at another time. */
export function partOfDayAt(
  start: Date,
  { from, until }: HoursOfDay,
  timeZone: TimeZone,
): 0 | 1 | undefined {
  const minute = minuteOfDayAt(start, timeZone);
  if (minute < until - MINUTES_PER_DAY) return 1;
  return minute >= from && minute < until ? 0 : undefined;
}
