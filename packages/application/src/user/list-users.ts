import type { User } from "@health-exercise/domain/user";
import type { PageRequest, UserRepository } from "@health-exercise/ports-repositories";

/** The people who may use the service, oldest first. */
export class ListUsers {
  readonly #users: UserRepository;

  constructor(users: UserRepository) {
    this.#users = users;
  }

  execute(page: PageRequest): Promise<{ readonly users: readonly User[]; readonly total: number }> {
    return this.#users.listUsers(page);
  }
}
