import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aRepetitiveFitFile, fileId, number8, session, time } from "./support/a-fit-file.ts";
import { type LargeFile, writeLargeFile } from "./support/a-large-file.ts";
import { GARMIN_HEADINGS, STRAVA_HEADINGS } from "./support/documents.ts";
import { type CountedEntries, readInLittleMemory } from "./support/read-in-little-memory.ts";

const MEBIBYTE = 1_048_576;
const FIT_LIMIT = 16 * MEBIBYTE;
/** Long, for the files are: nothing here is about time. */
const MILLISECONDS = 180_000;

const POINT = `<trkpt lat="45.772163216" lon="14.357652292"><ele>12.1</ele><time>2026-03-04T05:00:00Z</time></trkpt>\n`;
const TRACK = { start: "<gpx><trk><trkseg>", middle: POINT, end: "</trkseg></trk></gpx>" };
const aSession = session(time(2, "2026-03-04T05:00:00Z"));

const REFUSED: readonly (readonly [string, LargeFile, RegExp])[] = [
  [
    "a quote that is never closed in 50 MB",
    { start: `${STRAVA_HEADINGS}\n1,"`, middle: "a", times: 50e6 },
    /64 KiB/,
  ],
  [
    "a row of 50 million columns",
    { start: `${STRAVA_HEADINGS}\n1`, middle: ",", times: 50e6 },
    /64 KiB/,
  ],
  [
    "a row of quoted line breaks in 50 MB",
    { start: `${STRAVA_HEADINGS}\n1,`, middle: `"\n",,,,,,,,`, times: 5e6 },
    /64 KiB/,
  ],
  [
    "ten million elements inside each other",
    { start: "<gpx>", middle: "<a>", times: 10e6 },
    /beyond what/,
  ],
  ["an attribute of 50 MB", { start: `<gpx a="`, middle: "a", times: 50e6 }, /beyond what/],
  ["a text of 50 MB", { start: "<gpx><trk><name>", middle: "a", times: 50e6 }, /beyond what/],
  ["a name of an element of 50 MB", { start: "<gpx><", middle: "a", times: 50e6 }, /beyond what/],
  ["a name of an attribute of 50 MB", { start: "<gpx ", middle: "a", times: 50e6 }, /beyond what/],
  [
    "eleven million elements beside each other",
    { start: "<gpx>", middle: "<a/>", times: 11e6, end: "</gpx>" },
    /beyond what/,
  ],
  ["a comment of 50 MB", { start: "<gpx><!--", middle: "a", times: 50e6 }, /beyond what/],
  [
    "a document type of 50 MB",
    { start: "<!DOCTYPE gpx [", middle: "<!ENTITY a 'b'>", times: 3e6 },
    /beyond what/,
  ],
  ["100 MB of zeros", { start: "", middle: "\0", times: 100 * MEBIBYTE }, /none of those/],
  ["more than 100 MB", { start: "<gpx>", middle: " ", times: 100 * MEBIBYTE }, /100 MiB/],
];

const folder = mkdtempSync(join(tmpdir(), "large-activity-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => join(folder, name);

describe("in 128 MB of memory", () => {
  it("a GPX file of 720,000 points, more than are kept, is read", {
    timeout: MILLISECONDS,
  }, async () => {
    const path = await writeLargeFile(inFolder("long.gpx"), { ...TRACK, times: 720_000 });
    expect(await readInLittleMemory(path)).toEqual([{ activities: 1, faults: 0, message: null }]);
  });

  it("a GPX file of 1,600 tracks with long texts is read", { timeout: MILLISECONDS }, async () => {
    const texts = `<name>${"n".repeat(50)}</name><desc>${"é".repeat(30_000)}</desc>`;
    const middle = `<trk>${texts}<trkseg>${POINT.trim()}</trkseg></trk>`;
    const file = { start: "<gpx>", middle, times: 1_600, end: "</gpx>" };
    const [counted] = await readInLittleMemory(await writeLargeFile(inFolder("many.gpx"), file));
    expect(counted).toEqual({ activities: 1_600, faults: 0, message: null });
  });

  it("a CSV file of 100,000 rows with long texts is read", { timeout: MILLISECONDS }, async () => {
    const middle = `Run,2026-01-05 07:00:00,false,"${"a, b\n".repeat(60)}",5.48,447,00:31:24,--,--\n`;
    const file = { start: `${GARMIN_HEADINGS}\n`, middle, times: 100_000 };
    const [counted] = await readInLittleMemory(await writeLargeFile(inFolder("long.csv"), file));
    expect(counted).toEqual({ activities: 100_000, faults: 0, message: null });
  });

  it("the largest FIT file is read, whatever its records are, and what is larger refused", {
    timeout: MILLISECONDS,
  }, async () => {
    const contents = [
      aRepetitiveFitFile({ number: 20, fields: [number8(3, 99)] }, FIT_LIMIT, [fileId(), aSession]),
      aRepetitiveFitFile({ number: 20, fields: [] }, FIT_LIMIT, [fileId(), aSession]),
      aRepetitiveFitFile({ number: 20, fields: [] }, FIT_LIMIT + 100, [fileId(), aSession]),
      // A million sessions: more than the thread that reads them can hold.
      aRepetitiveFitFile(aSession, FIT_LIMIT, [fileId()]),
    ];
    const paths = contents.map((content, place) => {
      writeFileSync(inFolder(`${place}.fit`), content);
      return inFolder(`${place}.fit`);
    });
    const read = { activities: 1, faults: 0, message: null };
    const refused = (message: RegExp) => ({
      activities: 0,
      faults: 1,
      message: expect.stringMatching(message),
    });
    const outcomes = [read, read, refused(/larger than 16 MiB/), refused(/in memory/)];
    expect(await readInLittleMemory(...paths)).toEqual(outcomes);
  });

  describe("what no device writes", () => {
    let counted: readonly CountedEntries[] = [];
    beforeAll(async () => {
      const paths: string[] = [];
      for (const [name, file] of REFUSED) paths.push(await writeLargeFile(inFolder(name), file));
      counted = await readInLittleMemory(...paths);
    }, MILLISECONDS);

    it.each(REFUSED.map(([name, , message], place) => ({ name, message, place })))(
      "is refused: $name",
      ({ message, place }) => {
        expect(counted[place]).toEqual({
          activities: 0,
          faults: 1,
          message: expect.stringMatching(message),
        });
      },
    );
  });
});
