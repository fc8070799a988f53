import type { ErasureCounts, OwnDataSection, UserId } from "@health-exercise/domain/user";
import type {
  OwnDataRepository,
  OwnRecord,
  SecurityEvent,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { eraseUser } from "./erase-user.ts";
import { type OwnRow, readRecords } from "./own-data.statements.ts";
import { OWN_TABLES, type OwnTable, ofEverySection, ownerValueOf } from "./own-data.tables.ts";
import { active } from "./owner.ts";

const reading = ofEverySection((own) => ({
  first: readRecords(own, "start"),
  next: readRecords(own, "cursor"),
}));

/** Everything that is stored of people, in PostgreSQL. */
export class KyselyOwnDataRepository implements OwnDataRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async *readOwnData(
    userId: UserId,
    section: OwnDataSection,
  ): AsyncGenerator<readonly OwnRecord[]> {
    const own = OWN_TABLES[section];
    const values = { userId, owner: ownerValueOf(own, userId) };
    const { first, next } = reading[section];
    let page = recordsIn(own, await rowsOf(this.#database, first, values));
    for (;;) {
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      if (own.key.length === 0) return;
      const cursor = Object.fromEntries(own.key.map((name) => [name, last[name]]));
      page = recordsIn(own, await rowsOf(this.#database, next, { ...cursor, ...values }));
    }
  }

  async eraseOwnData(userId: UserId, record?: SecurityEvent): Promise<ErasureCounts> {
    return active(await eraseUser(this.#database, userId, record));
  }
}

/** No row at all means that the user is not active, and a row without an owner that there are no more records. */
function recordsIn(own: OwnTable, rows: readonly OwnRow[]): readonly OwnRecord[] {
  return active(rows[0])[own.owner] === null ? [] : rows.map(recordFrom);
}

/** Texts are written to JSON three times as fast as instants. */
function recordFrom(row: OwnRow): OwnRecord {
  for (const name in row) {
    const value = row[name];
    if (value instanceof Date) row[name] = value.toISOString();
  }
  return row as OwnRecord;
}
