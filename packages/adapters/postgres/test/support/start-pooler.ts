import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { TestPooler, TestServer } from "@health-exercise/testing/database";
import { Client } from "pg";

type RunningPooler = { readonly pooler: TestPooler; stop(): Promise<void> };

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;
const FIRST_WITH_NAMES = 21;
const STARTUP_TRIES = 100;
const TRY_MS = 50;

/** PgBouncer in front of the server of the tests, where TEST_PGBOUNCER names the program. */
export async function poolerOfEnvironment(
  server: string,
  serviceRole: TestServer["serviceRole"],
): Promise<RunningPooler | undefined> {
  const program = process.env["TEST_PGBOUNCER"];
  if (program === undefined || program === "") return undefined;
  const { username, password } = new URL(server);
  const owner = { name: username, password: decodeURIComponent(password) };
  await setForRoles(server, [owner, serviceRole]);
  return startPooler(program, server, [owner, serviceRole]);
}

/** In transaction mode, as an operator may run it: it takes no settings from those who connect. */
async function startPooler(
  program: string,
  server: string,
  roles: readonly TestServer["serviceRole"][],
): Promise<RunningPooler> {
  const { stdout } = await promisify(execFile)(program, ["--version"]);
  const [, version = "", minor = "0"] = /PgBouncer (1\.(\d+)\S*)/.exec(stdout) ?? [];
  const keepsNamedStatements = Number(minor) >= FIRST_WITH_NAMES;
  const directory = await mkdtemp(join(tmpdir(), "pgbouncer-"));
  await chmod(directory, 0o755);
  const port = await freePort();
  const { hostname, port: serverPort } = new URL(server);
  const users = roles.map(({ name, password }) => `"${name}" "${password}"\n`);
  await writeFile(join(directory, "users"), users.join(""));
  const configuration = join(directory, "pgbouncer.ini");
  await writeFile(
    configuration,
    [
      "[databases]",
      `* = host=${hostname} port=${serverPort || "5432"}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = scram-sha-256",
      `auth_file = ${join(directory, "users")}`,
      "pool_mode = transaction",
      "max_client_conn = 1000",
      "default_pool_size = 30",
      "server_idle_timeout = 5",
      ...(keepsNamedStatements ? ["max_prepared_statements = 200"] : []),
      "",
    ].join("\n"),
  );
  const isRoot = process.geteuid?.() === 0;
  const child = spawn(program, ["--quiet", configuration], {
    stdio: ["ignore", "ignore", "ignore"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exit = once(child, "exit");
  await untilListening(port);
  process.stdout.write(
    `PgBouncer ${version} in transaction mode, ${keepsNamedStatements ? "with" : "without"} named statements\n`,
  );
  return {
    pooler: { address: `127.0.0.1:${port}`, keepsNamedStatements },
    stop: async () => {
      child.kill("SIGKILL");
      await exit;
      await rm(directory, { recursive: true });
    },
  };
}

/** What connections would set themselves otherwise, as docs/operations.md says. */
async function setForRoles(
  server: string,
  roles: readonly TestServer["serviceRole"][],
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const settings = {
    plan_cache_mode: "force_generic_plan",
    random_page_cost: "1.1",
    statement_timeout: "15s",
    idle_in_transaction_session_timeout: "30s",
  };
  for (const role of roles) {
    for (const [name, value] of Object.entries(settings)) {
      await client.query(`alter role ${role.name} set ${name} = '${value}'`);
    }
  }
  await client.end();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch (error) {
      if (tries === STARTUP_TRIES) throw error;
      await pause(TRY_MS);
    } finally {
      socket.destroy();
    }
  }
}
