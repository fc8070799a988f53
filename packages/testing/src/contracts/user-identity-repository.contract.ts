import { randomUUID } from "node:crypto";
import type { UserId, UserIdentity } from "@health-exercise/domain/user";
import type { Newcomer } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../builders/a-user.ts";
import { aUserId } from "../builders/an-id.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

type Needed = "users" | "identities" | "callerScope";

const ISSUER = "https://tenant.example/";
const AT = new Date("2026-03-01T10:00:00.123Z");
const AN_HOUR = 3_600_000;

/** Somebody whom nobody has heard of. */
const aName = (issuer = ISSUER): UserIdentity => ({ issuer, subject: `auth0|${randomUUID()}` });

const aNewcomer = (identity: UserIdentity, facts: Partial<Newcomer> = {}): Newcomer => ({
  identity,
  userId: aUserId(),
  tokenIssuedAt: new Date(),
  at: AT,
  ...facts,
});

export function describeUserIdentityRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: names of users with issuers of tokens`, () => {
    let storage: StorageOf<Needed>;
    beforeEach(async () => {
      storage = await makeStorage();
    });

    async function admitted(identity: UserIdentity, facts?: Partial<Newcomer>): Promise<UserId> {
      const { userId, isNew } = await storage.identities.admitUser(aNewcomer(identity, facts));
      expect(isNew).toBe(true);
      return userId;
    }

    it("mean nobody before the user is admitted, and the same one ever after", async () => {
      const identity = aName();
      expect(await storage.identities.findUserByIdentity(identity)).toBeUndefined();
      const newcomer = aNewcomer(identity);
      expect(await storage.identities.admitUser(newcomer)).toEqual({
        userId: newcomer.userId,
        isNew: true,
      });
      expect(await storage.identities.findUserByIdentity(identity)).toBe(newcomer.userId);
      expect(await storage.identities.admitUser(aNewcomer(identity))).toEqual({
        userId: newcomer.userId,
        isNew: false,
      });
      expect(await storage.users.findUser(newcomer.userId)).toEqual({
        id: newcomer.userId,
        email: null,
        name: null,
        disabledAt: null,
        createdAt: AT,
      });
    });

    it("are somebody else's with another issuer, and to the letter", async () => {
      const identity = aName();
      const userId = await admitted(identity);
      const { subject } = identity;
      const others = [
        { issuer: "https://tenant.example", subject },
        { issuer: ISSUER, subject: subject.toUpperCase() },
        { issuer: ISSUER, subject: `${subject} ` },
      ];
      for (const other of others) {
        expect(await storage.identities.findUserByIdentity(other)).toBeUndefined();
        expect(await admitted(other)).not.toBe(userId);
      }
    });

    it("that are UUIDs are the user's own id, with any issuer", async () => {
      const user = aUser();
      await storage.users.insertUser(user);
      for (const issuer of [ISSUER, "https://other.example"]) {
        const identity = { issuer, subject: user.id };
        expect(await storage.identities.findUserByIdentity(identity)).toBe(user.id);
      }
      const newId = aUserId();
      const newcomer = aNewcomer({ issuer: ISSUER, subject: newId }, { userId: newId });
      expect(await storage.identities.admitUser(newcomer)).toEqual({ userId: newId, isNew: true });
    });

    it("let no other issuer reach a user by the id that stands for a name", async () => {
      const userId = await admitted(aName());
      const own = { issuer: ISSUER, subject: userId };
      const foreign = { issuer: "https://other.example", subject: userId };
      expect(await storage.identities.findUserByIdentity(own)).toBe(userId);
      const refusal = { code: "user_not_active" };
      await expect(storage.identities.findUserByIdentity(foreign)).rejects.toMatchObject(refusal);
      const newcomer = aNewcomer(foreign, { userId });
      await expect(storage.identities.admitUser(newcomer)).rejects.toMatchObject(refusal);
    });

    it("find whoever is disabled, so that nobody else is made of them", async () => {
      const identity = aName();
      const userId = await admitted(identity);
      await storage.users.disableUser(userId, AT);
      expect(await storage.identities.findUserByIdentity(identity)).toBe(userId);
      expect(await storage.identities.admitUser(aNewcomer(identity))).toEqual({
        userId,
        isNew: false,
      });
      await expect(storage.users.requireActiveUser(userId)).rejects.toMatchObject({
        code: "user_not_active",
      });
    });

    describe.each([
      ["a name", (): UserIdentity => aName()],
      ["a UUID", (): UserIdentity => ({ issuer: ISSUER, subject: aUserId() })],
    ])("of somebody who was erased, %s,", (kind, make) => {
      const comes = (identity: UserIdentity, tokenIssuedAt: Date | null) =>
        storage.identities.admitUser(
          aNewcomer(identity, {
            tokenIssuedAt,
            ...(kind === "a UUID" && { userId: identity.subject as UserId }),
          }),
        );

      it("makes nobody with a token of before, or of no known time", async () => {
        const identity = make();
        const { userId } = await comes(identity, new Date());
        await storage.users.deleteUser(userId);
        expect(await storage.identities.findUserByIdentity(identity)).toBeUndefined();
        for (const issuedAt of [new Date(Date.now() - AN_HOUR), null]) {
          await expect(comes(identity, issuedAt)).rejects.toMatchObject({
            code: "user_not_active",
          });
        }
        expect(await storage.identities.findUserByIdentity(identity)).toBeUndefined();
      });

      it("makes somebody new with a later token, to whom those of before are no use", async () => {
        const identity = make();
        const { userId: before } = await comes(identity, new Date());
        await storage.users.deleteUser(before);
        const later = new Date(Date.now() + AN_HOUR);
        const { userId, isNew } = await comes(identity, later);
        expect(isNew).toBe(true);
        expect(userId === before).toBe(kind === "a UUID");
        const isLetIn = (issuedAt: Date | null) =>
          storage.callerScope
            .run({ userId, issuedAt }, () => storage.users.requireActiveUser(userId))
            .then(
              () => true,
              () => false,
            );
        expect(await isLetIn(later)).toBe(true);
        expect(await isLetIn(new Date(Date.now() - AN_HOUR))).toBe(false);
        expect(await isLetIn(null)).toBe(false);
      });

      it("makes nobody with the token that it was erased by, whatever its issuer's clock says", async () => {
        const identity = make();
        const ahead = new Date(Date.now() + 4_000);
        const { userId } = await comes(identity, ahead);
        await storage.callerScope.run({ userId, issuedAt: ahead }, () =>
          storage.users.deleteUser(userId),
        );
        await expect(comes(identity, ahead)).rejects.toMatchObject({ code: "user_not_active" });
      });
    });

    it("keep the id of an erased user from tokens of before, too", async () => {
      const identity = aName();
      const userId = await admitted(identity);
      await storage.users.deleteUser(userId);
      const old = aNewcomer(
        { issuer: ISSUER, subject: userId },
        { userId, tokenIssuedAt: new Date(Date.now() - AN_HOUR) },
      );
      await expect(storage.identities.admitUser(old)).rejects.toMatchObject({
        code: "user_not_active",
      });
    });
  });
}
