import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_MINUTE } from "./durations.ts";
import type { TimeZone } from "./time-zone.ts";

const MILLISECONDS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

/** More zones than there are. */
const MOST_ZONES = 1_000;
/** As `Intl` writes it: `GMT`, `GMT+05:30`, before there were standard times `GMT-15:56:08`. */
const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** By the names in small letters: one zone cannot fill it in all its spellings. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * By how many milliseconds the clocks of `timeZone` are ahead of UTC at `instant` (milliseconds since 1970), by the time
 * zones that come with JavaScript. @throws RangeError for what is no zone, or no instant.
 */
export function zoneOffset(instant: number, timeZone: TimeZone): number {
  const [, sign, hours, minutes, seconds = "0"] =
    OFFSET.exec(formatFor(timeZone).format(instant)) ?? [];
  if (sign === undefined) return 0;
  const ahead =
    Number(hours) * SECONDS_PER_HOUR + Number(minutes) * SECONDS_PER_MINUTE + Number(seconds);
  return (sign === "-" ? -ahead : ahead) * MILLISECONDS_PER_SECOND;
}

/** What clocks show, as milliseconds: those of the same date and time in UTC. */
export function wallTimeAt(instant: number, timeZone: TimeZone): number {
  return instant + zoneOffset(instant, timeZone);
}

/** The whole minutes from 0:00 to what clocks show: on days of daylight saving not those that have passed since midnight. */
export function minuteOfDayAt(instant: Date, timeZone: TimeZone): number {
  const wallTime = wallTimeAt(instant.getTime(), timeZone);
  const sinceMidnight =
    ((wallTime % MILLISECONDS_PER_DAY) + MILLISECONDS_PER_DAY) % MILLISECONDS_PER_DAY;
  return Math.floor(sinceMidnight / MILLISECONDS_PER_MINUTE);
}

/** How the offsets before and after a wall time place it. */
type Placed =
  | { readonly kind: "exists"; readonly instant: number }
  | { readonly kind: "skipped"; readonly before: number; readonly after: number };

/**
 * The instant at which the clocks of `timeZone` show `wallTime`: the earlier of two; where they skip it, the time that
 * would have been had they not been put forward (RFC 5545, section 3.3.5).
 */
export function instantOf(wallTime: number, timeZone: TimeZone): number {
  const placed = placeOf(wallTime, timeZone);
  return placed.kind === "exists" ? placed.instant : wallTime - placed.before;
}

/** The first instant at which the clocks of `timeZone` show `wallTime` or later: of a skipped time, the end of the gap. */
export function firstInstantFrom(wallTime: number, timeZone: TimeZone): number {
  const placed = placeOf(wallTime, timeZone);
  if (placed.kind === "exists") return placed.instant;
  // Clocks were put forward after the one and no later than at the other.
  let [low, high] = [wallTime - placed.after - 1, wallTime - placed.before];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle, timeZone) === placed.before) low = middle;
    else high = middle;
  }
  return high;
}

/** Clocks differ from UTC by less than a day and change less than twice in two: a day earlier and later tell both offsets. */
function placeOf(wallTime: number, timeZone: TimeZone): Placed {
  const before = zoneOffset(wallTime - MILLISECONDS_PER_DAY, timeZone);
  const after = zoneOffset(wallTime + MILLISECONDS_PER_DAY, timeZone);
  for (const offset of before > after ? [before, after] : [after, before]) {
    const instant = wallTime - offset;
    if (zoneOffset(instant, timeZone) === offset) return { kind: "exists", instant };
  }
  return { kind: "skipped", before, after };
}

/** A format takes a thousand times as long to make as to use. */
function formatFor(timeZone: TimeZone): Intl.DateTimeFormat {
  const spelling = timeZone.toLowerCase();
  const known = formats.get(spelling);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
    hour: "numeric",
    hourCycle: "h23",
  });
  if (formats.size < MOST_ZONES) formats.set(spelling, format);
  return format;
}
