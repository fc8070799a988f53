import type { DayScope } from "@health-exercise/application";
import type { LocalDate, TimeZone } from "@health-exercise/domain/user";

/** The days that a query names. */
export function dayScope(query: {
  start_date?: LocalDate | undefined;
  end_date?: LocalDate | undefined;
  timezone?: TimeZone | undefined;
}): DayScope {
  return { startDate: query.start_date, endDate: query.end_date, timeZone: query.timezone };
}
