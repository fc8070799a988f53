/** What a token must say besides having a good signature. */
export type TokenRules = {
  /** The `iss` that is accepted; any or none when undefined. */
  readonly issuer?: string | undefined;
  /** The `aud` that must be among the token's; any or none when undefined. */
  readonly audience?: string | undefined;
};

/** How far the clocks of issuer and service may differ. */
export const CLOCK_TOLERANCE_SECONDS = 5;
