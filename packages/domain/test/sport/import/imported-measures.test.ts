import { describe, expect, it } from "vitest";
import { importedMeasures } from "../../../src/sport/import/imported-measures.ts";
import type { RecordedMeasures } from "../../../src/sport/import/recorded-activity.ts";
import { NO_MEASURES } from "../../../src/sport/session-measures.ts";

const HALF_AN_HOUR = 1_800_000;
const of = (
  recorded: RecordedMeasures,
  isImperial = false,
  elapsed: number | null = HALF_AN_HOUR,
) => importedMeasures(recorded, elapsed, isImperial);

describe("the measures of an import", () => {
  it("are those that the device told, and for the others those of the track, which are named", () => {
    expect(
      of({
        told: { distanceMeters: 5_000, averageHeartRateBpm: 148, maxHeartRateBpm: null },
        computed: { distanceMeters: 5_080, movingSeconds: 1_750.4, maxHeartRateBpm: 171 },
      }),
    ).toEqual({
      ...NO_MEASURES,
      distanceMeters: 5_000,
      movingSeconds: 1_750,
      averageHeartRateBpm: 148,
      maxHeartRateBpm: 171,
      computed: ["movingSeconds", "maxHeartRateBpm"],
    });
  });

  it("are none where nothing was measured", () => {
    expect(importedMeasures(undefined, null, false)).toBe(NO_MEASURES);
    expect(of({ told: {} })).toBe(NO_MEASURES);
    expect(of({ told: { distanceMeters: 0, steps: 0 } })).toBe(NO_MEASURES);
  });

  it("are without what cannot be", () => {
    const impossible = {
      distanceMeters: 42_949_672,
      movingSeconds: 1_801,
      elevationGainMeters: -5,
      averageHeartRateBpm: 254,
      maxHeartRateBpm: 3,
      steps: Number.NaN,
    };
    expect(of({ told: impossible })).toBe(NO_MEASURES);
    expect(of({ told: impossible, computed: { distanceMeters: 5_000 } })).toEqual({
      ...NO_MEASURES,
      distanceMeters: 5_000,
      computed: ["distanceMeters"],
    });
    expect(of({ told: { distanceMeters: 200_000 } })).toBe(NO_MEASURES);
    expect(of({ told: { distanceMeters: 200_000 } }, false, null).distanceMeters).toBe(200_000);
    expect(of({ told: { averageHeartRateBpm: 180, maxHeartRateBpm: 170 } })).toBe(NO_MEASURES);
    expect(of({ told: { averageHeartRateBpm: 180 }, computed: { maxHeartRateBpm: 170 } })).toBe(
      NO_MEASURES,
    );
  });

  it("are in meters, whatever the account counts in", () => {
    const far = { told: { distanceMeters: 5 }, distanceUnit: "account" as const };
    expect(of(far).distanceMeters).toBe(5_000);
    expect(of(far, true).distanceMeters).toBe(8_046.7);
    const pool = { told: { distanceMeters: 1_500 }, distanceUnit: "account" as const };
    expect(of(pool).distanceMeters).toBe(1_500);
    expect(of(pool, true).distanceMeters).toBe(1_371.6);
    const climb = { told: { elevationGainMeters: 100 }, climbUnit: "account" as const };
    expect(of(climb).elevationGainMeters).toBe(100);
    expect(of(climb, true).elevationGainMeters).toBe(30.5);
  });
});
