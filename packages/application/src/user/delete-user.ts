import type { UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { ConcernMemory } from "../safety/concern-memory.ts";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, actorOf, requireAuthority } from "./administration.ts";

/** Removes a user and everything stored of them, for good. @throws DomainError `role_missing`, `user_not_found`. */
export class DeleteUser {
  readonly #users: UserRepository;
  readonly #concerns: ConcernMemory;
  readonly #log: SecurityLog;

  constructor(users: UserRepository, concerns: ConcernMemory, log: SecurityLog) {
    this.#users = users;
    this.#concerns = concerns;
    this.#log = log;
  }

  execute(id: UserId, by: Authority): Promise<void> {
    return this.#log.keepWithin(
      "user_erased",
      { userId: id, actor: actorOf(by) },
      async (record) => {
        requireAuthority(by);
        await this.#users.deleteUser(id, record);
        this.#concerns.forget(id);
      },
    );
  }
}
