import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const PATH = "/api/chat/message";
const QUESTION = "How do I start to exercise?";

let database: TestDatabase;
let model: ModelServer;
let service: TestService;
let asked: number;
beforeAll(async () => {
  database = await createTestDatabase();
  model = await startModelServer();
  const settings = { ...model.settings(), LLM_FALLBACK: "none", LANE_WAITING: "2" };
  service = await startTestService(settings, database);
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await service.stop();
  await model.close();
  await database.drop();
});

const newRequests = () => model.requests.length - asked;
const totalOf = async (person: Person) => (await person.get("/api/chat/history")).body.total;

/** Lets the model wait, and counts its requests from here on. */
function hold(): () => void {
  asked = model.requests.length;
  return model.hold();
}

/** Sends a message over a connection that can be broken off; gives no answer then. */
function sendAndLeave({ authorization }: Person, message: object = {}) {
  const leaving = new AbortController();
  const answer = fetch(`${service.url}${PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ message: QUESTION, ...message }),
    signal: leaving.signal,
  }).then(
    ({ status }) => status,
    () => "left",
  );
  return { answer, leave: () => leaving.abort() };
}

/** Two messages that are answered when the model may, and two that wait for their turn. */
async function fourMessages(person: Person) {
  const messages = Array.from({ length: 2 }, () => sendAndLeave(person));
  await expect.poll(newRequests).toBe(2);
  const waiting = Array.from({ length: 2 }, () => sendAndLeave(person));
  await expect.poll(async () => (await person.post(PATH, { message: QUESTION })).status).toBe(503);
  return { messages, waiting };
}

describe("many messages of one person", () => {
  it("are answered two at a time, and hold up nobody else", async () => {
    const [eager, other] = [await service.person(), await service.person()];
    const release = hold();
    const { messages, waiting } = await fourMessages(eager);
    expect(newRequests()).toBe(2);
    const others = other.post(PATH, { message: QUESTION });
    await expect.poll(newRequests).toBe(3);
    release();
    expect((await others).status).toBe(200);
    for (const { answer } of [...messages, ...waiting]) expect(await answer).toBe(200);
    expect(await totalOf(eager)).toBe(8);
  });

  it("are refused beyond those that may wait; a refused key is free again", async () => {
    const eager = await service.person();
    const release = hold();
    const { messages, waiting } = await fourMessages(eager);
    const message = { message: QUESTION, idempotencyKey: "refused" };
    const { status, headers, body } = await eager.post(PATH, message);
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "busy", "5"]);
    release();
    await Promise.all([...messages, ...waiting].map(({ answer }) => answer));
    const again = await eager.post(PATH, message);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, null]);
  });

  it("of one key are one message: its repetitions take nobody's turn", async () => {
    const person = await service.person();
    const release = hold();
    const message = { message: QUESTION, idempotencyKey: "repeated" };
    const repeated = Array.from({ length: 6 }, () => person.post(PATH, message));
    const other = person.post(PATH, { message: QUESTION });
    await expect.poll(newRequests).toBe(2);
    release();
    expect((await other).status).toBe(200);
    expect(new Set((await Promise.all(repeated)).map(({ text }) => text)).size).toBe(1);
    expect(newRequests()).toBe(2);
  });
});

describe("a client that leaves", () => {
  it("while it waits makes room for the next one, and its key is free", async () => {
    const person = await service.person();
    const release = hold();
    const { messages, waiting } = await fourMessages(person);
    waiting[0]?.leave();
    const keyed = { idempotencyKey: "left-waiting" };
    await expect
      .poll(async () => {
        const gone = sendAndLeave(person, keyed);
        const first = await Promise.race([gone.answer, service.person().then(() => "waits")]);
        gone.leave();
        return first;
      })
      .toBe("waits");
    release();
    for (const { answer } of [...messages, ...waiting.slice(1)]) expect(await answer).toBe(200);
    const answered = await person.post(PATH, { message: QUESTION, ...keyed });
    expect([answered.status, answered.headers.get("idempotent-replayed")]).toEqual([200, null]);
    expect(await totalOf(person)).toBe(8);
  });

  it("while it is answered makes room at once, and nothing is stored", async () => {
    const person = await service.person();
    const release = hold();
    const { messages, waiting } = await fourMessages(person);
    for (const { leave } of messages) leave();
    await expect.poll(newRequests).toBe(4);
    release();
    for (const { answer } of waiting) expect(await answer).toBe(200);
    expect(await totalOf(person)).toBe(4);
  });

  it("while it is answered under a key finds the answer when it comes back", async () => {
    const person = await service.person();
    const release = hold();
    const message = { message: QUESTION, idempotencyKey: "left-working" };
    const { leave } = sendAndLeave(person, message);
    await expect.poll(newRequests).toBe(1);
    leave();
    release();
    await expect.poll(() => totalOf(person)).toBe(2);
    const { headers } = await person.post(PATH, message);
    expect(headers.get("idempotent-replayed")).toBe("true");
    expect(newRequests()).toBe(1);
  });
});
