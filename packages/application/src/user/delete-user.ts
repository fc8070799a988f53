import type { UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";

/** Removes a user and everything stored of them, for good. @throws DomainError `user_not_found`. */
export class DeleteUser {
  readonly #users: UserRepository;

  constructor(users: UserRepository) {
    this.#users = users;
  }

  execute(id: UserId): Promise<void> {
    return this.#users.deleteUser(id);
  }
}
