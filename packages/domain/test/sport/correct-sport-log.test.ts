import { describe, expect, it } from "vitest";
import { correctSportLog } from "../../src/sport/correct-sport-log.ts";
import { NO_MEASURES, statedMeasures } from "../../src/sport/session-measures.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import { aSportLog, at, DAY } from "../support/builders.ts";

const NOW = at("2026-03-03T08:00");
const NOBODY = { weightKg: null, olderAdultFrom: null };
const RUN = aSportLog({
  sportName: "Running",
  exerciseType: null,
  mets: { stated: null, adult: 8, olderAdult: 7 },
  matchedCategoryId: "running",
});

const corrected = (correction: Parameters<typeof correctSportLog>[1], log: SportLog = RUN) =>
  correctSportLog(log, correction, NOBODY, NOW);

describe("correctSportLog", () => {
  it("changes what is sent, keeps the rest, and counts a revision", () => {
    const sportStart = new Date(RUN.sportStart.getTime() - 60_000);
    expect(corrected({ sportStart, notes: "Earlier", isCustom: true })).toEqual({
      ...RUN,
      sportStart,
      notes: "Earlier",
      isCustom: true,
      updatedAt: NOW,
      revision: RUN.revision + 1,
    });
  });

  it("takes away what may be absent", () => {
    const told = { ...RUN, notes: "Windy", exerciseType: "running", feedback: "good" };
    expect(corrected({ notes: null, exerciseType: null, feedback: null }, told)).toMatchObject({
      notes: null,
      exerciseType: null,
      feedback: null,
    });
  });

  it("looks another name or type up anew, and nothing else", () => {
    expect(corrected({ sportName: "Swimming laps" }).matchedCategoryId).toBe("water_activities");
    const nameless = { ...RUN, sportName: "Something", matchedCategoryId: null };
    expect(corrected({ exerciseType: "running" }, nameless).matchedCategoryId).toBe("running");
    // These METs are of no table: they would not come back from one.
    expect(corrected({ sportName: "Running", calories: 5 }).mets).toEqual(RUN.mets);
    expect(corrected({ sportName: "Xyzzy" })).toMatchObject({
      mets: { stated: null, adult: null, olderAdult: null },
      matchedCategoryId: null,
    });
  });

  it("takes a stated MET, rounded to hundredths, keeps it under another name, and takes it back", () => {
    const stated = corrected({ met: 6.256 });
    expect(stated.mets).toEqual({ ...RUN.mets, stated: 6.26 });
    expect(corrected({ sportName: "Xyzzy" }, stated).mets.stated).toBe(6.26);
    expect(corrected({ met: null }, stated).mets).toEqual(RUN.mets);
  });

  it("takes what a log shows already for no statement of the person", () => {
    const device = aSportLog({ ...RUN, calories: 300, caloriesSource: "device" });
    const back = corrected({ calories: 300, met: 8, notes: "Hot" }, device);
    expect(back).toMatchObject({ caloriesSource: "device", mets: RUN.mets, notes: "Hot" });
    expect(corrected({ calories: 301 }, device).caloriesSource).toBe("user");
  });

  it("invents no end for a finished log that has none, however long ago it was", () => {
    const endless = aSportLog({ ...RUN, sportEnd: null });
    const back = { finished: true, sportEnd: null, calories: endless.calories, notes: "Hot" };
    for (const days of [0, 3, 20]) {
      const now = new Date(RUN.sportStart.getTime() + days * DAY);
      expect(correctSportLog(endless, back, NOBODY, now)).toMatchObject({
        finished: true,
        sportEnd: null,
        notes: "Hot",
      });
    }
  });

  it("fails for nothing that it leaves as it was, and that it does not make wrong", () => {
    const end = RUN.sportEnd?.getTime() ?? 0;
    const longer = (end - RUN.sportStart.getTime()) / 1_000 + 60;
    const wrong = {
      ...RUN,
      measures: statedMeasures({
        movingSeconds: longer,
        averageHeartRateBpm: 150,
        maxHeartRateBpm: 140,
      }),
    };
    expect(corrected({ notes: "a" }, wrong).notes).toBe("a");
    expect(corrected({ measures: { distanceMeters: 5_000 } }, wrong).measures).toMatchObject({
      distanceMeters: 5_000,
      movingSeconds: longer,
    });
    const shown = { measures: { movingSeconds: longer, averageHeartRateBpm: 150 }, notes: "b" };
    expect(corrected(shown, wrong).notes).toBe("b");
    expect(() => corrected({ measures: { movingSeconds: longer + 1 } }, wrong)).toThrow("moving");
    expect(() => corrected({ measures: { maxHeartRateBpm: 141 } }, wrong)).toThrow("averageHeart");
    expect(corrected({ sportEnd: new Date(end - 1_000) }, wrong).measures).toMatchObject({
      movingSeconds: longer - 61,
      averageHeartRateBpm: 150,
    });
    expect(corrected({ sportEnd: new Date(end + 60_000) }, wrong).sportEnd).not.toEqual(
      RUN.sportEnd,
    );
    const endsBefore = { ...RUN, sportEnd: new Date(RUN.sportStart.getTime() - 1_000) };
    expect(corrected({ notes: "c" }, endsBefore).notes).toBe("c");
  });

  it("refuses a start behind the end or more than 7 days before it, by the time that was changed", () => {
    const { sportEnd } = RUN;
    const after = new Date((sportEnd?.getTime() ?? 0) + 1);
    const before = new Date((sportEnd?.getTime() ?? 0) - 7 * 86_400_000 - 1);
    for (const sportStart of [after, before]) {
      expect(() => corrected({ sportStart })).toThrow("sportStart");
      expect(() => corrected({ sportStart, sportEnd })).toThrow("sportStart");
    }
    const both = { sportStart: after, sportEnd: new Date(after.getTime() - 60_000) };
    expect(() => corrected(both)).toThrow("sportEnd");
  });

  it("gives the time in motion no more room than the session has left", () => {
    const moving = { ...RUN, measures: statedMeasures({ movingSeconds: 1_500, steps: 9 }) };
    const later = (minutes: number) => new Date(RUN.sportStart.getTime() + minutes * 60_000);
    expect(corrected({ sportStart: later(40) }, moving).measures.movingSeconds).toBe(1_200);
    expect(corrected({ sportEnd: later(26) }, moving).measures).toBe(moving.measures);
    // What is shown already is stated anew by nobody.
    const sentBack = { sportEnd: later(10), measures: { movingSeconds: 1_500, steps: 9 } };
    expect(corrected(sentBack, moving).measures).toMatchObject({ movingSeconds: 600, steps: 9 });
    const stated = { sportEnd: later(10), measures: { movingSeconds: 601 } };
    expect(() => corrected(stated, moving)).toThrow("movingSeconds");
    const other = { sportEnd: later(10), measures: { distanceMeters: 2_000 } };
    expect(corrected(other, moving).measures).toMatchObject({ movingSeconds: 600 });
  });

  it("takes a computed time in motion and distance away where the session is shorter, for another recording to tell", () => {
    const told = statedMeasures({ movingSeconds: 1_500, distanceMeters: 5_000 });
    const log = {
      ...RUN,
      measures: { ...told, computed: ["movingSeconds", "distanceMeters"] as const },
    };
    const sportEnd = new Date(RUN.sportStart.getTime() + 600_000);
    expect(corrected({ sportEnd }, log).measures).toBe(NO_MEASURES);
    const withSteps = { ...log, measures: { ...log.measures, steps: 9 } };
    expect(corrected({ sportEnd }, withSteps).measures).toEqual(statedMeasures({ steps: 9 }));
    const alone = {
      ...statedMeasures({ movingSeconds: 1_500 }),
      computed: ["movingSeconds"] as const,
    };
    expect(corrected({ sportEnd }, { ...RUN, measures: alone }).measures).toBe(NO_MEASURES);
  });
});
