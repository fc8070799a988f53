import type { DatabaseStatus } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { lacksTable } from "./database-errors.ts";
import { LATEST_MIGRATION } from "./migrations/all-migrations.ts";
import { cheapQuery, firstRowOf, type Placeholders } from "./prepared-query.ts";
import type { Schema } from "./schema.ts";

const findMigration = cheapQuery(
  (values: Placeholders<{ readonly name: string }>) => sql<{ readonly name: string }>`
    select name from kysely_migration where name = ${values.name}`,
);

type Status = Awaited<ReturnType<DatabaseStatus["check"]>>;

/** For how long an answer serves the next callers too: anybody may ask, as often as they like. */
const SHARED_FOR_MS = 1_000;

/** Asks for the latest migration this version knows; a database that is further on is ready too. */
export class PostgresDatabaseStatus implements DatabaseStatus {
  readonly #database: Kysely<Schema>;
  #shared: Promise<Status> | undefined;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  check(): Promise<Status> {
    this.#shared ??= this.#ask().finally(() => {
      setTimeout(() => {
        this.#shared = undefined;
      }, SHARED_FOR_MS).unref();
    });
    return this.#shared;
  }

  async #ask(): Promise<Status> {
    try {
      const row = await firstRowOf(this.#database, findMigration, { name: LATEST_MIGRATION });
      return row === undefined ? "not_migrated" : "ready";
    } catch (error) {
      return lacksTable(error) ? "not_migrated" : "unreachable";
    }
  }
}
