import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";

/** Accepts a disabled user's tokens again. @throws DomainError `user_not_found`. */
export class EnableUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;

  constructor(users: UserRepository, log: SecurityLog) {
    this.#users = users;
    this.#log = log;
  }

  execute(id: UserId): Promise<User> {
    return this.#log.keep("user_enabled", { userId: id }, () => this.#users.enableUser(id));
  }
}
