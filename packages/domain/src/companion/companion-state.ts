import { MILLISECONDS_PER_DAY, MILLISECONDS_PER_HOUR } from "../shared/durations.ts";
import { localDateOf } from "../shared/local-date.ts";
import type { TimeZone } from "../shared/time-zone.ts";
import { wallTimeAt } from "../shared/zone-offset.ts";
import { feelingRatingOf, wasSkipped } from "../sport/sport-feedback.ts";
import { durationMilliseconds, type SportLog } from "../sport/sport-log.ts";

export const COMPANION_STATES = [
  "exercising",
  "celebrating",
  "recovering",
  "resting",
  "idle",
] as const;
/** What a companion is doing; where several would hold, the first does. */
export type CompanionState = (typeof COMPANION_STATES)[number];

// Design values.
const CELEBRATION_MILLISECONDS = MILLISECONDS_PER_HOUR;
const USUAL_DAYS = 28;
const MIN_ACTIVE_DAYS = 4;
const MUCH_MORE = 2;
const NIGHT_HOURS = { from: 23, until: 6 } as const;
const WORST_RATING = 1;

/** How many days of 24 hours before now the state can depend on: the last one and the 28 it is compared with. */
export const STATE_DAYS = 1 + USUAL_DAYS;

/**
 * What the companion of somebody with these logs is doing: `exercising` while a log is open, whatever its start;
 * `celebrating` up to 60 minutes after the end of a session, but `recovering` where one of them got the worst rating or
 * there is `noCheer` for another reason; `recovering` after more than twice the usual amount within 24 hours; `resting` from
 * 23:00 to 6:00 in the person's time zone; else `idle`. What was skipped is neither cheered nor rested from. Derived each
 * time, never stored.
 */
export function companionStateOf(
  logs: readonly SportLog[],
  timeZone: TimeZone,
  now: Date,
  noCheer = false,
): CompanionState {
  if (logs.some((log) => !log.finished)) return "exercising";
  const done = logs.filter((log) => !wasSkipped(log));
  const hasDone = done.some((log) => hasJustEnded(log, now));
  if (hasJustGoneBadly(logs, now) || (hasDone && noCheer)) return "recovering";
  if (hasDone) return "celebrating";
  if (isMuchMoreThanUsual(done, timeZone, now)) return "recovering";
  return isNight(timeZone, now) ? "resting" : "idle";
}

/** Whether one of the sessions that have just ended got the worst rating there is. */
export function hasJustGoneBadly(logs: readonly SportLog[], now: Date): boolean {
  return logs.some(
    (log) => hasJustEnded(log, now) && feelingRatingOf(log.feedback) === WORST_RATING,
  );
}

/** Whether a session ended so lately that its end is celebrated. */
export function hasJustEnded({ sportEnd }: Pick<SportLog, "sportEnd">, now: Date): boolean {
  if (sportEnd === null) return false;
  const elapsed = now.getTime() - sportEnd.getTime();
  return elapsed >= 0 && elapsed <= CELEBRATION_MILLISECONDS;
}

/** Whether the last 24 hours had more than twice the daily mean of the 28 days before; never without enough active days to know a mean. */
function isMuchMoreThanUsual(logs: readonly SportLog[], timeZone: TimeZone, now: Date): boolean {
  const activeDates = new Set<string>();
  let recent = 0;
  let usual = 0;
  for (const log of logs) {
    const duration = durationMilliseconds(log);
    const age = now.getTime() - log.sportStart.getTime();
    // A session of no known length says nothing of the usual amount.
    if (duration === null || duration === 0 || age < 0) continue;
    if (age < MILLISECONDS_PER_DAY) recent += duration;
    else if (age < STATE_DAYS * MILLISECONDS_PER_DAY) {
      usual += duration;
      activeDates.add(localDateOf(log.sportStart, timeZone));
    }
  }
  // Multiplied instead of divided: whole milliseconds stay exact.
  return activeDates.size >= MIN_ACTIVE_DAYS && recent * USUAL_DAYS > usual * MUCH_MORE;
}

function isNight(timeZone: TimeZone, now: Date): boolean {
  const hour = new Date(wallTimeAt(now.getTime(), timeZone)).getUTCHours();
  return hour >= NIGHT_HOURS.from || hour < NIGHT_HOURS.until;
}
