import { describe, expect, it } from "vitest";
import { read, readFault, readOne } from "../support/read.ts";

const START = Date.parse("2026-03-04T05:00:00Z");
const at = { kind: "instant", at: new Date(START) };

const garmin = (...activities: readonly object[]) =>
  JSON.stringify([{ summarizedActivitiesExport: activities }], null, 1);
const GARMIN_RUN = {
  activityId: 4_667_415_185,
  uuidMsb: 1,
  name: "Ljubljana Running",
  activityType: "trail_running",
  beginTimestamp: START,
  sportType: "RUNNING",
  startTimeGmt: START,
  startTimeLocal: START + 3_600_000,
  duration: 1_800_500.25,
  distance: 512_345.6,
  elevationGain: 4_120,
  avgHr: 148,
  maxHr: 172,
  calories: 1_298.9,
  steps: 5_400,
  elapsedDuration: 1_900_000,
  movingDuration: 1_790_000,
  splits: [{ measurements: [{ fieldEnum: "SUM_DISTANCE", value: 1 }] }],
};

describe("the list of activities in Garmin's export of an account", () => {
  it("is read in its units", async () => {
    const activity = await readOne(garmin(GARMIN_RUN));
    expect(activity).toEqual({
      name: "Ljubljana Running",
      type: "trail_running",
      start: at,
      elapsedMilliseconds: 1_900_000,
      energyKilocalories: 310,
      perceivedExertion: null,
      notes: null,
      measures: {
        told: {
          distanceMeters: 5_123.456,
          movingSeconds: 1_790,
          elevationGainMeters: 41.2,
          averageHeartRateBpm: 148,
          maxHeartRateBpm: 172,
          steps: 5_400,
        },
      },
      source: { kind: "garmin_connect", externalId: "4667415185" },
    });
  });

  it("has the legs of a multi-sport activity and not the whole", async () => {
    const whole = { ...GARMIN_RUN, activityType: "multi_sport", parent: true };
    const leg = { ...GARMIN_RUN, activityType: { typeKey: "cycling" }, parentId: 1 };
    const { activities } = await read(garmin(whole, leg));
    expect(activities.map(({ activity }) => activity.type)).toEqual(["cycling"]);
  });
});

const FIT_SESSION = {
  fitnessActivity: "running",
  startTime: "2026-03-04T06:00:00.000+01:00",
  endTime: "2026-03-04T06:31:40.000+01:00",
  duration: "1830.500s",
  segment: [{ fitnessActivity: "running", startTime: "2026-03-04T05:00:00Z" }],
  aggregate: [
    { metricName: "com.google.calories.expended", floatValue: 310.4 },
    { metricName: "com.google.step_count.delta", intValue: 5_400 },
    { metricName: "com.google.distance.delta", floatValue: 5_200.5 },
    { metricName: "com.google.active_minutes", intValue: 30 },
  ],
};

describe("a session of Google Fit", () => {
  it("is read with its sums", async () => {
    expect(await readOne(JSON.stringify(FIT_SESSION))).toMatchObject({
      type: "running",
      start: at,
      elapsedMilliseconds: 1_900_000,
      energyKilocalories: 310.4,
      measures: { told: { distanceMeters: 5_200.5, movingSeconds: 1_830.5, steps: 5_400 } },
      source: { kind: "google_fit", externalId: null },
    });
  });

  it.each(["sleep.light", "in_vehicle", "still"])("is none where it is %s", async (kind) => {
    const session = JSON.stringify({ ...FIT_SESSION, fitnessActivity: kind });
    expect((await read(session)).entries).toEqual([]);
  });
});

describe("sessions of Health Connect", () => {
  const session = {
    exerciseType: 56,
    startTime: "2026-03-04T05:00:00Z",
    endTime: "2026-03-04T05:31:40Z",
    title: "Morning",
    metadata: { id: "a-b-c", dataOrigin: { packageName: "com.example" } },
  };

  it("are read as the platform names their parts, wherever the list stands", async () => {
    const told = {
      ...session,
      distance: { inMeters: 5_200 },
      totalCaloriesBurned: { inKilocalories: 310 },
      steps: 5_400,
    };
    const others = [{ startTime: "2026-03-04T05:00:00Z", samples: [{ beatsPerMinute: 70 }] }];
    for (const document of [
      [told],
      { exerciseSessions: [told], heartRate: others },
      { data: { records: [told] } },
    ])
      expect(await readOne(JSON.stringify(document))).toMatchObject({
        name: "Morning",
        type: "running",
        start: at,
        elapsedMilliseconds: 1_900_000,
        energyKilocalories: 310,
        measures: { told: { distanceMeters: 5_200, steps: 5_400 } },
        source: { kind: "health_connect", externalId: "a-b-c" },
      });
  });

  it.each([
    ["EXERCISE_TYPE_ROWING_MACHINE", "rowing_machine"],
    ["83", "yoga"],
    [999, "exercise_type_999"],
  ])("tell what was done: %s", async (exerciseType, type) => {
    expect((await readOne(JSON.stringify([{ ...session, exerciseType }]))).type).toBe(type);
  });

  it("may count their times from 1970, in seconds, milliseconds or nanoseconds", async () => {
    for (const scale of [0.001, 1, 1e6]) {
      const times = { startTime: START * scale, endTime: String((START + 60_000) * scale) };
      expect(await readOne(JSON.stringify([{ ...session, ...times }]))).toMatchObject({
        start: at,
        elapsedMilliseconds: 60_000,
      });
    }
  });
});

describe("a JSON file", () => {
  it("gives the other activities where one cannot be read, and names its line", async () => {
    const bad = [
      { ...GARMIN_RUN, beginTimestamp: "noon" },
      { ...GARMIN_RUN, beginTimestamp: {} },
    ];
    const without = { ...GARMIN_RUN, beginTimestamp: null, startTimeGmt: null };
    const { activities, faults } = await read(garmin(...bad, without, GARMIN_RUN));
    expect(activities).toHaveLength(1);
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/of another kind/),
      expect.stringMatching(/of another kind/),
      expect.stringMatching(/when it began/),
    ]);
    expect(faults.map(({ line }) => line)).toEqual([4, 33, 62]);
  });

  it("keeps what is no number out of an activity", async () => {
    const odd = { ...GARMIN_RUN, avgHr: "fast", distance: -5, calories: null, steps: [1] };
    expect((await readOne(garmin(odd))).measures?.told).toMatchObject({
      averageHeartRateBpm: null,
      distanceMeters: null,
      steps: null,
    });
  });

  it("cut off anywhere gives nothing, and says on which line", async () => {
    const whole = garmin(GARMIN_RUN, GARMIN_RUN);
    for (let length = 60; length < whole.length; length += 97)
      expect(await readFault(whole.slice(0, length))).toMatch(/cut off \(line \d+\)\.$/);
  });

  it("is refused where brackets do not match, or something follows", async () => {
    const run = JSON.stringify(GARMIN_RUN);
    for (const text of [
      `[{"summarizedActivitiesExport":[${run}}]]`,
      `[{"summarizedActivitiesExport":[${run}]}]]`,
      `[{"summarizedActivitiesExport":[${run}]}][]`,
      `[{"summarizedActivitiesExport":[{"activityId":1,}]}]`,
    ])
      expect(await readFault(text), text.slice(-30)).toMatch(/no valid JSON/);
  });

  it("is refused where an object is too large or too deep", async () => {
    const large = garmin({ ...GARMIN_RUN, name: "n".repeat(5_000_000) });
    expect(await readFault(large)).toMatch(/4 MiB/);
    const deep = `[{"summarizedActivitiesExport":${"[".repeat(100)}${"]".repeat(100)}}]`;
    expect(await readFault(deep)).toMatch(/too deep/);
  });

  it("reads names that are those of the language itself as any other", async () => {
    const text = garmin(GARMIN_RUN).replace(`"uuidMsb"`, `"__proto__":{"name":"x"},"constructor"`);
    expect(await readOne(text)).toMatchObject({ name: "Ljubljana Running" });
  });

  it("of another kind is none that can be read", async () => {
    expect(await readFault(`{"a": 1}`)).toMatch(/none of those/);
    expect(await readFault(`[]`)).toMatch(/none of those/);
  });
});
