import type { JwtPayload } from "jsonwebtoken";

/** Where roles stand in tokens where nothing else is configured. */
export const USUAL_ROLES_CLAIM = "roles";

type Claims = Record<string, unknown>;

/**
 * The roles in the claim of this name, or where it begins with `/` at the place that it points to (RFC 6901): one as text, or
 * a list of texts. Anything else names no role.
 */
export function readRoles(claims: JwtPayload, claim: string): readonly string[] {
  let value: unknown = claims;
  for (const name of placeOf(claim)) {
    value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  if (typeof value === "string") return [value];
  return isListOfTexts(value) ? value : [];
}

/** The claims that `readRoles` finds these roles in. */
export function rolesAsClaims(roles: readonly string[], claim: string): Claims {
  if (roles.length === 0) return {};
  const value = placeOf(claim).reduceRight<unknown>((inner, name) => ({ [name]: inner }), roles);
  return value as Claims;
}

function placeOf(claim: string): readonly string[] {
  if (!claim.startsWith("/")) return [claim];
  const names = claim.slice(1).split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((role) => typeof role === "string");
}

function isObject(value: unknown): value is Claims {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
