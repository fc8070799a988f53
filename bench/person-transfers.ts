import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import type { ChildServer } from "./child-server.ts";
import type { BenchDatabase } from "./database.ts";
import { usageOf } from "./process-usage.ts";

const SAMPLE_MS = 100;
const MEBIBYTE = 2 ** 20;

/** Who brings in and takes along, and where. */
type Transfers = {
  readonly database: BenchDatabase;
  readonly service: ChildServer;
  readonly authorization: string;
  readonly person: string;
};

/** Brings in so many sessions, then takes everything along, beside the plain statements for the same rows; tells what each takes. */
export async function reportTransfers(transfers: Transfers, sessions: number): Promise<void> {
  const file = tableOf(sessions);
  const headers = { authorization: transfers.authorization };
  const imported = await watched(transfers, async () => {
    const response = await fetch(`${transfers.service.url}/api/sport/import`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/csv" },
      body: file,
    });
    const { imported: stored } = (await response.json()) as { imported: number };
    if (stored !== sessions) throw new Error(`Of ${sessions} sessions ${stored} were imported.`);
    return sessions;
  });
  tell(`import of ${sessions}`, imported, "one insert", await writeAgain(transfers, sessions));
  const exported = await watched(transfers, async () => {
    const response = await fetch(`${transfers.service.url}/api/account/export`, { headers });
    let bytes = 0;
    for await (const part of response.body ?? []) bytes += part.byteLength;
    return bytes;
  });
  const rows = `(select * from sport_log where user_id = '${transfers.person}')`;
  const copied = await withClient(transfers.database, (client) =>
    timed(() => client.query(`copy ${rows} to stdout`)),
  );
  tell(`export of ${(exported.result / MEBIBYTE).toFixed(0)} MiB`, exported, "copy", copied);
}

type Watched = Awaited<ReturnType<typeof watched>>;

function tell(
  what: string,
  { seconds, cpu, before, peak }: Watched,
  plainly: string,
  plainSeconds: number,
): void {
  const mebibytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
  console.log(
    `\n${what}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of computing by the service, ` +
      `memory ${mebibytes(before)} before and ${mebibytes(peak)} at most; ${plainly}: ${plainSeconds.toFixed(1)} s`,
  );
}

/** A table as watches and services write it. */
function tableOf(sessions: number): string {
  const rows = Array.from({ length: sessions }, (_, index) => {
    const start = new Date(Date.UTC(1971, 0, 1) + 8 * 3_600_000 * index).toISOString();
    return `Running,${start.slice(0, 19).replace("T", " ")},false,Run ${index},5.00,300,00:31:24,--,--`;
  });
  return `Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR\n${rows.join("\n")}\n`;
}

/** Writes the rows that were imported once more, for nobody but the indexes and checks: in one statement; gives seconds. */
function writeAgain({ database, person }: Transfers, sessions: number): Promise<number> {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ columns: string }>(storedColumns);
    const columns = rows[0]?.columns;
    await client.query(
      `create temporary table imported as select ${columns} from sport_log
       where user_id = '${person}' and sport_start < '1990-01-01' limit ${sessions}`,
    );
    await client.query(
      `update imported set id = uuidv7(), source_kind = null, source_external_id = null`,
    );
    return timed(() =>
      client.query(`insert into sport_log (${columns}) select ${columns} from imported`),
    );
  });
}

const storedColumns = `
  select string_agg(column_name, ', ' order by ordinal_position) as columns from information_schema.columns
  where table_schema = current_schema() and table_name = 'sport_log' and is_generated = 'NEVER'`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** How long `work` takes, what the service computes for it, and how much memory it has at most. */
async function watched<Result>({ service }: Transfers, work: () => Promise<Result>) {
  const { residentBytes: before, cpuSeconds } = await usageOf(service);
  let peak = before;
  let result: Result | undefined;
  const started = performance.now();
  const working = work().then((done) => {
    result = done;
  });
  // A failure is told below; until then nobody listens.
  working.catch(() => {});
  const isOver = () => result !== undefined;
  while (!isOver()) {
    peak = Math.max(peak, (await usageOf(service)).residentBytes);
    await Promise.race([working, setTimeout(SAMPLE_MS)]);
  }
  await working;
  const seconds = (performance.now() - started) / 1_000;
  const cpu = (await usageOf(service)).cpuSeconds - cpuSeconds;
  return { result: result as Result, peak, before, seconds, cpu };
}

async function withClient<Result>(
  database: BenchDatabase,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
