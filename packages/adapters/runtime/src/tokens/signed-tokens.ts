import type { KeyObject } from "node:crypto";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import jsonwebtoken, { type Algorithm, type JwtPayload } from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { readClaims } from "./token-claims.ts";
import { CLOCK_TOLERANCE_SECONDS, type TokenRules } from "./token-rules.ts";

/** A key with the one algorithm it is used with, whatever a token says. */
export type VerificationKey = { readonly key: KeyObject; readonly algorithm: Algorithm };

/** A token whose signature and claims were accepted; only time can change that. */
type KnownToken = {
  readonly verified: VerifiedToken;
  readonly notBefore: number;
  readonly expires: number;
};

/** About 3 MiB. */
const MOST_KNOWN = 5_000;

/**
 * Verifies signed tokens by one set of rules. A token that was accepted is known for as long as its key is used: a person's
 * requests bring the same one again and again, and a signature costs as much as all else that is done for a small request.
 */
export class SignedTokens {
  readonly #rules: TokenRules;
  readonly #known = new WeakMap<KeyObject, LRUCache<string, KnownToken>>();

  constructor(rules: TokenRules) {
    this.#rules = rules;
  }

  /** What `token` says; undefined when its signature, times, issuer, audience or subject is not accepted. */
  verify(token: string, key: VerificationKey, now: Date): VerifiedToken | undefined {
    const nowSeconds = now.getTime() / 1_000;
    const tokens = this.#tokensOf(key.key);
    const known = tokens.get(token);
    if (known !== undefined) return isWithinTimes(known, nowSeconds) ? known.verified : undefined;
    const payload = this.#payloadOf(token, key, nowSeconds);
    const verified = payload && readClaims(payload, nowSeconds);
    if (verified === undefined) return undefined;
    const { nbf: notBefore = Number.NEGATIVE_INFINITY, exp: expires = 0 } = payload ?? {};
    tokens.set(token, { verified, notBefore, expires });
    return verified;
  }

  #tokensOf(key: KeyObject): LRUCache<string, KnownToken> {
    const tokens = this.#known.get(key) ?? new LRUCache({ max: MOST_KNOWN });
    this.#known.set(key, tokens);
    return tokens;
  }

  #payloadOf(
    token: string,
    { key, algorithm }: VerificationKey,
    nowSeconds: number,
  ): JwtPayload | undefined {
    if (!isCanonical(token)) return undefined;
    const { issuer, audience } = this.#rules;
    try {
      const { header, payload } = jsonwebtoken.verify(token, key, {
        algorithms: [algorithm],
        clockTimestamp: nowSeconds,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        complete: true,
        ...(issuer === undefined ? {} : { issuer }),
        ...(audience === undefined ? {} : { audience }),
      });
      // RFC 7515, 4.1.11: an extension that is marked critical and not understood refuses the token.
      return "crit" in header || typeof payload !== "object" ? undefined : payload;
    } catch {
      return undefined;
    }
  }
}

/** As the library tells it. */
function isWithinTimes({ notBefore, expires }: KnownToken, nowSeconds: number): boolean {
  return (
    notBefore <= nowSeconds + CLOCK_TOLERANCE_SECONDS &&
    nowSeconds < expires + CLOCK_TOLERANCE_SECONDS
  );
}

const THREE_PARTS = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/** Whether the signature is written in its one base64url form: the decoder would let other spellings of it pass. */
function isCanonical(token: string): boolean {
  const signature = THREE_PARTS.exec(token)?.[1];
  if (signature === undefined) return false;
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
