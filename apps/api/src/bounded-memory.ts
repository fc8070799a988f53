import process from "node:process";

/**
 * V8 clears the room for what is soon thrown away before it grows beyond this (MiB, each of its halves). Left to itself it
 * grows to twice as much under load, and requests are no quicker for it.
 */
const SHORT_LIVED_ROOM = "--max-semi-space-size=8";

/**
 * While rules and weights are loaded nearly everything lives on; V8 concludes that all that the same lines make later will
 * live as long, puts it where it is seldom collected, and the heap grows by what could have been thrown away at once.
 */
const NOTHING_TAKEN_FOR_LASTING = "--no-allocation-site-pretenuring";

const BOUNDS = [SHORT_LIVED_ROOM, NOTHING_TAKEN_FOR_LASTING] as const;

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
  execve(execPath, [execPath, ...BOUNDS, ...execArgv, ...argv.slice(1)], {
    ...MALLOC_SETTINGS,
    ...process.env,
  });
}

function isBoundedAlready(): boolean {
  const given = [...process.execArgv, process.env["NODE_OPTIONS"] ?? ""];
  return given.some((option) => option.includes("semi-space") || option.includes("semi_space"));
}
