import { clusterPaths } from "../../src/cluster-paths.ts";
import { findServer, isRunning } from "../../src/server-process.ts";

/** The process id of the server of a data directory, or undefined when none runs. */
export function serverPid(dataDir: string): number | undefined {
  return findServer(clusterPaths(dataDir).dataDirectory)?.pid;
}

/** Kills the server as a crash would and waits until its process is gone. */
export async function killServer(dataDir: string): Promise<void> {
  const { dataDirectory } = clusterPaths(dataDir);
  const pid = serverPid(dataDir);
  if (pid === undefined) {
    throw new Error(`no server runs in ${dataDir}`);
  }
  process.kill(pid, "SIGKILL");
  while (isRunning(dataDirectory, pid)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
