import type { UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { TokenIssuer } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";

export type IssueTokenInput = {
  readonly userId: UserId;
  readonly roles: readonly string[];
  readonly lifetimeSeconds: number;
};

/** Makes a bearer token for an active user. @throws DomainError `user_not_active`. */
export class IssueToken {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #tokens: TokenIssuer;

  constructor(users: UserRepository, log: SecurityLog, tokens: TokenIssuer) {
    this.#users = users;
    this.#log = log;
    this.#tokens = tokens;
  }

  async execute(input: IssueTokenInput): Promise<string> {
    return this.#log.keep("token_issued", { userId: input.userId }, async () => {
      await this.#users.requireActiveUser(input.userId);
      return this.#tokens.issue(input);
    });
  }
}
