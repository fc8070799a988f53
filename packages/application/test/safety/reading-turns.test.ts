import type { Steps } from "@health-exercise/domain/user";
import { describe, expect, it } from "vitest";
import { ReadingTurns, takenInTurn } from "../../src/safety/reading-turns.ts";
import { aReadingLane } from "../support/reading.ts";

/** Steps that each read so many characters, and tell when. */
function* stepsOf(sizes: readonly number[], onStep: () => void): Steps<string> {
  for (const size of sizes) {
    onStep();
    yield size;
  }
  return "read";
}

/** How often the process has looked after everything else. */
function countTurnsOfLoop() {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  return {
    now: () => turns,
    end: () => {
      isOver = true;
    },
  };
}

describe("a long text", () => {
  it("is read some thousand characters at a time, and everything else has its turn in between", async () => {
    const loop = countTurnsOfLoop();
    const at: number[] = [];
    const sizes = [...Array(40).fill(100), 20_000, 3_999, 1, ...Array(10).fill(2_000)];
    const steps = stepsOf(sizes, () => at.push(loop.now()));
    const turns = new ReadingTurns(aReadingLane());
    expect(await turns.finish({ person: "ana" }, 50_000, steps)).toBe("read");
    loop.end();
    const stretches = Map.groupBy(sizes.keys(), (index) => at[index]);
    const read = [...stretches.values()].map((indexes) =>
      indexes.reduce((sum, index) => sum + (sizes[index] ?? 0), 0),
    );
    expect(read).toEqual([4_000, 20_000, 4_000, 4_000, 4_000, 4_000, 4_000, 4_000]);
  });

  it("takes turns with those of others, one piece at a time", async () => {
    const turns = new ReadingTurns(aReadingLane());
    const order: string[] = [];
    const reading = (person: string, pieces: number) =>
      turns.finish(
        { person },
        10_000,
        stepsOf(Array(pieces).fill(4_000), () => order.push(person)),
      );
    await Promise.all([reading("ana", 6), reading("bo", 2)]);
    expect(order).toEqual(["ana", "bo", "ana", "bo", "ana", "ana", "ana", "ana"]);
  });

  it("is read no further for somebody who has left", async () => {
    const leaving = new AbortController();
    const turns = new ReadingTurns(aReadingLane());
    let steps = 0;
    const reading = turns.finish(
      { person: "ana", signal: leaving.signal },
      10_000,
      stepsOf(Array(9).fill(4_000), () => {
        steps += 1;
        if (steps === 3) leaving.abort(new Error("gone"));
      }),
    );
    await expect(reading).rejects.toThrow("gone");
    expect(steps).toBe(3);
  });
});

describe("what somebody reads whose turn it is", () => {
  it("is left off after some thousand characters, for everything else", async () => {
    let read = 0;
    const passed: number[] = [];
    const steps = stepsOf([3_000, 1_000, 500, 3_500, 10], () => {
      read += 1;
    });
    const letPass = async () => void passed.push(read);
    expect(await takenInTurn(steps, letPass)).toBe("read");
    expect(passed).toEqual([2, 4]);
  });
});

describe("a short text", () => {
  it("is read at once, whoever waits", async () => {
    const lane = aReadingLane();
    const leave = await lane.enter({ person: "ana" });
    const turns = new ReadingTurns(lane);
    expect(
      await turns.finish(
        { person: "bo" },
        4_000,
        stepsOf([4_000], () => {}),
      ),
    ).toBe("read");
    expect(await turns.piece({ person: "bo" }, 4_000, async () => "piece")).toBe("piece");
    leave();
  });
});
