import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";

/** Refuses a user's tokens from the next request on; their data stays. @throws DomainError `user_not_found`. */
export class DisableUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #clock: Clock;

  constructor(users: UserRepository, log: SecurityLog, clock: Clock) {
    this.#users = users;
    this.#log = log;
    this.#clock = clock;
  }

  execute(id: UserId): Promise<User> {
    return this.#log.keep("user_disabled", { userId: id }, () =>
      this.#users.disableUser(id, this.#clock.now()),
    );
  }
}
