import { DomainError, type UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { TokenIssuer } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, actorOf, requireAuthority } from "./administration.ts";

export type IssueTokenInput = {
  readonly userId: UserId;
  readonly roles: readonly string[];
  readonly lifetimeSeconds: number;
};

/** Makes a bearer token for a user who is not disabled. */
export class IssueToken {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #tokens: TokenIssuer | undefined;

  /** Without `tokens` where they are made elsewhere, and can only be verified here. */
  constructor(users: UserRepository, log: SecurityLog, tokens: TokenIssuer | undefined) {
    this.#users = users;
    this.#log = log;
    this.#tokens = tokens;
  }

  /** @throws DomainError `role_missing`, `user_not_found`, `user_disabled`, `tokens_made_elsewhere`. */
  execute(input: IssueTokenInput, by: Authority): Promise<string> {
    const subject = { userId: input.userId, actor: actorOf(by) };
    return this.#log.keep("token_issued", subject, async () => {
      requireAuthority(by);
      const user = await this.#users.findUser(input.userId);
      if (user === undefined) {
        throw new DomainError("user_not_found", "There is no such user.");
      }
      if (user.disabledAt !== null) {
        throw new DomainError("user_disabled", "The user is disabled.");
      }
      if (this.#tokens === undefined) {
        throw new DomainError(
          "tokens_made_elsewhere",
          "Tokens are made by the identity provider: this service can only verify them.",
        );
      }
      return this.#tokens.issue(input);
    });
  }
}
