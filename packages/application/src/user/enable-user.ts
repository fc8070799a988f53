import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";

/** Accepts a disabled user's tokens again. @throws DomainError `user_not_found`. */
export class EnableUser {
  readonly #users: UserRepository;

  constructor(users: UserRepository) {
    this.#users = users;
  }

  execute(id: UserId): Promise<User> {
    return this.#users.enableUser(id);
  }
}
