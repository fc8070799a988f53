import { Client, type QueryResultRow } from "pg";

/** Runs one statement on a connection of its own. */
export async function query<Row extends QueryResultRow>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A setting of the server by its name. */
export async function setting(connectionString: string, name: string): Promise<string | undefined> {
  return (
    await query<{ value: string }>(connectionString, "select current_setting($1) as value", [name])
  )[0]?.value;
}
