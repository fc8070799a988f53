import { setImmediate } from "node:timers/promises";

/** For how long requests wait at most while items are taken. */
const STEP_MS = 8;

/** The same items, in steps between which requests are answered. */
export async function* inSteps<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let until = performance.now() + STEP_MS;
  for (const item of items) {
    if (performance.now() > until) {
      await setImmediate();
      until = performance.now() + STEP_MS;
    }
    yield item;
  }
}
