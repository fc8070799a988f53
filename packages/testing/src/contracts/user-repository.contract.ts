import type { User, UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aProfile } from "../builders/a-profile.ts";
import { aSportLog } from "../builders/a-sport-log.ts";
import { aUser } from "../builders/a-user.ts";
import { anExerciseScheme } from "../builders/an-exercise-scheme.ts";
import { aUserId } from "../builders/an-id.ts";
import { aChatRequestClaim } from "../builders/an-idempotency-key.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed =
  | "users"
  | "profiles"
  | "sportLogs"
  | "exerciseSchemes"
  | "chatSessions"
  | "chatMessages"
  | "chatRequests"
  | "callerScope";

export function describeUserRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: users`, () => {
    let storage: StorageOf<Needed>;
    beforeEach(async () => {
      storage = await makeStorage();
    });

    it("refuses a second user of the same id", async () => {
      const user = aUser();
      await storage.users.insertUser(user);
      await expect(storage.users.insertUser(aUser({ id: user.id }))).rejects.toMatchObject({
        code: "user_exists",
      });
    });

    it("refuses an address that differs in case alone", async () => {
      const user = aUser();
      await storage.users.insertUser({ ...user, email: `${user.id}@Example.org` });
      const other = aUser({ email: `${user.id}@example.ORG` });
      await expect(storage.users.insertUser(other)).rejects.toMatchObject({ code: "email_taken" });
    });

    it("takes any number of users without an address", async () => {
      await storage.users.insertUser(aUser());
      await storage.users.insertUser(aUser());
    });

    it("lists the oldest first, each once, and counts all on every page", async () => {
      const before = (await storage.users.listUsers({ limit: 1, offset: 0 })).total;
      const sameTime = new Date("1999-01-01T00:00:00.000Z");
      const added = [
        aUser({ createdAt: sameTime, name: "first", email: `${aUserId()}@example.org` }),
        aUser({ createdAt: sameTime }),
        aUser({ createdAt: new Date("1998-01-01T00:00:00.000Z") }),
      ];
      for (const user of added) await storage.users.insertUser(user);
      const listed: User[] = [];
      for (let offset = 0; offset < before + 4; offset += 2) {
        const { users, total } = await storage.users.listUsers({ limit: 2, offset });
        expect(total).toBe(before + 3);
        listed.push(...users);
      }
      expect(listed).toHaveLength(before + 3);
      const ids = new Set(added.map((user) => user.id));
      expect(listed.filter((user) => ids.has(user.id))).toEqual([added[2], added[0], added[1]]);
    });

    it("finds whoever has an address, whatever its case, and nobody else", async () => {
      const user = aUser();
      const email = `${user.id}@Example.org`;
      await storage.users.insertUser({ ...user, email });
      const find = (wanted: string, offset = 0) =>
        storage.users.listUsers({ limit: 5, offset }, wanted);
      const found = { users: [{ ...user, email }], total: 1 };
      expect(await find(email.toUpperCase())).toEqual(found);
      expect(await find(email, 1)).toEqual({ users: [], total: 1 });
      expect(await find(`x${email}`)).toEqual({ users: [], total: 0 });
      expect(await find("%")).toEqual({ users: [], total: 0 });
    });

    it("finds a user by the id, disabled or not, and none who is not there", async () => {
      const user = aUser();
      await storage.users.insertUser(user);
      expect(await storage.users.findUser(user.id)).toEqual(user);
      await storage.users.disableUser(user.id, new Date("2026-02-01T00:00:00.123Z"));
      expect((await storage.users.findUser(user.id))?.disabledAt).not.toBeNull();
      expect(await storage.users.findUser(aUserId())).toBeUndefined();
    });

    it("counts all beyond the end of the list", async () => {
      await storage.users.insertUser(aUser());
      const { total } = await storage.users.listUsers({ limit: 1, offset: 0 });
      const beyond = await storage.users.listUsers({ limit: 5, offset: total + 1 });
      expect(beyond).toEqual({ users: [], total });
    });

    it("disables and enables, keeping the first time of disabling", async () => {
      const user = aUser();
      await storage.users.insertUser(user);
      const first = new Date("2026-02-01T00:00:00.123Z");
      expect(await storage.users.disableUser(user.id, first)).toEqual({
        ...user,
        disabledAt: first,
      });
      const again = await storage.users.disableUser(user.id, new Date("2026-03-01T00:00:00Z"));
      expect(again.disabledAt).toEqual(first);
      expect(await storage.users.enableUser(user.id)).toEqual(user);
      await storage.users.requireActiveUser(user.id);
    });

    it("does not know a user who was never added", async () => {
      const id = aUserId();
      const refusal = { code: "user_not_found" };
      await expect(storage.users.disableUser(id, new Date())).rejects.toMatchObject(refusal);
      await expect(storage.users.enableUser(id)).rejects.toMatchObject(refusal);
      await expect(storage.users.deleteUser(id)).rejects.toMatchObject(refusal);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        await expect(storage.users.requireActiveUser(id), state).rejects.toMatchObject({
          code: "user_not_active",
        });
      }
    });

    describe("who have signed out everywhere", () => {
      const AT = new Date("2026-03-01T12:00:00.400Z");
      const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds);

      /** Whether somebody who comes with a token of that time is let in, by a read and by a write. */
      async function isLetIn(userId: UserId, issuedAt: Date | null): Promise<boolean> {
        const page = { limit: 1, offset: 0 };
        const asks = [
          () => storage.users.requireActiveUser(userId),
          () => storage.profiles.findProfile(userId),
          () => storage.sportLogs.listSportLogs(userId, {}, page),
          () => storage.sportLogs.insertSportLog(aSportLog({ userId })),
          () => storage.chatSessions.listChatSessions(userId, page),
        ];
        const answers = await storage.callerScope.run({ userId, issuedAt }, () =>
          Promise.allSettled(asks.map((ask) => ask())),
        );
        const refusals = answers.filter((answer) => answer.status === "rejected");
        for (const { reason } of refusals) expect(reason.code).toBe("user_not_active");
        expect([0, asks.length]).toContain(refusals.length);
        return refusals.length === 0;
      }

      async function aSignedOutUser(): Promise<UserId> {
        const user = aUser();
        await storage.users.insertUser(user);
        await storage.users.signOutEverywhere(user.id, AT);
        return user.id;
      }

      it("are let in before, and after with a token issued later alone", async () => {
        const user = aUser();
        await storage.users.insertUser(user);
        expect(await isLetIn(user.id, later(-1_000))).toBe(true);
        expect(await isLetIn(user.id, null)).toBe(true);
        await storage.users.signOutEverywhere(user.id, AT);
        expect(await isLetIn(user.id, later(-1_000))).toBe(false);
        expect(await isLetIn(user.id, later(600))).toBe(true);
      });

      it("are refused with a token of the same second, of the same instant and of no known one", async () => {
        const id = await aSignedOutUser();
        expect(await isLetIn(id, later(-400))).toBe(false);
        expect(await isLetIn(id, AT)).toBe(false);
        expect(await isLetIn(id, null)).toBe(false);
      });

      it("stay so when they sign out again as of an earlier time", async () => {
        const id = await aSignedOutUser();
        await storage.users.signOutEverywhere(id, later(-5_000));
        expect(await isLetIn(id, later(-1_000))).toBe(false);
        await storage.users.signOutEverywhere(id, later(5_000));
        expect(await isLetIn(id, later(600))).toBe(false);
        expect(await isLetIn(id, later(5_001))).toBe(true);
      });

      it("are active for whoever asks without a token or with somebody else's", async () => {
        const id = await aSignedOutUser();
        await storage.users.requireActiveUser(id);
        const other = { userId: aUserId(), issuedAt: later(-60_000) };
        await storage.callerScope.run(other, () => storage.users.requireActiveUser(id));
      });

      it("cannot be unknown or disabled, or signed out by an ended token", async () => {
        const refusal = { code: "user_not_active" };
        for (const { id } of await inactiveUsers(storage)) {
          await expect(storage.users.signOutEverywhere(id, AT)).rejects.toMatchObject(refusal);
        }
        const id = await aSignedOutUser();
        const again = storage.callerScope.run({ userId: id, issuedAt: later(-1) }, () =>
          storage.users.signOutEverywhere(id, later(9_000)),
        );
        await expect(again).rejects.toMatchObject(refusal);
        expect(await isLetIn(id, later(8_000))).toBe(true);
      });

      it("stay refused with tokens of before, also when they were erased and are let in again", async () => {
        const id = await aSignedOutUser();
        await storage.users.deleteUser(id);
        await storage.users.insertUser(aUser({ id }));
        expect(await isLetIn(id, later(-1_000))).toBe(false);
        expect(await isLetIn(id, later(1_000))).toBe(false);
        expect(await isLetIn(id, null)).toBe(false);
        expect(await isLetIn(id, new Date(Date.now() + 60_000))).toBe(true);
      });
    });

    it("deletes everything stored of a user with them", async () => {
      const user = aUser();
      const log = aSportLog({ userId: user.id });
      const scheme = anExerciseScheme({ userId: user.id });
      await storage.users.insertUser(user);
      await storage.profiles.saveProfile(aProfile({ userId: user.id }));
      await storage.sportLogs.insertSportLog(log);
      await storage.exerciseSchemes.insertExerciseScheme(scheme);
      const session = aChatSession({ userId: user.id, isDefault: true });
      const claim = aChatRequestClaim({ userId: user.id });
      const claims = [claim, aChatRequestClaim({ userId: user.id })];
      for (const each of claims) await storage.chatRequests.claimKey(each, 600_000);
      const request = { ...claim, response: "{}" };
      await storage.chatMessages.saveChatExchange(aChatExchange({ session, request }));
      await storage.users.deleteUser(user.id);
      await storage.users.insertUser(user);
      expect(await storage.profiles.findProfile(user.id)).toBeNull();
      const page = { limit: 10, offset: 0 };
      expect((await storage.sportLogs.listSportLogs(user.id, {}, page)).total).toBe(0);
      expect((await storage.exerciseSchemes.listExerciseSchemes(user.id, page)).total).toBe(0);
      await expect(storage.sportLogs.getSportLog(user.id, log.id)).rejects.toMatchObject({
        code: "sport_log_not_found",
      });
      expect((await storage.chatSessions.listChatSessions(user.id, page)).total).toBe(0);
      for (const each of claims) {
        const again = { ...each, claimId: "another" };
        const state = await storage.chatRequests.claimKey(again, 600_000);
        expect(state).toEqual({ kind: "claimed" });
      }
      await storage.chatMessages.saveChatExchange(aChatExchange({ session }));
      const history = { page: 1, limit: 10 };
      const { total } = await storage.chatMessages.listChatMessages(user.id, undefined, history);
      expect(total).toBe(2);
    });
  });
}
