import {
  HmacTokenService,
  JwksTokenVerifier,
  PublicKeyTokenVerifier,
  SystemClock,
  type TokenRules,
} from "@health-exercise/adapter-runtime";
import type { Logger, TokenIssuer, TokenVerifier } from "@health-exercise/ports-runtime";
import { readOrMakeSecret } from "../config/kept-secret.ts";
import type { Config } from "../config/parse-config.ts";

/** What decides about tokens; tokens are only made with a secret of our own. */
export type TokenServices = {
  readonly verifier: TokenVerifier;
  readonly issuer: TokenIssuer | undefined;
  /** What tokens are signed with, where this service signs them. */
  readonly secret?: string;
};

const KEY_SET_TIMEOUT_MS = 5_000;

/** The token services that the settings ask for. @throws StartError when the kept secret cannot be read or made. */
export async function openTokenServices(
  { keys, provisioning, ...claims }: Config["tokens"],
  logger: Logger,
): Promise<TokenServices> {
  const rules: TokenRules = { ...claims, subjects: provisioning === "off" ? "uuid" : "any" };
  const clock = new SystemClock();
  switch (keys.kind) {
    case "public_key":
      return { verifier: new PublicKeyTokenVerifier(keys.pem, rules, clock), issuer: undefined };
    case "key_set": {
      const options = { url: keys.url, timeoutMs: KEY_SET_TIMEOUT_MS };
      return { verifier: new JwksTokenVerifier(options, rules, clock, logger), issuer: undefined };
    }
    default: {
      const secret = keys.kind === "secret" ? keys.secret : await readOrMakeSecret(keys.file);
      const tokens = new HmacTokenService(secret, rules, clock, keys.previous);
      return { verifier: tokens, issuer: tokens, secret };
    }
  }
}
