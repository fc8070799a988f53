import { truncateSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import type { ActivityFile, ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { describe, expect, it } from "vitest";
import { DetectingActivityFileReader } from "../src/index.ts";
import { aFile } from "./support/a-file.ts";
import { aZipFile } from "./support/a-zip-file.ts";
import { declaring, PHOTO } from "./support/declaring.ts";
import { aRun, garmin } from "./support/documents.ts";
import { FIT, tooMuchFit } from "./support/fit-files.ts";

const MEBIBYTE = 1_048_576;
const TOO_MUCH = tooMuchFit();
const ROW = "Yoga,2026-01-05 07:00:00,false,G,--,--,00:31:24,--,--";
const rows = (count: number, row = ROW): string => garmin(...Array(count).fill(row));
/** 50 MB, which take seconds. */
const LONG = 100_000;
const aLongFile = (count = LONG): string =>
  rows(count, ROW.replace(",G,", `,"${"a, b\n".repeat(100)}",`));

async function readAll(
  files: readonly ActivityFile[],
  reader = new DetectingActivityFileReader(),
): Promise<readonly ActivityFileEntry[]> {
  const entries: ActivityFileEntry[] = [];
  for await (const entry of reader.readActivities(files)) entries.push(entry);
  return entries;
}

/** Entries as a line of text each: their file, and what is wrong with it. */
const told = (entries: readonly ActivityFileEntry[]): readonly string[] =>
  entries.map((entry) =>
    entry.kind === "fault" ? `${entry.file}: ${entry.message}` : `${entry.file}`,
  );

/** A reader that has 100 milliseconds, of a time that passes when the test says so. */
function aTimedReader() {
  const deadlines: { at: number; controller: AbortController }[] = [];
  const signalAfter = (at: number): AbortSignal => {
    const controller = new AbortController();
    deadlines.push({ at, controller });
    return controller.signal;
  };
  return {
    reader: new DetectingActivityFileReader({ milliseconds: 100, signalAfter }),
    /** Lets so many milliseconds have passed since the beginning. */
    pass: (now: number): void => {
      for (const { at, controller } of deadlines) if (at <= now) controller.abort();
    },
  };
}

/** Threads of this process beside the one that asks. */
function threads(): number {
  return (process.report.getReport() as { workers: readonly unknown[] }).workers.length;
}

describe("the files of an import", () => {
  it("are read one by one, and nothing of them is lost", async () => {
    const files = [
      aFile(rows(1_001), "a.csv"),
      aFile(aRun(), "b.gpx"),
      aFile(await aZipFile({ "1.fit": FIT, "2.csv": rows(200) }), "c.zip"),
      aFile("", "d"),
      aFile(rows(200), "e.csv"),
    ];
    const entries = await readAll(files);
    expect(entries.slice(0, 1_001).map(({ line }) => line)).toEqual(
      Array.from({ length: 1_001 }, (_, place) => place + 2),
    );
    expect(told(entries)).toEqual([
      ...Array(1_001).fill("a.csv"),
      "b.gpx",
      ...Array(200).fill("c.zip/2.csv"),
      "c.zip/1.fit",
      "d: The file is empty.",
      ...Array(200).fill("e.csv"),
    ]);
    expect(entries[1_001]).toMatchObject({
      activity: { name: "Morning", start: { at: new Date("2026-03-04T05:00:00Z") } },
    });
  });

  it("are read apart from those of another import at the same moment", async () => {
    const imports = ["a", "b", "c"].map((name) => [aFile(rows(500), name), aFile(FIT, name)]);
    const found = await Promise.all(imports.map((files) => readAll(files)));
    expect(found.map(told)).toEqual(["a", "b", "c"].map((name) => Array(501).fill(name)));
  });

  it("may be none", async () => {
    expect(await readAll([])).toEqual([]);
  });

  it("are refused one by one where they are larger than an import may be", async () => {
    const large = aFile("<gpx>", "large.gpx");
    truncateSync(large.path, 100 * MEBIBYTE + 1);
    expect(told(await readAll([large, aFile(aRun(), "b.gpx")]))).toEqual([
      "large.gpx: The file is larger than 100 MiB.",
      "b.gpx",
    ]);
  });

  it("that are missing or cannot be read are errors of the machine, not faults of files", async () => {
    const good = aFile(aRun(), "a.gpx");
    const folder = dirname(good.path);
    for (const [path, code] of [
      [`${folder}/nothing`, "ENOENT"],
      [folder, "EISDIR"],
    ] as const) {
      const entries = new DetectingActivityFileReader().readActivities([
        good,
        { name: "b.gpx", path },
      ]);
      expect((await entries.next()).value).toMatchObject({ kind: "activity", file: "a.gpx" });
      const failure = await entries.next().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).toMatchObject({ code });
      expect(await entries.next()).toEqual({ done: true, value: undefined });
    }
  });
});

describe("the thread that reads", () => {
  it("is there while files are read and gone at the end, on a failure and when nobody asks further", async () => {
    const file = aFile(rows(5_000), "a.csv");
    const missing = { name: "b", path: `${file.path}.missing` };
    expect(threads()).toBe(0);
    for await (const { line } of new DetectingActivityFileReader().readActivities([file, file])) {
      if (line === 2) expect(threads()).toBe(1);
      if (line === 300) break;
    }
    expect(threads()).toBe(0);
    await readAll([file, file]);
    expect(threads()).toBe(0);
    await expect(readAll([file, missing])).rejects.toMatchObject({ code: "ENOENT" });
    await expect(readAll([file, { ...missing, path: dirname(file.path) }])).rejects.toThrow();
    expect(threads()).toBe(0);
  });

  it("keeps nobody waiting", { timeout: 120_000 }, async () => {
    const file = aFile(aLongFile(LONG / 4), "a.csv");
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
    let rowsRead = 0;
    for await (const entry of new DetectingActivityFileReader().readActivities([file]))
      if (entry.kind === "activity") rowsRead += 1;
    const share = process.threadCpuUsage(here).user / process.cpuUsage(everywhere).user;
    clearInterval(timer);
    expect(rowsRead).toBe(LONG / 4);
    // Were it read on this side, nearly all of the work would be done here, and nothing else meanwhile.
    expect(share).toBeLessThan(0.5);
    expect(ticks).toBeGreaterThan(30);
  });

  it("that runs out of memory keeps none of the other files from being read", {
    timeout: 120_000,
  }, async () => {
    const archive = await aZipFile(
      { "1.gpx": aRun(), "2.fit": TOO_MUCH, "3.csv": rows(3), "4.fit": TOO_MUCH, "5.fit": FIT },
      { isCompressed: false },
    );
    const message = "The file holds more than can be read in memory.";
    const files = [
      aFile(FIT, "a.fit"),
      aFile(TOO_MUCH, "b.fit"),
      aFile(archive, "c.zip"),
      aFile(await aZipFile({ "1.fit": TOO_MUCH }, { isCompressed: false }), "d.zip"),
      aFile(aRun(), "e.gpx"),
    ];
    expect(told(await readAll(files))).toEqual([
      "a.fit",
      `b.fit: ${message}`,
      ...Array(3).fill("c.zip/3.csv"),
      "c.zip/1.gpx",
      `c.zip/2.fit: ${message}`,
      `c.zip/4.fit: ${message}`,
      "c.zip/5.fit",
      `d.zip/1.fit: ${message}`,
      "e.gpx",
    ]);
    expect(threads()).toBe(0);
  });
});

describe("what the packed files of an import unpack to", () => {
  const archives = async () => {
    const large = async () => declaring(await aZipFile({ a: PHOTO, "b.gpx": aRun() }), 190e6);
    return [await large(), await large(), await large()];
  };

  it("is counted over all of them; what is not packed is read all the same", async () => {
    const [first, second, third] = (await archives()).map((archive) => aFile(archive, "c.zip"));
    const files = [first, second, third, aFile(gzipSync(aRun()), "d.gz"), aFile(aRun(), "e.gpx")];
    const limits = { unpackedBytes: 200 * MEBIBYTE, allUnpackedBytes: 400 * MEBIBYTE };
    const reader = new DetectingActivityFileReader(limits);
    const entries = told(await readAll(files as ActivityFile[], reader));
    const tooMuch =
      "c.zip: The packed files unpack to more than 400 MiB together; from this one on nothing was read that is packed.";
    expect(entries.filter((entry) => !entry.startsWith("c.zip/a: "))).toEqual([
      "c.zip/b.gpx",
      "c.zip/b.gpx",
      tooMuch,
      "d.gz",
      "e.gpx",
    ]);
  });

  it("is forgotten with the import", async () => {
    for (const archive of await archives())
      expect(told(await readAll([aFile(archive, "c.zip")]))).toContain("c.zip/b.gpx");
  });
});

describe("an import that nobody wants any more", () => {
  it("ends at once in the middle of a file, with its thread", async () => {
    const leaving = new AbortController();
    const files = [aFile(aLongFile(), "a.csv"), aFile(aRun(), "b.gpx")];
    const reading = new DetectingActivityFileReader().readActivities(files, leaving.signal);
    const first = reading.next();
    leaving.abort(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    expect(threads()).toBe(0);
  });

  it("gives nothing more of what it has found, and reads no other file", async () => {
    const leaving = new AbortController();
    const files = [aFile(rows(2_000), "a.csv"), aFile(aRun(), "b.gpx")];
    const found: ActivityFileEntry[] = [];
    const reading = (async () => {
      for await (const entry of new DetectingActivityFileReader().readActivities(
        files,
        leaving.signal,
      )) {
        found.push(entry);
        leaving.abort(new Error("gone"));
      }
    })();
    await expect(reading).rejects.toThrow("gone");
    expect(found.length).toBeLessThan(2_000);
    expect(threads()).toBe(0);
  });
});

describe("an import that takes too long", () => {
  const TOO_SLOW = expect.stringMatching(
    /^b\.(?:csv|zip\/1\.csv): The file takes too long to read/,
  );
  const NOT_READ =
    "c.gpx: The file was not read because those before it take too long; send it again by itself.";

  it("ends at the file that is being read, and reads none after it", async () => {
    const files = [aFile(aLongFile(), "b.csv"), aFile(aRun(), "c.gpx"), aFile("", "c.gpx")];
    const reader = new DetectingActivityFileReader({ milliseconds: 300 });
    expect(told(await readAll(files, reader))).toEqual([TOO_SLOW, NOT_READ, NOT_READ]);
    expect(threads()).toBe(0);
  });

  it("takes nothing back of a file that gave entries, and names the file of an archive that it ends at", async () => {
    const archive = await aZipFile({ "0.csv": rows(2_000), "1.csv": rows(1), "2.csv": rows(1) });
    const files = [aFile(aRun(), "a.gpx"), aFile(archive, "b.zip"), aFile(aRun(), "c.gpx")];
    const { reader, pass } = aTimedReader();
    const entries: ActivityFileEntry[] = [];
    for await (const entry of reader.readActivities(files)) {
      if (entry.line === 10) pass(100);
      entries.push(entry);
    }
    expect(told(entries)).toEqual([
      "a.gpx",
      ...Array(2_000).fill("b.zip/0.csv"),
      TOO_SLOW,
      NOT_READ,
    ]);
  });

  it("fails as a whole where a file that gave entries does not come to its end either", async () => {
    const { reader, pass } = aTimedReader();
    const entries = reader.readActivities([aFile(rows(2_000), "a.csv")]);
    for (let row = 0; row < 200; row += 1)
      expect((await entries.next()).value).toMatchObject({ kind: "activity" });
    pass(200);
    await expect(entries.next()).rejects.toThrow(/aborted/);
    expect(threads()).toBe(0);
  });
});
