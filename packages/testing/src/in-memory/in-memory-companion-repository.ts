import type { Companion } from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";
import type { CompanionRepository } from "@health-exercise/ports-repositories";
import { type InMemoryDatabase, requireNextRevision } from "./in-memory-database.ts";

export class InMemoryCompanionRepository implements CompanionRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async findCompanion(userId: UserId): Promise<Companion | null> {
    this.#database.requireActiveUser(userId);
    return this.#database.companions.get(userId) ?? null;
  }

  async saveCompanion(companion: Companion): Promise<void> {
    this.#database.requireActiveUser(companion.userId);
    const before = this.#database.companions.get(companion.userId);
    requireNextRevision(before, companion);
    this.#database.outbox.companionChanged(before, companion);
    this.#database.companions.set(companion.userId, companion);
  }
}
