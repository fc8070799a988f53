import { describe, expect, it } from "vitest";
import { aRun, gpx, track } from "../support/documents.ts";
import { read, readFault, readOne } from "../support/read.ts";

describe("a GPX file", () => {
  it("gives each track from its first to its last time, over all of its segments", async () => {
    const file = gpx(
      `<trk><name>Hills &amp; more</name><desc><![CDATA[Two <laps>]]></desc><type>running</type>
        <extensions><s:TrackStatsExtension xmlns:s="x"><s:Calories>312</s:Calories></s:TrackStatsExtension></extensions>
        <trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="2"><time>2026-03-04T05:00:00Z</time></trkpt></trkseg>
        <trkseg><trkpt lat="1" lon="2"><time></time></trkpt><trkpt lat="1" lon="2"><time>2026-03-04T05:45:00.500Z</time></trkpt></trkseg></trk>`,
      track(["2026-03-05T07:00:00+02:00", "2026-03-05T05:00:30Z"]),
    );
    const { activities, faults } = await read(file);
    expect(faults).toEqual([]);
    expect(activities.map(({ activity }) => activity)).toMatchObject([
      {
        name: "Hills & more",
        type: "running",
        start: { kind: "instant", at: new Date("2026-03-04T05:00:00Z") },
        elapsedMilliseconds: 2_700_500,
        energyKilocalories: 312,
        perceivedExertion: null,
        notes: "Two <laps>",
      },
      expect.objectContaining({
        elapsedMilliseconds: 30_000,
        energyKilocalories: null,
        name: null,
      }),
    ]);
  });

  it("is read in version 1.0, with a byte order mark, a comment and prefixes", async () => {
    const file = `\ufeff<?xml version='1.0'?>\n<!-- <gpx> -->\n<?style x?><g:gpx xmlns:g="http://www.topografix.com/GPX/1/0"><g:trk><g:trkseg><g:trkpt><g:time>2026-03-04T05:00:00</g:time></g:trkpt></g:trkseg></g:trk></g:gpx>`;
    expect((await readOne(file)).start).toEqual({
      kind: "instant",
      at: new Date("2026-03-04T05:00:00Z"),
    });
  });

  it("is read in the encodings that it declares or marks", async () => {
    const named = aRun().replace("Morning", "Früh");
    const latin = Buffer.from(named.replace("UTF-8", "ISO-8859-1"), "latin1");
    expect((await readOne(latin)).name).toBe("Früh");
    expect((await readOne(Buffer.from(`\ufeff${named}`, "utf16le"))).name).toBe("Früh");
    expect(await readFault(Buffer.from(named, "latin1"))).toMatch(/UTF-8/);
    expect(await readFault(named.replace("UTF-8", "EUC-JP"))).toMatch(/UTF-8/);
    expect(await readFault(named.replace("UTF-8", "nonsense"))).toMatch(/UTF-8/);
  });

  it("does not take the times of way points for those of a track", async () => {
    const point = `<wpt lat="1" lon="2"><time>2020-01-01T00:00:00Z</time></wpt>`;
    const file = aRun().replace(
      "<trk>",
      `<metadata><time>2019-01-01T00:00:00Z</time></metadata>${point}<trk>`,
    );
    expect((await readOne(file)).start).toEqual({
      kind: "instant",
      at: new Date("2026-03-04T05:00:00Z"),
    });
    expect(await readFault(gpx(point))).toMatch(/no recorded track/);
    expect(await readFault(gpx(`<rte><rtept lat="1" lon="2"/></rte>`))).toMatch(
      /no recorded track/,
    );
  });

  it("passes over a track without a point", async () => {
    expect(
      (await read(gpx("<trk><trkseg/></trk>", track(["2026-03-04T05:00:00Z"])))).entries,
    ).toHaveLength(1);
    expect(await readFault(gpx("<trk><trkseg/></trk>"))).toMatch(/no recorded track/);
  });

  it("passes over a planned track beside recorded ones, and has no activity with planned ones alone", async () => {
    const planned = `<trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>`;
    const { entries } = await read(gpx(track(["2026-03-04T05:00:00Z"]), planned));
    expect(entries.map(({ kind }) => kind)).toEqual(["activity"]);
    expect(await readFault(gpx(planned))).toMatch(/no times/);
  });

  it("begins with the first point that knows the time", async () => {
    const times = ["1970-01-01T00:00:07Z", "2026-03-04T05:00:00Z", "2026-03-04T05:30:00Z"];
    expect(await readOne(gpx(track(times)))).toMatchObject({
      start: { kind: "instant", at: new Date("2026-03-04T05:00:00Z") },
      elapsedMilliseconds: 1_800_000,
    });
  });

  it("has types in words where Strava writes numbers", async () => {
    const run = gpx(track(["2026-03-04T05:00:00Z"], "<type>9</type>"));
    expect((await readOne(run.replace('creator="test"', 'creator="StravaGPX"'))).type).toBe("Run");
    expect((await readOne(run)).type).toBe("9");
  });

  it("gives no activity where a time or a number is none, and does not repeat it", async () => {
    expect(await readFault(gpx(track(["2026-03-04T05:00:00Z", "SECRET"])))).toMatch(
      /^A time of the file/,
    );
    const energy = `<extensions><calories>SECRET</calories></extensions>`;
    expect(await readFault(gpx(track(["2026-03-04T05:00:00Z"], energy)))).toMatch(
      /^A number of the file/,
    );
  });

  it("gives no activity where it holds more than 2,000", async () => {
    const tracks = (count: number) =>
      Array.from({ length: count }, () => track(["2026-03-04T05:00:00Z"]));
    expect((await read(gpx(...tracks(2_000)))).activities).toHaveLength(2_000);
    expect(await readFault(gpx(...tracks(2_001)))).toMatch(/2,000/);
  });
});
