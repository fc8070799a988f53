import { Temporal } from "temporal-polyfill";
import { parseTimeZone, type TimeZone } from "../../shared/time-zone.ts";
import type { ActivityStart } from "./recorded-activity.ts";

/** Why nobody can say when an activity began: its zone is none, or its time is no date and time. */
export type StartFault = "unknown_zone" | "no_time";

/**
 * When an activity began. A local time is read in the zone of its own, else in `timeZone`: one that daylight saving
 * skips is moved forward by the gap, of one that comes twice the earlier counts (RFC 5545, section 3.3.5, and
 * Temporal's "compatible").
 */
export function startOfActivity(start: ActivityStart, timeZone: TimeZone): Date | StartFault {
  if (start.kind === "instant") return Number.isNaN(start.at.getTime()) ? "no_time" : start.at;
  const zone = start.zone === null ? timeZone : parseTimeZone(start.zone);
  if (zone === undefined) return "unknown_zone";
  try {
    const local = Temporal.PlainDateTime.from(start.dateTime);
    const zoned = local.toZonedDateTime(zone, { disambiguation: "compatible" });
    return new Date(zoned.epochMilliseconds);
  } catch {
    return "no_time";
  }
}
