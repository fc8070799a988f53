import {
  DomainError,
  type ErasureCounts,
  type OwnDataSection,
  type UserId,
} from "@health-exercise/domain/user";
import type {
  OwnDataRepository,
  OwnRecord,
  SecurityEvent,
} from "@health-exercise/ports-repositories";
import { eraseUser } from "./erase-user.ts";
import type { InMemoryDatabase } from "./in-memory-database.ts";
import { ownRecordsOf } from "./own-records.ts";

/** Small, so that a few records are several pages. */
const PAGE = 2;

export class InMemoryOwnDataRepository implements OwnDataRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async *readOwnData(
    userId: UserId,
    section: OwnDataSection,
  ): AsyncGenerator<readonly OwnRecord[]> {
    for (let read = 0; ; read += PAGE) {
      this.#database.requireActiveUser(userId);
      const page = ownRecordsOf(this.#database, userId, section).slice(read, read + PAGE);
      if (page.length === 0) return;
      yield page;
    }
  }

  async eraseOwnData(userId: UserId, record?: SecurityEvent): Promise<ErasureCounts> {
    const counts = eraseUser(this.#database, userId, record);
    if (counts !== undefined) return counts;
    throw new DomainError("user_not_active", "The user of this token is not active.");
  }
}
