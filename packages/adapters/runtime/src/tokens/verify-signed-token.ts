import type { KeyObject } from "node:crypto";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import jsonwebtoken, { type Algorithm } from "jsonwebtoken";
import { readClaims } from "./token-claims.ts";
import { CLOCK_TOLERANCE_SECONDS, type TokenRules } from "./token-rules.ts";

/** A key with the one algorithm it is used with, whatever a token says. */
export type VerificationKey = { readonly key: KeyObject; readonly algorithm: Algorithm };

/** What `token` says; undefined when its signature, times, issuer, audience or subject is not accepted. */
export function verifySignedToken(
  token: string,
  { key, algorithm }: VerificationKey,
  rules: TokenRules,
  now: Date,
): VerifiedToken | undefined {
  if (!isCanonical(token)) return undefined;
  const nowSeconds = now.getTime() / 1_000;
  try {
    const { header, payload } = jsonwebtoken.verify(token, key, {
      algorithms: [algorithm],
      clockTimestamp: nowSeconds,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      complete: true,
      ...(rules.issuer === undefined ? {} : { issuer: rules.issuer }),
      ...(rules.audience === undefined ? {} : { audience: rules.audience }),
    });
    // RFC 7515, 4.1.11: an extension that is marked critical and not understood refuses the token.
    if ("crit" in header || typeof payload !== "object") return undefined;
    return readClaims(payload, nowSeconds);
  } catch {
    return undefined;
  }
}

const THREE_PARTS = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/** Whether the signature is written in its one base64url form: the decoder would let other spellings of it pass. */
function isCanonical(token: string): boolean {
  const signature = THREE_PARTS.exec(token)?.[1];
  if (signature === undefined) return false;
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
