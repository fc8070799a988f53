import { describe, expect, it } from "vitest";
import { simulate } from "./simulation.ts";

const BATCH = 100;
const FIRST_SEEDS = Array.from({ length: 20 }, (_, batch) => batch * BATCH + 1);

describe("the use cases, while storage and model fail, processes stand still and end, and clients try again, late too, and ask for what is another's", () => {
  it.each(FIRST_SEEDS)("keep what they promise (100 seeds from %i)", async (first) => {
    const failing: Record<number, readonly string[]> = {};
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const violations = await simulate(seed);
      if (violations.length > 0) failing[seed] = violations;
    }
    expect(failing).toEqual({});
  });

  it("happen in the same way again for the same seed", async () => {
    const traces = [await traceOf(7), await traceOf(7), await traceOf(8)];
    expect(traces[0]).toEqual(traces[1]);
    expect(traces[0]).not.toEqual(traces[2]);
  });
});

async function traceOf(seed: number): Promise<readonly string[]> {
  const trace: string[] = [];
  await simulate(seed, (call) => trace.push(call));
  return trace;
}
