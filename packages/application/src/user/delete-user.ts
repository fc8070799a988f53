import type { UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";

/** Removes a user and everything stored of them, for good. @throws DomainError `user_not_found`. */
export class DeleteUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;

  constructor(users: UserRepository, log: SecurityLog) {
    this.#users = users;
    this.#log = log;
  }

  async execute(id: UserId): Promise<void> {
    await this.#users.deleteUser(id);
    await this.#log.record("user_erased", { userId: id });
  }
}
