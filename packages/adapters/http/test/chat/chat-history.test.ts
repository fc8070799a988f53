import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatHistoryRoutes } from "../../src/chat/chat-history.routes.ts";
import { bearer, type RunningApp, startApp } from "../running-app.ts";
import { ALICE, GHOST } from "../sample-routes.ts";
import { memoryChat, QUESTION, REPLY, SESSION } from "./memory-chat.ts";

const chat = memoryChat();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ routes: chatHistoryRoutes(chat.useCases) });
});
beforeEach(() => {
  chat.histories.length = 0;
  chat.cleared.length = 0;
});
afterAll(() => app.server.close());

async function history(query = "", userId = ALICE) {
  const response = await fetch(`${app.url}/api/chat/history${query}`, { headers: bearer(userId) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("the history", () => {
  it("has messages as the contract says, each with the fields of its role", async () => {
    const { status, body } = await history("?page=2&limit=2");
    expect(status).toBe(200);
    expect(body).toEqual({
      messages: [
        {
          id: QUESTION.id,
          sessionId: SESSION,
          role: "user",
          content: QUESTION.content,
          timestamp: "2026-03-02T18:00:00.000Z",
          input_type: "voice",
        },
        {
          id: REPLY.id,
          sessionId: SESSION,
          role: "assistant",
          content: REPLY.content,
          timestamp: "2026-03-02T18:00:00.000Z",
          ragContext: REPLY.ragContext,
          confidence: 0.72,
          safety_check: {
            is_safe: true,
            risk_level: "low",
            flags: ["pregnancy"],
            warnings: ["Take care."],
          },
          requires_acknowledgment: false,
          answer_basis: "sources",
          provider: "main",
          fallback: true,
        },
      ],
      total: 7,
      page: 2,
      limit: 2,
    });
  });

  it.each([
    ["", undefined, { page: 1, limit: 20 }],
    ["?page=1&limit=1", undefined, { page: 1, limit: 1 }],
    ["?page=1000000000&limit=100", undefined, { page: 1_000_000_000, limit: 100 }],
    ["?as_of=0", undefined, { page: 1, limit: 20, asOf: 0 }],
    ["?as_of=57&page=3", undefined, { page: 3, limit: 20, asOf: 57 }],
    [`?sessionId=${SESSION}`, SESSION, { page: 1, limit: 20 }],
    [`?sessionId=${SESSION.toUpperCase()}`, SESSION, { page: 1, limit: 20 }],
  ])("asked for with %j is read so", async (query, sessionId, request) => {
    expect((await history(query)).status).toBe(200);
    expect(chat.histories).toEqual([[ALICE, sessionId, request]]);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1.0",
    "page=x",
    "page=",
    "page=1000000001",
    "page=1&page=2",
    "limit=0",
    "limit=101",
    "limit=x",
    "limit=",
    "as_of=-1",
    "as_of=x",
    "as_of=",
    "as_of=1.5",
    `sessionId=${SESSION}&sessionId=${SESSION}`,
    "sessionId=%FF",
  ])("cannot be had with %s", async (query) => {
    const { status, body } = await history(`?${query}`);
    expect(status).toBe(400);
    const [path] = query.split("=");
    expect(body).toMatchObject({ code: "invalid_input", errors: [{ path }] });
    expect(chat.histories).toEqual([]);
  });

  it.each(["none", "", "01980c21-2222-7333-8444-55556666777b", SESSION.slice(1)])(
    "of session %j is not there",
    async (sessionId) => {
      expect(await history(`?sessionId=${sessionId}`)).toMatchObject({
        status: 404,
        body: { code: "chat_session_not_found" },
      });
    },
  );

  it("tells a wrong page before a session that cannot exist", async () => {
    expect((await history("?sessionId=none&page=0")).status).toBe(400);
  });

  it("is refused to a user who is gone, whatever is asked for", async () => {
    for (const query of ["", "?page=0", "?sessionId=none"]) {
      expect((await history(query, GHOST)).status).toBe(401);
    }
  });
});

describe("clearing the history", () => {
  const clear = (init: RequestInit) =>
    fetch(`${app.url}/api/chat/clear-history`, { method: "POST", ...init });

  it.each(["", "{", '{"sessionId":"none"}', "x".repeat(300_000)])(
    "clears the caller's context and reads no body (%#)",
    async (body) => {
      const headers = { "content-type": "application/json", ...bearer(ALICE) };
      const response = await clear({ headers, body });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ message: expect.stringContaining("history") });
      expect(chat.cleared).toEqual([ALICE]);
    },
  );

  it("is refused to a user who is gone and to a caller without a token", async () => {
    expect((await clear({ headers: bearer(GHOST) })).status).toBe(401);
    expect((await clear({})).status).toBe(401);
    expect(chat.cleared).toEqual([]);
  });
});
