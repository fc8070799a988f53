import { Client } from "pg";
import { fillAccounts } from "./account-seed.ts";
import { openBenchDatabase } from "./database.ts";
import { seed } from "./seed.ts";

/**
 * What a million logs and a million messages take on the disk, tables with their indexes, from a tenth of each.
 *   npx -y pnpm bench:size
 */
const LOGS = 100_000;
const MESSAGES = 50_000;
const GIB = 2 ** 30;

await tell("logs", "sport_log", (connectionString) => seed(connectionString, LOGS));
await tell("messages", "chat_message", (connectionString) =>
  fillAccounts(connectionString, MESSAGES),
);

async function tell(
  what: string,
  table: string,
  fill: (connectionString: string) => Promise<unknown>,
): Promise<void> {
  await using database = await openBenchDatabase();
  await fill(database.connectionString);
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  const { rows } = await client.query(`
    select count(*)::float8 as records, pg_relation_size('${table}')::float8 as bytes,
      pg_indexes_size('${table}')::float8 as "indexBytes" from ${table}`);
  await client.end();
  const { records, bytes, indexBytes } = rows[0];
  const million = (size: number) => ((size / records) * 1e6) / GIB;
  console.log(
    `A million ${what}: ${million(bytes).toFixed(2)} GiB, and ${million(indexBytes).toFixed(2)} GiB of indexes`,
  );
}
