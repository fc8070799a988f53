/** What tells that a number is an hour of the day. The choice of words is a design value. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Behind an hour, as its name. */
export const HOUR_NAMES = {
  latin: words("oclock o'clock"),
  han: words("点"),
} as const;

/** Before an hour that has no name: "at 7", "from 10". */
export const BEFORE_HOURS = words("at from since around");

/** Behind it, where a sentence goes on with something else than what is counted. */
export const AFTER_HOURS = words("for and then yesterday today on in last with it we i by sharp");
