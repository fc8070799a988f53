import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, actorOf, requireAuthority } from "./administration.ts";

/** Accepts a disabled user's tokens again. @throws DomainError `role_missing`, `user_not_found`. */
export class EnableUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;

  constructor(users: UserRepository, log: SecurityLog) {
    this.#users = users;
    this.#log = log;
  }

  execute(id: UserId, by: Authority): Promise<User> {
    return this.#log.keep("user_enabled", { userId: id, actor: actorOf(by) }, async () => {
      requireAuthority(by);
      return this.#users.enableUser(id);
    });
  }
}
