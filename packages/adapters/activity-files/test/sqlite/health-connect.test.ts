import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aHealthConnectDatabase } from "../support/a-health-connect-database.ts";
import { aZipFile } from "../support/a-zip-file.ts";
import { read, readFault, readOne } from "../support/read.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-03-04T05:00:00Z");
const WATCH = { app_info_id: 1 };
const during = (from: number, to: number) => ({
  ...WATCH,
  start_time: START + from * MINUTE,
  end_time: START + to * MINUTE,
});
const RUN = { ...during(0, 30), exercise_type: 33, title: "Morning run", notes: "Along the river" };
const beat = (minute: number, beats: number) => ({
  parent_key: 1,
  epoch_millis: START + minute * MINUTE,
  beats_per_minute: beats,
});

const recorded = () =>
  aHealthConnectDatabase({
    exercise_session_record_table: [RUN],
    distance_record_table: [
      { ...during(0, 20), distance: 4_000 },
      // Half of it is after the run.
      { ...during(20, 40), distance: 2_000 },
      // Another app counts the same way once more, and a sum of the day is no part of a run.
      { ...during(0, 30), app_info_id: 2, distance: 5_100 },
      { ...during(-300, 1_000), distance: 20_000 },
    ],
    total_calories_burned_record_table: [{ ...during(0, 30), energy: 310_500 }],
    active_calories_burned_record_table: [{ ...during(0, 30), energy: 280_000 }],
    elevation_gained_record_table: [{ ...during(5, 10), elevation: 42.5 }],
    steps_record_table: [{ ...during(0, 30), count: 4_800 }],
    heart_rate_record_table: [during(0, 30)],
    heart_rate_record_series_table: [beat(-5, 60), beat(0, 120), beat(30, 160), beat(10, 500)],
  });

describe("the database that Health Connect exports", () => {
  it("is read with what was measured during a session, by which app and by its share", async () => {
    expect(await readOne(recorded())).toEqual({
      name: "Morning run",
      type: "running",
      start: { kind: "instant", at: new Date(START) },
      elapsedMilliseconds: 30 * MINUTE,
      energyKilocalories: 310.5,
      perceivedExertion: null,
      notes: "Along the river",
      measures: {
        told: {
          distanceMeters: 5_000,
          elevationGainMeters: 42.5,
          averageHeartRateBpm: 140,
          maxHeartRateBpm: 160,
          steps: 4_800,
        },
      },
      source: { kind: "health_connect", externalId: "01010101-0101-0101-0101-010101010101" },
    });
  });

  it("is found in the archive that the phone writes, and packed by gzip", async () => {
    for (const packed of [
      await aZipFile({ "health_connect_export.db": recorded() }),
      gzipSync(recorded()),
    ]) {
      const { activities, faults } = await read(packed);
      expect([activities.length, faults]).toEqual([1, []]);
    }
  });

  it("gives the sessions that can be read beside those that do not say when they were", async () => {
    const { activities, faults } = await read(
      aHealthConnectDatabase({
        exercise_session_record_table: [
          { ...WATCH, exercise_type: 33 },
          { ...during(0, 30), exercise_type: 1_000, title: null },
        ],
      }),
    );
    expect(activities.map(({ activity }) => [activity.type, activity.energyKilocalories])).toEqual([
      ["exercise_type_1000", null],
    ]);
    expect(faults).toHaveLength(1);
  });

  it("is refused where it is cut off, or holds what no export has", async () => {
    const whole = recorded();
    expect(await readFault(whole.subarray(0, whole.length / 2))).toContain("damaged");
    const long = `update exercise_session_record_table set notes = printf('%.*c', 2000000, 'x')`;
    expect(
      await readFault(aHealthConnectDatabase({ exercise_session_record_table: [RUN] }, long)),
    ).toContain("damaged");
  });

  it.each([
    [
      "a view",
      "alter table exercise_session_record_table rename to kept; create view exercise_session_record_table as select * from kept",
    ],
    [
      "a column that is worked out",
      "alter table exercise_session_record_table add column more text as (printf('%.*c', 1000, 'x'))",
    ],
    ["another app's tables", "drop table exercise_session_record_table"],
  ])("is not asked for %s, which could be made to compute anything", async (_, change) => {
    const made = aHealthConnectDatabase({ exercise_session_record_table: [RUN] }, change);
    expect(await readFault(made)).toContain("none of those that can be read");
  });
});
