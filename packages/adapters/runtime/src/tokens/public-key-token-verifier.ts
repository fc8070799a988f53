import type { Clock, TokenVerifier, VerifiedToken } from "@health-exercise/ports-runtime";
import { importPublicKey } from "./asymmetric-key.ts";
import { SignedTokens, type VerificationKey } from "./signed-tokens.ts";
import type { TokenRules } from "./token-rules.ts";

/** Verifies tokens of an identity provider with its one public key (RS256 or ES256). */
export class PublicKeyTokenVerifier implements TokenVerifier {
  readonly #verificationKey: VerificationKey;
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  /** @throws UnusableKeyError when `pem` holds no key that is accepted. */
  constructor(pem: string, rules: TokenRules, clock: Clock) {
    this.#verificationKey = importPublicKey(pem);
    this.#tokens = new SignedTokens(rules);
    this.#clock = clock;
  }

  async verify(token: string): Promise<VerifiedToken | undefined> {
    return this.#tokens.verify(token, this.#verificationKey, this.#clock.now());
  }
}
