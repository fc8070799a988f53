import { retryAfterOf } from "./problem.ts";

/** How often and how soon a request is sent again. */
export type RetryOptions = {
  /** How often it is sent in all; 3 by default, 1 for never again. */
  readonly attempts?: number;
  /** The first wait is at most this long, each one after it twice as long; 300 ms by default. */
  readonly baseDelayMs?: number;
  /** No wait is longer, but for one that the service asks for; 10 s by default. */
  readonly maxDelayMs?: number;
  /** A longer `Retry-After` is not waited for: the problem is thrown, and tells of it; 60 s by default. */
  readonly maxRetryAfterMs?: number;
};

export type RetryPolicy = Required<RetryOptions>;

const USUAL: RetryPolicy = {
  attempts: 3,
  baseDelayMs: 300,
  maxDelayMs: 10_000,
  maxRetryAfterMs: 60_000,
};

export function retryPolicy(options: RetryOptions = {}): RetryPolicy {
  return { ...USUAL, ...options };
}

/** Nothing was done for it: too many requests. */
export const REFUSED = 429;
/** Whoever answered could not do it now. */
const PASSING: ReadonlySet<number> = new Set([408, REFUSED, 502, 503, 504]);

/** How long to wait before a request is sent again, by what came of it; undefined where it is not sent again. */
export function delayAfter(
  outcome: Response | undefined,
  sentBefore: number,
  isRepeatable: boolean,
  policy: RetryPolicy,
  random: () => number = Math.random,
): number | undefined {
  if (sentBefore >= policy.attempts) return undefined;
  if (!isRepeatable && outcome?.status !== REFUSED) return undefined;
  if (outcome !== undefined && !PASSING.has(outcome.status)) return undefined;
  const asked = outcome === undefined ? undefined : retryAfterOf(outcome);
  // Many clients that failed at once do not come back at once.
  const most = Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** (sentBefore - 1));
  const jitter = random() * most;
  if (asked === undefined) return jitter;
  return asked * 1000 > policy.maxRetryAfterMs ? undefined : asked * 1000 + jitter;
}

/** Waits, unless the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", stop, { once: true });
  });
}
