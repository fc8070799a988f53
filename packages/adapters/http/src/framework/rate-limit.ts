import type { Logger, RateLimiter, RateLimitState } from "@health-exercise/ports-runtime";
import { HttpError } from "./http-error.ts";

/** What is left after this request; undefined when the limiter itself fails: a service without limits is better than none. */
export async function countHit(
  limiter: RateLimiter,
  key: string,
  logger: Logger,
  requestId: string,
  points = 1,
): Promise<RateLimitState | undefined> {
  try {
    return await limiter.hit(key, points);
  } catch (error) {
    warn(error, logger, requestId);
    return undefined;
  }
}

/** Takes back the hits of `key`; where the limiter fails they stay until their window ends. */
export async function forgetHits(
  limiter: RateLimiter,
  key: string,
  logger: Logger,
  requestId: string,
): Promise<void> {
  try {
    await limiter.forget(key);
  } catch (error) {
    warn(error, logger, requestId);
  }
}

function warn(error: unknown, logger: Logger, requestId: string): void {
  const reason = error instanceof Error ? error.name : "unknown";
  logger.warn("rate_limiter_failed", { request_id: requestId, reason });
}

export function rateLimitHeaders(state: RateLimitState): string[] {
  return [
    "RateLimit-Limit",
    String(state.limit),
    "RateLimit-Remaining",
    String(state.remaining),
    "RateLimit-Reset",
    String(state.resetSeconds),
  ];
}

/** @throws HttpError `rate_limited`. */
export function requireAllowed(state: RateLimitState): void {
  if (state.allowed) return;
  const seconds = Math.max(1, state.resetSeconds);
  throw new HttpError("rate_limited", `Too many requests. Try again in ${seconds} s.`, {
    "Retry-After": String(seconds),
  });
}
