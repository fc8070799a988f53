import type { KeyObject } from "node:crypto";
import type { VerifiedToken } from "@health-exercise/ports-runtime";
import jsonwebtoken, { type Algorithm, type JwtPayload } from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { isWithinTimes, type KnownToken, readClaims } from "./token-claims.ts";
import { isForAccess, isForAudience } from "./token-kind.ts";
import { CLOCK_TOLERANCE_SECONDS, type TokenRules } from "./token-rules.ts";

/** A key with the one algorithm it is used with, whatever a token says. */
export type VerificationKey = { readonly key: KeyObject; readonly algorithm: Algorithm };

/** About 3 MiB. */
const MOST_KNOWN = 5_000;

/**
 * Verifies signed tokens by one set of rules. A token that was accepted is known for as long as its key is used: a person's
 * requests bring the same one again and again, and a signature costs as much as all else that is done for a small request.
 * Only time can change what it is good for; whether its user has signed out since is asked of storage, with every request.
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
    const accepted = payload && readClaims(payload, this.#rules);
    if (accepted === undefined || !isWithinTimes(accepted, nowSeconds)) return undefined;
    tokens.set(token, accepted);
    return accepted.verified;
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
      });
      // RFC 7515, 4.1.11: an extension that is marked critical and not understood refuses the token.
      if ("crit" in header || typeof payload !== "object") return undefined;
      const isMeantForUs = audience === undefined || isForAudience(payload, audience);
      return isMeantForUs && isForAccess(header, payload) ? payload : undefined;
    } catch {
      return undefined;
    }
  }
}

const THREE_PARTS = /^[\w-]+\.[\w-]+\.([\w-]+)$/;

/** Whether the signature is written in its one base64url form: the decoder would let other spellings of it pass. */
function isCanonical(token: string): boolean {
  const signature = THREE_PARTS.exec(token)?.[1];
  if (signature === undefined) return false;
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}
