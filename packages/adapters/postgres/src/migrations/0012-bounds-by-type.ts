import { type Kysely, sql } from "kysely";

/** The columns of `sport_log` whose bounds are kept by a type of their own, with that type and its rule. */
const BOUNDED_COLUMNS: Readonly<Record<string, readonly [type: string, rule: string]>> = {
  sport_name: ["text", "char_length(value) between 1 and 100"],
  calories: ["integer", "value between 0 and 20000"],
  calories_source: ["text", "value in ('user', 'device')"],
  feedback: ["text", "char_length(value) <= 10000"],
  exertion_tenths: ["smallint", "value between 0 and 100"],
  notes: ["text", "char_length(value) <= 2000"],
  exercise_type: ["text", "char_length(value) <= 50"],
  stated_met: ["numeric(4, 2)", "value between 0.9 and 25"],
  adult_met: ["numeric(4, 2)", "value > 0"],
  older_adult_met: ["numeric(4, 2)", "value > 0"],
  matched_category_id: ["text", "char_length(value) <= 50"],
  revision: ["integer", "value >= 1"],
};

/** Every check is called as its column, but for this one. */
const CHECK_OF: Readonly<Record<string, string>> = { exertion_tenths: "exertion" };

/**
 * Lets types check what checks of the table did, under the same names. PostgreSQL reads the checks of a table anew for each
 * statement that writes to it, those of a type once for each connection: a tenth of what it costs to write a log.
 * A column gets the type before the type gets its rule: so the table is read and not written anew, and one index is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const columns = Object.entries(BOUNDED_COLUMNS).map(([column, [base, rule]]) => ({
    column,
    name: sql.ref(`sport_log_${CHECK_OF[column] ?? column}`),
    base: sql.raw(base),
    rule: sql.raw(rule),
  }));
  for (const { name, base } of columns) {
    await sql`create domain ${name} as ${base}`.execute(database);
  }
  const alterations = columns.flatMap(({ column, name }) => [
    sql`drop constraint ${name}`,
    sql`alter column ${sql.ref(column)} type ${name}`,
  ]);
  await sql`alter table sport_log ${sql.join(alterations)}`.execute(database);
  for (const { name, rule } of columns) {
    await sql`alter domain ${name} add constraint ${name} check (${rule})`.execute(database);
  }
}
