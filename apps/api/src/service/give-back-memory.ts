import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Nobody is kept waiting where the process has done next to nothing for so long (design values). */
const IDLE = { ms: 1_000, utilization: 0.05 } as const;

/**
 * Collects what loading has left behind. V8 keeps the room for it otherwise, as idle memory, until much of it is needed
 * again: about a fifth of what the service takes. It stops the process for a tenth of a second, so once, after the start,
 * and at a moment when nobody asks.
 */
export async function giveBackMemory(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(IDLE.ms, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < IDLE.utilization) break;
  }
  setFlagsFromString("--expose-gc");
  const collect: Collect = runInNewContext("gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
