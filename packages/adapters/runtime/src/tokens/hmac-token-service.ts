import { createSecretKey } from "node:crypto";
import type {
  Clock,
  TokenIssuer,
  TokenVerifier,
  VerifiedToken,
} from "@health-exercise/ports-runtime";
import jsonwebtoken from "jsonwebtoken";
import { SignedTokens, type VerificationKey } from "./signed-tokens.ts";
import type { TokenRules } from "./token-rules.ts";

/** The shortest secret for HS256: as long as its hash (RFC 7518, 3.2). */
export const MINIMUM_SECRET_BYTES = 32;

/** Makes and verifies tokens signed with a shared secret (HS256). */
export class HmacTokenService implements TokenIssuer, TokenVerifier {
  readonly #verificationKey: VerificationKey;
  readonly #rules: TokenRules;
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  /** @throws RangeError for a secret of fewer than 32 bytes. */
  constructor(secret: string, rules: TokenRules, clock: Clock) {
    const bytes = Buffer.from(secret, "utf8");
    if (bytes.length < MINIMUM_SECRET_BYTES) {
      throw new RangeError(`An HS256 secret needs ${MINIMUM_SECRET_BYTES} bytes or more.`);
    }
    this.#verificationKey = { key: createSecretKey(bytes), algorithm: "HS256" };
    this.#rules = rules;
    this.#tokens = new SignedTokens(rules);
    this.#clock = clock;
  }

  issue({ userId, roles, lifetimeSeconds }: Parameters<TokenIssuer["issue"]>[0]): string {
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1_000);
    const { issuer, audience } = this.#rules;
    const claims = {
      sub: userId,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
      ...(roles.length === 0 ? {} : { roles }),
      ...(issuer === undefined ? {} : { iss: issuer }),
      ...(audience === undefined ? {} : { aud: audience }),
    };
    return jsonwebtoken.sign(claims, this.#verificationKey.key, { algorithm: "HS256" });
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    return this.#tokens.verify(token, this.#verificationKey, this.#clock.now());
  }
}
