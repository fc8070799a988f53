import { crc32, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aFitFile, fileId } from "../support/a-fit-file.ts";
import { aZipFile } from "../support/a-zip-file.ts";
import { aRun, garmin, strava } from "../support/documents.ts";
import { FIT } from "../support/fit-files.ts";
import { read, readFault, readOne } from "../support/read.ts";

const LATER = aRun("2026-03-05T05:00:00Z", "2026-03-05T05:30:00Z");
const CSV = strava(`1,2026-01-05 07:00:00,A,Run,,60,,,,,,`);

describe("a gzip file", () => {
  it("is read as what it holds", async () => {
    expect((await readOne(gzipSync(aRun()))).name).toBe("Morning");
    expect((await readOne(gzipSync(CSV))).name).toBe("A");
    expect((await readOne(gzipSync(FIT))).type).toBe("running");
    const halves = [gzipSync(aRun().slice(0, 99)), gzipSync(aRun().slice(99))];
    expect((await readOne(Buffer.concat(halves))).name).toBe("Morning");
  });

  it("cut off anywhere gives no activity", async () => {
    const packed = gzipSync(aRun());
    for (let length = 3; length < packed.length; length += 9) {
      const { activities, faults } = await read(packed.subarray(0, length));
      expect(activities).toEqual([]);
      expect(faults).toHaveLength(1);
    }
  });

  it("with a broken checksum gives no activity, not even the rows of a CSV file", async () => {
    for (const content of [aRun(), CSV, FIT]) {
      const packed = gzipSync(content);
      packed[packed.length - 8] = (packed[packed.length - 8] ?? 0) ^ 1;
      expect(await readFault(packed)).toMatch(/damaged or cut off/);
    }
  });

  it("that holds another packed file is refused", async () => {
    expect(await readFault(gzipSync(gzipSync(aRun())))).toMatch(/packed file inside/);
    expect(await readFault(gzipSync(await aZipFile({ a: aRun() })))).toMatch(/packed file inside/);
  });

  it("that unpacks to nothing is empty", async () => {
    expect(await readFault(gzipSync(""))).toMatch(/empty/);
  });
});

describe("a zip file", () => {
  it.each([true, false])(
    "gives what each of its files gives, under the names of both (compressed: %s)",
    async (isCompressed) => {
      const archive = await aZipFile(
        {
          "activities.csv": CSV,
          "activities/1.fit.gz": gzipSync(FIT),
          "activities/2.gpx.gz": gzipSync(aRun()),
          "activities/3.gpx": LATER,
          "named.txt": garmin(`Yoga,2026-01-05 07:00:00,false,G,--,--,00:31:24,--,--`),
        },
        { isCompressed },
      );
      const { activities, faults } = await read(archive, "export.zip");
      expect(faults).toEqual([]);
      expect(activities.map(({ file, activity }) => [file, activity.name])).toEqual([
        ["export.zip/activities.csv", "A"],
        ["export.zip/activities/1.fit.gz", null],
        ["export.zip/activities/2.gpx.gz", "Morning"],
        ["export.zip/activities/3.gpx", "Morning"],
        ["export.zip/named.txt", "G"],
      ]);
    },
  );

  it("passes over files of other kinds without a word", async () => {
    const { entries } = await read(
      await aZipFile({
        "settings.fit": aFitFile([fileId(2)]),
        "run.gpx": aRun(),
        "photo.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]),
        "profile.json": `{"a": "b"}`,
        "posts.csv": `id,text\n1,"never closed`,
        "index.html": "<!DOCTYPE html><html><body>",
        "map.svg": "<svg xmlns='x'/>",
        "__MACOSX/._run.gpx": Buffer.from([0, 5, 0x16, 7]),
        "empty.gpx": "",
        "notes.txt.gz": gzipSync("hello"),
        "folder/": "",
      }),
    );
    expect(entries.map(({ file }) => file)).toEqual(["upload.bin/run.gpx"]);
  });

  it("that holds nothing of use, or nothing, says so", async () => {
    expect(await readFault(await aZipFile({ "a.json": "{}" }))).toMatch(/no file of recorded/);
    expect(await readFault(await aZipFile({}))).toMatch(/no file of recorded/);
  });

  it("reads the others where one of its files is bad", async () => {
    const archive = await aZipFile({
      "a.fit": FIT.subarray(0, -1),
      "b.gpx": aRun(),
      "c.zip": await aZipFile({ a: await aZipFile({ a: aRun() }) }),
      "d.gpx": "<gpx><trk>",
      "e.gpx": LATER,
    });
    const { activities, faults } = await read(archive);
    expect(activities.map(({ file }) => file)).toEqual(["upload.bin/b.gpx", "upload.bin/e.gpx"]);
    expect(faults.map(({ file }) => file)).toEqual(
      ["a.fit", "c.zip/a", "d.gpx"].map((name) => `upload.bin/${name}`),
    );
  });

  it("gives nothing of a file whose checksum or length is not as declared", async () => {
    const content = Buffer.from(CSV);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(crc32(content));
    const archive = await aZipFile({ "a.csv": content }, { isCompressed: false });
    const at = archive.lastIndexOf(checksum);
    archive.writeUInt32LE(1, at);
    expect(await readFault(archive)).toMatch(/damaged or cut off/);
    const packed = await aZipFile({ "a.csv": content });
    packed.writeUInt32LE(content.length + 1, packed.lastIndexOf(checksum) + 8);
    expect(await readFault(packed)).toMatch(/damaged or cut off/);
    packed.writeUInt32LE(content.length - 1, packed.lastIndexOf(checksum) + 8);
    expect(await readFault(packed)).toMatch(/damaged or cut off/);
  });

  it("cut off anywhere is damaged", async () => {
    const archive = await aZipFile({ "a.gpx": aRun() });
    for (let length = 4; length < archive.length; length += 11)
      expect(await readFault(archive.subarray(0, length))).toMatch(
        /archive is damaged|none of those/,
      );
  });

  it("that is encrypted is refused", async () => {
    const archive = await aZipFile({ "a.gpx": aRun(), "b.gpx": LATER });
    const entry = archive.lastIndexOf(Buffer.from("PK\x01\x02"));
    archive.writeUInt16LE(archive.readUInt16LE(entry + 8) | 1, entry + 8);
    expect(await readFault(archive)).toMatch(/encrypted/);
  });

  it("packed by another method than usual says so of the file", async () => {
    const archive = await aZipFile({ "a.gpx": aRun() });
    archive.writeUInt16LE(14, archive.lastIndexOf(Buffer.from("PK\x01\x02")) + 10);
    expect(await readFault(archive)).toMatch(/method/);
  });

  it("names its files harmlessly, whatever their names are", async () => {
    const archive = await aZipFile({
      [`a\n\u202e\u0007${"b".repeat(300)}.gpx`]: aRun(),
      "x/aa/passwd": LATER,
    });
    const climbing = Buffer.from(
      archive.toString("latin1").replaceAll("x/aa/passwd", "../../passw"),
      "latin1",
    );
    const { activities } = await read(climbing, "up\0load.zip");
    expect(activities[0]?.file).toMatch(/^up\ufffdload\.zip\/a\ufffd{3}b+…b+\.gpx$/);
    expect(activities[0]?.file).toHaveLength(200);
    expect(activities[1]?.file).toBe("up\ufffdload.zip/../../passw");
  });

  it("lets its files be told apart however long the names of it and of them are", async () => {
    const long = "🏃".repeat(200);
    const archive = await aZipFile({ [`${long}/1.gpx`]: aRun(), [`${long}/2.gpx`]: LATER });
    const { activities } = await read(archive, `export ${long} of 2026.zip`);
    const [first = "", second = ""] = activities.map(({ file }) => file);
    expect(first).toMatch(
      /^export 🏃+\ufffd?…\ufffd?🏃+ of 2026\.zip\/🏃+\ufffd?…\ufffd?🏃+\/1\.gpx$/u,
    );
    expect(second).toBe(first.replace("1.gpx", "2.gpx"));
    expect(first.length).toBeLessThanOrEqual(200);
    expect((await read(archive, "a.zip")).activities[0]?.file).toMatch(/^a\.zip\/🏃{47}/u);
  });
});

describe("a file", () => {
  it("is told by its content, whatever it is called", async () => {
    for (const [content, name] of [
      [aRun(), "a.fit"],
      [FIT, "a.gpx"],
      [CSV, "a.zip"],
    ] as const)
      expect((await read(content, name)).activities).toHaveLength(1);
  });

  it("that is empty, binary or of another kind is refused", async () => {
    expect(await readFault("")).toMatch(/empty/);
    for (const other of ["%PDF-1.7", "<html/>", "<", "<!--", "\0\0", "<?xml?>", "<a:gpxx/>"])
      expect(await readFault(other)).toMatch(/none of those/);
  });
});
