import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, actorOf, requireAuthority } from "./administration.ts";

/** Refuses a user's tokens from the next request on; their data stays. @throws DomainError `role_missing`, `user_not_found`. */
export class DisableUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #clock: Clock;

  constructor(users: UserRepository, log: SecurityLog, clock: Clock) {
    this.#users = users;
    this.#log = log;
    this.#clock = clock;
  }

  execute(id: UserId, by: Authority): Promise<User> {
    return this.#log.keep("user_disabled", { userId: id, actor: actorOf(by) }, async () => {
      requireAuthority(by);
      return this.#users.disableUser(id, this.#clock.now());
    });
  }
}
