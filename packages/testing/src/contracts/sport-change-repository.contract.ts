import type {
  FinishedSportLog,
  SportChangePosition,
  SportLog,
} from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "profiles" | "sportLogs" | "sportChanges";

const NOW = new Date("2026-03-03T12:00:00.000Z");

export function describeSportChangeRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: changes of sport logs`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      const user = aUser();
      await storage.users.insertUser(user);
      userId = user.id;
    });

    const changes = (from?: SportChangePosition, limit = 100) =>
      storage.sportChanges.listSportChanges(userId, from, limit);
    const insert = async (...logs: readonly SportLog[]) => {
      for (const log of logs) await storage.sportLogs.insertSportLog(log);
    };
    const changed = (log: SportLog, notes: string): SportLog => ({
      ...log,
      notes,
      revision: log.revision + 1,
    });
    const told = ({ id, ...log }: SportLog) => ({ logId: id, log: { id, ...log } });

    it("are the logs in the order in which they were written, each as it is now", async () => {
      const [one, two] = [aSportLog({ userId }), aSportLog({ userId, finished: false })];
      await insert(one, two, aSportLog({ userId: (await anotherUser()).id }));
      const three = aSportLog({ userId, sportStart: new Date("2025-01-01T00:00:00Z") });
      await storage.sportLogs.insertNewSportLogs(userId, [three].filter(isFinished));
      expect((await changes()).changes).toEqual([one, two, three].map(told));
      await storage.sportLogs.replaceSportLog(changed(one, "later"));
      expect((await changes()).changes).toEqual([two, three, changed(one, "later")].map(told));
    });

    it("behind a position are only those that came later, deletions among them", async () => {
      const logs = [aSportLog({ userId }), aSportLog({ userId }), aSportLog({ userId })];
      const [one, two, three] = logs as [SportLog, SportLog, SportLog];
      await insert(...logs);
      const { next } = await changes();
      expect(await changes(next)).toMatchObject({ changes: [], hasMore: false });
      await storage.sportLogs.deleteSportLog(userId, two.id, NOW);
      await storage.sportLogs.replaceSportLog(changed(one, "a"));
      expect((await changes(next)).changes).toEqual([
        { logId: two.id, log: null },
        told(changed(one, "a")),
      ]);
      const { next: later } = await changes(next);
      await storage.sportLogs.replaceSportLog(changed(three, "b"));
      expect((await changes(later)).changes).toEqual([told(changed(three, "b"))]);
      expect((await changes(next)).changes).toHaveLength(3);
    });

    it("come in pages that leave none out, also when one changes in between", async () => {
      const logs = Array.from({ length: 7 }, () => aSportLog({ userId }));
      await insert(...logs);
      const seen = new Map<string, string | null>();
      let pages = 0;
      let from: SportChangePosition | undefined;
      for (let hasMore = true; hasMore; pages += 1) {
        const page = await changes(from, 3);
        expect(page.changes.length).toBeLessThanOrEqual(3);
        for (const { logId, log } of page.changes) seen.set(logId, log?.notes ?? null);
        // The last one of the first page and one of the last page.
        if (pages === 0) {
          for (const log of [logs[2], logs[6]] as SportLog[]) {
            await storage.sportLogs.replaceSportLog(changed(log, "between"));
          }
        }
        ({ next: from, hasMore } = page);
      }
      expect(pages).toBe(3);
      expect([...seen.keys()].sort()).toEqual(logs.map(({ id }) => id).sort());
      expect(logs.map(({ id }) => seen.get(id) === "between")).toEqual(
        logs.map((_, index) => index === 2 || index === 6),
      );
    });

    it("come with the measures of the owner", async () => {
      await storage.profiles.saveProfile(aProfile({ userId, weightKg: 71.5 }));
      expect((await changes()).measures.weightKg).toBe(71.5);
    });

    it("are nobody's who is not active", async () => {
      for (const { id } of await inactiveUsers(storage)) {
        await expect(storage.sportChanges.listSportChanges(id, undefined, 1)).rejects.toMatchObject(
          { code: "user_not_active" },
        );
      }
    });

    async function anotherUser() {
      const other = aUser();
      await storage.users.insertUser(other);
      return other;
    }
  });
}

function isFinished(log: SportLog): log is FinishedSportLog {
  return log.finished;
}
