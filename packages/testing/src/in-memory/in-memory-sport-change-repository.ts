import { bodyMeasuresOf, type SportChangePosition } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { SportChangePage, SportChangeRepository } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

const BEHIND_ALL_IDS = "ffffffff-ffff-ffff-ffff-ffffffffffff" as SportChangePosition["logId"];

/** Forgets no change, and gives each a number of its own. */
export class InMemorySportChangeRepository implements SportChangeRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async listSportChanges(
    userId: UserId,
    from: SportChangePosition | undefined,
    limit: number,
  ): Promise<SportChangePage> {
    this.#database.requireActiveUser(userId);
    const { sportChanges, sportLogs, profiles } = this.#database;
    const latest = this.#database.sportChangeNumber;
    const behind = [...sportChanges]
      .filter(
        ([, { userId: owner, number }]) => owner === userId && number > (from?.changeNumber ?? 0),
      )
      .sort(([, left], [, right]) => left.number - right.number);
    const page = behind.slice(0, limit);
    const hasMore = behind.length > limit;
    const last = hasMore ? page.at(-1) : undefined;
    return {
      changes: page.map(([logId]) => ({ logId, log: sportLogs.get(logId) ?? null })),
      next: {
        changeNumber: last?.[1].number ?? latest,
        logId: last?.[0] ?? BEHIND_ALL_IDS,
        begunAt: from?.begunAt ?? latest,
      },
      hasMore,
      measures: bodyMeasuresOf(profiles.get(userId) ?? null),
    };
  }
}
