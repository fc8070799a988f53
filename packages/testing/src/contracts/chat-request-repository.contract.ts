import type { UserId } from "@health-exercise/domain/user";
import type { ChatRequestClaim } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatRequestClaim } from "../builders/a-chat-request-claim.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aUser } from "../builders/a-user.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const A_LONG_TIME = 600_000;
/** A lease that has ended when the next statement begins. */
const NO_TIME = 0;
const RESPONSE = '{"id": "1",  "content":"“well” 跑步\\n"}';

type Needed = "users" | "chatMessages" | "chatRequests";

export function describeChatRequestRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: chat requests`, () => {
    let storage: StorageOf<Needed>;
    let userId: UserId;
    beforeEach(async () => {
      storage = await makeStorage();
      userId = await anActiveUser();
    });

    async function anActiveUser(): Promise<UserId> {
      const user = aUser();
      await storage.users.insertUser(user);
      return user.id;
    }

    const claim = (each: ChatRequestClaim, leaseMs = A_LONG_TIME) =>
      storage.chatRequests.claimChatRequest(each, leaseMs);

    /** Two that want the same key. */
    function rivals() {
      const first = aChatRequestClaim({ userId });
      return { first, second: aChatRequestClaim({ userId, key: first.key }) };
    }

    function answer({ userId: owner, key, claimId }: ChatRequestClaim, response = RESPONSE) {
      const session = aChatSession({ userId: owner, isDefault: true });
      const request = { key, claimId, response };
      return storage.chatMessages.saveChatExchange(aChatExchange({ session, request }));
    }

    it("gives a key to the first who claims it, and again to nobody else", async () => {
      const { first, second } = rivals();
      expect(await claim(first)).toEqual({ kind: "claimed" });
      expect(await claim(second)).toEqual({ kind: "under_way" });
      expect(await claim(first)).toEqual({ kind: "claimed" });
      expect(await claim(second)).toEqual({ kind: "under_way" });
    });

    it("keeps the keys of people apart, and different keys too", async () => {
      const own = aChatRequestClaim({ userId, key: "Key/1" });
      const foreign = { ...own, userId: await anActiveUser() };
      for (const each of [own, foreign, { ...own, key: "key/1" }, { ...own, key: "~".repeat(255) }])
        expect(await claim(each)).toEqual({ kind: "claimed" });
    });

    it("gives the answer to the letter to everybody, once there is one", async () => {
      const { first, second } = rivals();
      await claim(first);
      expect(await answer(first)).toBe("saved");
      const answered = { kind: "answered", response: RESPONSE };
      expect(await claim(second)).toEqual(answered);
      expect(await claim(first)).toEqual(answered);
    });

    it("lets an answer stand whatever is done to its claim afterwards", async () => {
      const { first, second } = rivals();
      await claim(first, NO_TIME);
      expect(await answer(first)).toBe("saved");
      await storage.chatRequests.releaseChatRequest(first);
      expect(await storage.chatRequests.renewChatRequest(first, NO_TIME)).toBe(false);
      expect(await claim(second)).toEqual({ kind: "answered", response: RESPONSE });
    });

    it("gives a released key to the next who claims it", async () => {
      const { first, second } = rivals();
      await claim(first);
      await storage.chatRequests.releaseChatRequest(second);
      expect(await claim(second)).toEqual({ kind: "under_way" });
      await storage.chatRequests.releaseChatRequest(first);
      expect(await storage.chatRequests.renewChatRequest(first, A_LONG_TIME)).toBe(false);
      expect(await claim(second)).toEqual({ kind: "claimed" });
    });

    it("lets the next one take over when a lease has ended, and the one before notice", async () => {
      const { first, second } = rivals();
      await claim(first, NO_TIME);
      expect(await claim(second)).toEqual({ kind: "claimed" });
      expect(await claim(first)).toEqual({ kind: "under_way" });
      expect(await storage.chatRequests.renewChatRequest(first, A_LONG_TIME)).toBe(false);
      await storage.chatRequests.releaseChatRequest(first);
      expect(await answer(first)).toBe("claim_lost");
      expect(await answer(second)).toBe("saved");
    });

    it("holds a claim for as long as it is renewed, even if late", async () => {
      const { first, second } = rivals();
      await claim(first, NO_TIME);
      expect(await storage.chatRequests.renewChatRequest(first, A_LONG_TIME)).toBe(true);
      expect(await claim(second)).toEqual({ kind: "under_way" });
      expect(await storage.chatRequests.renewChatRequest(second, A_LONG_TIME)).toBe(false);
      expect(await storage.chatRequests.renewChatRequest(first, NO_TIME)).toBe(true);
      expect(await claim(second)).toEqual({ kind: "claimed" });
    });

    it("refuses a claim of whoever is unknown, disabled or deleted", async () => {
      for (const { state, id } of await inactiveUsers(storage)) {
        const attempt = claim(aChatRequestClaim({ userId: id }));
        await expect(attempt, state).rejects.toMatchObject({ code: "user_not_active" });
      }
    });
  });
}
