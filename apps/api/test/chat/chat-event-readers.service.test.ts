import { connect } from "node:net";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBufferingProxy } from "../support/buffering-proxy.ts";
import { readEvents, textOf } from "../support/event-reader.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let database: TestDatabase;
let model: ModelServer;
let first: TestService;
let second: TestService;
beforeAll(async () => {
  database = await createTestDatabase();
  model = await startModelServer();
  const settings = { ...model.settings(), LLM_FALLBACK: "none" };
  first = await startTestService(settings, database);
  second = await startTestService(settings, database);
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await first.stop();
  await second.stop();
  await model.close();
  await database.drop();
});

const EVENTS = "/api/chat/message/events";
const QUESTION = "How do I start to exercise?";
const FIRST = "A walk is a good start for nearly everybody.";
const SECOND = "Begin with ten minutes a day.";

const totalOf = async (person: Person) => (await person.get("/api/chat/history")).body.total;

/** A reply of which the second sentence waits for the function given back. */
function heldReply(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  model.behave({ pieces: [`${FIRST} `, promise, SECOND] });
  return resolve;
}

describe("a stream that broke off", () => {
  it.each(["the same", "another"])("is taken up again by its key, on %s service", async (which) => {
    const person = await first.person();
    const message = { message: QUESTION, idempotencyKey: "broken" };
    const before = model.requests.length;
    const release = heldReply();
    const leaving = new AbortController();
    const reader = await readEvents(person, message, { url: first.url, signal: leaving.signal });
    const told = textOf(await reader.upTo("text"));
    leaving.abort();
    const url = which === "the same" ? first.url : second.url;
    const resuming = readEvents(person, { ...message, message: "Hello?" }, { url });
    release();
    const resumed = await resuming;
    const events = await resumed.rest();
    expect(events.map(({ name }) => name)).toEqual(["checked", "sources", "text", "message"]);
    expect(textOf(events)).toBe(events.at(-1)?.data.content);
    expect(textOf(events).startsWith(told)).toBe(true);
    expect(resumed.headers.get("Idempotent-Replayed")).toBe("true");
    expect(model.requests.length - before).toBe(1);
    expect(await totalOf(person)).toBe(2);
  });

  it("is finished and stored without its reader where it has a key", async () => {
    const person = await first.person();
    const release = heldReply();
    const leaving = new AbortController();
    const { upTo } = await readEvents(
      person,
      { message: QUESTION, idempotencyKey: "left" },
      { url: first.url, signal: leaving.signal },
    );
    await upTo("text");
    leaving.abort();
    release();
    await expect.poll(() => totalOf(person)).toBe(2);
  });
});

describe("one key", () => {
  it("gets one response, whoever asks in which way at once", async () => {
    const person = await first.person();
    const message = { message: QUESTION, idempotencyKey: "at-once" };
    const before = model.requests.length;
    const release = heldReply();
    const streams = Array.from({ length: 10 }, async (_, index) => {
      const { url } = index % 2 === 0 ? first : second;
      const events = await (await readEvents(person, message, { url })).rest();
      expect(textOf(events)).toBe(events.at(-1)?.data.content);
      return events.at(-1)?.text;
    });
    const answer = person.post("/api/chat/message", message);
    release();
    const responses = new Set([...(await Promise.all(streams)), (await answer).text]);
    expect(responses.size).toBe(1);
    expect(model.requests.length - before).toBe(1);
    expect(await totalOf(person)).toBe(2);
  });

  it("is answered again without a call of the model, and counts against no limit", async () => {
    const limited = await startTestService(
      { ...model.settings(), RATE_LIMIT: "on", RATE_LIMIT_PER_USER: "2" },
      database,
    );
    const person = await limited.person();
    const message = { message: QUESTION, idempotencyKey: "counted" };
    const read = async (body: object) => {
      const { status, headers, rest } = await readEvents(person, body, { url: limited.url });
      return { status, headers, last: (await rest()).at(-1) };
    };
    const original = await read(message);
    expect(original.headers.get("RateLimit-Remaining")).toBe("1");
    const before = model.requests.length;
    for (let again = 0; again < 5; again += 1)
      expect((await read(message)).last?.text).toBe(original.last?.text);
    expect(model.requests.length).toBe(before);
    expect((await read({ message: QUESTION })).status).toBe(200);
    const refused = await person.send("POST", EVENTS, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: QUESTION }),
    });
    expect([refused.status, refused.body.code]).toEqual([429, "rate_limited"]);
    expect(refused.headers.get("content-type")).toContain("application/problem+json");
    await limited.stop();
  });
});

describe("a reader", () => {
  it("gets everything behind a proxy that holds all of it back", async () => {
    const proxy = await startBufferingProxy(first.url);
    const person = await first.person();
    const { rest, headers } = await readEvents(person, { message: QUESTION }, { url: proxy.url });
    const events = await rest();
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(new Set(events.map(({ name }) => name))).toEqual(
      new Set(["checked", "sources", "text", "message"]),
    );
    expect(textOf(events)).toBe(events.at(-1)?.data.content);
    await proxy.close();
  });

  it("who reads nothing holds up neither the exchange nor anybody else", async () => {
    const person = await first.person();
    const other = await first.person();
    model.behave({ text: `${FIRST} `.repeat(170) });
    const sockets = Array.from({ length: 30 }, (_, index) => {
      const body = JSON.stringify({ message: QUESTION, idempotencyKey: `unread-${index}` });
      const socket = connect(Number(new URL(first.url).port), "127.0.0.1");
      socket.pause();
      socket.write(
        `POST ${EVENTS} HTTP/1.1\r\nHost: x\r\nAuthorization: ${person.authorization}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      return socket;
    });
    await expect.poll(() => totalOf(person)).toBe(60);
    const { rest } = await readEvents(other, { message: QUESTION }, { url: first.url });
    expect((await rest()).at(-1)?.name).toBe("message");
    expect((await other.get("/api/sport/stats")).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});

describe("a service that is stopped", () => {
  it("finishes what is under way, for who reads and for who left", async () => {
    const service = await startTestService(model.settings(), database);
    const [reading, left] = [await first.person(), await first.person()];
    const release = heldReply();
    const options = { url: service.url };
    const { upTo, rest } = await readEvents(reading, { message: QUESTION }, options);
    const leaving = new AbortController();
    const message = { message: QUESTION, idempotencyKey: "left" };
    const gone = await readEvents(left, message, { ...options, signal: leaving.signal });
    await Promise.all([upTo("text"), gone.upTo("text")]);
    leaving.abort();
    const stopping = service.stop();
    release();
    expect((await rest()).at(-1)?.name).toBe("message");
    await stopping;
    expect(await totalOf(left)).toBe(2);
  });
});

describe("what goes wrong", () => {
  const send = (person: Person, path: string, body: unknown) =>
    person.send("POST", path, {
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it.each<[string, unknown]>([
    ["a shape that is not valid", { message: "" }],
    ["an unknown provider", { message: "Hi", provider: "nobody" }],
    ["a key that is not valid", { message: "Hi", idempotencyKey: "with space" }],
    ["a session that is not there", { message: "Hi", sessionId: "no uuid" }],
    ["a body that is no JSON", "{"],
  ])("before the first event is answered as without events: %s", async (_, body) => {
    const person = await first.person();
    const [plain, events] = [
      await send(person, "/api/chat/message", body),
      await send(person, EVENTS, body),
    ];
    const { request_id: _id, instance: path, ...problem } = events.body;
    expect(events.status).toBe(plain.status);
    expect(path).toBe(EVENTS);
    expect(plain.body).toMatchObject(problem);
  });

  it("begins with who is asking", async () => {
    const { status, body } = await first.send("POST", EVENTS, {});
    expect([status, body.code]).toEqual([401, "unauthenticated"]);
  });

  it.each([
    ["before its first sentence", { status: 400 }, ["checked", "sources", "error"]],
    [
      "after it",
      { pieces: [`${FIRST} Then`], breaksOff: true },
      ["checked", "sources", "text", "error"],
    ],
  ])(
    "with the model, %s, is told as a problem, and nothing is stored",
    async (_, behaviour, names) => {
      const person = await first.person();
      const message = { message: QUESTION, idempotencyKey: "failing" };
      model.behave(behaviour);
      const { rest, headers } = await readEvents(person, message, { url: first.url });
      const events = await rest();
      expect(events.map(({ name }) => name)).toEqual(names);
      expect(events.at(-1)?.data).toMatchObject({
        type: "/problems/llm_unavailable",
        status: 500,
        code: "llm_unavailable",
        instance: EVENTS,
        request_id: headers.get("x-request-id"),
      });
      expect(await totalOf(person)).toBe(0);
      model.behave({});
      const again = await readEvents(person, message, { url: second.url });
      expect((await again.rest()).at(-1)?.name).toBe("message");
      expect(await totalOf(person)).toBe(2);
    },
  );

  it("with the model has another one answer, as long as nothing was told", async () => {
    const service = await startTestService(model.settings(), database);
    const person = await service.person();
    model.behave({ status: 401 });
    const { rest } = await readEvents(person, { message: QUESTION }, { url: service.url });
    const events = await rest();
    const { provider, fallback, content, ragContext } = events.at(-1)?.data ?? {};
    expect([provider, fallback]).toEqual(["builtin", true]);
    expect(textOf(events)).toBe(content);
    expect(events[1]?.data.passages).toEqual(expect.arrayContaining(ragContext));
    await service.stop();
  });

  it("with the session that was deleted meanwhile is told at the end", async () => {
    const person = await first.person();
    const { body: session } = await person.post("/api/chat/session");
    const release = heldReply();
    const message = { message: QUESTION, sessionId: session.id };
    const { upTo, rest } = await readEvents(person, message, { url: first.url });
    await upTo("text");
    await person.delete(`/api/chat/session/${session.id}`);
    release();
    const last = (await rest()).at(-1);
    expect([last?.name, last?.data.code]).toEqual(["error", "chat_session_not_found"]);
  });
});
