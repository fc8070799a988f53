import type { User } from "@health-exercise/domain/user";
import type { PageRequest, UserRepository } from "@health-exercise/ports-repositories";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, OPERATOR, requireAuthority } from "./administration.ts";

/** The people who may use the service, oldest first; whoever has an address, where one is named. */
export class ListUsers {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;

  constructor(users: UserRepository, log: SecurityLog) {
    this.#users = users;
    this.#log = log;
  }

  /** @throws DomainError `role_missing`. */
  execute(
    page: PageRequest,
    by: Authority,
    email?: string,
  ): Promise<{ readonly users: readonly User[]; readonly total: number }> {
    const list = async () => {
      requireAuthority(by);
      return this.#users.listUsers(page, email);
    };
    // A command lists page by page, at a machine where the database could be read as well.
    return by === OPERATOR ? list() : this.#log.keep("users_listed", { userId: by.userId }, list);
  }
}
