import { IssueToken, OPERATOR } from "@health-exercise/application";
import { DomainError, type UserId } from "@health-exercise/domain/user";
import { resolve } from "../composition/token.ts";
import { lifetimeText } from "../config/token-lifetime.ts";
import { type CommandContext, withUseCases } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import type { CommandResult } from "./command-result.ts";

type TokenOptions = {
  readonly user: UserId;
  /** Seconds. */
  readonly ttl: number;
  readonly role: readonly string[];
};

const PROVIDER_VARIABLES = { public_key: "JWT_PUBLIC_KEY", key_set: "JWT_JWKS_URL" } as const;

export function issueToken(
  context: CommandContext,
  { user, ttl, role: roles }: TokenOptions,
): Promise<CommandResult> {
  const { keys, maxLifetimeSeconds } = context.config.tokens;
  if (keys.kind === "public_key" || keys.kind === "key_set") {
    throw new CommandError(
      "cannot_sign",
      `Tokens are made by your identity provider: with ${PROVIDER_VARIABLES[keys.kind]} this service can only verify them.`,
    );
  }
  if (ttl > maxLifetimeSeconds) {
    throw new CommandError(
      "lifetime_too_long",
      `A token may be good for at most ${lifetimeText(maxLifetimeSeconds)} (JWT_MAX_LIFETIME): ask for less with --ttl.`,
    );
  }
  return withUseCases(context, async (container) => {
    const input = { userId: user, roles, lifetimeSeconds: ttl };
    const token = await resolve(container, IssueToken)
      .execute(input, OPERATOR)
      .catch(explainRefusal);
    const expiresAt = expiryOf(token);
    return {
      text: `A token for the user ${user}, good until ${expiresAt}:\n${token}`,
      json: { token, user_id: user, roles, expires_in: ttl, expires_at: expiresAt },
    };
  });
}

/** When the token itself says that it ends. */
function expiryOf(token: string): string {
  const [, claims = ""] = token.split(".");
  const { exp } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  return new Date(exp * 1_000).toISOString();
}

function explainRefusal(error: unknown): never {
  const isInactive =
    error instanceof DomainError && ["user_not_found", "user_disabled"].includes(error.code);
  if (isInactive) {
    throw new CommandError("user_not_active", "There is no such user, or the user is disabled.");
  }
  throw error;
}
