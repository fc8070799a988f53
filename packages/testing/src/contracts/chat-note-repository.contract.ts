import { CHAT_NOTE_KINDS, CHAT_NOTE_LIMITS, type ChatNote } from "@health-exercise/domain/chat";
import type { UserId } from "@health-exercise/domain/user";
import { beforeEach, describe, expect, it } from "vitest";
import { aChatExchange } from "../builders/a-chat-exchange.ts";
import { aChatNote } from "../builders/a-chat-note.ts";
import { aChatSession } from "../builders/a-chat-session.ts";
import { aUser } from "../builders/a-user.ts";
import { aChatNoteId } from "../builders/an-id.ts";
import { aChatRequestClaim } from "../builders/an-idempotency-key.ts";
import { inactiveUsers } from "./inactive-users.ts";
import type { MakeStorage, StorageOf } from "./storage-under-test.ts";

const NOW = new Date("2026-03-05T09:30:00.123Z");
const NOT_FOUND = { code: "chat_note_not_found" };

type Needed = "users" | "chatSessions" | "chatMessages" | "chatRequests" | "chatNotes";

export function describeChatNoteRepository(name: string, makeStorage: MakeStorage<Needed>): void {
  describe(`${name}: chat notes`, () => {
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

    /** Minutes after the first one, a note on a topic of its own. */
    const aNote = (minute: number, facts: Partial<ChatNote> = {}) =>
      aChatNote({
        userId,
        topic: `topic ${minute}`,
        text: `I like ${minute}`,
        createdAt: new Date(Date.UTC(2026, 2, 4, 12, minute)),
        ...facts,
      });

    /** Tells notes in a session of their own. */
    async function tell(...notes: ChatNote[]): Promise<void> {
      const session = aChatSession({ userId: notes[0]?.userId ?? userId });
      await storage.chatSessions.insertChatSession(session);
      expect(await storage.chatMessages.saveChatExchange(aChatExchange({ session, notes }))).toBe(
        "saved",
      );
    }

    const notesOf = (id: UserId) => storage.chatNotes.listChatNotes(id);

    it("are stored with the message that told them, and listed latest first", async () => {
      expect(await notesOf(userId)).toEqual([]);
      const kinds = CHAT_NOTE_KINDS.map((kind, index) =>
        aNote(index, { kind, text: `“跑” ${kind}` }),
      );
      const [equal, same] = [aNote(30), aNote(30, { topic: "another" })];
      await tell(...kinds.slice(0, 2));
      await tell(...kinds.slice(2), equal, same);
      await tell(aChatNote({ userId: otherId }));
      expect(await notesOf(userId)).toEqual([same, equal, ...kinds.toReversed()]);
    });

    it("replace what was told of the same topic, and nothing else", async () => {
      const [run, race] = [
        aNote(1, { topic: "event" }),
        aNote(2, { topic: "event", text: "Race" }),
      ];
      const likes = aNote(0, { kind: "preference", topic: "event" });
      const others = aChatNote({ userId: otherId, topic: "event" });
      await tell(run, likes);
      await tell(others);
      await tell(race);
      expect(await notesOf(userId)).toEqual([race, likes]);
      expect(await notesOf(otherId)).toEqual([others]);
    });

    it("stay as they are where the same is told again", async () => {
      const first = aNote(1);
      await tell(first);
      await tell(aNote(5, { topic: first.topic, text: first.text }));
      expect(await notesOf(userId)).toEqual([first]);
    });

    it("lose the oldest where there are too many", async () => {
      const notes = Array.from({ length: CHAT_NOTE_LIMITS.ofPerson + 3 }, (_, index) =>
        aNote(index),
      );
      await tell(aChatNote({ userId: otherId }));
      await tell(...notes.slice(0, -2));
      await tell(...notes.slice(-2));
      expect(await notesOf(userId)).toEqual(notes.slice(3).reverse());
      expect(await notesOf(otherId)).toHaveLength(1);
    });

    it("are not stored where their exchange is not", async () => {
      const { chatMessages, chatNotes, chatSessions } = storage;
      const session = aChatSession({ userId });
      const notes = [aNote(1)];
      await expect(
        chatMessages.saveChatExchange(aChatExchange({ session, notes })),
      ).rejects.toMatchObject({ code: "chat_session_not_found" });
      await chatSessions.insertChatSession(session);
      const { key, claimId } = aChatRequestClaim({ userId });
      const lost = aChatExchange({ session, notes, request: { key, claimId, response: "{}" } });
      expect(await chatMessages.saveChatExchange(lost)).toBe("claim_lost");
      expect(await chatNotes.listChatNotes(userId)).toEqual([]);
    });

    it("outlive their session and a cleared context", async () => {
      const { chatMessages, chatSessions } = storage;
      const [session, note] = [aChatSession({ userId }), aNote(1)];
      await chatSessions.insertChatSession(session);
      await chatMessages.saveChatExchange(aChatExchange({ session, notes: [note] }));
      await chatSessions.clearChatContext(userId, NOW);
      await chatSessions.deleteChatSession(userId, session.id, NOW);
      expect(await notesOf(userId)).toEqual([note]);
    });

    it("are deleted one by one by whom they belong to", async () => {
      const [first, second] = [aNote(1), aNote(2)];
      const others = aChatNote({ userId: otherId });
      await tell(first, second);
      await tell(others);
      await storage.chatNotes.deleteChatNote(userId, first.id);
      for (const id of [first.id, others.id, aChatNoteId()]) {
        await expect(storage.chatNotes.deleteChatNote(userId, id)).rejects.toMatchObject(NOT_FOUND);
      }
      expect(await notesOf(userId)).toEqual([second]);
      expect(await notesOf(otherId)).toEqual([others]);
      await tell(first);
      expect(await notesOf(userId)).toEqual([second, first]);
    });

    it("are deleted all at once, and nobody else's", async () => {
      const others = aChatNote({ userId: otherId });
      await tell(aNote(1), aNote(2));
      await tell(others);
      expect(await storage.chatNotes.deleteChatNotes(userId)).toBe(2);
      expect(await storage.chatNotes.deleteChatNotes(userId)).toBe(0);
      expect(await notesOf(userId)).toEqual([]);
      expect(await notesOf(otherId)).toEqual([others]);
    });

    it("of several told at once keep one of a topic, and deletions meanwhile end", async () => {
      const told = Array.from({ length: 8 }, (_, index) =>
        tell(
          aNote(index, { topic: index % 2 === 0 ? "one" : "other", text: `${index}` }),
          aNote(index, { topic: index % 2 === 0 ? "other" : "one", text: `${index}` }),
        ),
      );
      const deleted = [1, 2, 3].map(() => storage.chatNotes.deleteChatNotes(userId));
      await Promise.all([...told, ...deleted]);
      const topics = (await notesOf(userId)).map(({ topic }) => topic).sort();
      expect([[], ["one"], ["other"], ["one", "other"]]).toContainEqual(topics);
    });

    it("refuse whoever is unknown, disabled or deleted", async () => {
      const { chatNotes } = storage;
      for (const { state, id } of await inactiveUsers(storage)) {
        const attempts = [
          chatNotes.listChatNotes(id),
          chatNotes.deleteChatNote(id, aChatNoteId()),
          chatNotes.deleteChatNotes(id),
        ];
        for (const attempt of await Promise.allSettled(attempts)) {
          expect(attempt, state).toMatchObject({ reason: { code: "user_not_active" } });
        }
      }
    });
  });
}
