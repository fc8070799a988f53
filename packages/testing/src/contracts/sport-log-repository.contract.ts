import { NO_MEASURES, type SportLog, statedMeasures } from "@health-exercise/domain/sport";
import {
  type LocalDate,
  olderAdultFrom,
  type TimeZone,
  type UserId,
} from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { aSportLogId } from "../builders/an-id.ts";
import { inactiveUsers } from "./inactive-users.ts";
import { describeSourcedSportLogs } from "./sourced-sport-log.contract.ts";
import { describeSportLogCompletion } from "./sport-log-completion.contract.ts";
import { describeSportLogImport } from "./sport-log-import.contract.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NO_BODY_MEASURES = { weightKg: null, olderAdultFrom: null };
const ALL = { limit: 100, offset: 0 };
const NOW = new Date("2026-03-03T12:00:00.000Z");

type Needed = "users" | "profiles" | "sportLogs";

export function describeSportLogRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describeSportLogImport(name, makeStorage);
  describeSportLogCompletion(name, makeStorage);
  describeSourcedSportLogs(name, makeStorage);
  describe(`${name}: sport logs`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    let otherId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const [user, other] = [aUser(), aUser()];
      await storage.users.insertUser(user);
      await storage.users.insertUser(other);
      userId = user.id;
      otherId = other.id;
    });

    const insert = async (...logs: readonly SportLog[]) => {
      for (const log of logs) await storage.sportLogs.insertSportLog(log);
    };
    const list = (
      filter: Parameters<StorageOf<Needed>["sportLogs"]["listSportLogs"]>[1] = {},
      page = { limit: 20, offset: 0 },
    ) => storage.sportLogs.listSportLogs(userId, filter, page);

    it("gives back what was inserted", async () => {
      const log = aSportLog({
        userId,
        sportName: "Schwimmen 🏊",
        sportStart: new Date("1970-01-01T00:00:00.001Z"),
        sportEnd: new Date("1970-01-08T00:00:00.001Z"),
        calories: 20_000,
        caloriesSource: "device",
        feedback: '{"perceived_exertion":7.25}',
        notes: "two\nlines",
        exerciseType: "swimming",
        isCustom: true,
        mets: {
          stated: 5.25,
          adult: null,
          olderAdult: 0.9,
          olderAdultEdition: "wheelchair-2024",
        },
        matchedCategoryId: null,
        measures: {
          distanceMeters: 1_000_000,
          movingSeconds: 604_800,
          elevationGainMeters: 100_000,
          averageHeartRateBpm: 25,
          maxHeartRateBpm: 250,
          steps: 1_000_000,
          computed: ["distanceMeters", "maxHeartRateBpm"],
        },
        source: { kind: "apple_health", externalId: "A-1" },
        updatedAt: new Date("2026-03-02T07:00:00.999Z"),
      });
      const open = aSportLog({ userId, finished: false, sportEnd: new Date("2026-03-02T08:00Z") });
      await insert(log, open);
      expect((await storage.sportLogs.getSportLog(userId, log.id)).log).toEqual(log);
      expect((await storage.sportLogs.getSportLog(userId, open.id)).log).toEqual(open);
    });

    it("gives the measures of the owner with everything that is read", async () => {
      expect(await storage.sportLogs.insertSportLog(aSportLog({ userId }))).toEqual(
        NO_BODY_MEASURES,
      );
      const profile = aProfile({
        userId,
        weightKg: 71.5,
        birth: { kind: "date", date: "1964-03-29" as LocalDate },
        timeZone: "Asia/Kathmandu" as TimeZone,
      });
      await storage.profiles.saveProfile(profile);
      const measures = { weightKg: 71.5, olderAdultFrom: olderAdultFrom(profile) };
      const log = aSportLog({ userId });
      expect(await storage.sportLogs.insertSportLog(log)).toEqual(measures);
      expect(await storage.sportLogs.getSportLog(userId, log.id)).toEqual({ log, measures });
      expect(await storage.sportLogs.findOpenSportLog(userId)).toEqual({
        log: undefined,
        measures,
      });
      expect((await list()).measures).toEqual(measures);
      expect((await list({ exerciseType: "nothing" })).measures).toEqual(measures);
    });

    it("refuses a second open log and names the one under way", async () => {
      const open = aSportLog({ userId, finished: false });
      await insert(open, aSportLog({ userId }), aSportLog({ userId: otherId, finished: false }));
      const second = aSportLog({ userId, finished: false });
      await expect(storage.sportLogs.insertSportLog(second)).rejects.toMatchObject({
        code: "active_log_exists",
        conflictingId: open.id,
      });
      expect((await storage.sportLogs.findOpenSportLog(userId)).log).toEqual(open);
    });

    it("refuses to reopen a log beside an open one, and allows it once that is closed", async () => {
      const finished = aSportLog({ userId });
      const open = aSportLog({ userId, finished: false });
      await insert(finished, open);
      const reopened: SportLog = { ...finished, finished: false, sportEnd: null, revision: 2 };
      await expect(storage.sportLogs.replaceSportLog(reopened)).rejects.toMatchObject({
        code: "active_log_exists",
        conflictingId: open.id,
      });
      await storage.sportLogs.replaceSportLog({ ...open, finished: true, revision: 2 });
      await storage.sportLogs.replaceSportLog(reopened);
      expect((await storage.sportLogs.findOpenSportLog(userId)).log).toEqual(reopened);
    });

    it("keeps a single measure, and forgets what a change removes", async () => {
      const some = aSportLog({ userId, measures: { ...NO_MEASURES, distanceMeters: 0.1 } });
      const unnamed = aSportLog({ userId, source: { kind: "gpx", externalId: null } });
      await insert(some, unnamed);
      expect((await storage.sportLogs.getSportLog(userId, some.id)).log).toEqual(some);
      expect((await storage.sportLogs.getSportLog(userId, unnamed.id)).log).toEqual(unnamed);
      const none = { ...some, measures: NO_MEASURES, revision: 2 };
      await storage.sportLogs.replaceSportLog(none);
      expect((await storage.sportLogs.getSportLog(userId, some.id)).log).toEqual(none);
    });

    it("refuses a second log of one source and names the first, until that is deleted", async () => {
      const { sportLogs } = storage;
      const source = { kind: "apple_health", externalId: "A-1" };
      const first = aSportLog({ userId, source });
      await insert(
        first,
        aSportLog({ userId: otherId, source }),
        aSportLog({ userId, source: { ...source, kind: "health_connect" } }),
        aSportLog({ userId, source: { ...source, externalId: null } }),
        aSportLog({ userId, source: { ...source, externalId: null } }),
      );
      const second = aSportLog({ userId, source });
      const refusal = { code: "source_taken", conflictingId: first.id };
      await expect(sportLogs.insertSportLog(second)).rejects.toMatchObject(refusal);
      const other = aSportLog({ userId });
      await insert(other);
      const changed = { ...other, source, revision: 2 };
      await expect(sportLogs.replaceSportLog(changed)).rejects.toMatchObject(refusal);
      await sportLogs.deleteSportLog(userId, first.id, NOW);
      await sportLogs.replaceSportLog(changed);
      expect((await sportLogs.getSportLog(userId, other.id)).log).toEqual(changed);
    });

    it("allows an open log once the open one is deleted", async () => {
      const open = aSportLog({ userId, finished: false });
      await insert(open);
      await storage.sportLogs.deleteSportLog(userId, open.id, NOW);
      await insert(aSportLog({ userId, finished: false }));
    });

    it("tells somebody else's log from one that does not exist", async () => {
      const foreign = aSportLog({ userId: otherId });
      const deleted = aSportLog({ userId: otherId });
      const own = aSportLog({ userId });
      await insert(foreign, deleted, own);
      await storage.sportLogs.deleteSportLog(otherId, deleted.id, NOW);
      await storage.sportLogs.deleteSportLog(userId, own.id, NOW);
      const expected = [
        { id: foreign.id, code: "sport_log_not_yours" },
        { id: deleted.id, code: "sport_log_not_found" },
        { id: own.id, code: "sport_log_not_found" },
        { id: aSportLogId(), code: "sport_log_not_found" },
      ];
      for (const { id, code } of expected) {
        const { sportLogs } = storage;
        await expect(sportLogs.getSportLog(userId, id)).rejects.toMatchObject({ code });
        await expect(sportLogs.deleteSportLog(userId, id, NOW)).rejects.toMatchObject({ code });
      }
      expect((await storage.sportLogs.getSportLog(otherId, foreign.id)).log).toEqual(foreign);
    });

    it("deletes a log of a certain revision only while it is that one", async () => {
      const { sportLogs } = storage;
      const log = aSportLog({ userId });
      await insert(log);
      await sportLogs.replaceSportLog({ ...log, notes: "changed", revision: 2 });
      const refusal = { code: "changed_meanwhile" };
      await expect(sportLogs.deleteSportLog(userId, log.id, NOW, 1)).rejects.toMatchObject(refusal);
      await sportLogs.deleteSportLog(userId, log.id, NOW, 2);
      await expect(sportLogs.getSportLog(userId, log.id)).rejects.toMatchObject({
        code: "sport_log_not_found",
      });
    });

    it("leaves deleted logs out everywhere", async () => {
      const [kept, deleted] = [aSportLog({ userId }), aSportLog({ userId })];
      await insert(kept, deleted);
      await storage.sportLogs.deleteSportLog(userId, deleted.id, NOW);
      expect(await list()).toEqual({ logs: [kept], total: 1, measures: NO_BODY_MEASURES });
      expect(await storage.sportLogs.readSportLogs(userId, ALL)).toEqual([kept]);
      await expect(
        storage.sportLogs.replaceSportLog({ ...deleted, revision: 2 }),
      ).rejects.toMatchObject({ code: "changed_meanwhile" });
    });

    it("lists the latest start first, the larger id first among equals", async () => {
      const starts = ["2026-03-01T10:00Z", "2026-03-03T10:00Z", "2026-03-01T10:00Z"];
      const [first, second, third] = starts.map((start) =>
        aSportLog({ userId, sportStart: new Date(start) }),
      );
      if (!first || !second || !third) throw new Error("three logs are made");
      await insert(second, third, first, aSportLog({ userId: otherId }));
      expect((await list()).logs).toEqual([second, third, first]);
      expect(await storage.sportLogs.readSportLogs(userId, ALL)).toEqual([first, third, second]);
    });

    it("counts all logs on every page and beyond the last", async () => {
      const logs = Array.from({ length: 5 }, (_, day) =>
        aSportLog({ userId, sportStart: new Date(Date.UTC(2026, 0, 9 - day)) }),
      );
      await insert(...logs);
      for (let offset = 0; offset <= 7; offset += 1) {
        for (const limit of [1, 2, 5, 10]) {
          const page = await list({}, { limit, offset });
          expect(page.total).toBe(5);
          expect(page.logs).toEqual(logs.slice(offset, offset + limit));
        }
      }
    });

    it("has an empty page for somebody without logs", async () => {
      const nothing = { logs: [], total: 0, measures: NO_BODY_MEASURES };
      expect(await list()).toEqual(nothing);
      expect(await list({}, { limit: 20, offset: 40 })).toEqual(nothing);
      expect(await storage.sportLogs.readSportLogs(userId, ALL)).toEqual([]);
    });

    it("filters by start, counted type and custom", async () => {
      const at = (day: number, facts: Parameters<typeof aSportLog>[0]) =>
        aSportLog({ userId, sportStart: new Date(Date.UTC(2026, 2, day)), ...facts });
      const matched = at(1, { matchedCategoryId: "walking" });
      const stated = at(2, { exerciseType: "walking", matchedCategoryId: "running" });
      const custom = at(3, { isCustom: true, exerciseType: "walking", matchedCategoryId: null });
      const unknown = at(4, { matchedCategoryId: null });
      await insert(matched, stated, custom, unknown);
      const from = new Date(Date.UTC(2026, 2, 2));
      const until = new Date(Date.UTC(2026, 2, 4));
      expect((await list({ started: { from, until } })).logs).toEqual([custom, stated]);
      expect((await list({ started: { from } })).logs).toEqual([unknown, custom, stated]);
      expect((await list({ started: { until } })).logs).toEqual([custom, stated, matched]);
      expect((await list({ exerciseType: "walking" })).logs).toEqual([custom, stated, matched]);
      expect((await list({ exerciseType: "Walking" })).logs).toEqual([custom, stated, matched]);
      expect((await list({ exerciseType: "running" })).logs).toEqual([]);
      expect((await list({ excludeCustom: true })).logs).toEqual([unknown, stated, matched]);
      expect((await list({ excludeCustom: false })).total).toBe(4);
      const narrow = await list(
        { exerciseType: "walking", excludeCustom: true, started: { until } },
        { limit: 1, offset: 0 },
      );
      expect(narrow).toEqual({ logs: [stated], total: 2, measures: NO_BODY_MEASURES });
    });

    it("filters by what logs are called, and tells it", async () => {
      const at = (day: number, facts: Parameters<typeof aSportLog>[0]) =>
        aSportLog({ userId, sportStart: new Date(Date.UTC(2026, 2, day)), ...facts });
      const { sportLogs } = storage;
      const first = at(1, { sportName: "Swim", exerciseType: null });
      const stated = at(2, { sportName: "Swim", exerciseType: "Club", isCustom: true });
      const open = at(3, { sportName: "Swim", exerciseType: null, finished: false });
      await insert(first, stated, open, aSportLog({ userId: otherId, sportName: "Row" }));
      const untyped = { sportName: "Swim", exerciseType: null };
      const typed = { sportName: "Swim", exerciseType: "Club" };
      expect((await list({ labels: [untyped] })).logs).toEqual([open, first]);
      expect((await list({ labels: [untyped, typed] })).total).toBe(3);
      expect((await list({ labels: [{ ...typed, exerciseType: "club" }] })).total).toBe(0);
      expect((await list({ labels: [] })).logs).toEqual([]);
      expect(await sportLogs.sumDistances(userId, { labels: [typed] })).toBe(undefined);
      const labels = await sportLogs.listLogLabels(userId, {}, 5);
      expect(labels).toHaveLength(2);
      expect(labels).toEqual(expect.arrayContaining([untyped, typed]));
      expect(await sportLogs.listLogLabels(userId, {}, 1)).toHaveLength(1);
      expect(await sportLogs.listLogLabels(userId, { excludeCustom: true }, 5)).toEqual([untyped]);
      const from = new Date(Date.UTC(2027, 0, 1));
      expect(await sportLogs.listLogLabels(userId, { started: { from } }, 5)).toEqual([]);
    });

    it("sums the distances of what a filter lets through, and the time of those on foot", async () => {
      const at = (day: number, facts: Parameters<typeof aSportLog>[0]) =>
        aSportLog({ userId, sportStart: new Date(Date.UTC(2026, 2, day)), ...facts });
      const far = (meters: number, movingSeconds?: number) =>
        statedMeasures({ distanceMeters: meters, movingSeconds });
      await insert(
        at(1, { measures: far(5_000.1) }),
        at(2, { measures: far(1_000, 240), isCustom: true }),
        at(3, { measures: far(30_000), matchedCategoryId: "bicycling" }),
        at(4, {}),
        at(5, { measures: far(9_000), finished: false }),
        aSportLog({ userId: otherId, measures: far(7_000) }),
      );
      const { sportLogs } = storage;
      expect(await sportLogs.sumDistances(userId, {})).toEqual({
        decimeters: 360_001,
        pacedDecimeters: 60_001,
        pacedMilliseconds: 1_800_000 + 240_000,
      });
      const until = new Date(Date.UTC(2026, 2, 3));
      const filter = { started: { until }, excludeCustom: true, exerciseType: "running" };
      expect(await sportLogs.sumDistances(userId, filter)).toEqual({
        decimeters: 50_001,
        pacedDecimeters: 50_001,
        pacedMilliseconds: 1_800_000,
      });
      expect(await sportLogs.sumDistances(userId, { exerciseType: "yoga" })).toBe(undefined);
      expect(await sportLogs.sumDistances(userId, { exerciseType: "bicycling" })).toEqual({
        decimeters: 300_000,
        pacedDecimeters: 0,
        pacedMilliseconds: 0,
      });
    });

    it("filters by whether somebody wrote something about it, or that it was skipped", async () => {
      const at = (day: number, facts: Parameters<typeof aSportLog>[0]) =>
        aSportLog({ userId, sportStart: new Date(Date.UTC(2026, 2, day)), ...facts });
      const silent = at(1, { feedback: null, notes: null });
      const told = at(2, { feedback: "Rain", notes: " " });
      const noted = at(3, { feedback: '{"rpe":3}', notes: "Rain" });
      const wordless = [
        '{"rpe":3}',
        ' { "rpe" : -1.5e3, "completion_status": "partial", "new": true, "old": null } ',
        "{}",
        " ",
      ].map((feedback, place) => at(4 + place, { feedback, notes: place > 1 ? " " : null }));
      const worded = [
        '{"rpe": knee hurts',
        '{"completion_status":"skipped: knee hurts"}',
        '{"feeling_rating":3, "completion_status" : "skipped"}',
        '{"custom_notes":"skipped","rpe":3}',
        '{"a":{"b":"\\u80f8\\u95f7"}}',
        '{"a\\"":1,"b":"\\"1"}',
        '["knee hurts"]',
      ].map((feedback, place) => at(10 + place, { feedback, notes: null }));
      await insert(silent, told, noted, ...wordless, ...worded);
      const { logs, total } = await list({ hasWords: true });
      expect([logs, total]).toEqual([[...worded.toReversed(), noted, told], 9]);
      expect((await list({ hasWords: false })).total).toBe(14);
      const until = new Date(Date.UTC(2026, 2, 3));
      const page = await list({ hasWords: true, started: { until } }, { limit: 1, offset: 0 });
      expect(page).toEqual({ logs: [told], total: 1, measures: NO_BODY_MEASURES });
    });

    it("lists every log since an instant, and the open one whenever it started, earliest first", async () => {
      const since = new Date("2026-03-02T07:00:00.000Z");
      const at = (start: string, facts: Parameters<typeof aSportLog>[0] = {}) =>
        aSportLog({ userId, sportStart: new Date(start), ...facts });
      const before = at("2026-03-02T06:59:59.999Z");
      const onTime = at("2026-03-02T07:00:00.000Z");
      const sameStart = at("2026-03-02T07:00:00.000Z");
      const deleted = at("2026-03-03T07:00:00.000Z");
      const later = at("2027-01-01T00:00:00.000Z");
      const longOpen = at("2025-01-01T00:00:00.000Z", { finished: false });
      const othersOpen = aSportLog({ userId: otherId, finished: false });
      await insert(later, sameStart, before, longOpen, onTime, deleted, othersOpen);
      await storage.sportLogs.deleteSportLog(userId, deleted.id, NOW);
      const recent = () => storage.sportLogs.listRecentSportLogs(userId, since);
      expect(await recent()).toEqual([longOpen, onTime, sameStart, later]);
      await storage.sportLogs.deleteSportLog(userId, longOpen.id, NOW);
      const newOpen = at("2026-03-04T07:00:00.000Z", { finished: false });
      await insert(newOpen);
      expect(await recent()).toEqual([onTime, sameStart, newOpen, later]);
    });

    it("lists no recent log of somebody who has none", async () => {
      await insert(aSportLog({ userId: otherId }));
      expect(await storage.sportLogs.listRecentSportLogs(userId, new Date(0))).toEqual([]);
    });

    it("reads the latest logs, earliest start first, page by page", async () => {
      const start = Date.UTC(2026, 0, 1);
      const logs = Array.from({ length: 7 }, (_, index) =>
        aSportLog({ userId, sportStart: new Date(start + Math.floor(index / 3) * 60_000) }),
      );
      await Promise.all(logs.map((log) => storage.sportLogs.insertSportLog(log)));
      const read = (limit: number, offset: number) =>
        storage.sportLogs.readSportLogs(userId, { limit, offset });
      expect(await read(7, 0)).toEqual(logs);
      expect(await read(3, 0)).toEqual(logs.slice(4));
      expect(await read(3, 2)).toEqual(logs.slice(2, 5));
      expect(await read(3, 6)).toEqual(logs.slice(0, 1));
      expect(await read(3, 7)).toEqual([]);
    });

    it("refuses a change to a revision that is not the latest", async () => {
      const refusal = { code: "changed_meanwhile" };
      const log = aSportLog({ userId });
      const { sportLogs } = storage;
      await expect(sportLogs.replaceSportLog({ ...log, revision: 2 })).rejects.toMatchObject(
        refusal,
      );
      await insert(log);
      const changed = { ...log, calories: 1, feedback: '{"rpe":3}', notes: "new", revision: 2 };
      await sportLogs.replaceSportLog(changed);
      await expect(sportLogs.replaceSportLog(changed)).rejects.toMatchObject(refusal);
      expect((await sportLogs.getSportLog(userId, log.id)).log).toEqual(changed);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        const { sportLogs } = storage;
        const log = aSportLog({ userId: id });
        const attempts = [
          sportLogs.insertSportLog(log),
          sportLogs.getSportLog(id, log.id),
          sportLogs.findOpenSportLog(id),
          sportLogs.listSportLogs(id, {}, { limit: 20, offset: 0 }),
          sportLogs.listLogLabels(id, {}, 20),
          sportLogs.listRecentSportLogs(id, new Date(0)),
          sportLogs.sumDistances(id, {}),
          sportLogs.readSportLogs(id, ALL),
          sportLogs.deleteSportLog(id, log.id, NOW),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
