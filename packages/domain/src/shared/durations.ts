/** Days in every week. */
export const DAYS_PER_WEEK = 7;
/** Minutes in 24 hours; a local day can have more or fewer. */
export const MINUTES_PER_DAY = 24 * 60;
/** Milliseconds in every minute. */
export const MILLISECONDS_PER_MINUTE = 60_000;
/** Milliseconds in every hour. */
export const MILLISECONDS_PER_HOUR = 60 * MILLISECONDS_PER_MINUTE;
/** Milliseconds in 24 hours; a local day can have more or fewer. */
export const MILLISECONDS_PER_DAY = 24 * MILLISECONDS_PER_HOUR;
