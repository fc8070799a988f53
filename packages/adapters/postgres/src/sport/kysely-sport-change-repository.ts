import type { SportChangePosition } from "@health-exercise/domain/sport";
import { DomainError, type SportLogId, type UserId } from "@health-exercise/domain/user";
import type { SportChangePage, SportChangeRepository } from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active, measuresFrom } from "../user/owner.ts";
import { latestSportChange, listSportChanges } from "./sport-change.statements.ts";
import { sportLogFrom } from "./sport-log.table.ts";

const BEFORE_ALL_IDS = "00000000-0000-0000-0000-000000000000" as SportLogId;
const BEHIND_ALL_IDS = "ffffffff-ffff-ffff-ffff-ffffffffffff" as SportLogId;

/** What became of people's logs, in PostgreSQL. */
export class KyselySportChangeRepository implements SportChangeRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async listSportChanges(
    userId: UserId,
    from: SportChangePosition | undefined,
    limit: number,
  ): Promise<SportChangePage> {
    const { latest } = active(await firstRowOf(this.#database, latestSportChange, { userId }));
    const { changeNumber, logId, begunAt } = from ?? {
      changeNumber: 0,
      logId: BEFORE_ALL_IDS,
      begunAt: latest,
    };
    const values = { userId, changeNumber, logId, latest, limit };
    const rows = await rowsOf(this.#database, listSportChanges, values);
    const first = active(rows[0]);
    const lastKnown = Math.max(changeNumber, begunAt);
    if (changeNumber > latest || first.is_in_gap || (first.forgotten_until ?? 0) > lastKnown) {
      throw changesForgotten();
    }
    const page = rows.filter(isPresent).slice(0, limit);
    const hasMore = rows.length > limit;
    const last = hasMore ? page.at(-1) : undefined;
    return {
      changes: page.map((row) => ({
        logId: row.id,
        log: row.is_deleted ? null : sportLogFrom(row),
      })),
      next: {
        changeNumber: last?.change_number ?? latest,
        logId: last?.id ?? BEHIND_ALL_IDS,
        begunAt,
      },
      hasMore,
      measures: measuresFrom(first),
    };
  }
}

function changesForgotten(): DomainError {
  return new DomainError(
    "changes_forgotten",
    "Changes since this cursor are not kept any more. Start anew without a cursor; what you have and do not get is gone.",
  );
}
