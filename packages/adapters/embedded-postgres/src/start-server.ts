import { stat, truncate } from "node:fs/promises";
import type { ClusterPaths } from "./cluster-paths.ts";
import { findFreePort, isFree } from "./free-port.ts";
import { endOrphans } from "./orphans.ts";
import { runProgram } from "./run-program.ts";
import { forgetCrashed, portOfCrashed } from "./server-process.ts";
import { type ServerSettings, serverOptions } from "./server-settings.ts";
import type { PostgresTools } from "./tools.ts";
import { endOfLog, whyNotStarted } from "./why-not-started.ts";

const logSizeLimitBytes = 1024 * 1024;

/** How a start ended; a reason is there where one was found. */
export type StartOutcome =
  | { readonly isStarted: true }
  | { readonly isStarted: false; readonly reason: string | undefined };

/**
 * Starts the server on `port`, else on a free one, and waits until it takes connections. `pg_ctl`
 * gives it a session of its own, so that an interrupt from the terminal reaches the service and not
 * the database under it. It does not start either when another process started it first.
 */
export async function startServer(
  paths: ClusterPaths,
  { binaries, launcher }: PostgresTools,
  settings: ServerSettings,
  timeoutMs: number,
  port?: number,
): Promise<StartOutcome> {
  await limitLog(paths.logFile);
  const logStart = await endOfLog(paths);
  const crashedPort = portOfCrashed(paths.dataDirectory);
  await endOrphans(paths.dataDirectory);
  const options = serverOptions(settings, port ?? (await usualPort(crashedPort)));
  const timeoutSeconds = Math.max(1, Math.ceil(timeoutMs / 1000));
  const args = [
    "start",
    `--pgdata=${paths.dataDirectory}`,
    `--log=${paths.logFile}`,
    "--silent",
    "--wait",
    `--timeout=${timeoutSeconds}`,
    `--options=${options}`,
  ];
  const command = launcher.command(binaries.pgCtl, args);
  const { succeeded } = await runProgram(command, paths.serverDirectory, timeoutMs);
  if (succeeded) {
    forgetCrashed(paths.dataDirectory);
    return { isStarted: true };
  }
  return { isStarted: false, reason: await whyNotStarted(paths, logStart) };
}

/** Where those look for it who used it before it died, else any free one. */
async function usualPort(crashedPort: number | undefined): Promise<number> {
  return crashedPort !== undefined && (await isFree(crashedPort)) ? crashedPort : findFreePort();
}

/** Emptied in place, not replaced: should a server run after all, it writes to the same file. */
async function limitLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logSizeLimitBytes) {
    await truncate(file);
  }
}
