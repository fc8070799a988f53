import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";

/** Refuses a user's tokens from the next request on; their data stays. @throws DomainError `user_not_found`. */
export class DisableUser {
  readonly #users: UserRepository;
  readonly #clock: Clock;

  constructor(users: UserRepository, clock: Clock) {
    this.#users = users;
    this.#clock = clock;
  }

  execute(id: UserId): Promise<User> {
    return this.#users.disableUser(id, this.#clock.now());
  }
}
