import { open, stat, statfs } from "node:fs/promises";
import type { ClusterPaths } from "./cluster-paths.ts";

/** What a start writes at least: a segment of the write-ahead log. */
const leastFreeBytes = 16 * 1024 * 1024;
const logTailBytes = 64 * 1024;

const complaints: readonly (readonly [RegExp, string])[] = [
  [/No space left on device/, "the disk is full"],
  [/Disk quota exceeded/, "the disk quota is used up"],
  [/Read-only file system/, "the file system is read-only"],
  [/Address already in use/, "another program has taken its port"],
];

/**
 * Why the server is not there, as far as the end of its log tells, from `logStart` on, and the disk: a full one may have no room
 * for the log either.
 */
export async function whyNotStarted(
  { dataDirectory, logFile }: ClusterPaths,
  logStart: number,
): Promise<string | undefined> {
  const log = await readFrom(logFile, logStart).catch(() => "");
  const told = complaints.find(([complaint]) => complaint.test(log));
  if (told !== undefined) return told[1];
  return (await freeBytes(dataDirectory)) < leastFreeBytes ? "the disk is full" : undefined;
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { size } = await handle.stat();
    const position = Math.max(start, size - logTailBytes);
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(logTailBytes),
      position,
    });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Where the next line of the server's log begins. */
export function endOfLog({ logFile }: ClusterPaths): Promise<number> {
  return stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
}

function freeBytes(directory: string): Promise<number> {
  return statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
}
