import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { BenchDatabase } from "./database.ts";
import { freePort } from "./free-port.ts";

/** A running PgBouncer in transaction mode. */
type Pooler = AsyncDisposable & {
  readonly description: string;
  /** Of the role that the service works in. */
  readonly connectionString: string;
  readonly keepsNamedStatements: boolean;
};

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;
const FIRST_WITH_NAMES = 21;
const POLL_MS = 50;

/** PgBouncer in front of the database, as deploy/pgbouncer has it. */
export async function startPooler(program: string, database: BenchDatabase): Promise<Pooler> {
  const version = execFileSync(program, ["--version"], { encoding: "utf8" });
  const [name = "", minor = "0"] = /PgBouncer 1\.(\d+)\S*/.exec(version) ?? [];
  const keepsNamedStatements = Number(minor) >= FIRST_WITH_NAMES;
  const url = new URL(database.serviceConnectionString);
  const port = await freePort();
  const users = join(database.directory, "pgbouncer-users");
  const file = join(database.directory, "pgbouncer.ini");
  writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${url.hostname} port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
${keepsNamedStatements ? "max_prepared_statements = 200" : ""}
`,
  );
  for (const each of [users, file]) chmodSync(each, 0o644);
  const isRoot = process.geteuid?.() === 0;
  const child = spawn(program, ["--quiet", file], {
    stdio: "ignore",
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exit = once(child, "exit");
  url.host = `127.0.0.1:${port}`;
  while (!(await answers(url.href))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    await pause(POLL_MS);
  }
  return {
    description: `${name}, ${keepsNamedStatements ? "with" : "without"} named statements`,
    connectionString: url.href,
    keepsNamedStatements,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
