import type { UserId } from "@health-exercise/domain/user";
import type { ClaimOf, IdempotencyKeyRepository } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../builders/a-user.ts";
import { aChatRequestClaim, anEndpointClaim, anOpenClaim } from "../builders/an-idempotency-key.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const A_LONG_TIME = 600_000;
/** A lease that has ended when the next statement begins. */
const NO_TIME = 0;
const RESPONSE = '{"id": "1",  "content":"“well” 跑步\\n"}';

type Needed = "users" | "chatRequests" | "endpointKeys" | "openKeys";

/** One kind of keys: how a claim is made, and which claims are to other keys although they look alike. */
type Kind<Key> = {
  readonly keysOf: (storage: StorageOf<Needed>) => IdempotencyKeyRepository<Key>;
  readonly aClaim: (userId: UserId) => ClaimOf<Key>;
  readonly others: (claim: ClaimOf<Key>, otherUser: UserId) => readonly ClaimOf<Key>[];
};

export function describeIdempotencyKeyRepositories(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describeKind(`${name}: keys of chat messages`, makeStorage, {
    keysOf: ({ chatRequests }) => chatRequests,
    aClaim: (userId) => aChatRequestClaim({ userId, key: `Key/1-${userId}` }),
    others: (claim, userId) => [
      { ...claim, userId },
      { ...claim, key: claim.key.toLowerCase() },
      { ...claim, key: "~".repeat(255) },
    ],
  });
  describeKind(`${name}: keys of other requests`, makeStorage, {
    keysOf: ({ endpointKeys }) => endpointKeys,
    aClaim: (userId) => anEndpointClaim({ userId, key: `Key/1-${userId}` }),
    others: (claim, userId) => [
      { ...claim, userId },
      { ...claim, endpoint: "/api/sport/schemes" },
      { ...claim, key: claim.key.toLowerCase() },
      { ...claim, key: "~".repeat(255) },
    ],
  });
  describeKind(`${name}: keys of nobody in particular`, makeStorage, {
    keysOf: ({ openKeys }) => openKeys,
    aClaim: () => anOpenClaim(),
    others: (claim) => [{ ...claim, digest: `${claim.digest}-` }],
  });
  describeOwners(name, makeStorage);
  describeFingerprints(name, makeStorage);
}

function describeKind<Key>(
  name: string,
  makeStorage: MakeStorage<Needed>,
  { keysOf, aClaim, others }: Kind<Key>,
): void {
  describe(name, () => {
    let keys: IdempotencyKeyRepository<Key>;
    let first: ClaimOf<Key>;
    let second: ClaimOf<Key>;
    let otherUser: UserId;
    beforeEach(async () => {
      const storage = await makeStorage();
      keys = keysOf(storage);
      first = aClaim(await anActiveUser(storage));
      second = { ...first, claimId: `${first.claimId}-2` };
      otherUser = await anActiveUser(storage);
    });
    const claim = (each: ClaimOf<Key>, leaseMs = A_LONG_TIME) => keys.claimKey(each, leaseMs);

    it("gives a key to the first who claims it, and again to nobody else", async () => {
      expect(await claim(first)).toEqual({ kind: "claimed" });
      expect(await claim(second)).toMatchObject({ kind: "under_way" });
      expect(await claim(first)).toEqual({ kind: "claimed" });
      expect(await claim(second)).toMatchObject({ kind: "under_way" });
    });

    it("keeps different keys apart", async () => {
      for (const each of [first, ...others(first, otherUser)])
        expect(await claim(each)).toEqual({ kind: "claimed" });
    });

    it("gives the answer to the letter to everybody, once there is one", async () => {
      await claim(first);
      expect(await keys.answerClaim(first, RESPONSE)).toBe(true);
      for (const each of [second, first])
        expect(await claim(each)).toMatchObject({ kind: "answered", response: RESPONSE });
    });

    it("lets an answer stand whatever is done to its claim afterwards", async () => {
      await claim(first, NO_TIME);
      expect(await keys.answerClaim(first, RESPONSE)).toBe(true);
      await keys.releaseClaim(first);
      expect(await keys.renewClaim(first, NO_TIME)).toBe(false);
      expect(await keys.answerClaim(first, "another")).toBe(false);
      expect(await claim(second)).toMatchObject({ kind: "answered", response: RESPONSE });
    });

    it("gives a released key to the next who claims it", async () => {
      await claim(first);
      await keys.releaseClaim(second);
      expect(await claim(second)).toMatchObject({ kind: "under_way" });
      await keys.releaseClaim(first);
      expect(await keys.renewClaim(first, A_LONG_TIME)).toBe(false);
      expect(await claim(second)).toEqual({ kind: "claimed" });
    });

    it("lets the next one take over when a lease has ended, and the one before notice", async () => {
      await claim(first, NO_TIME);
      expect(await claim(second)).toEqual({ kind: "claimed" });
      expect(await claim(first)).toMatchObject({ kind: "under_way" });
      expect(await keys.renewClaim(first, A_LONG_TIME)).toBe(false);
      await keys.releaseClaim(first);
      expect(await keys.answerClaim(first, RESPONSE)).toBe(false);
      expect(await keys.answerClaim(second, RESPONSE)).toBe(true);
    });

    it("lets the next one take over a lease that only a clock which was set back can have given", async () => {
      await claim(first, A_LONG_TIME);
      expect(await claim(second, A_LONG_TIME * 0.6)).toMatchObject({ kind: "under_way" });
      expect(await claim(second, A_LONG_TIME * 0.4)).toEqual({ kind: "claimed" });
      expect(await keys.answerClaim(first, RESPONSE)).toBe(false);
      expect(await keys.answerClaim(second, RESPONSE)).toBe(true);
    });

    it("holds a claim for as long as it is renewed, even if late", async () => {
      await claim(first, NO_TIME);
      expect(await keys.renewClaim(first, A_LONG_TIME)).toBe(true);
      expect(await claim(second)).toMatchObject({ kind: "under_way" });
      expect(await keys.renewClaim(second, A_LONG_TIME)).toBe(false);
      expect(await keys.renewClaim(first, NO_TIME)).toBe(true);
      expect(await claim(second)).toEqual({ kind: "claimed" });
    });
  });
}

function describeOwners(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: keys of users`, () => {
    it("refuses a claim of whoever is unknown, disabled or deleted", async () => {
      const storage = await makeStorage();
      for (const { state, id } of await inactiveUsers(storage)) {
        const attempts = [
          storage.chatRequests.claimKey(aChatRequestClaim({ userId: id }), A_LONG_TIME),
          storage.endpointKeys.claimKey(anEndpointClaim({ userId: id }), A_LONG_TIME),
        ];
        for (const attempt of await Promise.allSettled(attempts))
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
      }
    });
  });
}

function describeFingerprints(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: fingerprints of requests`, () => {
    it("tells with which request a key is in use, and with which it is answered", async () => {
      const storage = await makeStorage();
      const userId = await anActiveUser(storage);
      const { endpointKeys } = storage;
      const first = anEndpointClaim({ userId, fingerprint: "one" });
      const other = { ...first, claimId: "other", fingerprint: "two" };
      await endpointKeys.claimKey(first, A_LONG_TIME);
      expect(await endpointKeys.claimKey(other, A_LONG_TIME)).toEqual({
        kind: "under_way",
        fingerprint: "one",
      });
      await endpointKeys.answerClaim(first, RESPONSE);
      expect(await endpointKeys.claimKey(other, A_LONG_TIME)).toEqual({
        kind: "answered",
        response: RESPONSE,
        fingerprint: "one",
      });
    });

    it("keeps that of who takes a key over", async () => {
      const { openKeys } = await makeStorage();
      const first = anOpenClaim({ fingerprint: "one" });
      const other = { ...first, claimId: "other", fingerprint: "two" };
      await openKeys.claimKey(first, NO_TIME);
      expect(await openKeys.claimKey(other, A_LONG_TIME)).toEqual({ kind: "claimed" });
      expect(await openKeys.claimKey(first, A_LONG_TIME)).toEqual({
        kind: "under_way",
        fingerprint: "two",
      });
    });
  });
}

async function anActiveUser({ users }: StorageOf<"users">): Promise<UserId> {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}
