import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "./prepared-query.ts";

/** Column names as a list in SQL, each of `table` where one is named. */
export function columnList(names: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)));
}

/** Columns of `table` for the query builder. */
export function columnsOf<Table extends string, Name extends string>(
  table: Table,
  names: readonly Name[],
): `${Table}.${Name}`[] {
  return names.map((name) => `${table}.${name}` as const);
}

/** The values of the columns `names`, for the query builder. */
export function valuesOf<Row, Name extends keyof Row & string>(
  names: readonly Name[],
  values: Placeholders<Row>,
): Pick<Placeholders<Row>, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<
    Placeholders<Row>,
    Name
  >;
}

/** The values of columns in the order of `names`. */
export function valueList<Row>(
  names: readonly (keyof Row & string)[],
  values: Placeholders<Row>,
): RawBuilder<unknown> {
  return sql.join(names.map((name) => values[name]));
}

/** `column = value` for each of `names`. */
export function assignments<Row>(
  names: readonly (keyof Row & string)[],
  values: Placeholders<Row>,
): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql`${sql.ref(name)} = ${values[name]}`));
}
