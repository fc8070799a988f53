import type { JwtPayload } from "jsonwebtoken";

const HEADER_TYPES: readonly unknown[] = [undefined, "jwt", "at+jwt", "application/at+jwt"];
/** Keycloak says `Bearer`, and `ID`, `Refresh` or `Logout` of what is none. */
const CLAIMED_TYPES: readonly unknown[] = [undefined, "bearer", "jwt", "at+jwt"];
/** Cognito says `access`, and `id` of what is none. */
const USES: readonly unknown[] = [undefined, "access"];

/**
 * Whether nothing in a token says that it is meant for something else than access, as identity tokens, refresh tokens and
 * logout tokens of the same issuer may (RFC 8725, section 3.11).
 */
export function isForAccess(header: { readonly typ?: unknown }, claims: JwtPayload): boolean {
  return (
    HEADER_TYPES.includes(lowered(header.typ)) &&
    CLAIMED_TYPES.includes(lowered(claims["typ"])) &&
    USES.includes(claims["token_use"])
  );
}

/**
 * Whether `audience` is among those that a token is for. An access token of Cognito has no `aud`, and names the client that
 * it was made for in `client_id`.
 */
export function isForAudience(claims: JwtPayload, audience: string): boolean {
  const { aud } = claims;
  if (aud === undefined) {
    return claims["token_use"] === "access" && claims["client_id"] === audience;
  }
  return Array.isArray(aud) ? aud.includes(audience) : aud === audience;
}

function lowered(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}
