import { execFileSync, type StdioOptions } from "node:child_process";
import { readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasCode, ignore } from "./error-code.ts";

/** A server process that is there; only a ready one takes connections. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const emptyFileGraceMs = 2_000;

/**
 * The server of a data directory as its `postmaster.pid` tells, or undefined when none runs. A file
 * that a killed server left is put aside when PostgreSQL itself would stumble over it: when its
 * process id now belongs to another process, or when nothing was written to it. Reading, judging
 * and moving happen in one go, so that a file which another process has just replaced is not
 * moved by mistake; should it be, PostgreSQL's shared memory still keeps two servers apart.
 */
export function findServer(dataDirectory: string): RunningServer | undefined {
  const file = join(dataDirectory, "postmaster.pid");
  const content = readIfPresent(file);
  if (content === undefined) {
    return undefined;
  }
  const lines = content.split("\n");
  const pid = Number(lines[0]);
  const isEmpty = !Number.isInteger(pid) || pid <= 0;
  if (isEmpty && isOld(file)) {
    rmSync(file, { force: true });
    return undefined;
  }
  if (!isEmpty && isAlive(pid) && !isServerOf(dataDirectory, pid)) {
    putAside(file, leftFile(dataDirectory));
    return undefined;
  }
  if (isEmpty || !isAlive(pid)) {
    return undefined;
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/** A clock that was set back makes what is there come from the future: that is old too. */
function isOld(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Math.abs(Date.now() - written) > emptyFileGraceMs;
}

/**
 * The port that a server which did not stop by itself was on, or undefined when the last one did: whoever used it may still
 * look for it there.
 */
export function portOfCrashed(dataDirectory: string): number | undefined {
  const content =
    readIfPresent(join(dataDirectory, "postmaster.pid")) ?? readIfPresent(leftFile(dataDirectory));
  const port = Number(content?.split("\n")[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

/** Once a server runs again, the one before it does not matter any more. */
export function forgetCrashed(dataDirectory: string): void {
  rmSync(leftFile(dataDirectory), { force: true });
}

/** What a killed server has left, where PostgreSQL does not see it. */
function leftFile(dataDirectory: string): string {
  return join(dataDirectory, "postmaster.pid.left");
}

function putAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    ignore("ENOENT")(error);
  }
}

/** Ends a server at once, as a crash would: what it still has to write has no place to go. */
export function killServer(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // It has ended by itself.
  }
}

/** Whether the server runs; a process that has ended and that nobody has asked about does not. */
export function isRunning(dataDirectory: string, pid: number): boolean {
  return isAlive(pid) && isServerOf(dataDirectory, pid);
}

/** Whether a process of this id exists, be it one that has ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

/** Whether the process is the directory's server: ids are used again, and soon so in containers. */
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
    const args = ["-ww", "-o", "command=", "-p", String(pid)];
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"];
    return execFileSync("ps", args, { encoding: "utf8", stdio }).includes(`-D ${dataDirectory}`);
  } catch {
    return isAlive(pid);
  }
}

function isSameDirectory(one: string, other: string): boolean {
  try {
    const [first, second] = [statSync(one), statSync(other)];
    return first.dev === second.dev && first.ino === second.ino;
  } catch {
    return false;
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    return ignore("ENOENT", "ESRCH")(error);
  }
}
