import type { Clock, Logger, TokenVerifier, VerifiedToken } from "@health-exercise/ports-runtime";
import { CachedKeySet, KEY_SET_TIMES, type KeySetTimes } from "./cached-key-set.ts";
import { keySetFetcher } from "./fetch-key-set.ts";
import { SignedTokens } from "./signed-tokens.ts";
import { readHeader } from "./token-header.ts";
import type { TokenRules } from "./token-rules.ts";

export type JwksOptions = {
  readonly url: string;
  /** How long one fetch of the keys may take. */
  readonly timeoutMs: number;
  readonly times?: KeySetTimes;
};

/** Verifies tokens of an identity provider with the keys it publishes (RS256 or ES256, as each key says). */
export class JwksTokenVerifier implements TokenVerifier {
  readonly #keySet: CachedKeySet;
  readonly #tokens: SignedTokens;
  readonly #clock: Clock;

  constructor(options: JwksOptions, rules: TokenRules, clock: Clock, logger: Logger) {
    const fetchKeySet = keySetFetcher(options.url, options.timeoutMs);
    this.#keySet = new CachedKeySet(fetchKeySet, clock, logger, options.times ?? KEY_SET_TIMES);
    this.#tokens = new SignedTokens(rules);
    this.#clock = clock;
  }

  /** As the port says; also undefined while the keys cannot be had, which is logged. */
  async verify(token: string): Promise<VerifiedToken | undefined> {
    const header = readHeader(token);
    if (header?.alg !== "RS256" && header?.alg !== "ES256") return undefined;
    const key = await this.#keySet.find(header.kid);
    return key && this.#tokens.verify(token, key, this.#clock.now());
  }
}
