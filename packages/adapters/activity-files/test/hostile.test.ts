import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content } from "../src/content/content.ts";
import { FileFault } from "../src/file-fault.ts";
import { fitActivities } from "../src/fit/fit-activities.ts";
import { readXml } from "../src/xml/read-xml.ts";
import { framed } from "./support/a-fit-file.ts";
import { aZipFile } from "./support/a-zip-file.ts";
import { aRun, garmin, gpx, STRAVA_HEADINGS, tcx } from "./support/documents.ts";
import { read, readFault } from "./support/read.ts";

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>${aRun().slice(39)}`;

describe("a hostile document", () => {
  it("with entities of its own is refused before any is expanded", async () => {
    expect(await readFault(LAUGHS)).toMatch(/document type/);
    expect(await readFault(LAUGHS.replace("Morning", "&d;&d;&d;"))).toMatch(/document type/);
  });

  it("with a document type of elsewhere is refused, and nothing is fetched", async () => {
    const external = `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${aRun().slice(39)}`;
    expect(await readFault(external)).toMatch(/document type/);
    const entity = `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><trk><name>&x;</name></trk></gpx>`;
    expect(await readFault(entity)).toMatch(/document type/);
  });

  it.each([
    ["an unknown entity", gpx("<trk>&nothing;</trk>")],
    ["a crossed element", gpx("<trk><a></trk></a>")],
    ["two roots", `${aRun()}${aRun().slice(39)}`],
    ["text behind its end", `${aRun()}more`],
    ["an attribute without quotes", gpx("<trk a=b/>")],
    ["a character that does not exist", gpx("<trk><name>&#x110000;</name></trk>")],
    ["no end", aRun().slice(0, -1)],
  ])("with %s is not well-formed", async (_, document) => {
    expect(await readFault(document)).toMatch(/well-formed/);
  });

  it("with names that objects have of themselves is read like any other", async () => {
    const names = "<__proto__ constructor='1' __proto__='2'><toString/></__proto__>";
    expect((await read(aRun().replace("<trk>", `<trk>${names}`))).activities).toHaveLength(1);
    expect(await readFault(tcx(names))).toMatch(/no activity/);
    const ofTheParser = "<a hasOwnProperty='1' b='2'/>";
    expect(await readFault(aRun().replace("<trk>", `<trk>${ofTheParser}`))).toMatch(/well-formed/);
  });

  it("is read up to the limits of depth and attributes, and refused beyond", async () => {
    const nested = (depth: number) => "<a>".repeat(depth - 2) + "</a>".repeat(depth - 2);
    const attributes = (count: number) =>
      `<a ${Array.from({ length: count }, (_, place) => `a${place}="1"`).join(" ")}/>`;
    const withInTrack = (inner: string) => aRun().replace("<trk>", `<trk>${inner}`);
    const named = (characters: number) => `<${"a".repeat(characters)}/>`;
    const withAttribute = (characters: number) => `<a ${"b".repeat(characters)}="1"/>`;
    // Names that are read, around each other until their place is too long.
    const around = (count: number) =>
      `<${"a".repeat(100)}>`.repeat(count) + `</${"a".repeat(100)}>`.repeat(count);
    for (const inner of [nested(64), attributes(100), named(200), withAttribute(200), around(9)])
      expect((await read(withInTrack(inner))).activities).toHaveLength(1);
    for (const inner of [
      nested(65),
      attributes(101),
      named(201),
      withAttribute(201),
      around(10),
      `<name>${"a".repeat(65_537)}</name>`,
    ])
      expect(await readFault(withInTrack(inner))).toMatch(/beyond what/);
  });

  it("with many elements in others of long names is refused where the first name ends", async () => {
    const name = "a".repeat(60_000);
    const document = `<gpx>${`<${name}>`.repeat(60)}${"<b/>".repeat(20_000)}`;
    const opened: string[] = [];
    const packed = Buffer.from(document);
    const content: Content = {
      file: "upload.bin",
      packing: "none",
      async *open() {
        for (let at = 0; at < packed.length; at += 65_536) yield packed.subarray(at, at + 65_536);
      },
    };
    const reading = readXml(content, packed.subarray(0, 100), {
      open: (place) => opened.push(place),
      close: () => undefined,
    });
    await expect(reading).rejects.toMatchObject({ fault: "xml_too_complex" });
    expect(opened).toEqual(["gpx"]);
    expect(await readFault(gzipSync(document))).toMatch(/beyond what/);
  });

  it("cut off anywhere gives nothing", async () => {
    const document = aRun();
    for (let length = 1; length < document.length; length += 3) {
      const { activities, faults } = await read(document.slice(0, length));
      expect(activities).toEqual([]);
      expect(faults).toHaveLength(1);
    }
  });
});

describe("any bytes at all", () => {
  const starts = [
    "",
    "<gpx>",
    "<gpx><trk><trkseg><trkpt><time>",
    "<TrainingCenterDatabase><Activities><Activity Sport='Running'>",
    `${STRAVA_HEADINGS}\n`,
    `${garmin()}\n`,
    "PK\x03\x04",
    "PK\x05\x06",
    "\x1f\x8b\x08\0\0\0\0\0\0\x03",
    "\x0e\x20\0\0\0\0\0\0.FIT",
  ];
  const bytes = fc.uint8Array({ maxLength: 400 });

  it("end in faults or activities, whatever they begin like", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), bytes, async (start, rest) => {
        const { entries } = await read(Buffer.concat([Buffer.from(start, "latin1"), rest]));
        expect(entries.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it("end in a fault or activities in the frame of a FIT file whose checksum is right", async () => {
    await fc.assert(
      fc.asyncProperty(fitData, async (data) => {
        const file = Uint8Array.from(framed(Buffer.from(data)));
        const read = await fitActivities(file).catch((error) => error);
        expect(Array.isArray(read) ? Array : read.constructor).toBeOneOf([Array, FileFault]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("end in faults or activities in a row of cells", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("2026-01-05 07:00", "1,234", "--", "1:02"),
    );
    const rows = fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const quoted = cells.map((row) =>
          row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","),
        );
        const { entries } = await read(garmin(...quoted));
        expect(entries).toHaveLength(
          cells.flat().some((each) => each.includes("\0")) ? 1 : cells.length,
        );
      }),
      { numRuns: 100 },
    );
  });

  it("end in faults or activities where they replace a part of an archive", async () => {
    const archive = await aZipFile({ "a.gpx": aRun(), "b.gpx.gz": gzipSync(aRun()) });
    const place = fc.nat({ max: archive.length - 5 });
    await fc.assert(
      fc.asyncProperty(place, fc.uint8Array({ minLength: 1, maxLength: 4 }), async (at, other) => {
        const broken = Buffer.from(archive);
        broken.set(other, at);
        const { entries } = await read(broken);
        expect(entries.length).toBeGreaterThan(0);
      }),
      { numRuns: 100 },
    );
  });

  it("end in a fault where a gzip file holds them raw", async () => {
    const broken = Buffer.concat([gzipSync("").subarray(0, 10), deflateRawSync("<gpx>")]);
    expect(await readFault(broken)).toMatch(/damaged or cut off/);
  });

  /** Messages that are defined well enough to be walked, and others. */
  const definition = fc
    .tuple(
      fc.nat({ max: 15 }),
      fc.constantFrom(0, 1),
      fc.constantFrom(0, 12, 18, 20, 26),
      fc.array(
        fc.tuple(
          fc.constantFrom(0, 2, 3, 5, 6, 7, 8, 11, 110, 253),
          fc.nat({ max: 9 }),
          fc.constantFrom(0, 2, 7, 0x84, 0x86),
        ),
      ),
    )
    .map(([local, order, kind, fields]) => [
      0x40 | local,
      0,
      order,
      ...(order === 1 ? [0, kind] : [kind, 0]),
      fields.length,
      ...fields.flat(),
    ]);
  const fitData = fc
    .array(fc.oneof(definition, fc.array(fc.nat({ max: 255 }), { maxLength: 30 })), {
      maxLength: 12,
    })
    .map((parts) => [0x40, 0, 0, 0, 0, 1, 0, 1, 0, 0, 4, ...parts.flat()]);
});
