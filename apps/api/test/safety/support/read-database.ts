import type { Database } from "@health-exercise/adapter-postgres";

type Pool = Database["pool"];

/** A value of a table or view, as text. */
type Cell = { readonly place: string; readonly text: string };

/**
 * Every value in the database as text: all tables and views but the information schema, which shows the
 * catalogue again. PostgreSQL's own are among them: statements under way, planner statistics with the
 * values they sampled, prepared statements, counted statements where that extension is there. Left out are
 * views of memory pages by processor node, which hold numbers alone and cannot be read on every machine.
 */
export async function* readDatabase(pool: Pool): AsyncGenerator<Cell> {
  await pool.query("analyze");
  const { rows: relations } = await pool.query(`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name,
      array_agg(quote_ident(column_name) || '::text') as columns
    from information_schema.columns where table_schema <> 'information_schema' and table_name not like '%\\_numa'
    group by table_schema, table_name order by 1`);
  for (const { name, columns } of relations) {
    const { rows } = await pool.query({ text: `select ${columns} from ${name}`, rowMode: "array" });
    for (const row of rows) {
      for (const [index, text] of row.entries()) {
        if (text !== null) yield { place: `${name} ${columns[index]}`, text };
      }
    }
  }
}
