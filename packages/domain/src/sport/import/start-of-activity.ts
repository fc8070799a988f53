import { Temporal } from "temporal-polyfill";
import type { TimeZone } from "../../shared/time-zone.ts";
import type { ActivityStart } from "./recorded-activity.ts";

/**
 * When an activity began. A local time is read in `timeZone`: one that daylight saving skips is moved forward by the
 * gap, of one that comes twice the earlier counts (RFC 5545, section 3.3.5, and Temporal's "compatible"). Undefined
 * when it is no date and time.
 */
export function startOfActivity(start: ActivityStart, timeZone: TimeZone): Date | undefined {
  if (start.kind === "instant") {
    return Number.isNaN(start.at.getTime()) ? undefined : start.at;
  }
  try {
    const local = Temporal.PlainDateTime.from(start.dateTime);
    const zoned = local.toZonedDateTime(timeZone, { disambiguation: "compatible" });
    return new Date(zoned.epochMilliseconds);
  } catch {
    return undefined;
  }
}
