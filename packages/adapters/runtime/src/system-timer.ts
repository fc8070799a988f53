import { setTimeout } from "node:timers/promises";
import type { Timer } from "@health-exercise/ports-runtime";

/** The timers of this process. */
export class SystemTimer implements Timer {
  async wait(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { ref: false });
  }
}
