import { parseLocalDate } from "../../shared/local-date.ts";
import { parseTimeZone, type TimeZone } from "../../shared/time-zone.ts";
import { instantOf } from "../../shared/zone-offset.ts";
import type { ActivityStart } from "./recorded-activity.ts";

/** Why nobody can say when an activity began: its zone is none, or its time is no date and time. */
export type StartFault = "unknown_zone" | "no_time";

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?)$/;

/**
 * When an activity began. A local time is read in the zone of its own, else in `timeZone`: one that daylight saving
 * skips is moved forward by the gap, of one that comes twice the earlier counts (RFC 5545, section 3.3.5).
 */
export function startOfActivity(start: ActivityStart, timeZone: TimeZone): Date | StartFault {
  if (start.kind === "instant") return Number.isNaN(start.at.getTime()) ? "no_time" : start.at;
  const zone = start.zone === null ? timeZone : parseTimeZone(start.zone);
  if (zone === undefined) return "unknown_zone";
  const wallTime = readWallTime(start.dateTime);
  return wallTime === undefined ? "no_time" : new Date(instantOf(wallTime, zone));
}

/** When a session began by the file that it came from, whatever its log says by now. */
export type RecordedStart = {
  /** As it was read first. */
  readonly at: Date;
  /** What a clock on the wall showed whose zone the file does not tell, as milliseconds of the same date and time in UTC; null where it told an instant. */
  readonly wallTime: number | null;
};

/** The clock on the wall of a start whose zone is not told; null where an instant is. */
export function wallTimeOf(start: ActivityStart): number | null {
  if (start.kind === "instant" || start.zone !== null) return null;
  return readWallTime(start.dateTime) ?? null;
}

/** Milliseconds of the same date and time in UTC. */
function readWallTime(dateTime: string): number | undefined {
  const [, day = "", time = ""] = DATE_TIME.exec(dateTime) ?? [];
  if (parseLocalDate(day) === undefined) return undefined;
  const wallTime = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(wallTime) ? undefined : wallTime;
}
