import {
  groupAmounts,
  MAX_LISTED_SESSIONS,
  NO_AMOUNT,
  pickSessions,
  RECORD_PICKS,
  recordAmounts,
  recordContext,
  type SessionLabel,
  type SessionScope,
  type SportLog,
  sessionLabels,
  sessionStreaks,
} from "@health-exercise/domain/sport";
import type { LocalDate, TimeZone, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { describeSessionChoices } from "./session-choices.contract.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const MADRID = "Europe/Madrid" as TimeZone;
/** The last of its days has 23 hours. */
const WEEK = { start: "2026-03-23" as LocalDate, end: "2026-03-29" as LocalDate };
const BEFORE = "2026-03-22" as LocalDate;
/** Which goes on beyond midnight. */
const NIGHT = { from: 18 * 60, until: 29 * 60 };
const EVERYTHING: SessionScope = { range: null, labels: null };
const RUNNING: SessionLabel = { sportName: "Running", exerciseType: null };

type Needed = "users" | "sportLogs" | "records";

export function describeRecordRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describeSessionChoices(name, makeStorage);

  describe(`${name}: records`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const [user, other] = [aUser(), aUser()];
      for (const each of [user, other]) await storage.users.insertUser(each);
      userId = user.id;
      await storage.sportLogs.insertSportLog(aSportLog({ userId: other.id }));
    });

    const pauses = [
      {
        startDate: "2026-03-26" as LocalDate,
        endDate: "2026-03-27" as LocalDate,
        reason: "rest" as const,
      },
    ];
    const context = recordContext(
      aProfile({ pauses }),
      MADRID,
      new Date("2026-03-29T10:00:00.000Z"),
    );

    const insert = async (logs: readonly SportLog[]) => {
      for (const log of logs) await storage.sportLogs.insertSportLog(log);
    };
    const startedAt = (start: string, facts: Parameters<typeof aSportLog>[0] = {}) =>
      aSportLog({ userId, sportStart: new Date(start), ...facts });
    const byName = (labels: readonly SessionLabel[]) =>
      labels.map(({ sportName, exerciseType }) => `${sportName} ${exerciseType}`).sort();
    const someLogs = () => [
      startedAt("2026-03-22T22:59:59.999Z", { calories: 900 }),
      startedAt("2026-03-22T23:00:00.000Z", { exerciseType: "running" }),
      startedAt("2026-03-25T07:00:00.000Z", { sportEnd: null }),
      startedAt("2026-03-25T18:00:00.000Z", { sportName: "Yoga", matchedCategoryId: null }),
      startedAt("2026-03-28T07:00:00.000Z", { sportName: "Yoga", exerciseType: "stretching" }),
      startedAt("2026-03-29T09:00:00.000Z", { calories: 900 }),
      startedAt("2026-03-29T21:59:59.999Z", {
        mets: { stated: 3.33, adult: 8, olderAdult: 6 },
      }),
      startedAt("2026-03-29T09:30:00.000Z", { sportName: "Rowing", finished: false }),
    ];

    it("has nothing of somebody without sessions", async () => {
      const { records } = storage;
      expect(await records.sessionLabels(userId, null, context)).toEqual([]);
      expect(await records.recordAmounts(userId, [EVERYTHING], context)).toEqual([NO_AMOUNT]);
      expect(await records.recordAmounts(userId, [], context)).toEqual([]);
      expect(await records.groupAmounts(userId, EVERYTHING, { by: "weekday" }, context)).toEqual({
        whole: NO_AMOUNT,
        groups: [],
      });
      for (const pick of RECORD_PICKS) {
        expect(await records.pickSessions(userId, EVERYTHING, pick, context)).toEqual({
          whole: NO_AMOUNT,
          sessions: [],
        });
      }
      expect(await records.sessionStreaks(userId, null, context)).toEqual({
        currentDays: 0,
        longestDays: 0,
      });
    });

    it("tells what finished sessions are called, each name with each type once", async () => {
      const logs = someLogs();
      await insert(logs);
      const labels = await storage.records.sessionLabels(userId, null, context);
      expect(byName(labels)).toEqual([
        "Running null",
        "Running running",
        "Yoga null",
        "Yoga stretching",
      ]);
      const ofWeek = await storage.records.sessionLabels(userId, WEEK, context);
      expect(byName(ofWeek)).toEqual(byName(sessionLabels(logs, WEEK, context)));
    });

    it("adds up each scope, by local days and by labels", async () => {
      const logs = someLogs();
      await insert(logs);
      const scopes: readonly SessionScope[] = [
        EVERYTHING,
        { range: WEEK, labels: null },
        { range: WEEK, labels: [RUNNING] },
        { range: null, labels: [] },
        { range: { start: WEEK.end, end: WEEK.start }, labels: null },
        { range: null, labels: [RUNNING, { sportName: "Yoga", exerciseType: "stretching" }] },
      ];
      const amounts = await storage.records.recordAmounts(userId, scopes, context);
      expect(amounts).toEqual(recordAmounts(logs, scopes, context));
      expect(amounts.map(({ totals }) => totals.sessions)).toEqual([7, 6, 3, 0, 0, 5]);
    });

    it.each(["day", "weekday", "week", "month"] as const)("groups by %s", async (by) => {
      const logs = someLogs();
      await insert(logs);
      const scope = { range: null, labels: [RUNNING] };
      expect(await storage.records.groupAmounts(userId, scope, { by }, context)).toEqual(
        groupAmounts(logs, scope, { by }, context),
      );
    });

    it("means the sessions that begin at a time of the day, by the clocks of the place", async () => {
      await insert(someLogs());
      const { records } = storage;
      const hours = { from: 7 * 60, until: 9 * 60 + 30 };
      const scopes: readonly SessionScope[] = [
        { range: WEEK, labels: null, hours },
        { range: null, labels: null, hours: { from: 0, until: 60 } },
        { range: null, labels: [RUNNING], hours: { from: 23 * 60, until: 24 * 60 } },
        { range: WEEK, labels: null, hours: NIGHT },
        { range: { start: BEFORE, end: BEFORE }, labels: null, hours: NIGHT },
        { range: null, labels: null, hours: NIGHT },
        EVERYTHING,
      ];
      const amounts = await records.recordAmounts(userId, scopes, context);
      expect(amounts).toEqual(recordAmounts(someLogs(), scopes, context));
      expect(amounts.map(({ totals }) => totals.sessions)).not.toContain(0);
      const [scope = EVERYTHING] = scopes;
      expect(await records.groupAmounts(userId, scope, { by: "day" }, context)).toEqual(
        groupAmounts(someLogs(), scope, { by: "day" }, context),
      );
      const { whole } = await records.pickSessions(userId, scope, "list", context);
      expect(whole).toEqual(amounts[0]);
    });

    it("means what begins later than a session, and not the session itself", async () => {
      await insert(someLogs());
      const { records } = storage;
      const [first] = someLogs().map(({ sportStart }) => sportStart);
      const scopes: readonly SessionScope[] = [
        { range: WEEK, labels: null, after: first },
        { range: null, labels: null, after: first },
        { range: WEEK, labels: null, after: new Date("2020-01-01T00:00:00.000Z") },
        EVERYTHING,
      ];
      const amounts = await records.recordAmounts(userId, scopes, context);
      expect(amounts).toEqual(recordAmounts(someLogs(), scopes, context));
      const [, later, , all] = amounts.map(({ totals }) => totals.sessions);
      expect(later).toBeLessThan(all ?? 0);
    });

    it("groups by what labels stand for, and leaves out what stands for nothing", async () => {
      const logs = someLogs();
      await insert(logs);
      const keys = [
        { label: RUNNING, key: "running" },
        { label: { sportName: "Running", exerciseType: "running" }, key: "running" },
        { label: { sportName: "Yoga", exerciseType: "stretching" }, key: "yoga" },
      ];
      const grouping = { by: "sport", keys } as const;
      const scope = { range: WEEK, labels: null };
      const found = await storage.records.groupAmounts(userId, scope, grouping, context);
      expect(found).toEqual(groupAmounts(logs, scope, grouping, context));
      expect(found.groups.map(({ key, amount }) => [key, amount.activeDays])).toEqual([
        ["running", 3],
        ["yoga", 1],
      ]);
    });

    it.each(RECORD_PICKS)("picks sessions: %s", async (pick) => {
      const logs = someLogs();
      await insert(logs);
      for (const scope of [EVERYTHING, { range: WEEK, labels: [RUNNING] }]) {
        expect(await storage.records.pickSessions(userId, scope, pick, context)).toEqual(
          pickSessions(logs, scope, pick, context),
        );
      }
    });

    it("lists the first of many sessions, and tells of how many", async () => {
      const logs = Array.from({ length: MAX_LISTED_SESSIONS + 1 }, (_, minute) =>
        startedAt(`2026-03-24T10:${String(minute).padStart(2, "0")}:00.000Z`),
      );
      await insert(logs);
      const found = await storage.records.pickSessions(userId, EVERYTHING, "list", context);
      expect(found.sessions.map(({ log }) => log.id)).toEqual(
        logs.slice(0, MAX_LISTED_SESSIONS).map(({ id }) => id),
      );
      expect(found.whole.totals.sessions).toBe(logs.length);
    });

    it("counts streaks of all sessions or of some, without the paused days", async () => {
      const logs = someLogs();
      await insert(logs);
      for (const labels of [null, [RUNNING], []]) {
        expect(await storage.records.sessionStreaks(userId, labels, context)).toEqual(
          sessionStreaks(logs, labels, context),
        );
      }
      expect(await storage.records.sessionStreaks(userId, null, context)).toEqual({
        currentDays: 3,
        longestDays: 3,
      });
    });
  });
}
