import {
  ClearChatContext,
  DeleteChatNote,
  DeleteChatNotes,
  DeleteChatSession,
  GetChatHistory,
  ListChatNotes,
  ListChatSessions,
  StartChatSession,
} from "@health-exercise/application";
import { describe, expect, it } from "vitest";
import { aChat } from "../support/a-chat.ts";

const PAGE = { limit: 9, offset: 0 };

describe("what is kept of a chat", () => {
  it("is listed for its person: sessions, what was said in them, and what they told of themselves", async () => {
    const chat = await aChat();
    const { userId } = chat;
    const started = await new StartChatSession(chat.chatSessions, chat.ids, chat.clock).execute(
      userId,
    );
    expect(started).toMatchObject({ userId, isDefault: false, createdAt: chat.clock.now() });
    await chat.send("I am training for a 10k", { sessionId: started.id });
    const listed = await new ListChatSessions(chat.chatSessions).execute(userId, PAGE);
    expect(listed).toMatchObject({ sessions: [{ id: started.id }], total: 1 });
    const history = new GetChatHistory(chat.chatMessages);
    const page = { page: 1, limit: 9 };
    expect(await history.execute(userId, started.id, page)).toMatchObject({
      messages: [
        { userId, sessionId: started.id, role: "user", content: "I am training for a 10k" },
        { userId, sessionId: started.id, role: "assistant" },
      ],
      total: 2,
    });
    expect((await history.execute(userId, undefined, page)).total).toBe(0);
    const notes = await new ListChatNotes(chat.chatNotes).execute(userId);
    expect(notes).toMatchObject([
      { userId, kind: "goal", text: "I am training for a 10k", createdAt: chat.clock.now() },
    ]);
    expect(new Set(notes.map(({ id }) => id)).size).toBe(1);
  });

  it("is forgotten note by note, or all at once", async () => {
    const chat = await aChat();
    const { userId } = chat;
    for (const told of ["I am training for a 10k", "I hate burpees", "I train at home"])
      await chat.send(told);
    const list = new ListChatNotes(chat.chatNotes);
    const [first, ...others] = await list.execute(userId);
    if (first === undefined) throw new Error("Nothing was kept.");
    await new DeleteChatNote(chat.chatNotes).execute(userId, first.id);
    expect(await list.execute(userId)).toEqual(others);
    expect(await new DeleteChatNotes(chat.chatNotes).execute(userId)).toBe(others.length);
    expect(await list.execute(userId)).toEqual([]);
  });

  it("is no more part of what is said once the context is cleared, and out of sight once its session is deleted", async () => {
    const chat = await aChat();
    const { userId } = chat;
    await chat.send("I like the sea.");
    await new ClearChatContext(chat.chatSessions, chat.clock).execute(userId);
    await chat.send("Where could I walk?");
    expect(chat.asked.at(-1)?.history).toEqual([]);
    const session = await chat.chatSessions.findDefaultChatSession(userId);
    if (session === undefined) throw new Error("There is no session.");
    await new DeleteChatSession(chat.chatSessions, chat.clock).execute(userId, session.id);
    expect((await new ListChatSessions(chat.chatSessions).execute(userId, PAGE)).total).toBe(0);
  });

  it("has nothing of what is told while a crisis is open", async () => {
    const chat = await aChat();
    await chat.send("I want to kill myself");
    await chat.send("what about leg day?");
    await chat.send("I am training for a 10k. How do I start?");
    expect(await chat.chatNotes.listChatNotes(chat.userId)).toEqual([]);
  });
});
