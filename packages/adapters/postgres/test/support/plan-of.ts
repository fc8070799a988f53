import type { Pool } from "pg";
import { inForm } from "../../src/driver/record-texts.ts";
import { type PreparedQuery, parametersOf } from "../../src/prepared-query.ts";

/** How PostgreSQL would run a statement as it is sent, as text. */
export async function planOf<Values, Row>(
  pool: Pool,
  query: PreparedQuery<Values, Row>,
  values: Values,
): Promise<string> {
  const parameters = parametersOf(query, values);
  const sent = inForm(query.rowForm, query.text);
  const { rows } = await pool.query(`explain (costs off) ${sent}`, parameters);
  return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
}
