import { Pool, types } from "pg";

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, String);

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

/** The rows of a statement, which every connection prepares once under its name. */
export async function query<Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values: [...values] })).rows;
}

/** The active user `$1` and what sessions are read with. */
export const owner = `
  select u.id, p.weight_kg, coalesce(p.time_zone, 'UTC') as zone,
    (p.birth_date + interval '60 years') at time zone coalesce(p.time_zone, 'UTC') as older_from,
    (now() at time zone coalesce(p.time_zone, 'UTC'))::date as today
  from user_account u left join profile p on p.user_id = u.id
  where u.id = $1 and u.disabled_at is null`;
