import { CreateUser, IssueToken, OPERATOR } from "@health-exercise/application";
import { DomainError } from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import type { Config } from "../config/parse-config.ts";
import { DEMO_USER_ID } from "../demo/demo-people.data.ts";

const TOKEN_LIFETIME_SECONDS = 86_400;

/** How long the token of the demo user is good: a day, where tokens may be good for so long. */
export function demoLifetimeSeconds({ tokens }: Config): number {
  return Math.min(TOKEN_LIFETIME_SECONDS, tokens.maxLifetimeSeconds);
}

/**
 * A token of the demo user, who is made when missing; only in development mode, with the embedded
 * database and a secret of our own. Undefined too when an operator has disabled the demo user.
 */
export async function makeDemoAccess(
  config: Config,
  container: Container,
): Promise<string | undefined> {
  const { keys } = config.tokens;
  const canSign = keys.kind === "secret" || keys.kind === "kept_secret";
  const isEmbedded = config.database.server.kind === "embedded";
  if (!config.developmentMode || !isEmbedded || !canSign) return undefined;
  try {
    await resolve(container, CreateUser).execute({ id: DEMO_USER_ID, name: "Demo user" }, OPERATOR);
  } catch (error) {
    if (!isRefusal(error, "user_exists")) throw error;
  }
  try {
    const lifetimeSeconds = demoLifetimeSeconds(config);
    const wanted = { userId: DEMO_USER_ID, roles: [], lifetimeSeconds };
    return await resolve(container, IssueToken).execute(wanted, OPERATOR);
  } catch (error) {
    if (isRefusal(error, "user_disabled")) return undefined;
    throw error;
  }
}

function isRefusal(error: unknown, code: DomainError["code"]): boolean {
  return error instanceof DomainError && error.code === code;
}
