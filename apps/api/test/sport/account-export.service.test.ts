import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm, type NamedFile, stravaCsv } from "../support/activity-files.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const PATH = "/api/sport/import";
const JSON_BODY = { "content-type": "application/json" };
const START = Date.parse("2026-03-02T07:00:00Z");

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const apple = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
<HealthData locale="en_SI">
 <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-03-02 08:00:05 +0100" endDate="2026-03-02 08:00:05 +0100" value="72"/>
 <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" startDate="2026-03-02 08:00:00 +0100" endDate="2026-03-02 08:30:00 +0100">
  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="148" maximum="172" unit="count/min"/>
  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="310" unit="kcal"/>
 </Workout>
</HealthData>`;
const googleFit = JSON.stringify({
  fitnessActivity: "running",
  startTime: "2026-03-02T07:00:10Z",
  endTime: "2026-03-02T07:30:10Z",
  aggregate: [{ metricName: "com.google.step_count.delta", intValue: 5_400 }],
});
const garmin = JSON.stringify([
  {
    summarizedActivitiesExport: [
      {
        activityId: 7,
        name: "Ljubljana Running",
        activityType: "running",
        beginTimestamp: START + 5_000,
        duration: 1_795_000,
        distance: 500_000,
        calories: 1_299,
      },
    ],
  },
]);
const points = Array.from({ length: 31 }, (_, minute) => {
  const time = new Date(START + minute * 60_000).toISOString();
  return `<trkpt lat="${46 + minute * 0.0015}" lon="14.5"><ele>${300 + minute}</ele><time>${time}</time></trkpt>`;
});
const gpx = `<gpx version="1.1" creator="test"><trk><type>running</type><trkseg>${points.join("")}</trkseg></trk></gpx>`;
const strava = stravaCsv(["Mar 2, 2026, 7:00:00 AM", "Morning run", "Run", 1_800]);

const bringIn = (person: Person, ...files: readonly NamedFile[]) =>
  person.send("POST", PATH, filesForm(...files));
const logsOf = async (person: Person) => (await person.get("/api/sport/logs?limit=100")).body.logs;

const FILES: readonly NamedFile[] = [
  ["activities.csv", strava],
  ["export.xml", apple],
  ["session.json", googleFit],
  ["a_0_summarizedActivities.json", garmin],
  ["run.gpx", gpx],
];
/** What every order of them comes to. */
const WHOLE = {
  average_heart_rate_bpm: 148,
  max_heart_rate_bpm: 172,
  steps: 5_400,
  distance_m: 5_000,
};

describe("one run as five services tell it", () => {
  it("is one log with what each of them tells, in one request", async () => {
    const ana = await service.person();
    const { body } = await bringIn(ana, ...FILES);
    expect(body).toMatchObject({ imported: 1, duplicates: 4, completed: 0, errors: [] });
    const [log, ...others] = await logsOf(ana);
    expect(others).toEqual([]);
    expect(log).toMatchObject({ ...WHOLE, cal: 300, cal_source: "device" });
    expect((await ana.get(`/api/sport/log/${log.id}/track`)).body.points.length).toBeGreaterThan(2);
  });

  it("is one log however the files come, one after the other", async () => {
    for (const files of [FILES, FILES.toReversed()]) {
      const person = await service.person();
      const outcomes = [];
      for (const file of files) outcomes.push((await bringIn(person, file)).body);
      expect(outcomes.map(({ imported }) => imported)).toEqual([1, 0, 0, 0, 0]);
      const [log, ...others] = await logsOf(person);
      expect(others).toEqual([]);
      expect(log).toMatchObject(WHOLE);
      const { status } = await person.get(`/api/sport/log/${log.id}/track`);
      expect(status).toBe(200);
      const again = await bringIn(person, ...FILES);
      expect(again.body).toMatchObject({ imported: 0, duplicates: 5, completed: 0 });
    }
  });

  it("completes what was written by hand, and leaves what was corrected", async () => {
    const ana = await service.person();
    const json = {
      sport_name: "Run with Bea",
      sport_start: "2026-03-02T07:00:00Z",
      sport_end: "2026-03-02T07:30:00Z",
      cal: 250,
      iffinish: true,
    };
    const written = await ana.post("/api/sport/log", json);
    expect((await bringIn(ana, ["export.xml", apple])).body).toMatchObject({
      imported: 0,
      completed: 1,
    });
    const path = `/api/sport/log/${written.body.id}`;
    const changes = { max_heart_rate_bpm: null, average_heart_rate_bpm: 140 };
    expect(
      (await ana.send("PATCH", path, { body: JSON.stringify(changes), headers: JSON_BODY })).status,
    ).toBe(200);
    await bringIn(ana, ...FILES);
    const { body } = await ana.get(path);
    expect(body).not.toHaveProperty("max_heart_rate_bpm");
    expect(body).toMatchObject({
      sport_name: "Run with Bea",
      cal: 250,
      average_heart_rate_bpm: 140,
      distance_m: 5_000,
    });
    const { changes: told } = (await ana.get("/api/sport/changes")).body;
    expect(told.at(-1).log).toMatchObject({ id: written.body.id, distance_m: 5_000 });
  });
});

describe("an export that is cut off", () => {
  it("gives nothing, says where, and keeps no other file out", async () => {
    const ana = await service.person();
    const { body } = await bringIn(ana, ["export.xml", apple.slice(0, -30)], ["run.gpx", gpx]);
    expect(body).toMatchObject({
      imported: 1,
      errors: [{ file: "export.xml", message: expect.stringMatching(/cut off \(line \d+\)\.$/) }],
    });
    expect((await logsOf(ana))[0]).toMatchObject({ source: { kind: "gpx" } });
  });
});
