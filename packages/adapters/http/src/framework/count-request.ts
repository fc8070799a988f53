import { requestCountKey } from "@health-exercise/domain/user";
import type { RateLimiter } from "@health-exercise/ports-runtime";
import type { Request } from "express";
import { limitedAddress } from "./client-address.ts";
import type { Caller } from "./define-route.ts";
import type { RequestScope } from "./request-scope.ts";

export type RateLimiters = {
  readonly byUser?: RateLimiter | undefined;
  readonly byAddress?: RateLimiter | undefined;
};

/** Whom a request stands for where requests are counted: a user where one is known, else an address. */
export function countKeyOf(request: Request, caller: Caller | undefined): string {
  return caller === undefined ? addressKeyOf(request) : requestCountKey(caller.userId);
}

/** Counts a request, once however often it is called. @throws HttpError `rate_limited`. */
export async function countRequest(
  scope: RequestScope,
  { byUser, byAddress }: RateLimiters,
  request: Request,
  caller: Caller | undefined,
): Promise<void> {
  const limiter = caller === undefined ? byAddress : byUser;
  if (limiter !== undefined) await scope.countAgainst(limiter, countKeyOf(request, caller));
}

/**
 * Counts the request of somebody who is unknown or disabled by its address instead: of somebody who was erased nothing
 * stays, and be it a count of refused requests, and yet a flood of them has an end. Those who are only disabled are
 * not told apart, which would cost every refusal a query.
 * @throws HttpError `rate_limited`.
 */
export async function countByAddressInstead(
  scope: RequestScope,
  { byUser, byAddress }: RateLimiters,
  request: Request,
  caller: Caller,
): Promise<void> {
  if (byUser === undefined) return;
  const wasCounted = await scope.forgetCount(byUser, requestCountKey(caller.userId));
  if (wasCounted && byAddress !== undefined) {
    await scope.countAgainst(byAddress, addressKeyOf(request));
  }
}

/** The address that a request comes from, as far as it is counted. */
export function addressKeyOf({ ip }: Request): string {
  return `address:${limitedAddress(ip)}`;
}
