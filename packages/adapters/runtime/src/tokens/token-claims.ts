import { parseUuid } from "@health-exercise/domain/user";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import type { JwtPayload } from "jsonwebtoken";
import { readRoles, USUAL_ROLES_CLAIM } from "./roles-claim.ts";
import {
  CLOCK_TOLERANCE_SECONDS,
  LONGEST_LIFETIME_SECONDS,
  type TokenRules,
} from "./token-rules.ts";

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
export function readClaims(claims: JwtPayload, rules: TokenRules): KnownToken | undefined {
  const { exp: expires, iat: issuedAt, nbf = Number.NEGATIVE_INFINITY } = claims;
  const { maxLifetimeSeconds = LONGEST_LIFETIME_SECONDS, rolesClaim = USUAL_ROLES_CLAIM } = rules;
  if (!isSecond(expires)) return undefined;
  const isDated = issuedAt !== undefined;
  if (isDated && !(isSecond(issuedAt) && isLifetime(expires - issuedAt, maxLifetimeSeconds)))
    return undefined;
  const subject = subjectOf(claims.sub, rules);
  if (subject === undefined) return undefined;
  const begins = isDated ? issuedAt : expires - maxLifetimeSeconds;
  return {
    verified: {
      issuer: typeof claims.iss === "string" ? claims.iss : null,
      subject,
      roles: readRoles(claims, rolesClaim),
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

/** As OpenID Connect has a subject (Core 1.0, section 2): ASCII of at most 255 characters, here without control characters. */
const NAME = /^(?! )[ -~]{1,255}(?<! )$/;

function subjectOf(subject: unknown, { subjects = "uuid" }: TokenRules): string | undefined {
  if (typeof subject !== "string") return undefined;
  const id = parseUuid(subject);
  return id === undefined && subjects === "any" && NAME.test(subject) ? subject : id;
}
