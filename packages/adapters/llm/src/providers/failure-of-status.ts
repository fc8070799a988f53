import { type FailureKind, ProviderFailure } from "./provider-failure.ts";
import { retryAfterMs } from "./retry-after.ts";

/** What a status that is no success means. */
export function failureOfStatus(status: number, retryAfter: string | undefined): ProviderFailure {
  return new ProviderFailure(kindOf(status), {
    status,
    retryAfterMs: retryAfterMs(retryAfter, Date.now()),
  });
}

function kindOf(status: number): FailureKind {
  if (status === 429) return "rate_limited";
  if (status === 408 || status >= 500) return "server_error";
  return status === 400 || status === 413 || status === 422 ? "request_refused" : "access_refused";
}
