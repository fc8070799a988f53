import { parseUuid, type UserId } from "@health-exercise/domain/user";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import type { JwtPayload } from "jsonwebtoken";
import { CLOCK_TOLERANCE_SECONDS } from "./token-rules.ts";

/** What the claims say, where the library does not look: `exp`, `iat`, `sub` and `roles`; undefined when they are not accepted. */
export function readClaims(claims: JwtPayload, nowSeconds: number): VerifiedToken | undefined {
  if (!Number.isFinite(claims.exp) || !isIssuedAlready(claims.iat, nowSeconds)) return undefined;
  const subject: unknown = claims.sub;
  const userId = typeof subject === "string" ? parseUuid<UserId>(subject) : undefined;
  return userId && { userId, roles: readRoles(claims["roles"]) };
}

function isIssuedAlready(issuedAt: unknown, nowSeconds: number): boolean {
  if (issuedAt === undefined) return true;
  return typeof issuedAt === "number" && issuedAt <= nowSeconds + CLOCK_TOLERANCE_SECONDS;
}

/** One role as text or a list of them; a claim of any other shape names no role. */
function readRoles(claim: unknown): readonly string[] {
  if (typeof claim === "string") return [claim];
  const isList = Array.isArray(claim) && claim.every((role) => typeof role === "string");
  return isList ? claim : [];
}
