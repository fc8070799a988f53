import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MESSAGE = "/api/chat/message";
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

let model: ModelServer;
let service: TestService;
let person: Person;
beforeAll(async () => {
  model = await startModelServer();
  service = await startTestService({ ...model.settings(), LLM_FALLBACK: "none" });
  person = await service.person();
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await service.stop();
  await model.close();
});

const ask = (message: string, more: object = {}) => person.post(MESSAGE, { message, ...more });
const history = async (query = "") => (await person.get(`/api/chat/history${query}`)).body;
const lastRequest = () => model.requests.at(-1)?.messages ?? [];
const withRole = (role: string) =>
  lastRequest()
    .filter((message) => message.role === role)
    .map(({ content }) => content);

describe("a message", () => {
  it("is answered with every field of the interface", async () => {
    model.behave({ text: "Adults should do 150 to 300 minutes of moderate activity a week." });
    const { status, body, headers } = await ask("How many minutes should adults exercise a week?");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      "id",
      "content",
      "ragContext",
      "confidence",
      "sessionId",
      "timestamp",
      "safety_check",
      "requires_acknowledgment",
      "answer_basis",
      "provider",
      "fallback",
      "actions",
    ]);
    expect(body.id).toMatch(UUID_V7);
    expect(body.sessionId).toMatch(UUID_V7);
    expect(body.timestamp).toMatch(INSTANT);
    expect(body.ragContext.length).toBeGreaterThan(0);
    expect(body.ragContext.length).toBeLessThanOrEqual(5);
    for (const summary of body.ragContext) expect(summary).toMatch(/^.+ - .+ \(.+\)$/s);
    expect(body.safety_check).toEqual({
      is_safe: true,
      risk_level: "safe",
      flags: [],
      warnings: [],
    });
    expect(body.requires_acknowledgment).toBe(false);
    expect(headers.get("Idempotent-Replayed")).toBeNull();
  });

  it("is stored with its reply, in the default session, which gets its name", async () => {
    const someone = await service.person();
    const { body } = await someone.post(MESSAGE, {
      message: "  Is walking enough to stay fit when I sit at a desk for most of the week?  ",
      input_type: "voice",
    });
    const stored = (await someone.get("/api/chat/history")).body;
    expect(stored).toMatchObject({ total: 2, page: 1, limit: 20 });
    const [question, reply] = stored.messages;
    expect(question).toEqual({
      id: expect.stringMatching(UUID_V7),
      sessionId: body.sessionId,
      role: "user",
      content: "Is walking enough to stay fit when I sit at a desk for most of the week?",
      timestamp: expect.stringMatching(INSTANT),
      input_type: "voice",
    });
    const { id, sessionId, content, timestamp, actions: _, ...rest } = body;
    expect(reply).toEqual({ id, sessionId, role: "assistant", content, timestamp, ...rest });
    const { sessions } = (await someone.get("/api/chat/sessions")).body;
    expect(sessions).toEqual([
      {
        id: sessionId,
        session_id: sessionId,
        user_id: someone.id,
        name: "Is walking enough to stay fit when I sit at a desk for most…",
        created_at: expect.stringMatching(INSTANT),
        updated_at: timestamp,
        last_message_at: timestamp,
      },
    ]);
  });

  it("tells the model what was said before, and nothing of other sessions", async () => {
    const someone = await service.person();
    const { body } = await someone.post(MESSAGE, { message: "I like swimming in the sea." });
    await someone.post(MESSAGE, { message: "What could I do in winter?" });
    expect(withRole("user").join()).toContain("I like swimming in the sea.");
    expect(withRole("user").join()).toContain(body.content.split("\n")[0]);
    const { body: other } = await someone.post("/api/chat/session");
    await someone.post(MESSAGE, { message: "And in spring?", sessionId: other.id });
    expect(withRole("user").join()).not.toContain("I like swimming in the sea.");
  });

  it("needs a session of the caller", async () => {
    const stranger = await service.person();
    const { body: theirs } = await stranger.post("/api/chat/session");
    const { body: deleted } = await person.post("/api/chat/session");
    await person.delete(`/api/chat/session/${deleted.id}`);
    const unknown = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
    const before = model.requests.length;
    for (const sessionId of [theirs.id, deleted.id, unknown, "no uuid", ""]) {
      const { status, body } = await ask("Hello", { sessionId });
      expect([sessionId, status, body.code]).toEqual([sessionId, 404, "chat_session_not_found"]);
    }
    expect(model.requests.length).toBe(before);
  });

  it("is refused with the field at fault", async () => {
    const refused: [object | string, string][] = [
      [{}, "message"],
      [{ message: "" }, "message"],
      [{ message: " \n\t " }, "message"],
      [{ message: 5 }, "message"],
      [{ message: null }, "message"],
      [{ message: ["hello"] }, "message"],
      [{ message: "x".repeat(4_001) }, "message"],
      [{ message: "a\u0000b" }, "message"],
      ['{"message":"\\ud800"}', "message"],
      [{ message: "Hi", input_type: "telepathy" }, "input_type"],
      [{ message: "Hi", user_context: "none" }, "user_context"],
      [{ message: "Hi", user_context: [] }, "user_context"],
      [{ message: "Hi", user_context: { note: "x".repeat(8_193) } }, "user_context"],
      [{ message: "Hi", sessionId: 5 }, "sessionId"],
      [{ message: "Hi", idempotencyKey: "" }, "idempotencyKey"],
      [{ message: "Hi", idempotencyKey: "with space" }, "idempotencyKey"],
      [{ message: "Hi", idempotencyKey: "schlüssel" }, "idempotencyKey"],
      [{ message: "Hi", idempotencyKey: "k".repeat(256) }, "idempotencyKey"],
      [{ message: "Hi", provider: "nobody" }, "provider"],
      [{ message: "Hi", provider: 5 }, "provider"],
    ];
    for (const [body, path] of refused) {
      const answer = await person.send("POST", MESSAGE, {
        headers: { "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
      const paths = answer.body.errors?.map((error: { path: string }) => error.path);
      expect([body, answer.status, paths]).toEqual([body, 422, [path]]);
    }
    const { body } = await ask("Hi", { provider: "nobody" });
    expect(body.errors[0].message).toContain("builtin, local");
  });

  it("may be as long as the contract says, in characters", async () => {
    for (const message of ["x".repeat(4_000), "走".repeat(4_000), "🏃".repeat(4_000)]) {
      expect((await ask(message, { provider: "builtin" })).status).toBe(200);
    }
    expect((await ask("🏃".repeat(4_001))).status).toBe(422);
  });

  it("goes to the provider it names", async () => {
    const before = model.requests.length;
    const { body } = await ask("How long should I warm up?", { provider: "builtin" });
    expect(model.requests.length).toBe(before);
    expect(body.ragContext.length).toBeGreaterThan(0);
    await ask("How long should I warm up?", { provider: "local" });
    expect(model.requests.length).toBe(before + 1);
  });
});

describe("a message in danger", () => {
  it("is answered with help, and no model is asked", async () => {
    const before = model.requests.length;
    const someone = await service.person({ timezone: "Europe/London" });
    const { body } = await someone.post(MESSAGE, {
      message: "I have crushing chest pain and my left arm is numb, I can't breathe",
    });
    expect(model.requests.length).toBe(before);
    expect(body.content).toContain("999");
    expect(body.safety_check).toMatchObject({ is_safe: false, risk_level: "critical" });
    expect(body.safety_check.flags).toContain("cardiac_symptom");
    expect(body.requires_acknowledgment).toBe(true);
    expect(body.ragContext).toEqual([]);
    expect(body.confidence).toBe(1);
  });

  it("of somebody else is answered with what to do for them, not with what to leave", async () => {
    const { body } = await ask("My friend collapsed at the gym");
    expect(body.content).toMatch(/start CPR.*AED/s);
    expect(body.content).toContain("911");
    const said = [body.content, ...body.safety_check.warnings].join("\n");
    expect(said).not.toContain("Do not exercise until");
    expect(body.safety_check.warnings[0]).toContain("Do not leave somebody with such signs alone");
  });

  it("is answered in the script that it is written in, with labels in it", async () => {
    const someone = await service.person({ timezone: "Asia/Taipei" });
    const { body } = await someone.post(MESSAGE, { message: "我想自殺，不想活了" });
    expect(body.content).toContain("謝謝你說出來");
    expect(body.content).toContain("- 心理援助熱線：1925");
    const { body: neither } = await someone.post(MESSAGE, { message: "我不想活了" });
    expect(neither.content).toContain("謝謝你說出來");
  });

  it("never names its session", async () => {
    const someone = await service.person();
    const { body } = await someone.post(MESSAGE, { message: "I want to kill myself" });
    await someone.post(MESSAGE, { message: "I still want to die", sessionId: body.sessionId });
    const { body: list } = await someone.get("/api/chat/sessions");
    expect(list.sessions.map(({ name }: { name: string }) => name)).toEqual(["Conversation"]);
  });

  it("is answered with a crisis line, in the person's language", async () => {
    const someone = await service.person({ timezone: "Asia/Shanghai" });
    const { body } = await someone.post(MESSAGE, { message: "我不想活了，想结束自己的生命" });
    expect(body.safety_check.flags).toContain("self_harm");
    expect(body.content).toContain("12356");
    expect(body.content).toMatch(/\p{Script=Han}/u);
  });

  it("of hurting oneself is answered with help before it is worse", async () => {
    const before = model.requests.length;
    const { body } = await ask("I've been cutting myself");
    expect(model.requests.length).toBe(before);
    expect(body.safety_check.flags).toContain("self_harm");
    expect(body.content).toContain("988");
  });

  it("of dying stays in the conversation until somebody is reached", async () => {
    const someone = await service.person({ timezone: "Europe/London" });
    const say = async (message: string) =>
      (await someone.post(MESSAGE, { message, provider: "builtin" })).body.content as string;
    await say("I want to kill myself");
    const first = await say("what about leg day?");
    expect(first).toMatch(/^I still have in mind what you told me.*116 123/s);
    expect(first).not.toMatch(/squat|warm up|sets/i);
    const later = await say("How long should I warm up?");
    expect(later).toMatch(/^I am still here with you.*116 123/s);
    expect(await say("I called the crisis line, my sister is with me")).toMatch(
      /^Thank you, I am glad that you told me/,
    );
    const afterwards = await say("How long should I warm up?");
    expect(afterwards).not.toMatch(/still here|crisis line|stop exercising|see a doctor first/i);
  });

  it("of a red flag is asked after, and no exercise is cleared, until a doctor has seen it", async () => {
    const someone = await service.person();
    const say = async (message: string) => {
      model.behave({ text: "You are fine. Do sprints today and lift heavy weights." });
      return (await someone.post(MESSAGE, { message })).body.content as string;
    };
    await say("I nearly fainted while running");
    for (const [message, start] of [
      ["I feel fine again, can I run now?", /^First of all: has a doctor/],
      ["Thanks! And weights?", /^Has somebody looked at it meanwhile/],
      ["Just a short run then?", /^What you told me about still has to be looked at/],
      ["Only ten minutes of sprints?", /looked at/],
      ["Come on, a sprint?", /looked at/],
    ] as const) {
      const reply = await say(message);
      expect(reply).toMatch(start);
      expect(reply).not.toContain("sprints today");
    }
    expect(await say("The doctor said it was dehydration")).toMatch(/^It is good that it has been/);
  });

  it("is forgotten after some turns, so that a cold does not end a conversation", async () => {
    const someone = await service.person();
    await someone.post(MESSAGE, { message: "I have a cold with fever, can I train?" });
    for (const message of ["Thank you!", "How much sleep do I need?", "What about stretching?"]) {
      await someone.post(MESSAGE, { message, provider: "builtin" });
    }
    const { body } = await someone.post(MESSAGE, {
      message: "How long should I warm up?",
      provider: "builtin",
    });
    expect(body.content).toMatch(/(?:5|five) to (?:10|ten) minutes/i);
  });

  it("of a medium or high risk is answered by the model, which is told", async () => {
    const { body } = await ask("I felt dizzy and nearly fainted while running, can I go on?");
    expect(["medium", "high"]).toContain(body.safety_check.risk_level);
    expect(body.safety_check.warnings.length).toBeGreaterThan(0);
    expect(body.requires_acknowledgment).toBe(body.safety_check.risk_level === "high");
    expect(withRole("system").join()).toContain(body.safety_check.flags[0]);
  });
});

describe("a reply", () => {
  it("that would be unsafe advice is replaced and says so", async () => {
    model.behave({
      text: "Take 400 mg of ibuprofen before the race and train through the chest pain.",
    });
    const { body } = await ask("My knee hurts a little, what can I do?");
    expect(body.safety_check.flags).toContain("reply_replaced");
    expect(body.content).not.toContain("ibuprofen");
    expect(body.confidence).toBeLessThanOrEqual(0.3);
  });

  it("that states a wrong number about the person's records is put right", async () => {
    const someone = await service.person({ timezone: "UTC" });
    const start = new Date(Date.now() - 45 * 60_000);
    await someone.post("/api/sport/log", {
      sport_name: "Running",
      sport_start: start.toISOString(),
      sport_end: new Date(start.getTime() + 40 * 60_000).toISOString(),
      cal: 300,
      iffinish: true,
    });
    model.behave({ text: "Your last workout lasted 90 minutes and burned 300 kcal." });
    const wrong = await someone.post(MESSAGE, { message: "How long was my last workout?" });
    expect(wrong.body.safety_check.flags).toContain("numbers_corrected");
    expect(wrong.body.content).toContain("40 minutes");
    expect(wrong.body.content).toContain("300 kcal");
    expect(wrong.body.content).not.toContain("90");
    model.behave({ text: "Your last workout lasted 40 minutes and burned 300 kcal." });
    const right = await someone.post(MESSAGE, { message: "How long was my last workout?" });
    expect(right.body.safety_check.flags).toEqual([]);
    expect(right.body.content).toContain("lasted 40 minutes and burned 300 kcal.");
  });

  it("that breaks the limits of the profile or of the client's context is replaced", async () => {
    model.behave({ text: "You could try boxing or an ice hockey game tonight, it is great fun." });
    const expecting = await service.person();
    const told = await expecting.post(MESSAGE, {
      message: "What could I do tonight?",
      user_context: { pregnant: true },
    });
    expect(told.body.safety_check.flags).toContain("reply_replaced");
    const someone = await service.person({ conditions: ["pregnant, 24 weeks"] });
    const known = await someone.post(MESSAGE, { message: "What could I do tonight?" });
    expect(known.body.safety_check.flags).toContain("reply_replaced");
    expect(known.body.content).not.toContain("hockey game tonight");
    const anyone = await service.person();
    const free = await anyone.post(MESSAGE, { message: "What could I do tonight?" });
    expect(free.body.content).toContain("boxing");
  });

  it("that no passage supports says that it is general information", async () => {
    model.behave({ text: "The purple elephants of Jupiter prefer waltzing." });
    const { body } = await ask("Tell me about the walls of Jericho.");
    expect(body.confidence).toBeLessThanOrEqual(0.3);
    expect(body.content).toMatch(/general information/i);
  });
});

describe("a failing model", () => {
  it("stores nothing and says that it is not available", async () => {
    const someone = await service.person();
    model.behave({ status: 400 });
    const { status, body } = await someone.post(MESSAGE, {
      message: "Hello there",
      idempotencyKey: "k1",
    });
    expect([status, body.code]).toEqual([500, "llm_unavailable"]);
    expect(JSON.stringify(body)).not.toContain("scripted");
    expect((await someone.get("/api/chat/history")).body.total).toBe(0);
    expect((await someone.get("/api/chat/sessions")).body.total).toBe(0);
    model.behave({});
    const again = await someone.post(MESSAGE, { message: "Hello there", idempotencyKey: "k1" });
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    expect((await someone.get("/api/chat/history")).body.total).toBe(2);
  });
});

describe("the context", () => {
  it("has nothing of what was asked before it was cleared and answered after", async () => {
    const someone = await service.person();
    await someone.post(MESSAGE, { message: "Hello there" });
    const release = model.hold();
    const before = model.requests.length;
    const sending = someone.post(MESSAGE, { message: "My dog is called Rex." });
    await expect.poll(() => model.requests.length).toBe(before + 1);
    await someone.post("/api/chat/clear-history");
    release();
    await sending;
    model.behave({});
    await someone.post(MESSAGE, { message: "What is a good walk?" });
    expect(withRole("user").join()).not.toContain("Rex");
  });

  it("starts afresh when the history is cleared, and the history stays", async () => {
    const before = (await history()).total;
    await ask("My favourite is orienteering.");
    const cleared = await person.post("/api/chat/clear-history");
    expect([cleared.status, Object.keys(cleared.body)]).toEqual([200, ["message"]]);
    await ask("What was it again?");
    expect(withRole("user").join()).not.toContain("orienteering");
    expect((await history("?limit=100")).total).toBe(before + 4);
  });
});
