import { describe, expect, it } from "vitest";
import { aZipFile } from "../support/a-zip-file.ts";
import {
  APPLE_DOCTYPE,
  appleExport,
  aWorkout,
  route,
  routeFile,
  statistics,
} from "../support/apple-health.ts";
import { read, readFault, readOne } from "../support/read.ts";

const START = new Date("2026-03-04T05:00:00Z");

describe("an export of Apple Health", () => {
  it("gives workouts with their distance, energy, heart rate, steps and climb", async () => {
    const content = [
      `<MetadataEntry key="HKIndoorWorkout" value="0"/>`,
      `<MetadataEntry key="HKElevationAscended" value="3150 cm"/>`,
      statistics("ActiveEnergyBurned", `sum="310.4" unit="kcal"`),
      statistics("BasalEnergyBurned", `sum="40" unit="kcal"`),
      statistics("DistanceWalkingRunning", `sum="5.2" unit="km"`),
      statistics("HeartRate", `average="148.2" minimum="90" maximum="172" unit="count/min"`),
      statistics("StepCount", `sum="5400" unit="count"`),
    ].join("\n  ");
    expect(await readOne(appleExport(aWorkout({ content })))).toEqual({
      name: null,
      type: "Running",
      start: { kind: "instant", at: START },
      elapsedMilliseconds: 1_900_000,
      energyKilocalories: 310.4,
      perceivedExertion: null,
      notes: null,
      measures: {
        told: {
          distanceMeters: 5_200,
          movingSeconds: 1_830,
          elevationGainMeters: 31.5,
          averageHeartRateBpm: 148.2,
          maxHeartRateBpm: 172,
          steps: 5_400,
        },
      },
      source: { kind: "apple_health", externalId: `${START.getTime()}-Running` },
    });
  });

  it("gives those of older exports, whose totals are attributes, in every unit", async () => {
    const attributes = `duration="1830" durationUnit="sec" totalDistance="3.1" totalDistanceUnit="mi" totalEnergyBurned="1298.7" totalEnergyBurnedUnit="kJ"`;
    const activity = await readOne(appleExport(aWorkout({ type: "Cycling", attributes })));
    expect(activity.energyKilocalories).toBeCloseTo(310.4);
    expect(activity.measures?.told.distanceMeters).toBeCloseTo(4_988.97);
    expect(activity.measures?.told.movingSeconds).toBe(1_830);
  });

  it.each([
    ["Running", "HKIndoorWorkout", "1", "treadmill_running"],
    ["Cycling", "HKIndoorWorkout", "1", "indoor_cycling"],
    ["Yoga", "HKIndoorWorkout", "1", "Yoga"],
    ["Swimming", "HKSwimmingLocationType", "2", "open_water_swimming"],
    ["Swimming", "HKSwimmingLocationType", "9", "Swimming"],
    ["SomethingNew", "HKTimeZone", "Europe/Ljubljana", "SomethingNew"],
  ])("tells what was done: %s with %s %s", async (type, key, value, told) => {
    const content = `<MetadataEntry key="${key}" value="${value}"/>`;
    expect((await readOne(appleExport(aWorkout({ type, content })))).type).toBe(told);
  });

  it("gives the other workouts where one cannot be read, and names its line", async () => {
    const bad = [
      aWorkout({ start: "yesterday" }),
      aWorkout({ content: statistics("HeartRate", `average="fast" unit="count/min"`) }),
      aWorkout({ content: statistics("DistanceCycling", `sum="3" unit="parsec"`) }),
    ];
    const { activities, faults } = await read(appleExport([...bad, aWorkout()].join("\n")));
    expect(activities.map(({ line }) => line)).toEqual([23]);
    expect(faults).toEqual([
      expect.objectContaining({ line: 20, message: expect.stringMatching(/start of the workout/) }),
      expect.objectContaining({
        line: 21,
        message: expect.stringMatching(/number of the workout/),
      }),
      expect.objectContaining({ line: 22, message: expect.stringMatching(/unit/) }),
    ]);
  });

  it("cut off anywhere gives nothing, and says on which line", async () => {
    const whole = appleExport([aWorkout(), aWorkout()].join("\n"));
    for (const part of [0.5, 0.9, 0.99])
      expect(await readFault(whole.slice(0, whole.length * part))).toMatch(
        /cut off \(line \d+\)\.$/,
      );
  });

  it("is refused where its document type declares more than elements", async () => {
    const declaring = (text: string) => APPLE_DOCTYPE.replace("]>", `${text}\n]>`);
    for (const doctype of [
      declaring(`<!ENTITY a "aaaaaaaa">`),
      declaring(`<!ENTITY % a SYSTEM "http://localhost/a.dtd"> %a;`),
      declaring(`<!NOTATION a SYSTEM "a">`),
      `<!DOCTYPE HealthData SYSTEM "file:///etc/passwd">\n`,
      `<!DOCTYPE HealthData PUBLIC "a" "b">\n`,
    ])
      expect(await readFault(appleExport(aWorkout(), doctype)), doctype).toMatch(
        /document type declaration/,
      );
    expect(await readFault(appleExport(`<Workout sourceName="&a;"/>`))).toMatch(/well-formed/);
    expect(await readOne(appleExport(aWorkout(), ""))).toMatchObject({ type: "Running" });
  });

  it("may have no workout at all", async () => {
    expect((await read(appleExport(""))).entries).toEqual([]);
  });
});

describe("an archive of Apple Health", () => {
  const workout = aWorkout({ content: route("route_1.gpx") });
  const folder = "apple_health_export";

  it("gives a workout its way, whichever of them comes first and whatever the list is called", async () => {
    const { activities, faults } = await read(
      await aZipFile({
        [`${folder}/workout-routes/route_1.gpx`]: routeFile("2026-03-04T05:01:40Z"),
        [`${folder}/export_cda.xml`]: "<ClinicalDocument/>",
        [`${folder}/exportieren.xml`]: appleExport([workout, aWorkout({ type: "Yoga" })].join("")),
        [`${folder}/electrocardiograms/ecg.csv`]: "Name,Ana\nDatum,2026\n1\n2\n",
      }),
    );
    expect(faults).toEqual([]);
    const [run, yoga, way] = activities.map(({ activity }) => activity);
    expect([run?.type, yoga?.type]).toEqual(["Running", "Yoga"]);
    expect(way).toMatchObject({
      isSupplement: true,
      source: run?.source,
      start: run?.start,
      elapsedMilliseconds: run?.elapsedMilliseconds,
      type: null,
    });
    expect(way?.measures?.computed?.distanceMeters).toBeGreaterThan(1_700);
    const seconds = way?.track?.track.seconds ?? [];
    expect([seconds[0], seconds.at(-1)]).toEqual([100, 700]);
  });

  it("has no session of a way whose workout cannot be read", async () => {
    const { activities, faults } = await read(
      await aZipFile({
        [`${folder}/export.xml`]: appleExport(workout).slice(0, -20),
        [`${folder}/workout-routes/route_1.gpx`]: routeFile("2026-03-04T05:00:12Z"),
      }),
    );
    expect(activities).toEqual([]);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/cut off/),
      expect.stringMatching(/belongs to no workout/),
    ]);
  });

  it("has the workout where its way is damaged or missing", async () => {
    const { activities, faults } = await read(
      await aZipFile({
        [`${folder}/export.xml`]: appleExport(
          [workout, aWorkout({ type: "Yoga", content: route("missing.gpx") })].join(""),
        ),
        [`${folder}/workout-routes/route_1.gpx`]: routeFile("2026-03-04T05:00:12Z").slice(0, 500),
      }),
    );
    expect(activities).toHaveLength(2);
    expect(faults).toEqual([
      expect.objectContaining({ file: expect.stringMatching(/route_1\.gpx$/) }),
    ]);
  });

  it("outside of one a way is a session of its own", async () => {
    expect(await readOne(routeFile("2026-03-04T05:00:12Z"))).toMatchObject({
      start: { kind: "instant", at: new Date("2026-03-04T05:00:12Z") },
    });
  });
});
