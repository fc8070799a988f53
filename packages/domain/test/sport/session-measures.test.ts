import { describe, expect, it } from "vitest";
import {
  isWithinBounds,
  NO_MEASURES,
  requireConsistentMeasures,
  type SessionMeasures,
  type StatedMeasures,
  statedMeasures,
  withMeasures,
} from "../../src/sport/session-measures.ts";
import { changeSportLog, recordSportLog } from "../../src/sport/sport-log.ts";
import { anOpenSportLog, aSportLog, at, MINUTE } from "../support/builders.ts";

describe("the measures of a session", () => {
  it("are kept with the decimals they have", () => {
    expect(
      statedMeasures({
        distanceMeters: 5012.349,
        movingSeconds: 1799.5,
        elevationGainMeters: 41.25,
        averageHeartRateBpm: 147.4,
        maxHeartRateBpm: 171.5,
        steps: 6100,
      }),
    ).toEqual({
      distanceMeters: 5012.3,
      movingSeconds: 1800,
      elevationGainMeters: 41.3,
      averageHeartRateBpm: 147,
      maxHeartRateBpm: 172,
      steps: 6100,
      computed: [],
    });
  });

  it("are none where nothing is stated", () => {
    expect(statedMeasures({})).toBe(NO_MEASURES);
    expect(statedMeasures({ steps: null, distanceMeters: undefined })).toBe(NO_MEASURES);
  });

  it("change one by one: an absent one stays, null removes, a stated one is computed no longer", () => {
    const measures = {
      ...NO_MEASURES,
      distanceMeters: 5_000,
      elevationGainMeters: 10,
      computed: ["distanceMeters", "elevationGainMeters"] as const,
    };
    expect(withMeasures(measures, {})).toBe(measures);
    expect(withMeasures(measures, { distanceMeters: 5_100 })).toEqual({
      ...measures,
      distanceMeters: 5_100,
      computed: ["elevationGainMeters"],
    });
    expect(withMeasures(measures, { distanceMeters: null, elevationGainMeters: null })).toEqual({
      ...NO_MEASURES,
      removed: ["distanceMeters", "elevationGainMeters"],
    });
  });

  it("have bounds", () => {
    const cases = [
      ["distanceMeters", 0, 1_000_000],
      ["movingSeconds", 0, 604_800],
      ["elevationGainMeters", 0, 100_000],
      ["averageHeartRateBpm", 25, 250],
      ["maxHeartRateBpm", 25, 250],
      ["steps", 0, 1_000_000],
    ] as const;
    for (const [name, min, max] of cases) {
      expect([min, max].map((value) => isWithinBounds(name, value))).toEqual([true, true]);
      expect([min - 1, max + 1].map((value) => isWithinBounds(name, value))).toEqual([
        false,
        false,
      ]);
      expect(isWithinBounds(name, Number.NaN)).toBe(false);
    }
  });

  it("do not contradict each other", () => {
    const above = statedMeasures({ averageHeartRateBpm: 160, maxHeartRateBpm: 159 });
    expect(() => requireConsistentMeasures(above, null)).toThrow(/averageHeartRateBpm/);
    const equal = statedMeasures({ averageHeartRateBpm: 160, maxHeartRateBpm: 160 });
    expect(() => requireConsistentMeasures(equal, null)).not.toThrow();
  });

  it("move no longer than the session lasts, a begun second not counted", () => {
    const moving = statedMeasures({ movingSeconds: 1_800 });
    expect(() => requireConsistentMeasures(moving, 1_799_500)).not.toThrow();
    expect(() => requireConsistentMeasures(moving, 1_799_000)).toThrow(/movingSeconds/);
    expect(() => requireConsistentMeasures(moving, null)).not.toThrow();
  });
});

describe("a log with measures", () => {
  const moving = statedMeasures({ movingSeconds: 1_800 });

  it("is refused where more time was in motion than went by", () => {
    const log = aSportLog({ minutes: 29, measures: moving });
    expect(() => recordSportLog(log, log, log.createdAt)).toThrow(/movingSeconds/);
    expect(() =>
      changeSportLog(aSportLog({ minutes: 29 }), { measures: moving }, at("2026-03-02T12:00")),
    ).toThrow(/movingSeconds/);
  });

  it("has no more time in motion than it is shortened to, unless that is stated with the change", () => {
    const log = aSportLog({ minutes: 60, measures: moving });
    const sportEnd = new Date(log.sportStart.getTime() + 29 * MINUTE + 999);
    const shortened = (measures?: StatedMeasures) =>
      changeSportLog(log, { sportEnd, measures }, at("2026-03-02T12:00")).measures;
    expect(shortened().movingSeconds).toBe(29 * 60);
    expect(shortened({ movingSeconds: 60 }).movingSeconds).toBe(60);
    expect(() => shortened({ movingSeconds: 1_800 })).toThrow(/movingSeconds/);
  });

  it("keeps a time in motion that was too long before, unless the session becomes shorter still", () => {
    const log = aSportLog({ minutes: 20, measures: moving });
    const moved = (byMinutes: number, minutes: number) => {
      const sportStart = new Date(log.sportStart.getTime() + byMinutes * MINUTE);
      const sportEnd = new Date(sportStart.getTime() + minutes * MINUTE);
      const now = at("2026-03-02T12:00");
      return changeSportLog({ ...log, sportStart }, { sportEnd }, now, log).measures.movingSeconds;
    };
    expect([moved(60, 20), moved(0, 25), moved(0, 40)]).toEqual([1_800, 1_800, 1_800]);
    expect([moved(0, 19), moved(60, 10)]).toEqual([19 * 60, 10 * 60]);
    // One that fitted gives way however the times change.
    const fitting = aSportLog({ minutes: 40, measures: moving });
    const sportEnd = new Date(fitting.sportStart.getTime() + 25 * MINUTE);
    const cut = changeSportLog(fitting, { sportEnd }, at("2026-03-02T12:00"));
    expect(cut.measures.movingSeconds).toBe(25 * 60);
  });

  it("loses what its track added up where it is trimmed below its time in motion, and keeps what was told", () => {
    const measures = {
      ...statedMeasures({
        distanceMeters: 5_000,
        movingSeconds: 1_800,
        elevationGainMeters: 40,
        maxHeartRateBpm: 170,
        steps: 6_000,
      }),
      computed: ["distanceMeters", "movingSeconds", "elevationGainMeters", "maxHeartRateBpm"],
    } as const;
    const log = aSportLog({ minutes: 60, measures });
    const trimmed = (minutes: number, kept: SessionMeasures) =>
      changeSportLog(
        { ...log, measures: kept },
        { sportEnd: new Date(log.sportStart.getTime() + minutes * MINUTE) },
        at("2026-03-02T12:00"),
      ).measures;
    expect(trimmed(20, measures)).toEqual({
      ...measures,
      distanceMeters: null,
      movingSeconds: null,
      elevationGainMeters: null,
      computed: ["maxHeartRateBpm"],
    });
    expect(trimmed(40, measures)).toBe(measures);
    const told = { ...measures, computed: ["elevationGainMeters"] } as const;
    expect(trimmed(20, told)).toEqual({
      ...measures,
      movingSeconds: 1_200,
      elevationGainMeters: null,
      computed: [],
    });
  });

  it("may be under way, and keeps what other changes do not name", () => {
    const log = anOpenSportLog({ measures: moving });
    expect(changeSportLog(log, { calories: 1 }, at("2026-03-02T12:00")).measures).toBe(moving);
    expect(recordSportLog({ ...log, measures: moving }, log, log.createdAt).measures).toBe(moving);
  });

  it("has neither measures nor a source unless they are stated", () => {
    const { measures: _measures, source: _source, ...log } = aSportLog();
    expect(recordSportLog(log, log, log.createdAt)).toMatchObject({
      measures: NO_MEASURES,
      source: null,
    });
  });
});
