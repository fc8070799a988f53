import { IMPORT_LIMITS, type RecordedActivity } from "@health-exercise/domain/sport";
import type { ActivityFileEntry, ActivityFileReader } from "@health-exercise/ports-activity-files";
import { describe, expect, it } from "vitest";
import { LANES } from "../../src/lane-limits.ts";
import { ImportActivities } from "../../src/sport/import-activities.ts";
import { WorkLane } from "../../src/work-lane.ts";
import { aWorld, zone } from "../support/a-world.ts";

const START = Date.parse("2026-03-02T07:00:00Z");
const HOUR = 3_600_000;
const timer = { wait: () => Promise.resolve() };
const aLane = () => new WorkLane(timer, { ...LANES.import, mostWaiting: 100 });

/** A run that starts so many hours after seven. */
function activity(hours: number, facts: Partial<RecordedActivity> = {}): RecordedActivity {
  return {
    name: null,
    type: "Run",
    start: { kind: "instant", at: new Date(START + hours * HOUR) },
    elapsedMilliseconds: 1_800_000,
    energyKilocalories: 300,
    perceivedExertion: null,
    notes: null,
    ...facts,
  };
}

const found = (file: string, line: number | null, each: RecordedActivity): ActivityFileEntry => ({
  kind: "activity",
  file,
  line,
  activity: each,
});
const fault = (file: string, line: number | null, message = "Bad."): ActivityFileEntry => ({
  kind: "fault",
  file,
  line,
  message,
});

/** Gives what each file holds. */
function readerOf(contents: Record<string, Iterable<ActivityFileEntry>>): ActivityFileReader {
  return {
    async *readActivities(files) {
      for (const { path } of files) yield* contents[path] ?? [];
    },
  };
}

/** What cannot be read to its end. */
function* broken(): Generator<ActivityFileEntry> {
  yield found("b.csv", 2, activity(1));
  throw new Error("no such device");
}

async function anImport(contents: Record<string, Iterable<ActivityFileEntry>>) {
  const world = await aWorld();
  const { sportLogs, profiles, ids, clock } = world;
  const importing = new ImportActivities(
    readerOf(contents),
    sportLogs,
    profiles,
    ids,
    clock,
    timer,
    aLane(),
  );
  const files = Object.keys(contents).map((name) => ({ name, path: name }));
  return {
    ...world,
    run: (timeZone?: string) =>
      importing.execute({
        userId: world.userId,
        files,
        timeZone: timeZone ? zone(timeZone) : undefined,
      }),
    runUntil: (signal: AbortSignal) => importing.execute({ userId: world.userId, files, signal }),
    logs: async () =>
      (await sportLogs.listSportLogs(world.userId, {}, { limit: 100, offset: 0 })).logs,
  };
}

const NOTHING = {
  imported: 0,
  duplicates: 0,
  completed: 0,
  unmapped: [],
  faults: [],
  faultsOmitted: 0,
  distances: expect.any(Object),
};

describe("importing activities", () => {
  it("stores those of all files, each once", async () => {
    const world = await anImport({
      "a.csv": [found("a.csv", 2, activity(0)), found("a.csv", 3, activity(5))],
      "a.gpx": [found("a.gpx", null, activity(0.01, { type: "running" }))],
    });
    expect(await world.run()).toEqual({ ...NOTHING, imported: 2, duplicates: 1 });
    expect(await world.run()).toEqual({ ...NOTHING, duplicates: 3 });
    expect(await world.logs()).toHaveLength(2);
  });

  it("tells which types the catalogue does not know, the most frequent first", async () => {
    const types = ["Kubb", "Run", "Zorbing", "Kubb", "Aardvark"];
    const world = await anImport({
      "a.csv": types.map((type, index) => found("a.csv", index + 2, activity(index, { type }))),
      "b.csv": [
        found("b.csv", 2, activity(10, { type: null, name: "qwxz" })),
        found("b.csv", 3, activity(11, { type: "ж".repeat(300) })),
      ],
    });
    const { imported, unmapped } = await world.run();
    expect(imported).toBe(7);
    expect(unmapped).toEqual([
      { type: "Kubb", count: 2 },
      { type: "Aardvark", count: 1 },
      { type: "Zorbing", count: 1 },
      { type: "qwxz", count: 1 },
      { type: "ж".repeat(100), count: 1 },
    ]);
  });

  it("leaves out what is bad, and tells it file by file in the order of lines", async () => {
    const endless = activity(3, { elapsedMilliseconds: 8 * 24 * HOUR });
    const world = await anImport({
      "b.csv": [
        fault("b.csv", 9),
        found("b.csv", 2, activity(0)),
        found("b.csv", 3, endless),
        fault("b.csv", 4),
      ],
      "a.zip": [
        fault("a.zip/1.gpx", null),
        found("a.zip/2.fit", null, activity(1)),
        found("a.zip/3.fit", null, endless),
      ],
    });
    const outcome = await world.run();
    expect(outcome.imported).toBe(2);
    expect(outcome.faults).toEqual([
      { file: "b.csv", line: 3, message: "It lasts longer than 7 days." },
      { file: "b.csv", line: 4, message: "Bad." },
      { file: "b.csv", line: 9, message: "Bad." },
      { file: "a.zip/1.gpx", line: null, message: "Bad." },
      { file: "a.zip/3.fit", line: null, message: "It lasts longer than 7 days." },
    ]);
  });

  it("takes a good file of an archive in, also where a bad one has the same name", async () => {
    const world = await anImport({
      "a.zip": [
        found("a.zip/run.gpx", null, activity(0)),
        fault("a.zip/run.gpx", null),
        found("a.zip/run.gpx", null, activity(1, { type: "Kubb" })),
      ],
    });
    expect(await world.run()).toEqual({
      ...NOTHING,
      imported: 2,
      unmapped: [{ type: "Kubb", count: 1 }],
      faults: [{ file: "a.zip/run.gpx", line: null, message: "Bad." }],
    });
    expect(await world.logs()).toHaveLength(2);
  });

  it("keeps a thousand faults and counts the rest", async () => {
    const world = await anImport({
      "a.csv": Array.from({ length: 2_500 }, (_, index) => fault("a.csv", index + 2)),
    });
    const { faults, faultsOmitted } = await world.run();
    expect([faults.length, faultsOmitted]).toEqual([1_000, 1_500]);
  });

  it("refuses more activities than it can hold, and stores none of them", async () => {
    let given = 0;
    function* endless() {
      for (;;) {
        given += 1;
        yield found("a.csv", given, activity(given));
      }
    }
    const world = await anImport({
      "first.csv": [found("first.csv", 2, activity(0))],
      "a.csv": endless(),
    });
    await expect(world.run()).rejects.toMatchObject({
      code: "invalid_input",
      issues: [{ path: "file" }],
    });
    expect(given).toBe(IMPORT_LIMITS.activities);
    expect(await world.logs()).toEqual([]);
  });

  it("reads local times in the zone asked for, else the profile's, else UTC", async () => {
    const start = { kind: "local", dateTime: "2026-03-02T08:00:00", zone: null } as const;
    const startIn = async (asked?: string, ofProfile?: string) => {
      const world = await anImport({ "a.csv": [found("a.csv", 2, activity(0, { start }))] });
      if (ofProfile !== undefined) await world.hasTimeZone(ofProfile);
      await world.run(asked);
      return (await world.logs())[0]?.sportStart.toISOString();
    };
    expect(await startIn()).toBe("2026-03-02T08:00:00.000Z");
    expect(await startIn(undefined, "Europe/Berlin")).toBe("2026-03-02T07:00:00.000Z");
    expect(await startIn("Asia/Tokyo", "Europe/Berlin")).toBe("2026-03-01T23:00:00.000Z");
  });

  it("refuses somebody who is not active before any file is read", async () => {
    const world = await anImport({ "a.csv": broken() });
    await world.users.disableUser(world.userId, new Date());
    await expect(world.run()).rejects.toMatchObject({ code: "user_not_active" });
  });

  it("stores nothing when a file cannot even be opened", async () => {
    const world = await anImport({ "a.csv": [found("a.csv", 2, activity(0))], "b.csv": broken() });
    await expect(world.run()).rejects.toThrow("no such device");
    expect(await world.logs()).toEqual([]);
  });

  it("stores nothing and reads no further once nobody waits for it, whenever that is", async () => {
    for (const wanted of [0, 1, 2, 3]) {
      const leaving = new AbortController();
      let given = 0;
      function* three() {
        while (given < 3) {
          if (given === wanted) leaving.abort(new Error("gone"));
          given += 1;
          yield found("a.csv", given + 1, activity(given));
        }
        if (given === wanted) leaving.abort(new Error("gone"));
      }
      const world = await anImport({ "a.csv": three() });
      await expect(world.runUntil(leaving.signal)).rejects.toThrow("gone");
      expect(given).toBe(Math.min(wanted + 1, 3));
      expect(await world.logs()).toEqual([]);
    }
  });

  it("begins one import of a person at a time, and tells the reader when it is given up", async () => {
    const world = await aWorld();
    const signals: unknown[] = [];
    let underWay = 0;
    let most = 0;
    const reader: ActivityFileReader = {
      async *readActivities(_files, signal): AsyncGenerator<ActivityFileEntry> {
        signals.push(signal);
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
      },
    };
    const { sportLogs, profiles, ids, clock, userId } = world;
    const lane = aLane();
    const importing = new ImportActivities(reader, sportLogs, profiles, ids, clock, timer, lane);
    const files = [{ name: "a", path: "a" }];
    const { signal } = new AbortController();
    const ten = Array.from({ length: 10 }, () => importing.execute({ userId, files, signal }));
    await Promise.all(ten);
    expect(most).toBe(1);
    expect(signals).toEqual(Array(10).fill(signal));
  });
});
