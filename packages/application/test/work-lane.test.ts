import { WorkLane } from "@health-exercise/application";
import { describe, expect, it } from "vitest";

const timer = { wait: () => Promise.resolve() };

describe("a work lane", () => {
  it.each([
    ["four", 4, new WorkLane(timer)],
    ["one", 1, new WorkLane(timer, 1)],
    ["sixteen", 16, new WorkLane(timer, 16)],
  ])(
    "lets %s go on at a time, in the order they came, whatever becomes of them",
    async (_, width, lane) => {
      const started: number[] = [];
      let underWay = 0;
      let most = 0;
      const work = async (index: number) => {
        started.push(index);
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
        if (index % 3 === 0) throw new Error(`no ${index}`);
        return index;
      };
      const numbers = Array.from({ length: 20 }, (_, index) => index);
      const results = await Promise.allSettled(numbers.map((index) => lane.run(() => work(index))));
      expect(most).toBe(width);
      expect(started).toEqual(numbers);
      expect(results.map((result) => result.status === "fulfilled" && result.value)).toEqual(
        numbers.map((index) => (index % 3 === 0 ? false : index)),
      );
    },
  );

  it("lets short work go before what waited longer, in its own order", async () => {
    const lane = new WorkLane(timer, 1);
    const done: string[] = [];
    const work = (name: string) => async () => void done.push(name);
    const long = ["first", "second", "third"].map((name) => lane.run(work(name)));
    const short = ["a", "b"].map((name) => lane.runShort(work(name)));
    await Promise.all([...long, ...short]);
    expect(done).toEqual(["first", "a", "b", "second", "third"]);
  });
});
