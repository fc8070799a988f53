import { escapeIdentifier, type PoolClient } from "pg";
import type { SequenceState } from "./backup-format.ts";

/** A table with the columns that rows bring along: what is computed from them is computed again. */
export type BackedUpTable = { readonly name: string; readonly columns: readonly string[] };

/**
 * The tables that a crash empties are not worth keeping, nor are sums that are made again, and the migrations are told by their
 * names. A secret beside the names that it made would tell what they stand for.
 */
const LIST_TABLES = `
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint k
      join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as needs
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and c.relpersistence = 'p' and c.relname not like 'kysely\\_%'
    and c.relname not in ('service_secret', 'sport_month', 'sport_kind')
  order by c.relname`;

type Row = BackedUpTable & { readonly needs: readonly string[] };

/** The tables of the service, those first that others refer to. */
export async function listTables(client: PoolClient): Promise<readonly BackedUpTable[]> {
  const { rows } = await client.query<Row>(LIST_TABLES);
  return inOrderOfNeed(rows).map(({ name, columns }) => ({ name, columns }));
}

function inOrderOfNeed(tables: readonly Row[]): readonly Row[] {
  const ordered: Row[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((needed) => done.has(needed)),
    );
    if (next.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const table of next) {
      ordered.push(table);
      done.add(table.name);
    }
  }
  return ordered;
}

/** Sequences are outside of transactions: each is as far as any row that can be seen, or further. */
export async function listSequences(client: PoolClient): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select sequencename as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled"
    from pg_sequences where schemaname = current_schema() order by sequencename`);
  return rows;
}

/** The names of the migrations that were run; undefined where none ever was. */
export async function listMigrations(client: PoolClient): Promise<readonly string[] | undefined> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  );
  if (found[0]?.isThere !== true) return undefined;
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  return rows.map(({ name }) => name);
}

export const namesOf = (names: readonly string[]) => names.map(escapeIdentifier).join(", ");
