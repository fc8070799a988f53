import { z } from "zod";
import { SPACE_FOR_PLUS, withPlus } from "./space-for-plus.ts";

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,12}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))?$/;
/** Of what `RFC_3339` takes, in characters. */
const LONGEST = "2026-03-01T18:30:00.123456789012+01:00".length;
const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;
// Beyond these an offset leads to a year that four digits cannot write.
const EARLIEST = Date.parse("0001-01-01T00:00:00Z");
const LATEST = Date.parse("9999-12-31T23:59:59Z");

type InstantBounds = { readonly min?: Date; readonly max?: Date };

/** An instant by RFC 3339 with any offset; without an offset it is read as UTC. */
export function instant({ min, max }: InstantBounds = {}) {
  return z
    .string()
    .transform((text, context) => {
      const value = parseInstant(text);
      if (value === undefined) {
        context.addIssue({
          code: "custom",
          message:
            parseInstant(withPlus(text)) === undefined
              ? "must be a date and time such as 2026-03-01T18:30:00+01:00"
              : SPACE_FOR_PLUS,
        });
      } else if (min !== undefined && value < min) {
        context.addIssue({ code: "custom", message: `must not be before ${min.toISOString()}` });
      } else if (max !== undefined && value > max) {
        context.addIssue({ code: "custom", message: `must not be after ${max.toISOString()}` });
      } else {
        return value;
      }
      return z.NEVER;
    })
    .meta({
      format: "date-time",
      maxLength: LONGEST,
      description: "RFC 3339 with any offset; read as UTC when it has none.",
    });
}

/** The instant that `text` spells, to the millisecond; undefined when it spells none. */
export function parseInstant(text: string): Date | undefined {
  const match = RFC_3339.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second, fraction = "", sign, hours, minutes] = match;
  const isLeapSecond = second === "60";
  const local = utcInstant(
    [Number(year), Number(month), Number(day)],
    [Number(hour), Number(minute), isLeapSecond ? 59 : Number(second)],
    Number(fraction.slice(0, 3).padEnd(3, "0")),
  );
  const offset = offsetMinutes(sign, Number(hours ?? 0), Number(minutes ?? 0));
  if (local === undefined || offset === undefined) return undefined;
  const instant = local - offset * MILLISECONDS_PER_MINUTE;
  if (instant < EARLIEST || instant > LATEST) return undefined;
  return isLeapSecond ? afterLeapSecond(instant) : new Date(instant);
}

type DateParts = readonly [year: number, month: number, day: number];
type TimeParts = readonly [hour: number, minute: number, second: number];

function utcInstant(
  [year, month, day]: DateParts,
  [hour, minute, second]: TimeParts,
  millisecond: number,
): number | undefined {
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day that the month does not have rolls over into another month.
  if (year === 0 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.setUTCHours(hour, minute, second, millisecond);
}

function offsetMinutes(
  sign: string | undefined,
  hours: number,
  minutes: number,
): number | undefined {
  if (hours > 23 || minutes > 59) return undefined;
  return (sign === "-" ? -1 : 1) * (hours * 60 + minutes);
}

/** Clocks of computers have no 23:59:60; it is read as the midnight that follows. Leap seconds end a month, in UTC. */
function afterLeapSecond(lastOrdinarySecond: number): Date | undefined {
  const next = new Date(Math.floor(lastOrdinarySecond / 1000) * 1000 + 1000);
  const endsAMonth = next.getTime() % MILLISECONDS_PER_DAY === 0 && next.getUTCDate() === 1;
  return endsAMonth ? next : undefined;
}
