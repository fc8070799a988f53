import type { User, UserId } from "@health-exercise/domain/user";
import type { UserRepository } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";
import { type Authority, actorOf, requireAuthority } from "./administration.ts";

export type CreateUserInput = {
  readonly id?: UserId | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
};

/** Lets somebody in. @throws DomainError `role_missing`, `user_exists`, `email_taken`. */
export class CreateUser {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(users: UserRepository, log: SecurityLog, ids: IdGenerator, clock: Clock) {
    this.#users = users;
    this.#log = log;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute({ id, email, name }: CreateUserInput, by: Authority): Promise<User> {
    const user: User = {
      id: id ?? (this.#ids.newId() as UserId),
      email: email ?? null,
      name: name ?? null,
      disabledAt: null,
      createdAt: this.#clock.now(),
    };
    const subject = { userId: user.id, actor: actorOf(by) };
    return this.#log.keep("user_created", subject, async () => {
      requireAuthority(by);
      await this.#users.insertUser(user);
      return user;
    });
  }
}
