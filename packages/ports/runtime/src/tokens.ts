import type { UserId } from "@health-exercise/domain/user";

/** What a valid token says. */
export type VerifiedToken = {
  /** Null where the token does not say so. */
  readonly issuer: string | null;
  /** What the issuer calls whom it speaks of; a UUID in lower case. */
  readonly subject: string;
  readonly roles: readonly string[];
  /** Null where the token does not say so. */
  readonly issuedAt: Date | null;
};

/** What a token is to say. */
export type IssuedToken = {
  readonly userId: UserId;
  readonly roles: readonly string[];
  readonly lifetimeSeconds: number;
};

/** Decides whether a bearer token is to be believed. */
export interface TokenVerifier {
  /** What the token says; undefined when its signature, algorithm, times, issuer, audience or subject is not accepted. */
  verify(token: string): Promise<VerifiedToken | undefined>;
}

/** Makes tokens that this service's verifier believes. */
export interface TokenIssuer {
  /** @throws DomainError `invalid_input` for a lifetime that the verifier would not accept. */
  issue(token: IssuedToken): string;
}
