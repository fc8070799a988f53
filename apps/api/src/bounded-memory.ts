import process from "node:process";

/**
 * V8 clears the room for what is soon thrown away before it grows beyond this (MiB, each of its halves). Left to itself it
 * grows to twice as much under load, and requests are no quicker for it.
 */
const SHORT_LIVED_ROOM = "--max-semi-space-size=8";

/** The C library keeps one heap for all threads, and gives back what is free at its end. */
const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * Lets Node begin anew as the same process, with settings that bound its memory and can only be given to a start: some tens
 * of MiB for some tens of milliseconds. Returns where they are given already, where an operator has chosen others, and
 * where a process cannot be replaced.
 */
export function beginWithBoundedMemory(): void {
  const { execve } = process;
  if (execve === undefined || process.platform === "win32" || isBoundedAlready()) return;
  // What was forked would lose the channel to its parent; under Node's permissions a program may be forbidden.
  if (process.connected || process.permission?.has("child") === false) return;
  const { argv, execArgv, execPath } = process;
  execve(execPath, [execPath, SHORT_LIVED_ROOM, ...execArgv, ...argv.slice(1)], {
    ...MALLOC_SETTINGS,
    ...process.env,
  });
}

function isBoundedAlready(): boolean {
  const given = [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""];
  return given.some((option) => option.includes("semi-space") || option.includes("semi_space"));
}
