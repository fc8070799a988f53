import {
  chooseSessions,
  MAX_LISTED_SESSIONS,
  MAX_TOLD_SESSIONS,
  measureSessions,
  type RecordChoice,
  recordContext,
  type SessionLabel,
  type SessionScope,
  type SportLog,
  statedMeasures,
} from "@health-exercise/domain/sport";
import type { LocalDate, TimeZone, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const WEEK = { start: "2026-03-23" as LocalDate, end: "2026-03-29" as LocalDate };
const EVERYTHING: SessionScope = { range: null, labels: null };
const RUNNING: SessionLabel = { sportName: "Running", exerciseType: null };

type Needed = "users" | "sportLogs" | "records";

/** Sessions that are chosen out of all, and what all of them tell of pulse, steps and climbs. */
export function describeSessionChoices(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: chosen sessions`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const [user, other] = [aUser(), aUser()];
      for (const each of [user, other]) await storage.users.insertUser(each);
      userId = user.id;
      const measures = statedMeasures({ averageHeartRateBpm: 99, steps: 1 });
      await storage.sportLogs.insertSportLog(aSportLog({ userId: other.id, measures }));
    });

    const context = recordContext(
      aProfile(),
      "Europe/Madrid" as TimeZone,
      new Date("2026-03-29T10:00:00.000Z"),
    );

    const insert = async (logs: readonly SportLog[]) => {
      for (const log of logs) await storage.sportLogs.insertSportLog(log);
    };

    const measuredLogs = (): SportLog[] =>
      [
        { seconds: 1_803, distanceMeters: 5_000, averageHeartRateBpm: 151, maxHeartRateBpm: 171 },
        { seconds: 1_802, distanceMeters: 5_000.1, averageHeartRateBpm: 140, steps: 4_321 },
        { seconds: 1_200, distanceMeters: 2_500, elevationGainMeters: 100.1 },
        { seconds: 1_200, distanceMeters: 900 },
        { seconds: 7_200 },
        { seconds: null, averageHeartRateBpm: 130, elevationGainMeters: 30.4, steps: 12 },
      ].map(({ seconds, ...measures }, index) => {
        const sportStart = new Date(Date.UTC(2026, 2, 24 + index, 16));
        const sportEnd = seconds === null ? null : new Date(sportStart.getTime() + seconds * 1_000);
        return aSportLog({ userId, sportStart, sportEnd, measures: statedMeasures(measures) });
      });

    it.each([
      { by: "latest", count: 3 },
      { by: "shortest" },
      { by: "slowest" },
      { by: "most_beats" },
      { by: "most_steps" },
      { by: "most_climb" },
      { by: "bound", bound: { measure: "minutes", side: "above", value: 30 } },
      { by: "bound", bound: { measure: "minutes", side: "least", value: 30.1 } },
      { by: "bound", bound: { measure: "minutes", side: "below", value: 30 } },
      { by: "bound", bound: { measure: "minutes", side: "most", value: 30 } },
      { by: "bound", bound: { measure: "meters", side: "above", value: 5_000 } },
      { by: "bound", bound: { measure: "meters", side: "most", value: 5_000 } },
      { by: "bound", bound: { measure: "meters", side: "least", value: 500_000 } },
      { by: "bound", bound: { measure: "meters", side: "between", value: 3_000, upTo: 5_000 } },
      { by: "bound", bound: { measure: "minutes", side: "between", value: 20, upTo: 30 } },
    ] as const satisfies readonly RecordChoice[])("chooses sessions: %j", async (choice) => {
      const logs = measuredLogs();
      await insert(logs);
      for (const scope of [EVERYTHING, { range: WEEK, labels: [RUNNING] }]) {
        expect(await storage.records.chooseSessions(userId, scope, choice, context)).toEqual(
          chooseSessions(logs, scope, choice, context),
        );
      }
    });

    it("chooses out of all sessions, however many, and tells how many are meant", async () => {
      const logs = Array.from({ length: MAX_LISTED_SESSIONS + 9 }, (_, minute) => {
        const start = new Date(Date.UTC(2026, 2, 24, 10, minute));
        const sportEnd = new Date(start.getTime() + (90 - minute) * 60_000);
        return aSportLog({ userId, sportStart: start, sportEnd });
      });
      await insert(logs);
      const { records } = storage;
      const { sessions } = await records.chooseSessions(
        userId,
        EVERYTHING,
        { by: "shortest" },
        context,
      );
      expect(sessions.map(({ log }) => log.id)).toEqual([logs.at(-1)?.id]);
      const bound = { measure: "minutes", side: "above", value: 40 } as const;
      const found = await records.chooseSessions(
        userId,
        EVERYTHING,
        { by: "bound", bound },
        context,
      );
      expect(found.meant).toBe(50);
      expect(found.sessions.map(({ log }) => log.id)).toEqual(
        logs.slice(0, MAX_TOLD_SESSIONS).map(({ id }) => id),
      );
    });

    it("adds up what sessions tell of pulse, steps and climbs", async () => {
      expect(await storage.records.measureSessions(userId, EVERYTHING, context)).toEqual(
        measureSessions([], EVERYTHING, context),
      );
      const logs = measuredLogs();
      await insert(logs);
      for (const scope of [EVERYTHING, { range: WEEK, labels: [RUNNING] }]) {
        expect(await storage.records.measureSessions(userId, scope, context)).toEqual(
          measureSessions(logs, scope, context),
        );
      }
    });
  });
}
