import type { UserId } from "@health-exercise/domain/user";

/** What a valid token says. */
export type VerifiedToken = { readonly userId: UserId; readonly roles: readonly string[] };

/** Decides whether a bearer token is to be believed. */
export interface TokenVerifier {
  /** What the token says; undefined when its signature, algorithm, times, issuer, audience or subject is not accepted. */
  verify(token: string): Promise<VerifiedToken | undefined>;
}

/** Makes tokens that this service's verifier believes. */
export interface TokenIssuer {
  issue(token: VerifiedToken & { readonly lifetimeSeconds: number }): string;
}
