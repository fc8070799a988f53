import type { IncomingMessage } from "node:http";
import type { TokenVerifier, VerifiedToken } from "@health-exercise/ports-runtime";
import { HttpError } from "./http-error.ts";

const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;
const BEARER_SCHEME = /^bearer(?: |$)/i;

/** The challenge of a 401 to somebody who sent a token, and to somebody who sent none (RFC 6750, section 3). */
export const INVALID_TOKEN_CHALLENGE = 'Bearer error="invalid_token"';
const CHALLENGE = "Bearer";

/** What the token of a request says. @throws HttpError `unauthenticated`. */
export async function authenticate(
  request: IncomingMessage,
  tokens: TokenVerifier,
): Promise<VerifiedToken> {
  const header = soleAuthorization(request.rawHeaders);
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw noToken(header);
  const verified = await tokens.verify(token);
  if (verified === undefined) {
    throw unauthenticated("The access token is not valid or has expired.", INVALID_TOKEN_CHALLENGE);
  }
  return verified;
}

function noToken(header: string): HttpError {
  return BEARER_SCHEME.test(header)
    ? unauthenticated("The Authorization header is malformed.", INVALID_TOKEN_CHALLENGE)
    : unauthenticated("This endpoint needs a bearer token.", CHALLENGE);
}

/** Node keeps the first of several Authorization headers and hides the others, hence the raw ones. */
function soleAuthorization(rawHeaders: readonly string[]): string {
  let value: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 13 || name.toLowerCase() !== "authorization") continue;
    if (value !== undefined) {
      throw unauthenticated(
        "There must be only one Authorization header.",
        INVALID_TOKEN_CHALLENGE,
      );
    }
    value = rawHeaders[index + 1] ?? "";
  }
  return value ?? "";
}

function unauthenticated(message: string, challenge: string): HttpError {
  return new HttpError("unauthenticated", message, { "WWW-Authenticate": challenge });
}
