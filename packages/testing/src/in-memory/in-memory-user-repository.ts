import { DomainError, type User, type UserId } from "@health-exercise/domain/user";
import type {
  PageRequest,
  SecurityEvent,
  UserRepository,
} from "@health-exercise/ports-repositories";
import { eraseUser } from "./erase-user.ts";
import type { InMemoryDatabase } from "./in-memory-database.ts";

export class InMemoryUserRepository implements UserRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertUser(user: User): Promise<void> {
    const { users } = this.#database;
    if (users.has(user.id)) throw new DomainError("user_exists", "There is a user with this id.");
    const email = user.email?.toLowerCase();
    if (email && [...users.values()].some((other) => other.email?.toLowerCase() === email)) {
      throw new DomainError("email_taken", "There is a user with this email address.");
    }
    users.set(user.id, user);
    const erasedAt = this.#database.erasures.get(user.id);
    if (erasedAt !== undefined) this.#database.signOuts.set(user.id, erasedAt);
  }

  async findUser(id: UserId): Promise<User | undefined> {
    return this.#database.users.get(id);
  }

  async listUsers({ limit, offset }: PageRequest, email?: string) {
    const wanted = email?.toLowerCase();
    const found = [...this.#database.users.values()].filter(
      (user) => wanted === undefined || user.email?.toLowerCase() === wanted,
    );
    const users = found.sort(
      (left, right) =>
        left.createdAt.getTime() - right.createdAt.getTime() || (left.id < right.id ? -1 : 1),
    );
    return { users: users.slice(offset, offset + limit), total: users.length };
  }

  async disableUser(id: UserId, at: Date): Promise<User> {
    return this.#change(id, (user) => ({ ...user, disabledAt: user.disabledAt ?? at }));
  }

  async enableUser(id: UserId): Promise<User> {
    return this.#change(id, (user) => ({ ...user, disabledAt: null }));
  }

  async deleteUser(id: UserId, record?: SecurityEvent): Promise<void> {
    if (eraseUser(this.#database, id, record) === undefined) throw missingUser();
  }

  async signOutEverywhere(id: UserId, at: Date): Promise<void> {
    this.#database.requireActiveUser(id);
    const { signOuts } = this.#database;
    const before = signOuts.get(id);
    signOuts.set(id, before !== undefined && before > at ? before : at);
  }

  async requireActiveUser(id: UserId): Promise<void> {
    this.#database.requireActiveUser(id);
  }

  #change(id: UserId, change: (user: User) => User): User {
    const user = this.#database.users.get(id);
    if (user === undefined) throw missingUser();
    const changed = change(user);
    this.#database.users.set(id, changed);
    return changed;
  }
}

function missingUser(): DomainError {
  return new DomainError("user_not_found", "There is no such user.");
}
