import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aFitFile, fileId, oneOf, session, sport, time } from "../support/a-fit-file.ts";
import { aZipFile } from "../support/a-zip-file.ts";
import { aRun, gpx, STRAVA_HEADINGS, track } from "../support/documents.ts";
import { read } from "../support/read.ts";

const FIT = aFitFile([
  fileId(),
  session(time(2, "2026-03-05T05:00:00Z"), oneOf(5, 1)),
  sport(oneOf(0, 1)),
]);
const HEADINGS = `${STRAVA_HEADINGS},Filename`;
const row = (id: number, date: string, file: string) =>
  `${id},"${date}",Morning ${id},Run,,1800,5.2,1800,1790,5200,310,,${file}`;

describe("Strava's export of an account", () => {
  it("ties each file to its row", async () => {
    const { activities, faults } = await read(
      await aZipFile({
        "activities/11.gpx": aRun(),
        "activities/12.fit.gz": gzipSync(FIT),
        "activities/13.gpx": aRun("2026-03-06T05:00:00Z", "2026-03-06T05:30:00Z"),
        "media/1.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
        "profile.csv": "Athlete ID,Email Address\n1,a@example.org\n",
        "activities.csv": [
          HEADINGS,
          row(101, "Mar 4, 2026, 5:00:00 AM", "activities/11.gpx"),
          row(102, "Mar 5, 2026, 5:00:00 AM", "activities/12.fit.gz"),
          row(103, "Mar 7, 2026, 5:00:00 AM", ""),
          row(104, "no date", "activities/13.gpx"),
        ].join("\n"),
      }),
    );
    expect(faults.map(({ line }) => line)).toEqual([5]);
    expect(
      activities.map(({ activity: { source, isSupplement = false } }) => [
        source?.kind,
        source?.externalId,
        isSupplement,
      ]),
    ).toEqual([
      ["strava", "101", false],
      ["strava", "102", false],
      ["strava", "103", false],
      ["strava", "101", true],
      ["strava", "102", true],
      ["gpx", null, false],
    ]);
  });

  it("leaves a file with several activities as it is", async () => {
    const two = gpx(track(["2026-03-04T05:00:00Z"]), track(["2026-03-04T07:00:00Z"]));
    const { activities } = await read(
      await aZipFile({
        "activities/11.gpx": two,
        "activities.csv": [HEADINGS, row(101, "Mar 4, 2026, 5:00:00 AM", "activities/11.gpx")].join(
          "\n",
        ),
      }),
    );
    expect(activities.map(({ activity }) => activity.isSupplement ?? false)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("knows the number of an activity under translated headings", async () => {
    const french =
      "ID de l'activité,Date de l'activité,Nom de l'activité,Type d'activité,Temps écoulé,Nom du fichier\n" +
      "77,2026-03-04 05:00:00,Matin,Course à pied,1800,activities/11.gpx";
    const { activities } = await read(
      await aZipFile({ "activities/11.gpx": aRun(), "activities.csv": french }),
    );
    expect(activities.map(({ activity }) => activity.source?.externalId)).toEqual(["77", "77"]);
  });
});

describe("an archive in an archive, as Garmin's export of an account has them", () => {
  const inner = () => aZipFile({ "ana@example.org_1.fit": FIT, "ana@example.org_2.fit": FIT });

  it("is read as its files are", async () => {
    const archive = await aZipFile({
      "DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip": await inner(),
      "DI_CONNECT/DI-Connect-Fitness/ana_0_summarizedActivities.json": JSON.stringify([
        { summarizedActivitiesExport: [{ activityId: 1, beginTimestamp: 1_772_686_800_000 }] },
      ]),
      "DI_CONNECT/DI-Connect-User/user.json": `{"a":1}`,
    });
    const { activities, faults } = await read(archive);
    expect(faults).toEqual([]);
    expect(activities.map(({ activity }) => activity.source?.kind)).toEqual([
      "fit",
      "fit",
      "garmin_connect",
    ]);
    expect(activities[0]?.file).toMatch(/UploadedFiles_0-_Part1\.zip.*_1\.fit$/);
  });

  it("that is damaged keeps nothing else out, and one in that is not read", async () => {
    const archive = await aZipFile({
      "a.zip": (await inner()).subarray(0, -10),
      "b.zip": await aZipFile({ "c.zip": await inner() }),
      "d.gpx": aRun(),
    });
    const { activities, faults } = await read(archive);
    expect(activities.map(({ file }) => file)).toEqual(["upload.bin/d.gpx"]);
    expect(faults.map(({ file }) => file)).toEqual(["upload.bin/a.zip", "upload.bin/b.zip/c.zip"]);
  });

  it("never writes where a name points to", async () => {
    const hostile = { "../../../../tmp/escaped.gpx": aRun(), "/etc/escaped.gpx": aRun() };
    const named = Object.entries(hostile).map(([name, content]) => [
      name.replaceAll("../", "xx/").replace(/^\//, "x"),
      content,
    ]);
    const packed = await aZipFile(Object.fromEntries(named));
    const traversing = Buffer.from(
      packed
        .toString("latin1")
        .replaceAll("xx/xx/xx/xx/tmp", "../../../../tmp")
        .replaceAll("xetc/", "/etc/"),
      "latin1",
    );
    const { activities } = await read(await aZipFile({ "a.zip": traversing }));
    expect(activities.map(({ file }) => file)).toEqual([
      expect.stringMatching(/escaped\.gpx$/),
      expect.stringMatching(/escaped\.gpx$/),
    ]);
    const { existsSync } = await import("node:fs");
    expect([existsSync("/tmp/escaped.gpx"), existsSync("/etc/escaped.gpx")]).toEqual([
      false,
      false,
    ]);
  });
});
