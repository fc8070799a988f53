import { DomainError } from "@health-exercise/domain/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatMessageRoutes } from "../../src/chat/chat-message.routes.ts";
import { memoryLimiter } from "../memory-limiter.ts";
import { bearer, type RunningApp, startApp } from "../running-app.ts";
import { ALICE, GHOST } from "../sample-routes.ts";
import { memoryChat, REPLY, SESSION } from "./memory-chat.ts";

const PROVIDERS = ["builtin", "local"];
const chat = memoryChat();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ routes: chatMessageRoutes(chat.useCases, PROVIDERS) });
});
beforeEach(() => {
  chat.sent.length = 0;
  chat.fail = () => {};
});
afterAll(() => app.server.close());

async function send(body: object | string, userId = ALICE, { url } = app) {
  const response = await fetch(`${url}/api/chat/message`, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(userId) },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const replayed = response.headers.get("idempotent-replayed");
  return { status: response.status, text, replayed, body: JSON.parse(text) };
}

const faultsOf = async (body: object | string) => {
  const answer = await send(body);
  return [answer.status, answer.body.errors];
};

/** A context of exactly this many bytes as JSON. */
const contextOf = (bytes: number) => ({ note: "x".repeat(bytes - '{"note":""}'.length) });

describe("a message", () => {
  it("is answered with the reply, field by field", async () => {
    const { status, body, replayed } = await send({ message: "How do I begin?" });
    expect([status, replayed]).toEqual([200, null]);
    expect(body).toEqual({
      id: REPLY.id,
      content: REPLY.content,
      ragContext: ["Warm-up - Begin slowly (ACSM, 2011)"],
      confidence: 0.72,
      sessionId: SESSION,
      timestamp: "2026-03-02T18:00:00.000Z",
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
      actions: [
        {
          kind: "call",
          label: "Call 116 123: Samaritans",
          method: null,
          path: "tel:116123",
          body: null,
        },
      ],
    });
  });

  it("is taken without anything else", async () => {
    await send({ message: " \n How do I begin? \u3000" });
    expect(chat.sent).toEqual([
      {
        userId: ALICE,
        message: "How do I begin?",
        inputType: "text",
        userContext: null,
        provider: undefined,
        sessionId: undefined,
        idempotencyKey: undefined,
      },
    ]);
  });

  it("is taken with everything", async () => {
    const user_context = { age: 34, pregnant: false, symptoms: ["cough"], place: { at: ["sea"] } };
    await send({
      message: "Hi",
      input_type: "quick_reply",
      user_context,
      provider: "builtin",
      sessionId: SESSION.toUpperCase(),
      idempotencyKey: "everything",
      unknown: "\u0000",
    });
    expect(chat.sent).toEqual([
      {
        userId: ALICE,
        message: "Hi",
        inputType: "quick_reply",
        userContext: user_context,
        provider: "builtin",
        sessionId: SESSION,
        idempotencyKey: "everything",
      },
    ]);
  });

  it("takes null for absent", async () => {
    await send({
      message: "Hi",
      user_context: null,
      provider: null,
      sessionId: null,
      idempotencyKey: null,
    });
    expect(chat.sent).toMatchObject([{ userContext: null, message: "Hi" }]);
    expect(chat.sent[0]).toMatchObject({
      provider: undefined,
      sessionId: undefined,
      idempotencyKey: undefined,
    });
  });

  it.each([
    "x",
    "x".repeat(4_000),
    "走".repeat(4_000),
    "🏃".repeat(4_000),
    `${" ".repeat(9_000)}x`,
  ])("may have from 1 to 4000 characters, an emoji counted as one (%#)", async (message) => {
    expect((await send({ message })).status).toBe(200);
    expect(chat.sent[0]?.message).toBe(message.trim());
  });

  it.each([
    [{}, "message", "is required"],
    [{ message: "" }, "message", "must not be empty"],
    [{ message: " \n\t\u3000" }, "message", "must not be empty"],
    [{ message: 5 }, "message", "must be text"],
    [{ message: null }, "message", "must be text"],
    [{ message: { text: "Hi" } }, "message", "must be text"],
    [{ message: "x".repeat(4_001) }, "message", "must have at most 4000 characters"],
    [{ message: "🏃".repeat(4_001) }, "message", "must have at most 4000 characters"],
    [{ message: "x".repeat(200_000) }, "message", "must have at most 4000 characters"],
    [{ message: "a\u0000b" }, "message", "must not contain NUL characters"],
    ['{"message":"\\ud83c"}', "message", "must not contain unpaired surrogates"],
    [[], "", "must be an object"],
    ['"Hi"', "", "must be an object"],
  ])("%j is refused", async (body, path, message) => {
    expect(await faultsOf(body)).toEqual([422, [{ path, message }]]);
    expect(chat.sent).toEqual([]);
  });

  it.each([
    ["input_type", "telepathy", "must be one of text, voice, quick_reply"],
    ["input_type", 1, "must be one of text, voice, quick_reply"],
    ["provider", "", "must be one of builtin, local"],
    ["provider", 5, "must be one of builtin, local"],
    ["provider", "nobody", "must be one of builtin, local"],
    ["provider", "a\u0000", "must not contain NUL characters"],
    ["sessionId", 5, "must be text"],
    ["sessionId", [SESSION], "must be given once, as text"],
    ["idempotencyKey", "", "must not be empty"],
    ["idempotencyKey", 5, "must be text"],
    ["idempotencyKey", "with space", "must consist of visible ASCII characters"],
    ["idempotencyKey", "key\n", "must consist of visible ASCII characters"],
    ["idempotencyKey", "\u007f", "must consist of visible ASCII characters"],
    ["idempotencyKey", "schlüssel", "must consist of visible ASCII characters"],
    ["idempotencyKey", "🏃", "must consist of visible ASCII characters"],
    ["idempotencyKey", "k".repeat(256), "must have at most 255 characters"],
  ])("with %s %j is refused", async (path, value, message) => {
    expect(await faultsOf({ message: "Hi", [path]: value })).toEqual([422, [{ path, message }]]);
  });

  it.each(["!", "~", "k".repeat(255), "a/b?c=d&e#f\"'\\"])("may have the key %s", async (key) => {
    expect((await send({ message: "Hi", idempotencyKey: key })).status).toBe(200);
    expect(chat.sent[0]?.idempotencyKey).toBe(key);
  });

  it("of a malformed, foreign or huge body is refused as everywhere", async () => {
    expect((await send("{")).status).toBe(400);
    expect((await send(`{"message":"${"x".repeat(300_000)}"}`)).status).toBe(413);
    const typed = await fetch(`${app.url}/api/chat/message`, {
      method: "POST",
      headers: { "content-type": "text/plain", ...bearer(ALICE) },
      body: "Hi",
    });
    expect(typed.status).toBe(415);
  });

  it("is refused to a user who is gone, whatever it says", async () => {
    for (const body of [{ message: "Hi" }, {}, { message: "Hi", sessionId: "none" }]) {
      const answer = await send(body, GHOST);
      expect([answer.status, answer.body.code]).toEqual([401, "user_not_active"]);
    }
  });
});

describe("the context of a message", () => {
  const withContext = (user_context: unknown) => ({ message: "Hi", user_context });

  it("may take 8 KiB as JSON in UTF-8 and not a byte more", async () => {
    expect((await send(withContext(contextOf(8_192)))).status).toBe(200);
    const fault = { path: "user_context", message: "must take at most 8192 bytes as JSON" };
    expect(await faultsOf(withContext(contextOf(8_193)))).toEqual([422, [fault]]);
    expect((await send(withContext({ note: "走".repeat(2_727) }))).status).toBe(200);
    expect(await faultsOf(withContext({ note: "走".repeat(2_728) }))).toEqual([422, [fault]]);
    const many = { conditions: Array.from({ length: 50_000 }, () => 1) };
    expect(await faultsOf(withContext(many))).toEqual([422, [fault]]);
  });

  it.each([
    ["none", "user_context", "must be an object"],
    [5, "user_context", "must be an object"],
    [[], "user_context", "must be an object"],
  ])("%j is refused, for it is no object", async (context, path, message) => {
    expect(await faultsOf(withContext(context))).toEqual([422, [{ path, message }]]);
  });

  it.each([
    ['{"pregnant":"yes","age":"34","conditions":"asthma"}', undefined],
    ['{"age":121,"symptoms":[1],"medications":{}}', undefined],
    ['{"note":"\\udfc3","mood":"calm"}', { mood: "calm" }],
    ['{"steps":1e999,"mood":"calm"}', { mood: "calm" }],
    ['{"deep":{"note":["\\u0000","dry"]},"a\\u0000":1}', { deep: { note: ["dry"] } }],
  ])("%s is refused for nothing in it, and what cannot be kept is left out", async (sent, kept) => {
    expect((await send(`{"message":"Hi","user_context":${sent}}`)).status).toBe(200);
    expect(chat.sent[0]?.userContext).toEqual(kept ?? JSON.parse(sent));
  });

  it("is cut where it is nested more deeply than anything could mean", async () => {
    const deep = `${'{"in":'.repeat(900)}1${"}".repeat(900)}`;
    expect((await send(`{"message":"Hi","user_context":${deep}}`)).status).toBe(200);
    expect(JSON.stringify(chat.sent[0]?.userContext).split("in").length).toBeLessThan(40);
  });

  it("takes null for a fact that is not known, and passes on what nobody knows", async () => {
    const user_context = { age: null, pregnant: null, conditions: null, 1: 2, toJSON: "x", "": [] };
    expect((await send(withContext(user_context))).status).toBe(200);
    expect(chat.sent[0]?.userContext).toEqual(user_context);
  });

  it("cannot reach prototypes", async () => {
    const answer = await send(
      '{"message":"Hi","__proto__":{"provider":"x"},"user_context":{"__proto__":{"pregnant":true},"constructor":{"prototype":{"age":1}},"in":{"__proto__":{"polluted":1}}}}',
    );
    expect(answer.status).toBe(200);
    const context = chat.sent[0]?.userContext;
    expect(JSON.stringify(context)).toBe('{"constructor":{"prototype":{"age":1}},"in":{}}');
    expect(context).not.toHaveProperty("pregnant");
    expect(context).not.toHaveProperty("in.polluted");
    expect(chat.sent[0]?.provider).toBeUndefined();
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
    ["objects by number", '{"1":', "}"],
  ])("nested beyond all measure is refused: %s", async (_what, open, close) => {
    const times = Math.floor(200_000 / (open.length + close.length));
    const deep = `{"deep":${open.repeat(times)}1${close.repeat(times)}}`;
    expect((await send(`{"message":"Hi","user_context":${deep}}`)).status).toBe(422);
  });
});

describe("a repeated message", () => {
  it("gets the same bytes again, whatever it says, and the header only then", async () => {
    const original = await send({ message: "Hi", idempotencyKey: "again" });
    expect(original.replayed).toBeNull();
    const replay = await send({ message: "Something else", idempotencyKey: "again" });
    expect([replay.status, replay.replayed, replay.text]).toEqual([200, "true", original.text]);
    expect(chat.sent).toHaveLength(1);
  });

  it("is looked at in the order shape, session, key", async () => {
    await send({ message: "Hi", idempotencyKey: "order" });
    const wrong = { message: "", sessionId: "none", idempotencyKey: "order" };
    expect((await send(wrong)).status).toBe(422);
    const unknown = "01980c21-2222-7333-8444-55556666777b";
    for (const sessionId of ["none", "", unknown]) {
      const answer = await send({ message: "Hi", sessionId, idempotencyKey: "order" });
      expect([answer.status, answer.body.code]).toEqual([404, "chat_session_not_found"]);
    }
    const known = { message: "Hi", sessionId: SESSION, idempotencyKey: "order" };
    expect((await send(known)).replayed).toBe("true");
  });

  it("counts against no limit, unlike everything else", async () => {
    const byUser = memoryLimiter(3);
    const limited = await startApp({
      routes: chatMessageRoutes(chat.useCases, PROVIDERS),
      rateLimiters: { byUser },
    });
    const post = (body: object) => send(body, ALICE, limited);
    const keyed = { message: "Hi", idempotencyKey: "free" };
    const statuses = [];
    for (const body of [keyed, keyed, keyed, { message: "" }, { message: "Hi", sessionId: "no" }]) {
      statuses.push((await post(body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 422, 404]);
    expect(byUser.keys).toHaveLength(3);
    for (const body of [{ message: "Hi" }, { message: "" }, { message: "Hi", sessionId: "no" }]) {
      const answer = await post(body);
      expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
    }
    expect((await post(keyed)).replayed).toBe("true");
    await limited.server.close();
  });
});

describe("a message that cannot be answered", () => {
  it("says that the model is not available", async () => {
    chat.fail = () => {
      throw new DomainError("llm_unavailable", "No language model can be reached now.");
    };
    const answer = await send({ message: "Hi" });
    expect([answer.status, answer.body.code]).toEqual([500, "llm_unavailable"]);
  });

  it("leaves none of its words in answer or log", async () => {
    chat.fail = () => {
      throw new Error("no connection");
    };
    const words = "words that nobody else may read";
    const answers = [await send({ message: words }), await send({ message: "", provider: words })];
    expect(answers.map(({ status }) => status)).toEqual([500, 422]);
    expect(JSON.stringify([answers, app.logger.lines])).not.toContain(words);
  });
});
