import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const say = (person: Person, message: string, sessionId?: string) =>
  person.post("/api/chat/message", { message, sessionId });
const sessionsOf = async (person: Person, query = "") =>
  (await person.get(`/api/chat/sessions${query}`)).body;
const historyOf = async (person: Person, query = "") =>
  (await person.get(`/api/chat/history${query}`)).body;

describe("a session", () => {
  it("begins without a word, whatever the body holds", async () => {
    const person = await service.person();
    const bodies = ["", "{", "[1,2]", '{"name":"mine","user_id":"other"}', "x".repeat(300_000)];
    for (const body of bodies) {
      const {
        status,
        body: session,
        headers,
      } = await person.send("POST", "/api/chat/session", {
        headers: { "content-type": "application/json" },
        body,
      });
      expect(status).toBe(201);
      expect(headers.get("Location")).toBe(`/api/chat/session/${session.id}`);
      expect(session).toEqual({
        id: session.id,
        session_id: session.id,
        user_id: person.id,
        name: "New chat",
        created_at: session.created_at,
        updated_at: session.created_at,
        last_message_at: null,
      });
    }
    expect((await sessionsOf(person)).total).toBe(bodies.length);
  });

  it("is named after its first message and keeps that name", async () => {
    const person = await service.person();
    const { body: session } = await person.post("/api/chat/session");
    await say(person, "How do I start running?", session.id);
    await say(person, "And how often?", session.id);
    expect((await sessionsOf(person)).sessions[0].name).toBe("How do I start running?");
  });

  it("comes first in the list as long as its activity is the latest", async () => {
    const person = await service.person();
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await person.post("/api/chat/session")).body.id);
    }
    await say(person, "Hello", ids[1]);
    const order = [ids[1], ids[2], ids[0]];
    const all = await sessionsOf(person);
    expect(all.sessions.map(({ id }: { id: string }) => id)).toEqual(order);
    expect([all.total, all.skip, all.limit]).toEqual([3, 0, 20]);
    const second = await sessionsOf(person, "?skip=1&limit=1");
    expect([second.sessions[0].id, second.total, second.skip, second.limit]).toEqual([
      ids[2],
      3,
      1,
      1,
    ]);
    expect(await sessionsOf(person, "?skip=99")).toMatchObject({ sessions: [], total: 3 });
  });

  it("is gone everywhere once it is deleted", async () => {
    const person = await service.person();
    const { body: session } = await person.post("/api/chat/session");
    await say(person, "Hello", session.id);
    const path = `/api/chat/session/${session.id.toUpperCase()}`;
    const deleted = await person.delete(path);
    expect([deleted.status, deleted.body.success]).toEqual([200, true]);
    expect(Object.keys(deleted.body)).toEqual(["success", "message"]);
    for (const { status, body } of [
      await person.delete(path),
      await person.get(`/api/chat/history?sessionId=${session.id}`),
      await say(person, "Hello", session.id),
    ]) {
      expect([status, body.code]).toEqual([404, "chat_session_not_found"]);
    }
    expect(await sessionsOf(person)).toMatchObject({ sessions: [], total: 0 });
  });

  it("of somebody else is not there", async () => {
    const [owner, stranger] = [await service.person(), await service.person()];
    const { body: session } = await owner.post("/api/chat/session");
    for (const { status, body } of [
      await stranger.delete(`/api/chat/session/${session.id}`),
      await stranger.delete("/api/chat/session/none"),
      await stranger.get(`/api/chat/history?sessionId=${session.id}`),
      await stranger.get("/api/chat/history?sessionId=none"),
      await stranger.get("/api/chat/history?sessionId=%00"),
      await stranger.post("/api/chat/message", { message: "Hi", sessionId: "\u0000" }),
    ]) {
      expect([status, body.code]).toEqual([404, "chat_session_not_found"]);
    }
    expect((await sessionsOf(owner)).total).toBe(1);
  });

  it("cannot be had with bad pages", async () => {
    const person = await service.person();
    const bad = ["limit=0", "limit=101", "limit=x", "limit=1.5", "limit=1&limit=2", "limit="];
    for (const query of [...bad, "skip=-1", "skip=x", "skip="]) {
      const { status, body } = await person.get(`/api/chat/sessions?${query}`);
      expect([query, status, body.errors[0].path]).toEqual([query, 400, query.split("=")[0]]);
    }
    for (const query of [...bad, "page=0", "page=-1", "page=x", "as_of=-1"]) {
      const { status, body } = await person.get(`/api/chat/history?${query}`);
      expect([query, status, body.errors[0].path]).toEqual([query, 400, query.split("=")[0]]);
    }
  });
});

describe("the default session", () => {
  it("is made by the first message that names none, and only once", async () => {
    const person = await service.person();
    expect(await historyOf(person)).toEqual({ messages: [], total: 0, page: 1, limit: 20 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => say(person, `Message ${index}`)),
    );
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
    expect((await sessionsOf(person)).total).toBe(1);
    expect((await historyOf(person)).total).toBe(16);
  });

  it("is made anew after it was deleted", async () => {
    const person = await service.person();
    const first = (await say(person, "Hello")).body.sessionId;
    await person.delete(`/api/chat/session/${first}`);
    expect((await historyOf(person)).total).toBe(0);
    const second = (await say(person, "Hello")).body.sessionId;
    expect(second).not.toBe(first);
    expect((await historyOf(person)).total).toBe(2);
  });
});

describe("the history", () => {
  type Item = { id: string; content: string; role: string };
  const idsOf = (messages: Item[]) => messages.map(({ id }) => id);

  it("has the newest messages on its first page, in the order they were said", async () => {
    const person = await service.person();
    for (let index = 1; index <= 3; index += 1) await say(person, `Message ${index}`);
    const all = (await historyOf(person)).messages as Item[];
    expect(all.map(({ role }) => role).join()).toBe("user,assistant,user,assistant,user,assistant");
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push(idsOf((await historyOf(person, `?limit=4&page=${page}`)).messages));
    }
    const ids = idsOf(all);
    expect(pages).toEqual([ids.slice(2), ids.slice(0, 2), []]);
    const far = await historyOf(person, "?page=999999999&limit=100");
    expect([far.messages, far.total]).toEqual([[], 6]);
  });

  it("shows each message once to a reader of a session that grows", async () => {
    const person = await service.person();
    for (let index = 1; index <= 5; index += 1) await say(person, `Before ${index}`);
    const first = await historyOf(person, "?limit=3");
    const read: Item[] = [...first.messages];
    for (let page = 2; read.length < first.total; page += 1) {
      await Promise.all([say(person, `Meanwhile ${page}`), say(person, `At once ${page}`)]);
      const next = await historyOf(person, `?limit=3&page=${page}&as_of=${first.total}`);
      expect(next.total).toBe(first.total);
      read.unshift(...next.messages);
    }
    expect(new Set(idsOf(read)).size).toBe(10);
    const questions = read.filter(({ role }) => role === "user").map(({ content }) => content);
    expect(questions).toEqual(["Before 1", "Before 2", "Before 3", "Before 4", "Before 5"]);
    const everything = await historyOf(person, "?limit=100");
    expect(idsOf(everything.messages.slice(0, 10))).toEqual(idsOf(read));
  });

  it("keeps question and answer together when many write at once", async () => {
    const person = await service.person();
    const { body: session } = await person.post("/api/chat/session");
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(person, `Message ${index}`, session.id)),
    );
    const { messages, total } = await historyOf(person, `?sessionId=${session.id}&limit=100`);
    expect(total).toBe(40);
    expect((messages as Item[]).map(({ role }) => role)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? "user" : "assistant")),
    );
  });
});
