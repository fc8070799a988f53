import {
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IRetryBackoffContext,
  type RetryPolicy,
  retry,
} from "cockatiel";
import { ProviderFailure } from "./provider-failure.ts";
import type { Resilience } from "./resilience.ts";

/** The policy of one call: it remembers whether a usable reply was asked for again; `mayRepeat` can end it. */
export function retryPolicy(
  { moreTries, waitMs, mostWaitMs }: Resilience,
  mayRepeat: () => boolean,
): RetryPolicy {
  let wasAskedAgain = false;
  const canHelp = (error: unknown): boolean => {
    if (!(error instanceof ProviderFailure) || error.again === "never" || !mayRepeat())
      return false;
    if (error.again === "always") return (error.retryAfterMs ?? 0) <= mostWaitMs;
    const isFirst = !wasAskedAgain;
    wasAskedAgain = true;
    return isFirst;
  };
  const exponential = new ExponentialBackoff({ initialDelay: waitMs, maxDelay: mostWaitMs });
  // Never before the time that the provider names, and not all callers at that same moment.
  const backoff = new DelegateBackoff<IRetryBackoffContext<unknown>, IBackoff<unknown>>(
    (context, last) => {
      const state = last === undefined ? exponential.next() : last.next(undefined);
      return { delay: waitAskedFor(context) + state.duration, state };
    },
  );
  return retry(handleWhen(canHelp), { maxAttempts: moreTries, backoff });
}

function waitAskedFor({ result }: IRetryBackoffContext<unknown>): number {
  const error = "error" in result ? result.error : undefined;
  return error instanceof ProviderFailure ? (error.retryAfterMs ?? 0) : 0;
}
