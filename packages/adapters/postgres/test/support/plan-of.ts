import type { Pool } from "pg";
import { type PreparedQuery, parametersOf } from "../../src/prepared-query.ts";

/** How PostgreSQL would run a statement, as text. */
export async function planOf<Values, Row>(
  pool: Pool,
  query: PreparedQuery<Values, Row>,
  values: Values,
): Promise<string> {
  const parameters = parametersOf(query, values);
  const { rows } = await pool.query(`explain (costs off) ${query.text}`, parameters);
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}
