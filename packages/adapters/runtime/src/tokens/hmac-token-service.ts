import { createHmac, createSecretKey } from "node:crypto";
import { invalidField } from "@health-exercise/domain/user";
import type {
  Clock,
  IssuedToken,
  TokenIssuer,
  TokenVerifier,
  VerifiedToken,
} from "@health-exercise/ports-runtime";
import jsonwebtoken from "jsonwebtoken";
import { rolesAsClaims, USUAL_ROLES_CLAIM } from "./roles-claim.ts";
import { SignedTokens, type VerificationKey } from "./signed-tokens.ts";
import { readHeader } from "./token-header.ts";
import { LONGEST_LIFETIME_SECONDS, type TokenRules } from "./token-rules.ts";

/** The shortest secret for HS256: as long as its hash (RFC 7518, 3.2). */
export const MINIMUM_SECRET_BYTES = 32;

type NamedKey = VerificationKey & { readonly kid: string };

/** Makes and verifies tokens signed with a shared secret (HS256). */
export class HmacTokenService implements TokenIssuer, TokenVerifier {
  readonly #current: NamedKey;
  /** The current key first. */
  readonly #keys: readonly NamedKey[];
  readonly #rules: TokenRules;
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  /**
   * Signs with `secret`; what `previousSecret` has signed is believed too, for as long as it is given.
   * @throws RangeError for a secret of fewer than 32 bytes.
   */
  constructor(secret: string, rules: TokenRules, clock: Clock, previousSecret?: string) {
    this.#current = keyOf(secret);
    this.#keys =
      previousSecret === undefined ? [this.#current] : [this.#current, keyOf(previousSecret)];
    this.#rules = rules;
    this.#tokens = new SignedTokens(rules);
    this.#clock = clock;
  }

  issue({ userId, roles, lifetimeSeconds }: IssuedToken): string {
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1_000);
    const { issuer, audience, maxLifetimeSeconds = LONGEST_LIFETIME_SECONDS } = this.#rules;
    const { rolesClaim = USUAL_ROLES_CLAIM } = this.#rules;
    if (lifetimeSeconds > maxLifetimeSeconds) {
      throw invalidField("lifetimeSeconds", `must be at most ${maxLifetimeSeconds}`);
    }
    const claims = {
      ...rolesAsClaims(roles, rolesClaim),
      sub: userId,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
      ...(issuer === undefined ? {} : { iss: issuer }),
      ...(audience === undefined ? {} : { aud: audience }),
    };
    const { key, kid } = this.#current;
    return jsonwebtoken.sign(claims, key, { algorithm: "HS256", keyid: kid });
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    const now = this.#clock.now();
    for (const key of this.#keysFor(token)) {
      const verified = this.#tokens.verify(token, key, now);
      if (verified !== undefined) return verified;
    }
    return undefined;
  }

  /** The key that the token names; all of them where it names none of ours, as tokens of others with the same secret do. */
  #keysFor(token: string): readonly NamedKey[] {
    if (this.#keys.length === 1) return this.#keys;
    const kid = readHeader(token)?.kid;
    const named = this.#keys.filter((key) => key.kid === kid);
    return named.length === 0 ? this.#keys : named;
  }
}

/** @throws RangeError. */
function keyOf(secret: string): NamedKey {
  const bytes = Buffer.from(secret, "utf8");
  if (bytes.length < MINIMUM_SECRET_BYTES) {
    throw new RangeError(`An HS256 secret needs ${MINIMUM_SECRET_BYTES} bytes or more.`);
  }
  return { key: createSecretKey(bytes), algorithm: "HS256", kid: nameOf(bytes) };
}

/** The same in every process, and no more of a help to somebody who guesses secrets than a token itself. */
function nameOf(secret: Buffer): string {
  return createHmac("sha256", secret).update("key id").digest("base64url").slice(0, 11);
}
