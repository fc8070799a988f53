import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { isRunning, type RunningServer } from "./server-process.ts";

/** PostgreSQL's fast shutdown; should it hang, the immediate one, after which a start recovers. */
const shutdowns = [
  { signal: "SIGINT", timeoutMs: 30_000 },
  { signal: "SIGQUIT", timeoutMs: 10_000 },
] as const;

/**
 * Ends the sessions, writes everything to disk and stops the server; resolves when it is gone.
 *
 * @throws EmbeddedPostgresError when the server does not stop
 */
export async function stopServer(dataDirectory: string, server: RunningServer): Promise<void> {
  for (const { signal, timeoutMs } of shutdowns) {
    await sendSignal(server.pid, signal);
    if (await hasEnded(dataDirectory, server.pid, timeoutMs)) {
      return;
    }
  }
  throw new EmbeddedPostgresError(
    `The PostgreSQL server in ${dataDirectory} (process ${server.pid}) does not stop.`,
  );
}

/** Not by `pg_ctl` where signals exist: it would have to run as the user the server runs as. */
async function sendSignal(pid: number, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  try {
    if (process.platform === "win32") {
      execFileSync((await findBinaries()).pgCtl, ["kill", signal.replace("SIG", ""), String(pid)]);
    } else {
      process.kill(pid, signal);
    }
  } catch {
    // It has ended by itself; if not, waiting for its end shows that.
  }
}

async function hasEnded(dataDirectory: string, pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isRunning(dataDirectory, pid)) {
    if (performance.now() > deadline) {
      return false;
    }
    await pause(10);
  }
  return true;
}
