import type { DatabaseStatus } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { lacksTable } from "./database-errors.ts";
import { LATEST_MIGRATION } from "./migrations/all-migrations.ts";
import { firstRowOf, type Placeholders, preparedQuery } from "./prepared-query.ts";
import type { Schema } from "./schema.ts";

const findMigration = preparedQuery(
  (values: Placeholders<{ readonly name: string }>) => sql<{ readonly name: string }>`
    select name from kysely_migration where name = ${values.name}`,
);

/** Asks for the latest migration this version knows; a database that is further on is ready too. */
export class PostgresDatabaseStatus implements DatabaseStatus {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async check(): Promise<"ready" | "unreachable" | "not_migrated"> {
    try {
      const row = await firstRowOf(this.#database, findMigration, { name: LATEST_MIGRATION });
      return row === undefined ? "not_migrated" : "ready";
    } catch (error) {
      return lacksTable(error) ? "not_migrated" : "unreachable";
    }
  }
}
