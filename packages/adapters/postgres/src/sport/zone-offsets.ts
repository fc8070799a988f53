import { invalidField, type TimeZone } from "@health-exercise/domain";
import { Temporal } from "temporal-polyfill";

/**
 * How far a time zone is from UTC, and since when, as array literals of PostgreSQL: instants in order, and the interval
 * that holds from each. Days are told by these and not by PostgreSQL's own time zones: those are of another version of
 * the IANA database, lack names that were added or renamed since, and disagree with the domain about future days.
 */
export type ZoneOffsets = { readonly since: string; readonly offsets: string };

/** More zones than there are. */
const MOST_ZONES = 1_000;
/** Around the starts that a log can have. */
const EARLIEST = Temporal.Instant.from("1969-01-01T00:00:00Z");
const LATEST = Temporal.Instant.from("2102-01-01T00:00:00Z");

const known = new Map<TimeZone, ZoneOffsets>();

/** @throws DomainError `invalid_input` for a zone that does not exist. */
export function zoneOffsets(timeZone: TimeZone): ZoneOffsets {
  const remembered = known.get(timeZone);
  if (remembered !== undefined) return remembered;
  const made = makeZoneOffsets(timeZone);
  if (known.size < MOST_ZONES) known.set(timeZone, made);
  return made;
}

function makeZoneOffsets(timeZone: TimeZone): ZoneOffsets {
  const first = inZone(EARLIEST, timeZone);
  const since = ["-infinity"];
  const offsets = [first.offset];
  let change = first.getTimeZoneTransition("next");
  while (change !== null && Temporal.Instant.compare(change.toInstant(), LATEST) < 0) {
    since.push(change.toInstant().toString());
    offsets.push(change.offset);
    change = change.getTimeZoneTransition("next");
  }
  return { since: `{${since.join(",")}}`, offsets: `{${offsets.join(",")}}` };
}

function inZone(instant: Temporal.Instant, timeZone: TimeZone): Temporal.ZonedDateTime {
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    throw invalidField("timezone", "must be the name of a time zone");
  }
}
