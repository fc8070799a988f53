import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatNoteRoutes } from "../../src/chat/chat-note.routes.ts";
import { bearer, type RunningApp, startApp, tokenOf } from "../running-app.ts";
import { ALICE, GHOST } from "../sample-routes.ts";
import { memoryChat, NOTE, NOW } from "./memory-chat.ts";

const chat = memoryChat();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ routes: chatNoteRoutes(chat.useCases) });
});
beforeEach(() => {
  chat.notes.set(NOTE.id, NOTE);
});
afterAll(() => app.server.close());

async function send(method: string, path = "", headers: Record<string, string> = bearer(ALICE)) {
  const response = await fetch(`${app.url}/api/chat/notes${path}`, { method, headers });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

describe("the notes of a chat", () => {
  it("are read with what they are about, and without what only the service needs", async () => {
    const { status, body } = await send("GET");
    expect(status).toBe(200);
    const { id, kind, text } = NOTE;
    expect(body).toEqual({
      notes: [{ id, kind, text, created_at: NOW.toISOString() }],
      total: 1,
    });
  });

  it("are deleted one by one", async () => {
    const { status, body } = await send("DELETE", `/${NOTE.id.toUpperCase()}`);
    expect([status, body]).toEqual([200, { success: true, message: "The note was deleted." }]);
    expect((await send("GET")).body).toEqual({ notes: [], total: 0 });
  });

  it("are deleted all at once", async () => {
    const message = "The notes were deleted.";
    expect((await send("DELETE")).body).toEqual({ success: true, message, deleted: 1 });
    expect((await send("DELETE")).body).toEqual({ success: true, message, deleted: 0 });
  });

  it.each(["01980c23-1111-7222-8333-00000000ffff", "nothing", "%00", "null", "1"])(
    "are not found by %s",
    async (id) => {
      const { status, body } = await send("DELETE", `/${id}`);
      expect([status, body["code"]]).toEqual([404, "chat_note_not_found"]);
    },
  );

  it("know GET and DELETE, and a note DELETE alone", async () => {
    const all = await send("POST");
    expect([all.status, all.headers.get("allow")]).toEqual([405, "GET, DELETE, HEAD, OPTIONS"]);
    const one = await send("GET", `/${NOTE.id}`);
    expect([one.status, one.headers.get("allow")]).toEqual([405, "DELETE, OPTIONS"]);
  });

  it("are nobody's without a token, and of nobody who is not active", async () => {
    const ghost = { authorization: `Bearer ${tokenOf(GHOST)}` };
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["DELETE", `/${NOTE.id}`],
    ] as const) {
      expect((await send(method, path, {})).status).toBe(401);
      expect((await send(method, path, ghost)).body["code"]).toBe("user_not_active");
    }
    expect(chat.notes.size).toBe(1);
  });
});
