import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MESSAGE = "/api/chat/message";

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

/** An answer to the letter, as one of the services gives it. */
async function send(person: Person, body: object, service = first) {
  const { status, text, headers } = await person.send("POST", MESSAGE, {
    url: service.url,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status, text, replayed: headers.get("Idempotent-Replayed") };
}

const totalOf = async (person: Person) => (await person.get("/api/chat/history")).body.total;

describe("a key", () => {
  it("is answered once by two services under a hundred calls at once", async () => {
    const person = await first.person();
    model.behave({ delayMs: 300 });
    const before = model.requests.length;
    const message = { message: "How do I warm up?", idempotencyKey: "one/of#100" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        send(person, message, index % 2 === 0 ? first : second),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === "true")).toHaveLength(99);
    expect(model.requests.length - before).toBe(1);
    expect(await totalOf(person)).toBe(2);
  });

  it("replays its answer whatever the new message says, after a restart too", async () => {
    const person = await first.person();
    const original = await send(person, { message: "How do I warm up?", idempotencyKey: "k" });
    const other = { message: "And now something else", idempotencyKey: "k", provider: "builtin" };
    const third = await startTestService(model.settings(), database);
    for (const service of [first, second, third]) {
      const replay = await send(person, other, service);
      expect([replay.text, replay.replayed]).toEqual([original.text, "true"]);
    }
    await third.stop();
    expect(await totalOf(person)).toBe(2);
  });

  it("belongs to its user", async () => {
    const [one, two] = [await first.person(), await first.person()];
    const message = { message: "How do I warm up?", idempotencyKey: "shared" };
    const answers = [await send(one, message), await send(two, message)];
    expect(answers.map(({ replayed }) => replayed)).toEqual([null, null]);
    expect(answers[0]?.text).not.toBe(answers[1]?.text);
  });

  it("tells keys apart by case and to the last character", async () => {
    const person = await first.person();
    for (const idempotencyKey of ["abc", "ABC", "abc.", "k".repeat(255), "k".repeat(254)]) {
      expect((await send(person, { message: "Hi", idempotencyKey })).replayed).toBeNull();
    }
  });

  it("comes after the shape of the body and after its session", async () => {
    const person = await first.person();
    await send(person, { message: "Hi", idempotencyKey: "k" });
    expect((await send(person, { message: "", idempotencyKey: "k" })).status).toBe(422);
    const gone = { message: "Hi", idempotencyKey: "k", sessionId: "no uuid" };
    expect((await send(person, gone)).status).toBe(404);
    const { body: session } = await person.post("/api/chat/session");
    const elsewhere = { message: "Hi", idempotencyKey: "k", sessionId: session.id };
    expect((await send(person, elsewhere)).replayed).toBe("true");
  });

  it("is free again after a failure: who waits does the work", async () => {
    const person = await first.person();
    const release = model.hold({ status: 400 });
    const before = model.requests.length;
    const message = { message: "How do I warm up?", idempotencyKey: "failing" };
    const failing = send(person, message, first);
    await expect.poll(() => model.requests.length).toBe(before + 1);
    model.behave({});
    const waiting = [send(person, message, first), send(person, message, second)];
    release();
    expect((await failing).status).toBe(500);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(model.requests.length - before).toBe(2);
    expect(await totalOf(person)).toBe(2);
  });

  it("stores nothing when its session is deleted while the model works", async () => {
    const person = await first.person();
    const { body: session } = await person.post("/api/chat/session");
    const release = model.hold();
    const before = model.requests.length;
    const message = { message: "Hi", idempotencyKey: "gone", sessionId: session.id };
    const sending = send(person, message);
    await expect.poll(() => model.requests.length).toBe(before + 1);
    await person.delete(`/api/chat/session/${session.id}`);
    release();
    expect((await sending).status).toBe(404);
    model.behave({});
    const again = await send(person, { message: "Hi", idempotencyKey: "gone" });
    expect([again.status, again.replayed]).toEqual([200, null]);
  });
});

describe("the rate limit", () => {
  it("does not count what is replayed, and refuses the rest", async () => {
    const limited = await startTestService(
      { ...model.settings(), RATE_LIMIT: "on", RATE_LIMIT_PER_USER: "3" },
      database,
    );
    const person = await limited.person();
    const keyed = { message: "Hi", idempotencyKey: "k" };
    expect((await send(person, keyed, limited)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) {
      expect((await send(person, keyed, limited)).replayed).toBe("true");
    }
    expect((await send(person, { message: "" }, limited)).status).toBe(422);
    expect((await send(person, { message: "Hi" }, limited)).status).toBe(200);
    for (const body of [
      { message: "Hi" },
      { message: "" },
      { message: "Hi", idempotencyKey: "n" },
    ]) {
      expect((await send(person, body, limited)).status).toBe(429);
    }
    expect((await send(person, keyed, limited)).replayed).toBe("true");
    await limited.stop();
  });
});
