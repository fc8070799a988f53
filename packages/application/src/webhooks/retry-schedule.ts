const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** After this, an event that nobody takes is given up. */
export const GIVE_UP_AFTER_MS = 72 * HOUR_MS;

/** How long to wait after each attempt; the last holds from then on (design values). */
const RETRY_AFTER_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];
const LAST_RETRY_MS = 6 * HOUR_MS;

/** How long an endpoint that takes nothing is left alone, by how often in a row it took nothing before. */
const PAUSE_MS = [0, 5 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS];
/** So much later than it could be does an endpoint hear again that was away for long. */
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** An endpoint that asks to be left alone for longer is asked all the same. */
const LONGEST_ASKED_MS = 6 * HOUR_MS;

/**
 * How long after a failed attempt comes the next one, at least as long as the endpoint has asked for; undefined where there is
 * none. The last comes at the very end.
 */
export function retryDelayMs(attempts: number, ageMs: number, askedMs = 0): number | undefined {
  const left = GIVE_UP_AFTER_MS - ageMs;
  if (left <= 0) return undefined;
  const delay = RETRY_AFTER_MS[attempts - 1] ?? LAST_RETRY_MS;
  return Math.min(Math.max(delay, bounded(askedMs)), left);
}

export function pauseMs(failedRounds: number, askedMs = 0): number {
  return Math.max(PAUSE_MS[failedRounds] ?? LONGEST_PAUSE_MS, bounded(askedMs));
}

function bounded(askedMs: number): number {
  return Math.min(askedMs, LONGEST_ASKED_MS);
}
