import { setImmediate, setTimeout } from "node:timers/promises";
import type { Timer } from "@health-exercise/ports-runtime";

/** The timers of this process. */
export class SystemTimer implements Timer {
  async wait(milliseconds: number): Promise<void> {
    // To let others pass takes a turn of the event loop; the shortest timer would make it a whole millisecond, each time.
    // Without a reference the loop would sleep until something else happens.
    if (milliseconds <= 0) await setImmediate();
    else await setTimeout(milliseconds, undefined, { ref: false });
  }
}
