/** What a token must say besides having a good signature. */
export type TokenRules = {
  /** The `iss` that is accepted; any or none when undefined. */
  readonly issuer?: string | undefined;
  /** The `aud` that must be among the token's; any or none when undefined. */
  readonly audience?: string | undefined;
  /** The longest time from `iat` to `exp`; of a token without `iat`, from now to `exp`. By default as long as any may be good. */
  readonly maxLifetimeSeconds?: number | undefined;
  /** Whether `sub` has to be a UUID, as by default, or is whatever the issuer calls somebody. */
  readonly subjects?: "uuid" | "any" | undefined;
  /** Where roles stand: the name of a claim, or a JSON pointer; `roles` by default. No other place gives any. */
  readonly rolesClaim?: string | undefined;
};

/** No token is good for longer, whatever the rules: a leap year. */
export const LONGEST_LIFETIME_SECONDS = 366 * 86_400;

/** How far the clocks of issuer and service may differ. */
export const CLOCK_TOLERANCE_SECONDS = 5;
