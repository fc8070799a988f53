import { setImmediate } from "node:timers/promises";

/** What comes of work that is done in steps; between two of them the process looks after everything else. */
export async function inTurns<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
