declare const brand: unique symbol;

/** The name of a time zone in the IANA database, such as `Europe/Berlin`. */
export type TimeZone = string & { readonly [brand]: "TimeZone" };

export const UTC = "UTC" as TimeZone;

const IANA_NAME = /^[A-Za-z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,31}){0,2}$/;

/** The time zone that `name` means, in its usual spelling; undefined when there is none of that name. Offsets such as `+02:00` are no zones. */
export function parseTimeZone(name: string): TimeZone | undefined {
  if (!IANA_NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone as TimeZone;
  } catch {
    return undefined;
  }
}
