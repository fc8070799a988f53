import { type FinishedSportLog, NO_MEASURES } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-03T12:00:00.000Z");
const START = Date.parse("2026-03-02T07:00:00.000Z");
const MINUTE = 60_000;

type Needed = "users" | "sportLogs";

/** The part of the suite about logs that come from files. */
export function describeSportLogImport(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: imported sport logs`, () => {
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

    /** A session that starts so many minutes after seven and lasts so many; without a length it has no end. */
    const session = (
      start: number,
      minutes: number | null = 30,
      facts: Partial<FinishedSportLog> = {},
    ): FinishedSportLog => {
      const sportStart = new Date(START + start * MINUTE);
      const sportEnd = minutes === null ? null : new Date(sportStart.getTime() + minutes * MINUTE);
      const log = aSportLog({ userId, caloriesSource: "device", sportStart, sportEnd, ...facts });
      return { ...log, finished: true };
    };
    const bringIn = async (...logs: readonly FinishedSportLog[]) =>
      (await storage.sportLogs.insertNewSportLogs(userId, logs)).inserted;
    const list = async (id = userId) =>
      (await storage.sportLogs.listSportLogs(id, {}, { limit: 100, offset: 0 })).logs;

    it("are kept as they are", async () => {
      const full = session(0, 30, {
        sportName: `Lauf "früh" 🏃 \\ '; --`,
        calories: 20_000,
        feedback: '{"perceived_exertion":7.25}',
        notes: "two\nlines\tand \u0007 a bell",
        exerciseType: "running",
        mets: { stated: null, adult: 9.8, olderAdult: null },
        measures: {
          ...NO_MEASURES,
          distanceMeters: 5_012.3,
          averageHeartRateBpm: 148,
          computed: ["distanceMeters"],
        },
        source: { kind: "fit", externalId: 'a "watch" \\ 1' },
      });
      const bare = session(-60, null, {
        feedback: null,
        notes: null,
        exerciseType: null,
        matchedCategoryId: null,
        mets: { stated: null, adult: null, olderAdult: null },
      });
      const first = session(0, 7 * 24 * 60, { sportStart: new Date(0), sportEnd: new Date(1) });
      expect(await bringIn(full, bare, first)).toBe(3);
      expect(await list()).toEqual([full, bare, first]);
    });

    it("are stored once, however often they come", async () => {
      const logs = [session(0), session(120), session(240, null)];
      expect(await bringIn(...logs)).toBe(3);
      expect(await bringIn(session(240), session(0.5), session(120, 20))).toBe(0);
      expect(await bringIn(session(0), session(360))).toBe(1);
      expect(await list()).toHaveLength(4);
    });

    it("are stored once where a list holds one twice: the first of them", async () => {
      const [first, second] = [session(0.5), session(0)];
      expect(await bringIn(first, second, session(30))).toBe(2);
      expect((await list())[1]).toEqual(first);
    });

    it("are none that somebody wrote by hand, finished or under way", async () => {
      await storage.sportLogs.insertSportLog(aSportLog({ userId, sportStart: new Date(START) }));
      const openStart = new Date(START + 120 * MINUTE);
      await storage.sportLogs.insertSportLog(
        aSportLog({ userId, sportStart: openStart, finished: false }),
      );
      expect(await bringIn(session(0.9), session(121), session(200))).toBe(1);
      expect(await list()).toHaveLength(3);
    });

    it("are none whose source is known, whenever it says they started", async () => {
      const source = { kind: "strava", externalId: "1" };
      expect(await bringIn(session(0, 30, { source }), session(60, 30, { source }))).toBe(1);
      expect(await bringIn(session(600, 30, { source }))).toBe(0);
      const [log] = await list();
      await storage.sportLogs.deleteSportLog(userId, log?.id as SportLogId, NOW);
      expect(await bringIn(session(600, 30, { source }))).toBe(1);
      const unnamed = { kind: "strava", externalId: null };
      expect(
        await bringIn(session(700, 5, { source: unnamed }), session(800, 5, { source: unnamed })),
      ).toBe(2);
    });

    describe("with when they began by their files", () => {
      type Start = { readonly at: Date; readonly wallTime: number | null };
      const bringInWith = (...each: readonly (readonly [FinishedSportLog, Start])[]) =>
        storage.sportLogs.insertNewSportLogs(
          userId,
          each.map(([log]) => log),
          new Map(),
          new Map(each.map(([log, start]) => [log.id, start])),
        );
      const byInstant = (start: number) => {
        const log = session(start);
        return [log, { at: log.sportStart, wallTime: null }] as const;
      };
      /** A clock on the wall so many minutes after seven, in a zone so many hours ahead of UTC. */
      const byClock = (minute: number, ahead: number) => {
        const log = session(minute - ahead * 60);
        return [log, { at: log.sportStart, wallTime: START + minute * MINUTE }] as const;
      };
      const move = async (log: FinishedSportLog, minutes: number) => {
        const sportStart = new Date(log.sportStart.getTime() + minutes * MINUTE);
        const { log: kept } = await storage.sportLogs.getSportLog(userId, log.id);
        const { revision } = kept;
        const sportEnd = new Date(sportStart.getTime() + 20 * MINUTE);
        await storage.sportLogs.replaceSportLog({
          ...kept,
          sportStart,
          sportEnd,
          revision: revision + 1,
        });
      };

      it("are known after they were moved, a day or years", async () => {
        for (const minutes of [-45, 3 * 24 * 60, 500_000]) {
          const first = byInstant(minutes * 3);
          expect((await bringInWith(first)).inserted).toBe(1);
          await move(first[0], minutes);
          expect(await bringInWith(byInstant(minutes * 3))).toEqual({ inserted: 0, completed: 0 });
        }
        expect(await list()).toHaveLength(3);
      });

      it("are known by the clock on the wall, in whatever zone it is read, also after they were moved", async () => {
        const [one, two] = [byClock(0, 0), byClock(60, 0)];
        expect((await bringInWith(one, two)).inserted).toBe(2);
        for (const ahead of [14, 8, 1, -1, -12]) {
          expect((await bringInWith(byClock(0, ahead), byClock(60, ahead))).inserted).toBe(0);
        }
        await move(two[0], 400);
        expect((await bringInWith(byClock(60, 1), byClock(120, 1))).inserted).toBe(1);
        expect(await list()).toHaveLength(3);
      });

      it("get it from a later file where they have none, and a clock beside an instant", async () => {
        const old = session(0);
        await bringIn(old);
        expect(await bringInWith(byInstant(0.5))).toEqual({ inserted: 0, completed: 0 });
        expect((await bringInWith(byClock(60, 1))).inserted).toBe(0);
        const { log } = await storage.sportLogs.getSportLog(userId, old.id);
        expect(log).toEqual(old);
        await move(old, 300);
        for (const again of [byInstant(0.5), byClock(60, 5)]) {
          expect((await bringInWith(again)).inserted).toBe(0);
        }
      });

      it("come back after they were deleted", async () => {
        const [log, start] = byClock(0, 0);
        await bringInWith([log, start]);
        await storage.sportLogs.deleteSportLog(userId, log.id, NOW);
        expect((await bringInWith(byClock(0, 8))).inserted).toBe(1);
      });
    });

    it("come back after they were deleted", async () => {
      const log = session(0);
      await bringIn(log);
      await storage.sportLogs.deleteSportLog(userId, log.id, NOW);
      expect(await bringIn(session(0))).toBe(1);
      expect(await list()).toHaveLength(1);
    });

    it("belong to one person alone", async () => {
      const foreign = session(0, 30, { userId: otherId });
      await storage.sportLogs.insertNewSportLogs(otherId, [foreign]);
      expect(await bringIn(session(0))).toBe(1);
      expect(await list(otherId)).toEqual([foreign]);
      expect(await list()).toHaveLength(1);
    });

    it("are none of an empty list", async () => {
      expect(await bringIn()).toBe(0);
      expect(await list()).toEqual([]);
    });

    it("are refused for whoever is unknown, disabled or deleted, even when there are none", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        for (const logs of [[], [session(0, 30, { userId: id })]]) {
          await expect(storage.sportLogs.insertNewSportLogs(id, logs), state).rejects.toMatchObject(
            { code: "user_not_active" },
          );
        }
      }
    });
  });
}
