import { Readable } from "node:stream";
import { createGunzip, createGzip, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { UnpackBudget } from "../../src/content/unpack-budget.ts";
import { unpacked } from "../../src/content/unpacked.ts";
import { piecesOf } from "../support/a-large-file.ts";
import { aZipFile } from "../support/a-zip-file.ts";
import { declaring, PHOTO } from "../support/declaring.ts";
import { aRun, STRAVA_HEADINGS } from "../support/documents.ts";
import { read, readFault, SMALL_LIMITS } from "../support/read.ts";

const MEBIBYTE = 1_048_576;

async function bytesIn(chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

describe("a bomb", () => {
  it("in gzip is refused by its ratio", async () => {
    const packed = gzipSync(Buffer.alloc(80 * MEBIBYTE, "\n"));
    await expect(
      bytesIn(unpacked(Readable.from([packed]), createGunzip, 200 * MEBIBYTE)),
    ).rejects.toMatchObject({
      fault: "compression_bomb",
    });
  });

  it("in gzip is refused by its size", async () => {
    const line = `${"0123456789".repeat(11)}\n`;
    const file = { start: "", middle: line, times: Math.ceil((5 * MEBIBYTE) / line.length) };
    const packed = Readable.from(piecesOf(file), { objectMode: false }).pipe(
      createGzip({ level: 1 }),
    );
    await expect(bytesIn(unpacked(packed, createGunzip, 4 * MEBIBYTE))).rejects.toMatchObject({
      fault: "unpacks_too_large",
    });
  });

  it("that a reader meets while it reads gives none of the rows before it", async () => {
    const row = "1,2026-01-05 07:00:00,A,Run,,60,,,,,,\n";
    const bomb = gzipSync(`${STRAVA_HEADINGS}\n${row}${"\n".repeat(72 * MEBIBYTE)}`);
    expect(await readFault(bomb)).toMatch(/tightly/);
  });

  it("in zip is refused by what its directory says, before anything is unpacked", async () => {
    const archive = await aZipFile({ "a.gpx": aRun(), "zeros.bin": Buffer.alloc(4 * MEBIBYTE) });
    expect(await readFault(archive)).toMatch(/tightly/);
    const large = declaring(await aZipFile({ a: PHOTO, b: PHOTO, c: PHOTO }), 190e6, 190e6, 190e6);
    expect(await readFault(large)).toMatch(/400 MiB/);
  });

  it("in one file of an archive leaves the others", async () => {
    const archive = declaring(await aZipFile({ a: PHOTO, "b.gpx": aRun() }), 250e6);
    const { activities, faults } = await read(archive);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/200 MiB/)]);
    expect(activities).toHaveLength(1);
  });

  it("made of packed files in an archive ends the reading where 400 MiB are used up", async () => {
    const photos = { "1.jpg": PHOTO, "2.jpg": PHOTO, "3.jpg": PHOTO };
    const large = aRun().replace("<trk>", `${"<wpt lat='1' lon='2'/>\n".repeat(60_000)}<trk>`);
    const runs = { "4.gpx": aRun(), "5.gpx.gz": gzipSync(large), "6.gpx": aRun() };
    const left = MEBIBYTE / 2;
    const size = Math.floor((400 * MEBIBYTE - left - 10_000) / 3);
    const { activities, faults } = await read(
      declaring(await aZipFile({ ...photos, ...runs }), size, size, size),
    );
    expect(activities.map(({ file }) => file)).toEqual(["upload.bin/4.gpx"]);
    expect(faults).toEqual([
      expect.objectContaining({
        file: "upload.bin/5.gpx.gz",
        message: expect.stringMatching(/from this one on nothing was read/),
      }),
    ]);
  });

  it("made of more than 20,000 files is refused", async () => {
    const names = Array.from({ length: 20_001 }, (_, place) => [`${place}`, ""] as const);
    const archive = await aZipFile(Object.fromEntries(names), { isCompressed: false });
    expect(await readFault(archive)).toMatch(/20,000/);
  });
});

describe("the budget of an archive", () => {
  const twelve = () => Readable.from([Buffer.alloc(6), Buffer.alloc(6)]);

  it("is charged for a file once, however often it is read", async () => {
    const budget = new UnpackBudget({ ...SMALL_LIMITS, allUnpackedBytes: 20 });
    const open = budget.charged(twelve);
    expect(await bytesIn(open())).toBe(12);
    expect(await bytesIn(open())).toBe(12);
    expect(budget.isSpent).toBe(false);
  });

  it("is spent by all files together", async () => {
    const budget = new UnpackBudget({ ...SMALL_LIMITS, allUnpackedBytes: 20 });
    await bytesIn(budget.charged(twelve)());
    await expect(bytesIn(budget.charged(twelve)())).rejects.toThrow(/together/);
    expect(budget.isSpent).toBe(true);
  });
});
