import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { addDays, addYears, daysIn, type LocalDate } from "../../../shared/local-date.ts";
import { daysOfPeriod } from "../../../sport/records/record-period.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import { yearOf } from "./calendar-days.ts";
import type { EarlierUnit } from "./found-period.ts";
import { monthsAgo, weekend } from "./named-period.ts";

const MONTHS = 12;

/** The period so much before another one, by the unit; before the current one where no other is named. */
export function earlierBy(
  unit: EarlierUnit,
  from: RecordPeriod | null,
  today: LocalDate,
): RecordPeriod {
  switch (unit) {
    case "same":
      return sameEarlier(from, today);
    case "day":
      return { kind: "day", date: addDays(from?.kind === "day" ? from.date : today, -1) };
    case "week":
      return weekEarlier(from);
    case "weekend":
      return weekEarlier(from?.kind === "range" ? from : weekend(addDays(today, -DAYS_PER_WEEK)));
    case "month":
      if (from?.kind !== "month") return monthsAgo(1, today);
      return from.month === 1
        ? { kind: "month", year: from.year - 1, month: MONTHS }
        : { kind: "month", year: from.year, month: from.month - 1 };
    case "year":
      return yearEarlier(from, today);
  }
}

/** As many days before. */
function sameEarlier(from: RecordPeriod | null, today: LocalDate): RecordPeriod {
  switch (from?.kind) {
    case "day":
    case "week":
    case "month":
    case "year":
      return earlierBy(from.kind, from, today);
    default: {
      const days = from === null ? null : daysOfPeriod(from, today);
      if (days === null) return weekEarlier(null);
      const end = addDays(days.start, -1);
      return { kind: "range", start: addDays(end, 1 - daysIn(days)), end };
    }
  }
}

function weekEarlier(from: RecordPeriod | null): RecordPeriod {
  if (from?.kind === "week") return { kind: "week", weeksAgo: from.weeksAgo + 1 };
  if (from?.kind === "day") return { kind: "day", date: addDays(from.date, -DAYS_PER_WEEK) };
  if (from?.kind === "range")
    return {
      kind: "range",
      start: addDays(from.start, -DAYS_PER_WEEK),
      end: addDays(from.end, -DAYS_PER_WEEK),
    };
  return { kind: "week", weeksAgo: 1 };
}

function yearEarlier(from: RecordPeriod | null, today: LocalDate): RecordPeriod {
  if (from === null || from.kind === "ever") return { kind: "year", year: yearOf(today) - 1 };
  if (from.kind === "year") return { kind: "year", year: from.year - 1 };
  if (from.kind === "month") return { kind: "month", year: from.year - 1, month: from.month };
  const days = daysOfPeriod(from, today);
  if (days === null) return { kind: "year", year: yearOf(today) - 1 };
  if (from.kind === "day") return { kind: "day", date: addYears(from.date, -1) };
  return { kind: "range", start: addYears(days.start, -1), end: addYears(days.end, -1) };
}
