import { stat, truncate } from "node:fs/promises";
import { createServer } from "node:net";
import type { ClusterPaths } from "./cluster-paths.ts";
import { runProgram } from "./run-program.ts";
import { type ServerSettings, serverOptions } from "./server-settings.ts";
import type { PostgresTools } from "./tools.ts";

const logSizeLimitBytes = 1024 * 1024;

/**
 * Starts the server on a free port and waits until it takes connections. `pg_ctl` gives it a
 * session of its own, so that an interrupt from the terminal reaches the service and not the
 * database under it.
 *
 * @returns false when the server did not start, also because another process started it first
 */
export async function startServer(
  paths: ClusterPaths,
  { binaries, launcher }: PostgresTools,
  settings: ServerSettings,
  timeoutMs: number,
): Promise<boolean> {
  await limitLog(paths.logFile);
  const options = serverOptions(settings, await findFreePort());
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
  return (await runProgram(command, paths.serverDirectory, timeoutMs)).succeeded;
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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
