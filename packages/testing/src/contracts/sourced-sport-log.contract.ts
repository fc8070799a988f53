import type { SportLog } from "@health-exercise/domain/sport";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-03T12:00:00.000Z");

type Needed = "users" | "sportLogs";

/** The part of the suite about logs that a device brings with the sources that tell them apart. */
export function describeSourcedSportLogs(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: sport logs with their sources`, () => {
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

    const from = (externalId: string, facts: Partial<SportLog> = {}): SportLog =>
      aSportLog({ userId, source: { kind: "phone", externalId }, ...facts });
    const bringIn = (...logs: readonly SportLog[]) =>
      storage.sportLogs.insertSourcedSportLogs(userId, logs);
    const list = async (id = userId) =>
      (await storage.sportLogs.listSportLogs(id, {}, { limit: 100, offset: 0 })).logs;
    const duplicateOf = ({ id }: { readonly id: SportLogId }) => ({
      kind: "duplicate",
      logId: id,
    });

    it("are stored as they are, told one by one in their order", async () => {
      const logs = [from("a"), from("b", { finished: false }), from("a b ' \\ 山")];
      expect(await bringIn(...logs)).toEqual([
        { kind: "created" },
        { kind: "created" },
        { kind: "created" },
      ]);
      expect(new Set(await list())).toEqual(new Set(logs));
    });

    it("are stored once, however often they come, and stay as they were", async () => {
      const first = from("a");
      await bringIn(first);
      expect(await bringIn(from("a", { calories: 900 }), from("b"))).toEqual([
        duplicateOf(first),
        { kind: "created" },
      ]);
      expect(await list()).toContainEqual(first);
      expect(await list()).toHaveLength(2);
    });

    it("are stored once where a list holds one twice: the first of them", async () => {
      const [first, second] = [from("a"), from("a", { calories: 900 })];
      expect(await bringIn(first, second)).toEqual([{ kind: "created" }, duplicateOf(first)]);
      expect(await list()).toEqual([first]);
    });

    it("are told apart by the kind of source and its id, not by their times", async () => {
      const other = aSportLog({ userId, source: { kind: "watch", externalId: "a" } });
      expect(await bringIn(from("a"), other, from("b"))).toEqual([
        { kind: "created" },
        { kind: "created" },
        { kind: "created" },
      ]);
    });

    it("stay deleted, and are told as what their person had", async () => {
      const log = from("a");
      await bringIn(log);
      await storage.sportLogs.deleteSportLog(userId, log.id, NOW);
      expect(await bringIn(from("a"))).toEqual([duplicateOf(log)]);
      expect(await list()).toEqual([]);
    });

    it("are refused one by one while another session is under way", async () => {
      const open = aSportLog({ userId, finished: false });
      await storage.sportLogs.insertSportLog(open);
      expect(await bringIn(from("a", { finished: false }), from("b"))).toEqual([
        { kind: "open_log_exists", openLogId: open.id },
        { kind: "created" },
      ]);
      expect(await list()).toHaveLength(2);
    });

    it("let one of several under way in: the first", async () => {
      const [first, second] = [from("a", { finished: false }), from("b", { finished: false })];
      expect(await bringIn(first, second)).toEqual([
        { kind: "created" },
        { kind: "open_log_exists", openLogId: first.id },
      ]);
    });

    it("are stored once by calls at the same moment", async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => bringIn(from("a"), from("b"))),
      );
      const created = outcomes.flat().filter(({ kind }) => kind === "created");
      expect(created).toHaveLength(2);
      expect(await list()).toHaveLength(2);
    });

    it("belong to one person alone", async () => {
      const foreign = from("a", { userId: otherId });
      await storage.sportLogs.insertSourcedSportLogs(otherId, [foreign]);
      expect(await bringIn(from("a"))).toEqual([{ kind: "created" }]);
      expect(await list(otherId)).toEqual([foreign]);
    });

    it("are none of an empty list", async () => {
      expect(await bringIn()).toEqual([]);
    });

    it("are refused for whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        const logs = [from("a", { userId: id })];
        await expect(
          storage.sportLogs.insertSourcedSportLogs(id, logs),
          state,
        ).rejects.toMatchObject({ code: "user_not_active" });
      }
    });
  });
}
