import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aUser } from "../builders/a-user.ts";
import { aChatSessionId } from "../builders/an-id.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-05T09:30:00.123Z");
const ALL = { limit: 100, offset: 0 };
const NOT_FOUND = { code: "chat_session_not_found" };

type Needed = "users" | "chatSessions" | "chatMessages";

export function describeChatSessionRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: chat sessions`, () => {
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

    it("gives back what was inserted", async () => {
      const session = aChatSession({ userId, name: "跑步 & “running”", updatedAt: NOW });
      await storage.chatSessions.insertChatSession(session);
      expect(await storage.chatSessions.getChatSession(userId, session.id)).toEqual(session);
      expect(await storage.chatSessions.listChatSessions(userId, ALL)).toEqual({
        sessions: [session],
        total: 1,
      });
    });

    it("lists the latest activity first and counts all on every page", async () => {
      const { chatMessages, chatSessions } = storage;
      const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 12, minute));
      const created = [0, 1, 2, 2].map((minute) => aChatSession({ userId, createdAt: at(minute) }));
      for (const session of [...created, aChatSession({ userId: otherId })]) {
        await chatSessions.insertChatSession(session);
      }
      const [first, second, third, fourth] = created;
      if (!first || !second || !third || !fourth) throw new Error("Four sessions were made.");
      // The oldest one becomes the latest by what is said in it.
      const reply = { timestamp: at(3) };
      await chatMessages.saveChatExchange(aChatExchange({ session: first, reply }));
      const expected = [first, fourth, third, second].map(({ id }) => id);
      for (let offset = 0; offset <= 5; offset += 1) {
        for (const limit of [1, 2, 4, 5]) {
          const page = await chatSessions.listChatSessions(userId, { limit, offset });
          expect(page.total).toBe(4);
          expect(page.sessions.map(({ id }) => id)).toEqual(expected.slice(offset, offset + limit));
        }
      }
    });

    it("finds no session that is deleted, somebody else's or unknown, and counts none", async () => {
      const { chatSessions } = storage;
      const [deleted, foreign] = [aChatSession({ userId }), aChatSession({ userId: otherId })];
      await chatSessions.insertChatSession(deleted);
      await chatSessions.insertChatSession(foreign);
      await chatSessions.deleteChatSession(userId, deleted.id, NOW);
      for (const id of [deleted.id, foreign.id, aChatSessionId()]) {
        await expect(chatSessions.getChatSession(userId, id)).rejects.toMatchObject(NOT_FOUND);
        await expect(chatSessions.deleteChatSession(userId, id, NOW)).rejects.toMatchObject(
          NOT_FOUND,
        );
      }
      expect(await chatSessions.listChatSessions(userId, ALL)).toEqual({ sessions: [], total: 0 });
      expect(await chatSessions.getChatSession(otherId, foreign.id)).toEqual(foreign);
    });

    it("finds the default session until it is deleted, and the next one then", async () => {
      const { chatSessions } = storage;
      const [first, second] = [
        aChatSession({ userId, isDefault: true }),
        aChatSession({ userId, isDefault: true }),
      ];
      await chatSessions.insertChatSession(aChatSession({ userId }));
      await chatSessions.insertChatSession(aChatSession({ userId: otherId, isDefault: true }));
      expect(await chatSessions.findDefaultChatSession(userId)).toBeUndefined();
      await chatSessions.insertChatSession(first);
      expect(await chatSessions.findDefaultChatSession(userId)).toEqual(first);
      await expect(chatSessions.insertChatSession(second)).rejects.toThrow();
      await chatSessions.deleteChatSession(userId, first.id, NOW);
      expect(await chatSessions.findDefaultChatSession(userId)).toBeUndefined();
      await chatSessions.insertChatSession(second);
      expect(await chatSessions.findDefaultChatSession(userId)).toEqual(second);
    });

    it("refuses whoever is unknown, disabled or deleted", async () => {
      const { chatSessions } = storage;
      for (const { state, id } of await inactiveUsers(storage)) {
        const session = aChatSession({ userId: id });
        const attempts = [
          chatSessions.insertChatSession(session),
          chatSessions.listChatSessions(id, ALL),
          chatSessions.getChatSession(id, session.id),
          chatSessions.findDefaultChatSession(id),
          chatSessions.deleteChatSession(id, session.id, NOW),
          chatSessions.clearChatContext(id, NOW),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
