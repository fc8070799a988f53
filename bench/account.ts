/**
 * Somebody with very many messages takes their data along and has them erased: how long that takes beside the plain
 * statements, and how much memory the service needs for it.
 */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import jsonwebtoken from "jsonwebtoken";
import { Client } from "pg";
import { fillAccounts } from "./account-seed.ts";
import { startService } from "./child-server.ts";
import { openBenchDatabase } from "./database.ts";
import { usageOf } from "./process-usage.ts";

const SAMPLE_MS = 250;
const MEBIBYTE = 2 ** 20;

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "1000000" },
    /** The most memory in MiB that the service may keep old objects in; by default Node decides. */
    heap: { type: "string" },
  },
});
const messages = Number(values.messages.replaceAll("_", ""));
const secret = randomBytes(32).toString("hex");

await using database = await openBenchDatabase();
const { leaving, other, tables } = await fillAccounts(database.connectionString, messages);
await using service = await startService(
  database,
  secret,
  values.heap === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${Number(values.heap)}` },
);
const authorization = `Bearer ${jsonwebtoken.sign({ sub: leaving }, secret, { expiresIn: "1h" })}`;
const ask = (method: string, path: string) =>
  fetch(`${service.url}${path}`, { method, headers: { authorization } });

await (await ask("GET", "/api/profile")).text();
await setTimeout(1_000);
const before = (await usageOf(service)).residentBytes;

const file = join(database.directory, "export.json");
const exporting = await watched(async () => {
  const response = await ask("GET", "/api/account/export");
  if (response.status !== 200 || response.body === null) throw new Error("The export was refused.");
  let bytes = 0;
  const counted = async function* (parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      bytes += part.byteLength;
      yield part;
    }
  };
  await pipeline(response.body, counted, createWriteStream(file));
  return bytes;
});
const copying = await watched(() => copyAll(leaving));

const program = fileURLToPath(new URL("../examples/verify-export.mjs", import.meta.url));
const verification = await watched(async () =>
  spawnSync(process.execPath, [program, file], { encoding: "utf8" }),
);
const isValid = verification.result.status === 0;

const erasing = await watched(async () => {
  const response = await ask("DELETE", "/api/account");
  return { status: response.status, text: await response.text() };
});
const deleting = await watched(() => deleteAll(other));
const { status } = await ask("DELETE", "/api/account");
const erased = erasing.result.status === 200 && status === 401;

const mebibytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(0)} MiB`;
const beside = (one: number, two: number) => `x ${(one / two).toFixed(1)}`;
const { result: bytes, seconds } = exporting;
console.log(`messages: ${messages}`);
console.log(
  `export: ${mebibytes(bytes)} in ${seconds.toFixed(1)} s, ${(bytes / MEBIBYTE / seconds).toFixed(0)} MiB/s`,
);
console.log(
  `copy to stdout of the same rows: ${copying.seconds.toFixed(1)} s; the export takes ${beside(seconds, copying.seconds)}`,
);
console.log(
  `memory of the service: ${mebibytes(before)} before, ${mebibytes(exporting.peak)} at most in the export, ${mebibytes(erasing.peak)} in the erasure`,
);
console.log(
  `manifest: ${isValid ? "valid" : "NOT VALID"}, checked in ${verification.seconds.toFixed(1)} s`,
);
console.log(
  `erasure: ${erasing.seconds.toFixed(1)} s; plain delete of as many rows: ${deleting.seconds.toFixed(1)} s; ${beside(erasing.seconds, deleting.seconds)}`,
);
console.log(erasing.result.text);
if (!isValid || !erased) process.exitCode = 1;

/** How long `work` takes, and how much memory the service has at most meanwhile. */
async function watched<Result>(work: () => Promise<Result>) {
  const started = performance.now();
  let peak = 0;
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  // A failure is told below; until then nobody listens.
  working.catch(() => {});
  while (!isOver) {
    peak = Math.max(peak, (await usageOf(service)).residentBytes);
    await Promise.race([working, setTimeout(SAMPLE_MS)]);
  }
  const result = await working;
  return { result, peak, seconds: (performance.now() - started) / 1_000 };
}

/** Reads the rows as PostgreSQL gives them fastest; the driver drops what comes. */
async function copyAll(user: string): Promise<void> {
  await withClient(async (client) => {
    for (const table of tables) {
      await client.query(`copy (select * from ${table} where user_id = '${user}') to stdout`);
    }
  });
}

/** Messages first, as a hand-written program would do it too: keys would delete them session by session. */
async function deleteAll(user: string): Promise<void> {
  await withClient(async (client) => {
    await client.query("begin");
    for (const table of tables)
      await client.query(`delete from ${table} where user_id = $1`, [user]);
    await client.query("delete from user_account where id = $1", [user]);
    await client.query("commit");
  });
}

async function withClient(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
