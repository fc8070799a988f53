import type { Clock, TokenVerifier, VerifiedToken } from "@health-exercise/ports-runtime";
import { importPublicKey } from "./asymmetric-key.ts";
import type { TokenRules } from "./token-rules.ts";
import { type VerificationKey, verifySignedToken } from "./verify-signed-token.ts";

/** Verifies tokens of an identity provider with its one public key (RS256 or ES256). */
export class PublicKeyTokenVerifier implements TokenVerifier {
  readonly #verificationKey: VerificationKey;
  readonly #rules: TokenRules;
  readonly #clock: Clock;

  /** @throws UnusableKeyError when `pem` holds no key that is accepted. */
  constructor(pem: string, rules: TokenRules, clock: Clock) {
    this.#verificationKey = importPublicKey(pem);
    this.#rules = rules;
    this.#clock = clock;
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    return verifySignedToken(token, this.#verificationKey, this.#rules, this.#clock.now());
  }
}
