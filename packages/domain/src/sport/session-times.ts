import { invalidField } from "../shared/domain-error.ts";
import { MILLISECONDS_PER_MINUTE } from "../shared/durations.ts";
import { MAX_DURATION_MILLISECONDS, SPORT_LOG_LIMITS } from "./sport-log-limits.ts";

/** From when to when a session was; the end is null where it is not known, or not planned. */
export type SessionTimes = { readonly sportStart: Date; readonly sportEnd: Date | null };

/** How far the clocks of devices may be ahead (design value). */
const CLOCK_TOLERANCE_MILLISECONDS = 5 * MILLISECONDS_PER_MINUTE;

/** From the start to the end that is known or planned. */
export function elapsedMilliseconds({ sportStart, sportEnd }: SessionTimes): number | null {
  return sportEnd === null ? null : sportEnd.getTime() - sportStart.getTime();
}

/** Whether two sessions began and ended at the same moments. */
export function areSameTimes(left: SessionTimes, right: SessionTimes): boolean {
  return (
    left.sportStart.getTime() === right.sportStart.getTime() &&
    left.sportEnd?.getTime() === right.sportEnd?.getTime()
  );
}

/**
 * When a session is over that is closed without an end: `now`, or its start by a clock that is a little ahead. Null where now says
 * nothing of it: while it is still to come, and more than 7 days after the start.
 */
export function endWhenClosed(sportStart: Date, now: Date): Date | null {
  if (isStillToCome(sportStart, now)) return null;
  if (now < sportStart) return sportStart;
  return isWithinADuration(sportStart, now) ? now : null;
}

/** Whether a session begins later than a clock that is ahead explains. */
export function isStillToCome(sportStart: Date, now: Date): boolean {
  return sportStart.getTime() - now.getTime() > CLOCK_TOLERANCE_MILLISECONDS;
}

/**
 * The session ends after it starts, and within 7 days. The refusal names the start where that alone is other than in `before`.
 * @throws DomainError `invalid_input`.
 */
export function requirePlausibleTimes(
  { sportStart, sportEnd }: SessionTimes,
  before?: SessionTimes,
): void {
  if (sportEnd === null) return;
  const isStartWrong = before?.sportEnd?.getTime() === sportEnd.getTime();
  const { durationDays } = SPORT_LOG_LIMITS;
  if (sportEnd < sportStart) {
    throw isStartWrong
      ? invalidField("sportStart", "must not be after sportEnd")
      : invalidField("sportEnd", "must not be before sportStart");
  }
  if (isWithinADuration(sportStart, sportEnd)) return;
  throw isStartWrong
    ? invalidField("sportStart", `must not be more than ${durationDays} days before sportEnd`)
    : invalidField("sportEnd", `must not be more than ${durationDays} days after sportStart`);
}

function isWithinADuration(start: Date, end: Date): boolean {
  const elapsed = end.getTime() - start.getTime();
  return elapsed >= 0 && elapsed <= MAX_DURATION_MILLISECONDS;
}
