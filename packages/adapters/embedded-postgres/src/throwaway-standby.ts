import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { clusterPaths } from "./cluster-paths.ts";
import { ignore } from "./error-code.ts";
import type { EmbeddedPostgres } from "./open-cluster.ts";
import { startThrowawayServer } from "./throwaway-server.ts";

/** Made anew by the copy itself, or streamed to it. */
const NOT_COPIED: ReadonlySet<string> = new Set(["postmaster.pid", "postmaster.opts"]);
const ONLY_FOLDERS: ReadonlySet<string> = new Set(["pg_wal", "pg_replslot"]);

/**
 * A copy of a throw-away server that follows it by streaming replication and answers what only reads, with the same users
 * and passwords; `release` stops it and removes its files.
 *
 * @throws EmbeddedPostgresError when it does not start
 */
export function startThrowawayStandby(
  primary: EmbeddedPostgres,
  startupTimeoutMs = 60_000,
): Promise<EmbeddedPostgres> {
  return startThrowawayServer({
    name: "standby",
    startupTimeoutMs,
    settings: { hot_standby: "on" },
    prepare: (dataDir) => copyOf(primary, clusterPaths(dataDir)),
  });
}

/** A base backup: the files as they are, however they change meanwhile, and from where on the log makes them whole. */
async function copyOf(
  { connectionString }: EmbeddedPostgres,
  { serverDirectory, dataDirectory, passwordFile }: ReturnType<typeof clusterPaths>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows: found } = await client.query("show data_directory");
    const source: string = found[0].data_directory;
    await client.query("select pg_backup_start('standby', fast => true)");
    await mkdir(serverDirectory, { mode: 0o700 });
    await copyFolder(source, dataDirectory);
    await mkdir(join(dataDirectory, "pg_wal"), { recursive: true, mode: 0o700 });
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    await writeFile(join(dataDirectory, "backup_label"), rows[0].labelfile);
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(connectionString);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  await writeFile(join(dataDirectory, "postgresql.auto.conf"), `primary_conninfo = '${from}'\n`);
  await writeFile(join(dataDirectory, "standby.signal"), "");
  await writeFile(passwordFile, password, { mode: 0o600 });
}

/** A file that goes away meanwhile is missed by nobody. */
async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) {
      if (ONLY_FOLDERS.has(entry.name)) await mkdir(to, { mode: 0o700 });
      else await copyFolder(from, to);
    } else if (!NOT_COPIED.has(entry.name)) {
      await copyFile(from, to).catch(ignore("ENOENT"));
    }
  }
}
