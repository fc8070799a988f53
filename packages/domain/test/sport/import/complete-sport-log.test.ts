import { describe, expect, it } from "vitest";
import { completedSportLog } from "../../../src/sport/import/complete-sport-log.ts";
import { NO_MEASURES, withMeasures } from "../../../src/sport/session-measures.ts";
import { aFinishedLog, measured } from "./support/a-finished-log.ts";

const LATER = new Date("2026-04-01T08:00:00Z");
const recorded = (facts: Parameters<typeof aFinishedLog>[0]) =>
  aFinishedLog({ createdAt: LATER, updatedAt: LATER, ...facts });

describe("a stored log that another recording completes", () => {
  it("gets the end, the energy and the measures that it lacks", () => {
    const log = aFinishedLog({ sportEnd: null, calories: 0, caloriesSource: "none" });
    const other = recorded({
      caloriesSource: "device",
      measures: measured({ distanceMeters: 5_000, averageHeartRateBpm: 140 }, ["distanceMeters"]),
    });
    expect(completedSportLog(log, other)).toEqual({
      ...log,
      sportEnd: other.sportEnd,
      calories: 300,
      caloriesSource: "device",
      measures: other.measures,
      updatedAt: LATER,
      revision: 2,
    });
  });

  it("gets no end of another time than its own, where it was moved", () => {
    for (const start of ["2026-02-01T17:00:00Z", "2026-03-02T06:00:00Z"]) {
      const moved = aFinishedLog({ sportStart: new Date(start), sportEnd: null });
      expect(completedSportLog(moved, recorded({}))).toBeUndefined();
    }
  });

  it("keeps everything that it has, whoever said it", () => {
    const log = aFinishedLog({
      calories: 0,
      caloriesSource: "user",
      notes: null,
      feedback: null,
      measures: measured({ distanceMeters: 4_000, movingSeconds: 1_700, steps: 4_000 }),
    });
    const other = recorded({
      sportName: "Evening ride",
      sportEnd: new Date("2026-03-02T07:40:00Z"),
      caloriesSource: "device",
      notes: "windy",
      feedback: '{"perceived_exertion":7}',
      measures: measured({ distanceMeters: 5_000, movingSeconds: 1_800, steps: 5_000 }),
    });
    expect(completedSportLog(log, other)).toBeUndefined();
  });

  it("takes what a device told for what was computed, and never the other way round", () => {
    const computed = measured({ distanceMeters: 4_900 }, ["distanceMeters"]);
    const told = measured({ distanceMeters: 5_000 });
    const log = aFinishedLog({ measures: computed });
    expect(completedSportLog(log, recorded({ measures: told }))?.measures).toEqual(told);
    expect(
      completedSportLog(aFinishedLog({ measures: told }), recorded({ measures: computed })),
    ).toBeUndefined();
  });

  it("never gets back a measure that its person took away", () => {
    const measures = withMeasures(measured({ distanceMeters: 9_000, steps: 100 }), {
      distanceMeters: null,
    });
    const log = aFinishedLog({ measures });
    const other = recorded({ measures: measured({ distanceMeters: 9_000, maxHeartRateBpm: 170 }) });
    expect(completedSportLog(log, other)?.measures).toEqual({
      ...measured({ steps: 100, maxHeartRateBpm: 170 }),
      removed: ["distanceMeters"],
    });
    const all = withMeasures(measures, { steps: null });
    expect(
      completedSportLog(
        aFinishedLog({ measures: all }),
        recorded({ measures: measured({ distanceMeters: 1, steps: 5 }) }),
      ),
    ).toBeUndefined();
  });

  it("gets a measure again once its person states it themselves", () => {
    const taken = withMeasures(measured({ distanceMeters: 9_000 }), { distanceMeters: null });
    expect(withMeasures(taken, { distanceMeters: 8_000 })).toEqual(
      measured({ distanceMeters: 8_000 }),
    );
    expect(withMeasures(NO_MEASURES, { steps: null })).toBe(NO_MEASURES);
  });

  it("gets nothing that contradicts what it has", () => {
    const log = aFinishedLog({
      sportEnd: new Date("2026-03-02T07:10:00Z"),
      measures: measured({ maxHeartRateBpm: 150 }),
    });
    const other = recorded({
      measures: measured({ movingSeconds: 1_500, averageHeartRateBpm: 155, steps: 900 }),
    });
    expect(completedSportLog(log, other)?.measures).toEqual(
      measured({ maxHeartRateBpm: 150, steps: 900 }),
    );
    const early = recorded({
      sportStart: new Date("2026-03-01T07:00:00Z"),
      sportEnd: new Date("2026-03-01T07:30:00Z"),
    });
    expect(completedSportLog(aFinishedLog({ sportEnd: null }), early)).toBeUndefined();
  });

  it("gets no distance of a whole track where it was trimmed since", () => {
    const log = aFinishedLog({ sportEnd: new Date("2026-03-02T07:10:00Z"), measures: NO_MEASURES });
    const amounts = { movingSeconds: 1_500, distanceMeters: 5_000, maxHeartRateBpm: 150 };
    const track = recorded({
      measures: measured(amounts, ["distanceMeters", "movingSeconds", "maxHeartRateBpm"]),
    });
    expect(completedSportLog(log, track)?.measures).toEqual(
      measured({ maxHeartRateBpm: 150 }, ["maxHeartRateBpm"]),
    );
    const whole = aFinishedLog({ measures: NO_MEASURES });
    expect(completedSportLog(whole, track)?.measures).toEqual(track.measures);
  });

  it("learns what was done where nobody said it, and its name where it has none", () => {
    const unknown = {
      matchedCategoryId: null,
      mets: { stated: null, adult: null, olderAdult: null },
      exerciseType: null,
    };
    const ride = recorded({
      sportName: "Evening ride",
      matchedCategoryId: "bicycling",
      exerciseType: "bicycling",
      mets: { stated: null, adult: 7, olderAdult: 6 },
    });
    const { matchedCategoryId, exerciseType, mets } = ride;
    const nameless = aFinishedLog({ ...unknown, sportName: "Activity" });
    expect(completedSportLog(nameless, ride)).toMatchObject({
      sportName: "Evening ride",
      matchedCategoryId,
      exerciseType,
      mets,
    });
    const named = aFinishedLog({ ...unknown, sportName: "Old friend" });
    expect(completedSportLog(named, ride)).toMatchObject({ sportName: "Old friend", mets });
    const kubb = aFinishedLog({ ...unknown, exerciseType: "kubb" });
    expect(completedSportLog(kubb, ride)).toBeUndefined();
  });
});
