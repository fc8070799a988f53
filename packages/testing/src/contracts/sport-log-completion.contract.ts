import {
  changeSportLog,
  type FinishedSportLog,
  NO_MEASURES,
  NOT_KNOWN,
  type RecordedTrack,
} from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const START = new Date("2026-03-02T07:00:00.000Z");
const LATER = new Date("2026-04-01T12:00:00.000Z");
const MEASURED = { ...NO_MEASURES, distanceMeters: 5_000, averageHeartRateBpm: 148 };

/** A way due north with a pulse that rises. */
const TRACK: RecordedTrack = {
  track: {
    seconds: Int32Array.of(0, 60),
    latitudes: Int32Array.of(46_000_000, 46_010_000),
    longitudes: Int32Array.of(14_000_000, 14_000_000),
    elevationDecimeters: Int32Array.of(NOT_KNOWN, NOT_KNOWN),
    heartRates: Int32Array.of(100, 120),
  },
  fastest: { oneKilometer: 300_000, fiveKilometers: null, tenKilometers: null, halfMarathon: null },
};

type Needed = "users" | "sportLogs";

/** The part of the suite about logs that are there when a file tells more of them. */
export function describeSportLogCompletion(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: sport logs that an import completes`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });

    const finished = (facts: Partial<FinishedSportLog> = {}): FinishedSportLog => ({
      ...aSportLog({ userId, sportStart: START, ...facts }),
      finished: true,
    });
    const recorded = (facts: Partial<FinishedSportLog> = {}) =>
      finished({ createdAt: LATER, updatedAt: LATER, measures: MEASURED, ...facts });
    const read = async (id: SportLogId) => (await storage.sportLogs.getSportLog(userId, id)).log;
    const bringIn = (log: FinishedSportLog, track?: RecordedTrack) =>
      storage.sportLogs.insertNewSportLogs(
        userId,
        [log],
        track && new Map([[log.id, track] as const]),
      );

    it("get what they lack, and keep what they have", async () => {
      const log = finished({ calories: 250, notes: "slow" });
      await storage.sportLogs.insertSportLog(log);
      const other = recorded({ calories: 300, notes: "fast", sportName: "Other" });
      expect(await bringIn(other, TRACK)).toEqual({ inserted: 0, completed: 1 });
      expect(await read(log.id)).toEqual({
        ...log,
        measures: MEASURED,
        updatedAt: LATER,
        revision: 2,
      });
      expect(await storage.sportLogs.findSportTrack(userId, log.id)).toEqual(TRACK.track);
      expect(await bringIn(other, TRACK)).toEqual({ inserted: 0, completed: 0 });
    });

    it("get a track alone, and never another one", async () => {
      const log = finished({ measures: MEASURED });
      await storage.sportLogs.insertSportLog(log);
      expect(await bringIn(recorded(), TRACK)).toEqual({ inserted: 0, completed: 1 });
      const shorter = { ...TRACK, track: { ...TRACK.track, heartRates: Int32Array.of(90, 90) } };
      expect(await bringIn(recorded(), shorter)).toEqual({ inserted: 0, completed: 0 });
      expect(await read(log.id)).toEqual(log);
      expect(await storage.sportLogs.findSportTrack(userId, log.id)).toEqual(TRACK.track);
    });

    it("are told by their source, whenever it says they started", async () => {
      const source = { kind: "strava", externalId: "1" };
      const log = finished({ source });
      await storage.sportLogs.insertSportLog(log);
      const other = recorded({ source, sportStart: new Date(START.getTime() + 600_000) });
      expect(await bringIn(other)).toEqual({ inserted: 0, completed: 1 });
      expect(await read(log.id)).toMatchObject({ sportStart: START, measures: MEASURED, source });
    });

    it("stay without what their person took away", async () => {
      const log = finished({ measures: MEASURED });
      await storage.sportLogs.insertSportLog(log);
      const corrected = changeSportLog(log, { measures: { distanceMeters: null } }, START);
      await storage.sportLogs.replaceSportLog(corrected);
      expect(await bringIn(recorded())).toEqual({ inserted: 0, completed: 0 });
      expect(await read(log.id)).toEqual(corrected);
    });

    it("stay as they are while they are under way", async () => {
      const open = aSportLog({ userId, sportStart: START, finished: false });
      await storage.sportLogs.insertSportLog(open);
      expect(await bringIn(recorded(), TRACK)).toEqual({ inserted: 0, completed: 0 });
      expect(await read(open.id)).toEqual(open);
      expect(await storage.sportLogs.findSportTrack(userId, open.id)).toBeUndefined();
    });
  });
}
