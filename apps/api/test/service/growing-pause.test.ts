import { beforeEach, describe, expect, it } from "vitest";
import { GrowingPause } from "../../src/service/growing-pause.ts";

let pauses: number[] = [];
let due: (() => void)[] = [];
const { signal } = new AbortController();

beforeEach(() => {
  pauses = [];
  due = [];
});

/** Waits until the test lets it go on. */
const aPause = () =>
  new GrowingPause((ms, stop) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    pauses.push(ms);
    due.push(resolve);
    stop.addEventListener("abort", () => resolve());
    return promise;
  });

function goOn(): void {
  for (const pass of due.splice(0)) pass();
}

/** Lets one pause pass, and gives its length. */
async function whole(pause: GrowingPause, isIdle: boolean): Promise<number> {
  pauses = [];
  let isOver = false;
  const passing = pause.pass(isIdle, signal).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await passing;
  return pauses.reduce((sum, ms) => sum + ms, 0);
}

describe("the pauses of something that looks again and again", () => {
  it("grow while there is nothing, and are short while there is something", async () => {
    const pause = aPause();
    const idle: number[] = [];
    for (let round = 0; round < 5; round += 1) idle.push(await whole(pause, true));
    expect(idle).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
    expect(await whole(pause, false)).toBe(1_000);
  });

  it("end soon after a change, not at once, for it may not be committed", async () => {
    const pause = aPause();
    for (let round = 0; round < 2; round += 1) await whole(pause, true);
    pauses = [];
    const passing = pause.pass(true, signal);
    goOn();
    await expect.poll(() => pauses).toEqual([1_000, 3_000]);
    pause.wake();
    await expect.poll(() => pauses).toEqual([1_000, 3_000, 1_000]);
    goOn();
    await passing;
    expect(await whole(pause, true)).toBe(1_000);
  });
});
