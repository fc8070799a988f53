import type { AssistantMessage, ChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { ChatHistoryRequest } from "@health-exercise/ports-repositories";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aUser } from "../builders/a-user.ts";
import { aChatSessionId } from "../builders/an-id.ts";
import { aChatRequestClaim } from "../builders/an-idempotency-key.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-05T09:30:00.123Z");
/** When the exchanges of the builder are asked. */
const CLEARED = new Date("2026-03-04T12:01:00.000Z");
const FIRST_PAGE = { page: 1, limit: 20 };
const NOT_FOUND = { code: "chat_session_not_found" };

type Needed = "users" | "chatSessions" | "chatMessages" | "chatRequests";

export function describeChatMessageRepository(
  name: string,
  makeStorage: MakeStorage<Needed>,
): void {
  describe(`${name}: chat messages`, () => {
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

    async function aStoredSession(facts: Partial<ChatSession> = {}): Promise<ChatSession> {
      const session = aChatSession({ userId, ...facts });
      await storage.chatSessions.insertChatSession(session);
      return session;
    }

    /** Says `from` to `to` in a session: question `q3` with reply `a3` and so on. */
    async function say(session: ChatSession, from: number, to: number): Promise<void> {
      for (let number = from; number <= to; number += 1) {
        const [question, reply] = [{ content: `q${number}` }, { content: `a${number}` }];
        const exchange = aChatExchange({ session, question, reply });
        expect(await storage.chatMessages.saveChatExchange(exchange)).toBe("saved");
      }
    }

    async function read(
      sessionId: ChatSessionId | undefined,
      request: ChatHistoryRequest = FIRST_PAGE,
    ) {
      const { messages, total } = await storage.chatMessages.listChatMessages(
        userId,
        sessionId,
        request,
      );
      return { said: messages.map(({ content }) => content), total };
    }

    async function recall(sessionId: ChatSessionId, limit = 20) {
      const turns = await storage.chatMessages.listRecentTurns(userId, sessionId, limit);
      return turns.map(({ content }) => content);
    }

    it("give back an exchange as it was saved, the question first", async () => {
      const session = await aStoredSession();
      const replies: Partial<AssistantMessage>[] = [
        {},
        {
          content: "先休息。\n\nThen “see” a doctor 🏃.",
          ragContext: ['A, b {c} - "d" (e\\f)', "", "NULL"],
          confidence: 0.1 + 0.2,
          origin: { basis: "records_and_sources", provider: "main-1", isFallback: true },
          safetyCheck: {
            isSafe: false,
            riskLevel: "high",
            flags: ["cardiac_symptom", "numbers_corrected"],
            warnings: ["Stop now.", "别再练了。"],
          },
          requiresAcknowledgment: true,
          timestamp: NOW,
        },
        { ragContext: [], confidence: 0, origin: null },
        { confidence: 1 },
      ];
      const exchanges = replies.map((reply, index) =>
        aChatExchange({
          session,
          question: index === 1 ? { inputType: "voice", content: "胸口\t疼" } : {},
          reply,
        }),
      );
      for (const exchange of exchanges) {
        expect(await storage.chatMessages.saveChatExchange(exchange)).toBe("saved");
      }
      const page = await storage.chatMessages.listChatMessages(userId, session.id, FIRST_PAGE);
      expect(page).toEqual({
        messages: exchanges.flatMap(({ question, reply }) => [question, reply]),
        total: 8,
      });
    });

    it("name their session by the first of them and set its times", async () => {
      const { chatMessages, chatSessions } = storage;
      const session = await aStoredSession();
      const first = aChatExchange({ session, sessionName: "First", reply: { timestamp: NOW } });
      await chatMessages.saveChatExchange(first);
      const after = { ...session, name: "First", updatedAt: NOW, lastMessageAt: NOW };
      expect(await chatSessions.getChatSession(userId, session.id)).toEqual(after);
      const earlier = { timestamp: new Date(NOW.getTime() - 1) };
      await chatMessages.saveChatExchange(aChatExchange({ session, reply: earlier }));
      expect(await chatSessions.getChatSession(userId, session.id)).toEqual(after);
      const later = new Date(NOW.getTime() + 1);
      await chatMessages.saveChatExchange(
        aChatExchange({ session: after, sessionName: "Second", reply: { timestamp: later } }),
      );
      expect(await chatSessions.getChatSession(userId, session.id)).toEqual({
        ...after,
        updatedAt: later,
        lastMessageAt: later,
      });
    });

    it("begin the default session where there is none, and go on in it", async () => {
      const { chatMessages, chatSessions } = storage;
      const session = aChatSession({ userId, isDefault: true });
      expect(await read(undefined)).toEqual({ said: [], total: 0 });
      await say(session, 1, 2);
      const found = await chatSessions.findDefaultChatSession(userId);
      expect(found).toMatchObject({ id: session.id, name: aChatExchange().sessionName });
      if (found === undefined) throw new Error("There is a default session.");
      await say(found, 3, 3);
      const said = ["q1", "a1", "q2", "a2", "q3", "a3"];
      expect(await read(undefined)).toEqual({ said, total: 6 });
      expect(await read(session.id)).toEqual({ said, total: 6 });
      expect(await chatMessages.listRecentTurns(otherId, session.id, 20)).toEqual([]);
    });

    it("are not saved into a default session beside another one, or into a deleted one", async () => {
      const { chatMessages, chatSessions } = storage;
      const [first, second] = [
        aChatSession({ userId, isDefault: true }),
        aChatSession({ userId, isDefault: true }),
      ];
      await say(first, 1, 1);
      const stored = await chatSessions.getChatSession(userId, first.id);
      const save = (session: ChatSession) =>
        chatMessages.saveChatExchange(aChatExchange({ session }));
      expect(await save(second)).toBe("other_default");
      await expect(read(second.id)).rejects.toMatchObject(NOT_FOUND);
      await chatSessions.deleteChatSession(userId, first.id, NOW);
      expect(await save(first)).toBe("other_default");
      expect(await save(stored)).toBe("other_default");
      expect(await chatSessions.findDefaultChatSession(userId)).toBeUndefined();
      expect(await save(second)).toBe("saved");
      expect((await read(undefined)).total).toBe(2);
    });

    it("are neither saved nor found in a session that is gone, somebody else's or unknown", async () => {
      const { chatMessages, chatSessions } = storage;
      const [deleted, foreign] = [
        await aStoredSession(),
        await aStoredSession({ userId: otherId }),
      ];
      await say(deleted, 1, 1);
      await chatSessions.deleteChatSession(userId, deleted.id, NOW);
      for (const id of [deleted.id, foreign.id, aChatSessionId()]) {
        const session = aChatSession({ id, userId });
        const saving = chatMessages.saveChatExchange(aChatExchange({ session }));
        await expect(saving).rejects.toMatchObject(NOT_FOUND);
        await expect(read(id)).rejects.toMatchObject(NOT_FOUND);
        expect(await recall(id)).toEqual([]);
      }
      const others = await chatMessages.listChatMessages(otherId, foreign.id, FIRST_PAGE);
      expect(others).toEqual({ messages: [], total: 0 });
    });

    it("are listed by pages from the newest, the oldest of a page first", async () => {
      const session = await aStoredSession();
      await say(session, 1, 3);
      const all = ["q1", "a1", "q2", "a2", "q3", "a3"];
      for (const limit of [1, 2, 4, 6, 7, 100]) {
        const pages: string[][] = [];
        for (let page = 1; page <= 7; page += 1) {
          const { said, total } = await read(session.id, { page, limit });
          expect(total).toBe(6);
          expect(said.length).toBeLessThanOrEqual(limit);
          pages.unshift(said);
        }
        expect(pages.flat()).toEqual(all);
        expect(pages.at(-1)).toEqual(all.slice(-limit));
      }
      const beyond = { page: 1_000_000_000, limit: 100 };
      expect(await read(session.id, beyond)).toEqual({ said: [], total: 6 });
    });

    it("keep their pages while more is said, for a reader who says as of when", async () => {
      const session = await aStoredSession();
      await say(session, 1, 2);
      const { total: asOf, said: newest } = await read(session.id, { page: 1, limit: 3 });
      await say(session, 3, 4);
      const rest = await read(session.id, { page: 2, limit: 3, asOf });
      expect([...rest.said, ...newest]).toEqual(["q1", "a1", "q2", "a2"]);
      expect(rest.total).toBe(4);
      expect(await read(session.id, { page: 1, limit: 3, asOf })).toEqual({
        said: newest,
        total: 4,
      });
      expect(await read(session.id, { page: 1, limit: 2, asOf: 9 })).toEqual({
        said: ["q4", "a4"],
        total: 8,
      });
      expect(await read(session.id, { ...FIRST_PAGE, asOf: 0 })).toEqual({ said: [], total: 0 });
    });

    it("are recalled up to a number of them, with who said what", async () => {
      const session = await aStoredSession();
      await say(await aStoredSession(), 9, 9);
      expect(await recall(session.id)).toEqual([]);
      await say(session, 1, 2);
      expect(await storage.chatMessages.listRecentTurns(userId, session.id, 3)).toEqual([
        { role: "assistant", content: "a1" },
        { role: "user", content: "q2" },
        { role: "assistant", content: "a2" },
      ]);
      expect(await recall(session.id, 4)).toEqual(["q1", "a1", "q2", "a2"]);
      expect(await recall(session.id, 5)).toEqual(["q1", "a1", "q2", "a2"]);
    });

    it("are recalled only from after the context was cleared, and stay in the history", async () => {
      const [one, two] = [await aStoredSession(), await aStoredSession({ isDefault: true })];
      const foreign = await aStoredSession({ userId: otherId });
      for (const session of [one, two, foreign]) await say(session, 1, 2);
      await storage.chatSessions.clearChatContext(userId, CLEARED);
      expect(await recall(one.id)).toEqual([]);
      expect(await recall(two.id)).toEqual([]);
      expect(await storage.chatMessages.listRecentTurns(otherId, foreign.id, 20)).toHaveLength(4);
      await say(one, 3, 3);
      expect(await recall(one.id)).toEqual(["q3", "a3"]);
      expect(await recall(one.id, 1)).toEqual(["a3"]);
      await storage.chatSessions.clearChatContext(userId, CLEARED);
      await storage.chatSessions.clearChatContext(userId, CLEARED);
      expect(await recall(one.id)).toEqual([]);
      expect((await read(one.id)).said).toEqual(["q1", "a1", "q2", "a2", "q3", "a3"]);
      expect((await read(undefined)).total).toBe(4);
    });

    it("are not recalled where they were asked before the context was cleared and answered later", async () => {
      const session = await aStoredSession();
      await say(session, 1, 1);
      await storage.chatSessions.clearChatContext(userId, new Date(CLEARED.getTime() + 1));
      await say(session, 2, 2);
      expect(await recall(session.id)).toEqual([]);
      expect((await read(session.id)).said).toEqual(["q1", "a1", "q2", "a2"]);
    });

    it("are not saved under a claim that is lost, never was or is answered", async () => {
      const { chatMessages, chatRequests, chatSessions } = storage;
      const session = await aStoredSession();
      const claim = aChatRequestClaim({ userId });
      const other = aChatRequestClaim({ userId, key: claim.key });
      const save = ({ key, claimId }: typeof claim, into = session) =>
        chatMessages.saveChatExchange(
          aChatExchange({ session: into, request: { key, claimId, response: "{}" } }),
        );
      expect(await save(claim)).toBe("claim_lost");
      await chatRequests.claimKey(other, 600_000);
      expect(await save(claim)).toBe("claim_lost");
      expect(await save(claim, aChatSession({ userId, isDefault: true }))).toBe("claim_lost");
      expect(await chatSessions.findDefaultChatSession(userId)).toBeUndefined();
      expect(await chatSessions.getChatSession(userId, session.id)).toEqual(session);
      expect(await save(other)).toBe("saved");
      expect(await save(other)).toBe("claim_lost");
      expect((await read(session.id)).total).toBe(2);
    });

    it("leave a claim as it is when their session is not there", async () => {
      const { chatMessages, chatRequests } = storage;
      const claim = aChatRequestClaim({ userId });
      await chatRequests.claimKey(claim, 600_000);
      await say(aChatSession({ userId, isDefault: true }), 1, 1);
      const save = (session: ChatSession) => {
        const request = { key: claim.key, claimId: claim.claimId, response: "{}" };
        return chatMessages.saveChatExchange(aChatExchange({ session, request }));
      };
      await expect(save(aChatSession({ userId }))).rejects.toMatchObject(NOT_FOUND);
      expect(await save(aChatSession({ userId, isDefault: true }))).toBe("other_default");
      expect(await chatRequests.renewClaim(claim, 600_000)).toBe(true);
      expect(await save(await aStoredSession())).toBe("saved");
    });

    it("are refused to whoever is unknown, disabled or deleted", async () => {
      const { chatMessages } = storage;
      for (const { state, id } of await inactiveUsers(storage)) {
        const session = aChatSession({ userId: id });
        const attempts = [
          chatMessages.listChatMessages(id, session.id, FIRST_PAGE),
          chatMessages.listChatMessages(id, undefined, FIRST_PAGE),
          chatMessages.listRecentTurns(id, session.id, 20),
          chatMessages.saveChatExchange(aChatExchange({ session })),
          chatMessages.saveChatExchange(
            aChatExchange({ session: { ...session, isDefault: true } }),
          ),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
