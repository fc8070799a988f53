import {
  type DateRange,
  DomainError,
  daysIn,
  type LocalDate,
  type TimeZone,
} from "@health-exercise/domain/user";

/** How a caller names the days of a report: bounds that may be missing, and a time zone. */
export type DayScope = {
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
  readonly timeZone?: TimeZone | undefined;
};

/**
 * The days asked for. Both bounds missing: the usual range around `today`; one missing: to the end, or
 * from the start, of the usual range around the other.
 * @throws DomainError `invalid_input` when the range is turned around or longer than `maxDays`.
 */
export function rangeAsked(
  { startDate, endDate }: DayScope,
  usualRangeAround: (date: LocalDate) => DateRange,
  maxDays: number,
  today: LocalDate,
): DateRange {
  const around = usualRangeAround(startDate ?? endDate ?? today);
  const range = { start: startDate ?? around.start, end: endDate ?? around.end };
  if (range.start > range.end) throw invalidRange("endDate must not be before startDate");
  if (daysIn(range) > maxDays)
    throw invalidRange(`the range must not be longer than ${maxDays} days`);
  return range;
}

function invalidRange(message: string): DomainError {
  return new DomainError("invalid_input", `The date range is not valid: ${message}.`, {
    issues: [{ path: "endDate", message }],
  });
}
