import { requestCountKey } from "@health-exercise/domain/user";
import type { RateLimiter } from "@health-exercise/ports-runtime";
import type { Request } from "express";
import { addressKeyOf } from "./address-name.ts";
import type { Caller } from "./define-route.ts";
import { MAX_BODY_BYTES } from "./read-body.ts";
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
  if (limiter === undefined) return;
  const points = caller === undefined ? pointsOf(request) : 1;
  await scope.countAgainst(limiter, countKeyOf(request, caller), points);
}

/** So many bytes of a body cost a point beside the one of the request (design value). */
const BYTES_OF_POINT = 16 * 1024;

/**
 * What a request of somebody who is not known costs: reading its body is most of the work. A body that does not say how
 * long it is, or is packed, counts as the largest that is read.
 */
function pointsOf({ headers }: Request): number {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  const packing = headers["content-encoding"] ?? "identity";
  const isUnknown = coding !== undefined || packing !== "identity";
  const bytes = isUnknown ? MAX_BODY_BYTES : Math.min(Number(length ?? 0) || 0, MAX_BODY_BYTES);
  return 1 + Math.floor(bytes / BYTES_OF_POINT);
}

/**
 * Counts a request that was refused because nobody knows who is asking, by its address and apart from all others: whoever
 * tries tokens has an end, and nobody else at that address is held up by it.
 * @throws HttpError `rate_limited`.
 */
export async function countRefusal(
  scope: RequestScope,
  { byAddress }: RateLimiters,
  request: Request,
): Promise<void> {
  if (byAddress === undefined) return;
  await scope.countBeside(byAddress, `refused:${addressKeyOf(request)}`);
}

/**
 * Counts an answer that was given before, which counts against no limit of the person, by its address and apart from all
 * others: repetitions are free, and a flood of them has an end.
 * @throws HttpError `rate_limited`.
 */
export async function countReplay(
  scope: RequestScope,
  { byAddress }: RateLimiters,
  request: Request,
): Promise<void> {
  if (byAddress === undefined) return;
  await scope.countBeside(byAddress, `replayed:${addressKeyOf(request)}`);
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
