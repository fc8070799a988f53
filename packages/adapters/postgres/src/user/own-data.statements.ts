import type { UserId } from "@health-exercise/domain/user";
import type { OwnValue } from "@health-exercise/ports-repositories";
import { type RawBuilder, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, type PreparedQuery, preparedQuery } from "../prepared-query.ts";
import type { KeyColumn, OwnTable } from "./own-data.tables.ts";
import { activeUser } from "./owner.ts";

/** The record that a page begins after, by its key. */
type Cursor = Readonly<Partial<Record<KeyColumn, unknown>>>;

type ByOwner = Cursor & { readonly owner: string };

const PAGE_ROWS = 200;
/** A record alone may be larger: then it is the page. */
const PAGE_BYTES = 2 ** 18;
const SMALL_COLUMNS_BYTES = 500;
/** Few enough for a slow disk. */
const ERASED_AT_ONCE = 5_000;

/** A record as the driver reads it. */
export type OwnRow = Record<string, OwnValue | Date>;

type PageValues = ByOwner & { readonly userId: UserId };

/**
 * A page of a person's records: as many as fit into its bytes, and all columns null where there are no more. There is
 * no row at all when the user is not active.
 */
export function readRecords(
  own: OwnTable,
  from: "start" | "cursor",
): PreparedQuery<PageValues, OwnRow> {
  const order = inOrder(own);
  return preparedQuery(
    (values: Placeholders<PageValues>) => sql<OwnRow>`
      with owner as (${activeUser(values.userId)}), page as materialized (
        select ${columnList(own.columns, "record")}, ${bytesOf(own)} as bytes
        from ${sql.table(own.table)} record
        where ${isOwn(own, values)} ${after(own, values, from)}
        order by ${order} limit ${sql.lit(PAGE_ROWS)}
      ), measured as (
        select page.*, sum(bytes) over (order by ${order} rows unbounded preceding) - bytes as bytes_before
        from page
      )
      select ${columnList(own.columns, "measured")}
      from owner left join measured on measured.bytes_before < ${sql.lit(PAGE_BYTES)}
      order by ${order}`,
  );
}

/** A portion of what was erased; the key of its last record, where records have one. */
type Erased = Cursor & { readonly erased: number };

/** Erases the next records of a person in the order of their keys; gives no row when there are no more. */
export function eraseRecords(
  own: OwnTable,
  from: "start" | "cursor",
): PreparedQuery<ByOwner, Erased> {
  const key = columnList(own.key);
  const ofLast = columnList(own.key, "last");
  const backwards = sql.join(own.key.map((name) => sql`${sql.ref(name)} desc`));
  return preparedQuery(
    (values: Placeholders<ByOwner>) => sql<Erased>`
      with last as materialized (
        select ${key} from (
          select ${columnList(own.key, "record")} from ${sql.table(own.table)} record
          where ${isOwn(own, values)} ${after(own, values, from)}
          order by ${key} limit ${sql.lit(ERASED_AT_ONCE)}
        ) portion order by ${backwards} limit 1
      ), gone as (
        delete from ${sql.table(own.table)} record using last
        where ${isOwn(own, values)} ${after(own, values, from)}
          and (${columnList(own.key, "record")}) <= (${ofLast})
        returning 1
      )
      select ${ofLast}, (select count(*) from gone) as erased from last`,
  );
}

/** Erases the one record that a person has at most. */
export function eraseRecord(own: OwnTable): PreparedQuery<ByOwner, Erased> {
  return preparedQuery(
    (values: Placeholders<ByOwner>) => sql<Erased>`
      with gone as (
        delete from ${sql.table(own.table)} record where ${isOwn(own, values)} returning 1
      )
      select count(*) as erased from gone`,
  );
}

/** Takes the columns that lead to a person out of records that stay. */
export function unlinkRecords(
  own: OwnTable,
  links: readonly string[],
): PreparedQuery<ByOwner, { readonly unlinked: number }> {
  const nothing = sql.join(links.map((name) => sql`${sql.ref(name)} = null`));
  return preparedQuery(
    (values: Placeholders<ByOwner>) => sql<{ readonly unlinked: number }>`
      with unlinked as (
        update ${sql.table(own.table)} record set ${nothing}
        where ${isOwn(own, values)} returning 1
      )
      select count(*) as unlinked from unlinked`,
  );
}

function isOwn(own: OwnTable, values: Placeholders<ByOwner>): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`record.${own.owner}`)} = ${values.owner}`;
}

function after(
  own: OwnTable,
  values: Placeholders<ByOwner>,
  from: "start" | "cursor",
): RawBuilder<unknown> {
  if (from === "start" || own.key.length === 0) return sql``;
  const cursor = sql.join(own.key.map((name) => values[name]));
  return sql`and (${columnList(own.key, "record")}) > (${cursor})`;
}

/** A size that is told without reading what is not compressed; the rest of a record is small. */
function bytesOf(own: OwnTable): RawBuilder<number> {
  const sizes = own.large.map((name) => {
    const column = sql.ref(`record.${name}`);
    return sql`coalesce(case when pg_column_compression(${column}) is null
      then pg_column_size(${column}) else octet_length(${column}::text) end, 0)`;
  });
  return sql<number>`${sql.join([sql.lit(SMALL_COLUMNS_BYTES), ...sizes], sql` + `)}`;
}

function inOrder(own: OwnTable): RawBuilder<unknown> {
  return columnList(own.key.length === 0 ? [own.owner] : own.key);
}
