import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { ActivityFileEntry } from "@health-exercise/ports-activity-files";
import { afterAll, describe, expect, it } from "vitest";
import { DetectingActivityFileReader } from "../../src/index.ts";
import { aFile } from "../support/a-file.ts";
import { aZipFile } from "../support/a-zip-file.ts";
import { appleExport, aWorkout, route, routeFile } from "../support/apple-health.ts";
import { FIT, tooMuchFit } from "../support/fit-files.ts";

const TOO_MUCH = tooMuchFit();
const MESSAGE = "The file holds more than can be read in memory.";
const folder = mkdtempSync(join(tmpdir(), "taken-up-again-"));
const before = process.env["TMPDIR"];
process.env["TMPDIR"] = folder;
afterAll(() => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Two mornings, each with a way of its own. */
const WORKOUTS = ["a", "b"].map((name, day) =>
  aWorkout({
    start: `2026-03-0${day + 4} 06:00:00 +0100`,
    end: `2026-03-0${day + 4} 06:30:00 +0100`,
    content: route(`route_${name}.gpx`),
  }),
);

async function readAll(archive: Buffer): Promise<readonly ActivityFileEntry[]> {
  const entries: ActivityFileEntry[] = [];
  for await (const entry of new DetectingActivityFileReader().readActivities([
    aFile(archive, "e.zip"),
  ]))
    entries.push(entry);
  return entries;
}

describe("an archive whose reading ends a thread", () => {
  it("is taken up again with what its list told, and archives in it are unpacked anew", {
    timeout: 120_000,
  }, async () => {
    const entries = await readAll(
      await aZipFile({
        "workout-routes/route_a.gpx": TOO_MUCH,
        "workout-routes/route_b.gpx": routeFile("2026-03-05T05:00:10Z"),
        "more.zip": await aZipFile({ "1.fit": FIT, "2.fit": TOO_MUCH, "3.fit": FIT }),
        "export.xml": appleExport(WORKOUTS.join("")),
      }),
    );
    expect(
      entries.map((entry) =>
        entry.kind === "fault" ? `${entry.file}: ${entry.message}` : entry.file,
      ),
    ).toEqual([
      "e.zip/export.xml",
      "e.zip/export.xml",
      `e.zip/workout-routes/route_a.gpx: ${MESSAGE}`,
      "e.zip/workout-routes/route_b.gpx",
      "e.zip/more.zip/1.fit",
      `e.zip/more.zip/2.fit: ${MESSAGE}`,
      "e.zip/more.zip/3.fit",
    ]);
    const start = Date.parse("2026-03-05T05:00:00Z");
    expect(entries[3]).toMatchObject({
      activity: { isSupplement: true, source: { externalId: `${start}-Running` } },
    });
    expect(
      readdirSync(folder).filter((name) => name.startsWith("health-exercise-upload-")),
    ).toEqual([]);
  });
});
