import { aSportLog } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { STEPS_OF_WORK } from "../../src/lane-limits.ts";
import { ConcernMemory } from "../../src/safety/concern-memory.ts";
import { CONCERN_READING, ReadSessionConcerns } from "../../src/safety/read-session-concerns.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { contentCheck } from "../support/content-check.ts";

const NOW = new Date("2026-03-04T12:00:00Z");
const HOUR = 3_600_000;
const minutesBefore = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const HARMLESS = "We ran along the river and the sun was out. ";

/** A reader that counts its checks and how long none of its waits came. */
function aReader() {
  const seen = { checks: 0, characters: 0, longestPiece: 0, waits: 0 };
  const concerns = new ReadSessionConcerns(
    (text, ...more) => {
      seen.checks += 1;
      seen.characters += text.source.length;
      seen.longestPiece = Math.max(seen.longestPiece, text.source.length);
      return contentCheck(text, ...more);
    },
    new WorkLane({
      wait: async () => {
        seen.waits += 1;
      },
    }),
    new ConcernMemory(),
  );
  return { seen, concerns };
}

describe("reading what people wrote about their sessions", () => {
  it("finds what feedback and notes tell, the latest session first", async () => {
    const { concerns } = aReader();
    const logs = [
      aSportLog({ sportStart: minutesBefore(300), feedback: "腰疼得厉害，腿发麻" }),
      aSportLog({ sportStart: minutesBefore(200), feedback: '{"custom_notes":"knee hurts"}' }),
      aSportLog({ sportStart: minutesBefore(100), notes: "chest felt tight the whole way" }),
      aSportLog({ sportStart: minutesBefore(50), notes: "lovely", feedback: '{"rpe":4}' }),
      aSportLog({ sportStart: minutesBefore(40) }),
    ];
    const found = await concerns.execute(logs);
    expect(found.map(({ logId }) => logId)).toEqual([logs[2]?.id, logs[1]?.id, logs[0]?.id]);
    expect(found.map(({ grade }) => grade === "ease")).toEqual([false, true, false]);
    expect(JSON.stringify(found)).not.toMatch(/腰|chest|knee|tight/);
  });

  it("does not take the planned end of an open session for its end", async () => {
    const { concerns } = aReader();
    const log = { ...aSportLog({ notes: "knee hurts" }), finished: false, sportEnd: NOW } as const;
    expect((await concerns.execute([log]))[0]?.sportEnd).toBeNull();
  });

  it("reads a revision once", async () => {
    const { seen, concerns } = aReader();
    const log = aSportLog({ notes: "knee hurts" });
    const first = await concerns.execute([log]);
    expect(await concerns.execute([log])).toEqual(first);
    expect(seen.checks).toBe(1);
    expect(await concerns.execute([{ ...log, notes: "fine", revision: 2 }])).toEqual([]);
    expect(seen.checks).toBe(2);
  });

  it("reads for all who ask at once what one of them asks for", async () => {
    const { seen, concerns } = aReader();
    const log = aSportLog({ notes: "knee hurts" });
    const found = await Promise.all([1, 2, 3].map(() => concerns.execute([log])));
    expect(found.map(([concern]) => concern?.grade)).toEqual(["ease", "ease", "ease"]);
    expect(seen.checks).toBe(1);
  });

  it("takes turns with others, piece by piece", async () => {
    const order: string[] = [];
    const lane = new WorkLane(
      { wait: () => new Promise((resolve) => setImmediate(resolve)) },
      { ...STEPS_OF_WORK, width: 1 },
    );
    const concerns = new ReadSessionConcerns(
      (text, ...more) => {
        order.push("piece");
        return contentCheck(text, ...more);
      },
      lane,
      new ConcernMemory(),
    );
    const reading = concerns.execute([aSportLog({ notes: HARMLESS.repeat(200) })]);
    for (let turn = 0; turn < 3; turn += 1)
      await lane.run({ person: "other" }, async () => order.push("other"));
    await reading;
    expect(order.slice(0, 6)).toEqual(["piece", "other", "piece", "other", "piece", "other"]);
  });

  it("reads anew what failed", async () => {
    let isBroken = true;
    const concerns = new ReadSessionConcerns(
      (text, ...more) => {
        if (isBroken) throw new Error("broken");
        return contentCheck(text, ...more);
      },
      new WorkLane({ wait: async () => {} }),
      new ConcernMemory(),
    );
    const log = aSportLog({ notes: "knee hurts" });
    await expect(concerns.execute([log])).rejects.toThrow();
    isBroken = false;
    expect(await concerns.execute([log])).toHaveLength(1);
  });

  it("is bounded, however much was written, and lets others have their turn", async () => {
    const { seen, concerns } = aReader();
    const long = HARMLESS.repeat(250).slice(0, 10_000);
    const logs = Array.from({ length: 400 }, (_, index) =>
      aSportLog({ sportStart: new Date(NOW.getTime() - index * HOUR), feedback: long }),
    );
    await concerns.execute(logs);
    expect(seen.characters).toBeLessThanOrEqual(CONCERN_READING.characters * 1.2);
    expect(seen.longestPiece).toBeLessThanOrEqual(1_500);
    expect(seen.waits).toBe(seen.checks);
  });

  it("finds the words at the end of each of many long texts", async () => {
    const { concerns } = aReader();
    const long = `${HARMLESS.repeat(220)}My chest felt tight.`;
    const logs = Array.from({ length: 31 }, (_, index) =>
      aSportLog({ sportStart: new Date(NOW.getTime() - index * 24 * HOUR), feedback: long }),
    );
    expect(await concerns.execute(logs)).toHaveLength(31);
  });

  it("fails without a word of the text", async () => {
    const failing = new ReadSessionConcerns(
      (text) => {
        throw new Error(`cannot read ${text.source}`);
      },
      new WorkLane({ wait: async () => {} }),
      new ConcernMemory(),
    );
    const error = await failing.execute([aSportLog({ notes: "my secret pain" })]).catch(String);
    expect(error).toMatch(/ContentCheckFailed/);
    expect(error).not.toMatch(/secret/);
  });
});
