import { DomainError, type User, type UserId } from "@health-exercise/domain";
import type { PageRequest, UserRepository } from "@health-exercise/ports-repositories";
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
  }

  async listUsers({ limit, offset }: PageRequest) {
    const users = [...this.#database.users.values()].sort(
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

  async deleteUser(id: UserId): Promise<void> {
    this.#change(id, (user) => user);
    const { users, profiles, sportLogs, exerciseSchemes, chats, chatRequests } = this.#database;
    users.delete(id);
    profiles.delete(id);
    const owned: Map<string, { userId: UserId }>[] = [
      sportLogs,
      exerciseSchemes,
      chats,
      chatRequests,
    ];
    for (const records of owned) {
      for (const [key, record] of records) if (record.userId === id) records.delete(key);
    }
    this.#forgetInIncidents(id);
  }

  async requireActiveUser(id: UserId): Promise<void> {
    this.#database.requireActiveUser(id);
  }

  #forgetInIncidents(id: UserId): void {
    const { safetyIncidents, reviewSteps } = this.#database;
    for (const [key, incident] of safetyIncidents) {
      if (incident.userId === id) {
        safetyIncidents.set(key, { ...incident, userId: null, dialogueId: null });
      }
    }
    reviewSteps.forEach((step, index) => {
      if (step.reviewerId === id) reviewSteps[index] = { ...step, reviewerId: null };
    });
  }

  #change(id: UserId, change: (user: User) => User): User {
    const user = this.#database.users.get(id);
    if (user === undefined) throw new DomainError("user_not_found", "There is no such user.");
    const changed = change(user);
    this.#database.users.set(id, changed);
    return changed;
  }
}
