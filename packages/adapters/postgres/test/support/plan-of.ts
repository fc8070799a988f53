import type { Pool } from "pg";
import type { PreparedQuery } from "../../src/prepared-query.ts";

/** How PostgreSQL would run a statement, as text. */
export async function planOf<Values, Row>(
  pool: Pool,
  query: PreparedQuery<Values, Row>,
  values: Values,
): Promise<string> {
  const parameters = query.parameters.map((name) => values[name]);
  const { rows } = await pool.query(`explain (costs off) ${query.text}`, parameters);
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}
