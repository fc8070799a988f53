import {
  type InstantRange,
  invalidField,
  type TimeZone,
  usualTimeZone,
} from "@health-exercise/domain/user";
import type { Temporal } from "temporal-polyfill";

/**
 * How far a time zone is from UTC, and since when, as array literals of PostgreSQL: instants in order, and the interval
 * that holds from each. Days are told by these and not by PostgreSQL's own time zones: those are of another version of
 * the IANA database, lack names that were added or renamed since, and disagree with the domain about future days.
 */
export type ZoneOffsets = { readonly since: string; readonly offsets: string };

// Node has it from version 26 on; only an older one pays for loading it.
const { Instant }: typeof Temporal =
  Reflect.get(globalThis, "Temporal") ?? (await import("temporal-polyfill")).Temporal;

const SECONDS_PER_DAY = 86_400;

/** More zones than there are. */
const MOST_ZONES = 1_000;
/** Around the starts that a log can have. */
const EARLIEST = Instant.from("1969-01-01T00:00:00Z");
const LATEST = Instant.from("2102-01-01T00:00:00Z");

/** An offset, and from when on it holds: `at` and `ahead` in seconds. */
type OffsetChange = {
  readonly at: number;
  readonly since: string;
  readonly offset: string;
  readonly ahead: number;
};

type Zone = { readonly changes: readonly OffsetChange[]; readonly all: ZoneOffsets };

const known = new Map<TimeZone, Zone>();

/**
 * The offsets of a zone, only those that hold within `range` where one is given: PostgreSQL reads the literals with
 * every statement, and most zones have changed hundreds of times.
 * @throws DomainError `invalid_input` for a zone that does not exist.
 */
export function zoneOffsets(timeZone: TimeZone, range?: InstantRange): ZoneOffsets {
  const { changes, all } = zoneOf(timeZone);
  if (range === undefined) return all;
  const [from, until] = [range.from.getTime() / 1_000, range.until.getTime() / 1_000];
  return literalsOf(
    changes.filter(({ at }, index) => at < until && from < (changes[index + 1]?.at ?? Infinity)),
  );
}

/**
 * Tells the days of instants, both counted from 1970 on, instants in seconds. Takes least where one has the same offset as
 * the one before it.
 * @throws DomainError `invalid_input` for a zone that does not exist.
 */
export function dayTeller(timeZone: TimeZone): (instant: number) => number {
  const { changes } = zoneOf(timeZone);
  let [from, until, ahead] = [Infinity, -Infinity, 0];
  return (instant) => {
    if (instant < from || instant >= until) {
      const index = changes.findLastIndex(({ at }) => at <= instant);
      from = changes[index]?.at ?? -Infinity;
      until = changes[index + 1]?.at ?? Infinity;
      ahead = changes[index]?.ahead ?? 0;
    }
    return Math.floor((instant + ahead) / SECONDS_PER_DAY);
  };
}

function zoneOf(told: TimeZone): Zone {
  const timeZone = usualName(told);
  const remembered = known.get(timeZone);
  if (remembered !== undefined) return remembered;
  const changes = offsetChanges(timeZone);
  const made = { changes, all: literalsOf(changes) };
  if (known.size < MOST_ZONES) known.set(timeZone, made);
  return made;
}

/** `Temporal` lacks names that `Intl` has, such as `PST`: never the usual one. */
function usualName(timeZone: TimeZone): TimeZone {
  try {
    return usualTimeZone(timeZone);
  } catch {
    throw invalidField("timezone", "must be the name of a time zone");
  }
}

function literalsOf(changes: readonly OffsetChange[]): ZoneOffsets {
  return {
    since: `{${changes.map((change) => change.since).join()}}`,
    offsets: `{${changes.map((change) => change.offset).join()}}`,
  };
}

function offsetChanges(timeZone: TimeZone): OffsetChange[] {
  const first = EARLIEST.toZonedDateTimeISO(timeZone);
  const changes: OffsetChange[] = [{ at: -Infinity, since: "-infinity", ...offsetIn(first) }];
  let change = first.getTimeZoneTransition("next");
  while (change !== null && Instant.compare(change.toInstant(), LATEST) < 0) {
    const instant = change.toInstant();
    changes.push({
      at: instant.epochMilliseconds / 1_000,
      since: instant.toString(),
      ...offsetIn(change),
    });
    change = change.getTimeZoneTransition("next");
  }
  return changes;
}

function offsetIn({ offset, offsetNanoseconds }: Temporal.ZonedDateTime) {
  return { offset, ahead: offsetNanoseconds / 1e9 };
}
