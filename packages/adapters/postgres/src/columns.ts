import { type RawBuilder, sql } from "kysely";
import type { Placeholders } from "./prepared-query.ts";

/** Column names as a list in SQL, each of `table` where one is named. */
export function columnList(names: readonly string[], table?: string): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)));
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
