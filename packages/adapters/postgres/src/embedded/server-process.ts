import { execFileSync } from "node:child_process";
import { readFileSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";

/** A server process that is there; only a ready one takes connections. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const emptyFileGraceMs = 5_000;

/**
 * The server of a data directory as its `postmaster.pid` tells, or undefined when none runs. A file that a killed
 * server left behind is removed when PostgreSQL itself would stumble over it: when its process id now belongs to
 * another process, or when nothing was written to it. Reading, judging and removing happen in one go, so that a
 * file which another process has just replaced is not removed by mistake; should it be, PostgreSQL's shared memory
 * still keeps two servers apart.
 */
export function findServer(dataDirectory: string): RunningServer | undefined {
  const file = join(dataDirectory, "postmaster.pid");
  const content = readIfPresent(file);
  if (content === undefined) {
    return undefined;
  }
  const lines = content.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    if (Date.now() - statSync(file).mtimeMs < emptyFileGraceMs) {
      return { pid: 0, port: 0, isReady: false };
    }
    unlinkSync(file);
    return undefined;
  }
  if (!isAlive(pid)) {
    return undefined;
  }
  if (!isServerOf(dataDirectory, pid)) {
    unlinkSync(file);
    return undefined;
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/** Whether the server process runs; one that has ended and waits for its parent to notice does not. */
export function isRunning(dataDirectory: string, pid: number): boolean {
  return isAlive(pid) && isServerOf(dataDirectory, pid);
}

/** Whether a process of this id exists, also one that has ended and that nobody has asked about. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether the process is the server of the directory: process ids are used again, often so in containers. */
function isServerOf(dataDirectory: string, pid: number): boolean {
  if (process.platform === "linux") {
    const words = readIfPresent(`/proc/${pid}/cmdline`)?.split("\0") ?? [];
    const directory = words[words.indexOf("-D") + 1];
    return (
      words.includes("-D") && directory !== undefined && isSameDirectory(directory, dataDirectory)
    );
  }
  if (process.platform === "win32") {
    return isAlive(pid);
  }
  try {
    const words = execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
    });
    return words.includes(`-D ${dataDirectory}`);
  } catch {
    return isAlive(pid);
  }
}

function isSameDirectory(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      (error.code === "ENOENT" || error.code === "ESRCH")
    ) {
      return undefined;
    }
    throw error;
  }
}
