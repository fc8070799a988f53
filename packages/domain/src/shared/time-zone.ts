declare const brand: unique symbol;

/** The name of a time zone in the IANA database, such as `Europe/Berlin`, spelled as somebody told it. */
export type TimeZone = string & { readonly [brand]: "TimeZone" };

export const UTC = "UTC" as TimeZone;

const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,31}){0,2}$/;

/** More names than there are. */
const MOST_NAMES = 1_000;
const usualNames = new Map<string, TimeZone>();

/** `name` as a time zone, as it is spelled; undefined when there is none of that name. Offsets such as `+02:00` are no zones. */
export function parseTimeZone(name: string): TimeZone | undefined {
  if (!IANA_NAME.test(name)) return undefined;
  try {
    usualTimeZone(name as TimeZone);
    return name as TimeZone;
  } catch {
    return undefined;
  }
}

/**
 * The one name that JavaScript engines have for a zone, however it was spelled: names that differ in case alone, and such
 * as are links to each other (`Asia/Kolkata` and `Asia/Calcutta`), share it. @throws RangeError for what is no zone.
 *
 * @example
 * ```ts
 * import { type TimeZone, usualTimeZone } from "@health-exercise/domain/user";
 * console.log(usualTimeZone("us/eastern" as TimeZone)); // America/New_York
 * ```
 */
export function usualTimeZone(timeZone: TimeZone): TimeZone {
  const spelling = timeZone.toLowerCase();
  const known = usualNames.get(spelling);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone });
  const usual = format.resolvedOptions().timeZone as TimeZone;
  if (usualNames.size < MOST_NAMES) usualNames.set(spelling, usual);
  return usual;
}
