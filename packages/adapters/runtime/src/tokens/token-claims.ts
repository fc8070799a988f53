import { parseUuid, type UserId } from "@health-exercise/domain/user";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import type { JwtPayload } from "jsonwebtoken";
import { CLOCK_TOLERANCE_SECONDS } from "./token-rules.ts";

/** What a token says, and between which times, in seconds, it may say so. */
export type KnownToken = {
  readonly verified: VerifiedToken;
  readonly notBefore: number;
  readonly expires: number;
};

/** The latest instant that a date can hold, in seconds. */
const LAST_SECOND = 8_640_000_000_000;

/**
 * What the claims say, where the library does not look: how long they are good for, `sub` and `roles`; undefined when they are
 * never accepted. A token without `iat` could have been issued at any time: it is good for the last `maxLifetimeSeconds`
 * before its end, as any other.
 */
export function readClaims(claims: JwtPayload, maxLifetimeSeconds: number): KnownToken | undefined {
  const { exp: expires, iat: issuedAt, nbf = Number.NEGATIVE_INFINITY } = claims;
  if (!isSecond(expires)) return undefined;
  const isDated = issuedAt !== undefined;
  if (isDated && !(isSecond(issuedAt) && isLifetime(expires - issuedAt, maxLifetimeSeconds)))
    return undefined;
  const userId = userIdOf(claims.sub);
  if (userId === undefined) return undefined;
  const begins = isDated ? issuedAt : expires - maxLifetimeSeconds;
  return {
    verified: {
      userId,
      roles: readRoles(claims["roles"]),
      issuedAt: isDated ? new Date(issuedAt * 1_000) : null,
    },
    notBefore: Math.max(nbf, begins),
    expires,
  };
}

/** Whether the token is good at this time: as the library tells it. */
export function isWithinTimes({ notBefore, expires }: KnownToken, nowSeconds: number): boolean {
  return (
    notBefore <= nowSeconds + CLOCK_TOLERANCE_SECONDS &&
    nowSeconds < expires + CLOCK_TOLERANCE_SECONDS
  );
}

function isSecond(value: unknown): value is number {
  return typeof value === "number" && Math.abs(value) <= LAST_SECOND;
}

function isLifetime(seconds: number, longest: number): boolean {
  return seconds >= -CLOCK_TOLERANCE_SECONDS && seconds <= longest;
}

function userIdOf(subject: unknown): UserId | undefined {
  return typeof subject === "string" ? parseUuid<UserId>(subject) : undefined;
}

/** One role as text or a list of them; a claim of any other shape names no role. */
function readRoles(claim: unknown): readonly string[] {
  if (typeof claim === "string") return [claim];
  const isList = Array.isArray(claim) && claim.every((role) => typeof role === "string");
  return isList ? claim : [];
}
