import type { QuotaKind, UserId } from "@health-exercise/domain/user";
import type { UsageRepository } from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { apart } from "../joined-transaction.ts";
import { cheapQuery, firstRowOf, type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { OWN_TABLES } from "./own-data.tables.ts";

type ByUser = { readonly userId: UserId };
type Counted = { readonly used: number };

const countOf = (table: "sport_log" | "chat_session" | "exercise_scheme") =>
  cheapQuery(
    ({ userId }: Placeholders<ByUser>) => sql<Counted>`
      select count(*) as used from ${sql.table(table)} where user_id = ${userId} and deleted_at is null`,
  );

/** The tables in which a person can have much, the answers kept for requests that come again among them. */
const LARGE_TABLES = [
  OWN_TABLES.sport_logs,
  OWN_TABLES.sport_tracks,
  OWN_TABLES.chat_messages,
  OWN_TABLES.exercise_schemes,
  OWN_TABLES.chat_requests,
  OWN_TABLES.idempotency_keys,
];

/** Goals that are deleted are gone. */
const countGoals = cheapQuery(
  ({ userId }: Placeholders<ByUser>) => sql<Counted>`
    select count(*) as used from exercise_goal where user_id = ${userId}`,
);

const countBytes = preparedQuery(({ userId }: Placeholders<ByUser>) => {
  // Of a column that lies apart its stored size is told, and it is not read.
  const sizes = LARGE_TABLES.map(({ table, columns }) => {
    const sum = columns.map((column) => sql`coalesce(pg_column_size(${sql.ref(column)}), 0)`);
    return sql`(select coalesce(sum(${sql.join(sum, sql` + `)}), 0) from ${sql.table(table)} where user_id = ${userId})`;
  });
  return sql<Counted>`select (${sql.join(sizes, sql` + `)})::bigint as used`;
});

const QUERIES = {
  logs: countOf("sport_log"),
  sessions: countOf("chat_session"),
  schemes: countOf("exercise_scheme"),
  goals: countGoals,
  bytes: countBytes,
} as const;

/** How much is kept of people, in PostgreSQL. */
export class KyselyUsageRepository implements UsageRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async countUsage(userId: UserId, kind: QuotaKind, isWaitedFor: boolean): Promise<number> {
    const count = () => firstRowOf(this.#database, QUERIES[kind], { userId });
    const row = await (isWaitedFor ? count() : apart(count));
    return row?.used ?? 0;
  }
}
