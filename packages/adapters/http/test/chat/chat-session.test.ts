import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatSessionRoutes } from "../../src/chat/chat-session.routes.ts";
import { rawRequest, sendRaw } from "../raw-request.ts";
import { bearer, type RunningApp, startApp, tokenOf } from "../running-app.ts";
import { ALICE, GHOST } from "../sample-routes.ts";
import { memoryChat, NOW, SESSION } from "./memory-chat.ts";

const chat = memoryChat();
const [first] = [...chat.sessions.values()];
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ routes: chatSessionRoutes(chat.useCases) });
});
beforeEach(() => {
  chat.sessions.clear();
  if (first !== undefined) chat.sessions.set(first.id, first);
});
afterAll(() => app.server.close());

async function send(method: string, path: string, init: RequestInit = {}) {
  const headers = { ...bearer(ALICE), ...(init.headers as Record<string, string>) };
  const response = await fetch(`${app.url}/api/chat${path}`, { ...init, method, headers });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

describe("beginning a session", () => {
  it("answers with its record and where it is", async () => {
    const { status, headers, body } = await send("POST", "/session");
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/chat/session/${body["id"]}`);
    expect(body).toEqual({
      id: body["id"],
      session_id: body["id"],
      user_id: ALICE,
      name: "New chat",
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
      last_message_at: null,
    });
  });

  it.each([
    ["nothing", "application/json", ""],
    ["broken JSON", "application/json", "{"],
    ["a list", "application/json", "[1]"],
    ["other fields", "application/json", '{"user_id":"x","name":5,"__proto__":1}'],
    ["a NUL", "application/json", '{"name":"\\u0000"}'],
    ["a form", "application/x-www-form-urlencoded", "name=x"],
    ["another type", "image/png", "x"],
    ["another charset", "application/json; charset=utf-16", "x"],
    ["too much", "application/json", "x".repeat(1_000_000)],
  ])("does not read a body that is %s", async (_what, type, body) => {
    const headers = { "content-type": type };
    const answer = await send("POST", "/session", { headers, body });
    expect([answer.status, answer.body["name"]]).toEqual([201, "New chat"]);
  });

  it("does not wait for a body, and the connection goes on after it", async () => {
    const answer = await sendRaw(
      app.port,
      Buffer.concat([
        Buffer.from(
          `POST /api/chat/session HTTP/1.1\r\nHost: t\r\nAuthorization: Bearer ${tokenOf(ALICE)}\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\nc\r\nno gzip here\r\n0\r\n\r\n`,
        ),
        rawRequest("GET /healthz HTTP/1.1"),
      ]),
    );
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 201", "HTTP/1.1 200"]);
  });
});

describe("the list of sessions", () => {
  it("has all records of a page and what was asked for", async () => {
    for (let count = 0; count < 3; count += 1) await send("POST", "/session");
    const all = await send("GET", "/sessions");
    expect(all.body).toMatchObject({ total: 4, skip: 0, limit: 20 });
    expect(all.body["sessions"]).toHaveLength(4);
    const { body } = await send("GET", "/sessions?skip=1&limit=2");
    expect(body).toMatchObject({ total: 4, skip: 1, limit: 2 });
    expect(body["sessions"]).toEqual((all.body["sessions"] as unknown[]).slice(1, 3));
    expect((await send("GET", "/sessions?skip=4")).body).toMatchObject({ sessions: [], total: 4 });
  });

  it.each([
    "limit=1",
    "limit=100",
    "skip=0",
    "skip=1000000000",
    "skip=9007199254740991",
    "limit=007",
    "unknown=x",
  ])("can be had with %s", async (query) => {
    expect((await send("GET", `/sessions?${query}`)).status).toBe(200);
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=-1", "limit"],
    ["limit=1.5", "limit"],
    ["limit=1e1", "limit"],
    ["limit=x", "limit"],
    ["limit=", "limit"],
    ["limit=5&limit=5", "limit"],
    ["limit=99999999999999999999", "limit"],
    ["limit=%00", "limit"],
    ["skip=-1", "skip"],
    ["skip=x", "skip"],
    ["skip=", "skip"],
    ["skip=9007199254740992", "skip"],
  ])("cannot be had with %s", async (query, path) => {
    const { status, body } = await send("GET", `/sessions?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid_input", errors: [{ path }] });
  });
});

describe("deleting a session", () => {
  it("succeeds once, whatever the case of the id", async () => {
    const path = `/session/${SESSION.toUpperCase()}`;
    const { status, body } = await send("DELETE", path);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: "The chat session was deleted." });
    expect(chat.sessions.size).toBe(0);
    expect(await send("DELETE", path)).toMatchObject({
      status: 404,
      body: { code: "chat_session_not_found" },
    });
  });

  it.each(["none", "%00", "%ZZ", SESSION.slice(1), `${SESSION}0`, "会话"])(
    "finds none at %s",
    async (id) => {
      expect(await send("DELETE", `/session/${id}`)).toMatchObject({
        status: 404,
        body: { code: "chat_session_not_found" },
      });
      expect(chat.sessions.size).toBe(1);
    },
  );
});

describe("the routes of sessions", () => {
  it.each([
    ["POST", "/session"],
    ["GET", "/sessions"],
    ["GET", "/sessions?limit=x"],
    ["DELETE", `/session/${SESSION}`],
    ["DELETE", "/session/none"],
  ])("refuse a user who is gone and a caller without a token: %s %s", async (method, path) => {
    const gone = await send(method, path, { headers: bearer(GHOST) });
    expect([gone.status, gone.body["code"]]).toEqual([401, "user_not_active"]);
    const nobody = await fetch(`${app.url}/api/chat${path}`, { method });
    expect(nobody.status).toBe(401);
  });
});
