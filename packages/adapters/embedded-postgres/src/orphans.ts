import { readdir, readFile, readlink, realpath } from "node:fs/promises";

/**
 * Ends what a killed server has left running. A process that computes does not notice the death of its parent, and PostgreSQL
 * does not start while one is there: a long statement would keep the database away until its end. What such a process has
 * acknowledged is in the write-ahead log. Only Linux tells where processes belong; elsewhere they are waited for.
 */
export async function endOrphans(dataDirectory: string): Promise<void> {
  if (process.platform !== "linux") return;
  const directory = await realpath(dataDirectory).catch(() => dataDirectory);
  const members = new Set<number>();
  for (const name of await readdir("/proc")) {
    const pid = Number(name);
    if (Number.isInteger(pid) && (await directoryOf(pid)) === directory) members.add(pid);
  }
  for (const pid of members) {
    const parent = await parentOfBackend(pid);
    // The children of a server that another process has just started have it for a parent.
    if (parent !== undefined && !members.has(parent)) end(pid);
  }
}

function directoryOf(pid: number): Promise<string | undefined> {
  return readlink(`/proc/${pid}/cwd`).catch(() => undefined);
}

/** Only for a process that serves a connection or works in the background: the server itself is called by its program. */
async function parentOfBackend(pid: number): Promise<number | undefined> {
  const title = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  if (!title.startsWith("postgres: ")) return undefined;
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const parent = Number(status.split(") ").at(-1)?.split(" ")[1]);
  return Number.isInteger(parent) ? parent : undefined;
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
