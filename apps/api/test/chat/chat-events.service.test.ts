import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ReadEvent, readEvents, textOf } from "../support/event-reader.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let model: ModelServer;
let service: TestService;
let person: Person;
beforeAll(async () => {
  model = await startModelServer();
  service = await startTestService({ ...model.settings(), LLM_FALLBACK: "none" });
  person = await service.person({ timezone: "Europe/London" });
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await service.stop();
  await model.close();
});

const QUESTION = "How do I start to exercise?";
const FIRST = "A walk is a good start for nearly everybody.";
const SECOND = "Begin with ten minutes a day.";

const ask = (message: string, more: object = {}) =>
  readEvents(person, { message, ...more }, { url: service.url });

/** All events of a reply, after a look at what holds for each. */
async function eventsOf(message: string, more: object = {}): Promise<readonly ReadEvent[]> {
  const events = await (await ask(message, more)).rest();
  const last = events.at(-1);
  expect(last?.name).toBe("message");
  expect(textOf(events)).toBe(last?.data.content);
  const [checked] = events;
  expect(checked?.name).toBe("checked");
  const { flags, ...check } = last?.data.safety_check ?? {};
  expect(checked?.data.safety_check).toMatchObject(check);
  return events;
}

const namesOf = (events: readonly ReadEvent[]) => events.map(({ name }) => name);

describe("a reply, told while it comes about", () => {
  it("is told as checked, sources, texts, and the whole response", async () => {
    model.behave({ text: `${FIRST} ${SECOND} Then rest.` });
    const events = await eventsOf(QUESTION, { idempotencyKey: "order" });
    expect(new Set(namesOf(events))).toEqual(new Set(["checked", "sources", "text", "message"]));
    expect(namesOf(events).slice(0, 3)).toEqual(["checked", "sources", "text"]);
    const { data } = events.at(-1) as ReadEvent;
    expect(textOf(events)).toBe(data.content);
    expect(events[1]?.data.passages).toEqual(expect.arrayContaining(data.ragContext));
    expect(events[1]?.data.passages.length).toBeGreaterThan(0);
    const { messages } = (await person.get("/api/chat/history")).body;
    const { actions, ...kept } = data;
    expect(actions).toEqual([]);
    expect(messages.at(-1)).toEqual({ ...kept, role: "assistant" });
  });

  it("is the same response, to the letter, that the message without events answers", async () => {
    const message = { message: QUESTION, idempotencyKey: "letter" };
    const events = await eventsOf(QUESTION, message);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(message);
    const answer = await person.send("POST", "/api/chat/message", { headers, body });
    expect(answer.text).toBe(events.at(-1)?.text);
    expect(answer.headers.get("Idempotent-Replayed")).toBe("true");
  });

  it("goes past proxies and caches as it comes", async () => {
    const { headers, status } = await ask(QUESTION);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("cache-control")).toContain("no-cache");
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("x-request-id")).toBeTruthy();
    expect(headers.get("content-encoding")).toBeNull();
  });

  it("tells what was checked and found before the model says anything", async () => {
    const release = model.hold();
    const { upTo, rest } = await ask(QUESTION);
    expect(namesOf(await upTo("sources"))).toEqual(["checked", "sources"]);
    release();
    expect(namesOf(await rest()).at(-1)).toBe("message");
  });

  it.each([
    ["with white space behind it", `${FIRST} `],
    ["and nothing behind it", FIRST],
  ])("tells a sentence before the model writes the next, %s", async (_, first) => {
    const next = Promise.withResolvers<void>();
    model.behave({ pieces: [...first.split(/(?<=\s)/u), next.promise, ` ${SECOND}`] });
    const { upTo, rest } = await ask(QUESTION);
    expect(textOf(await upTo("text"))).toBe(FIRST);
    next.resolve();
    expect(textOf(await rest()).replace(/ +/gu, " ")).toContain(` ${SECOND}`);
  });

  it.each([
    ["走路是个好的开始。", "然后慢慢增加。", "我应该怎么开始运动？"],
    ["走路是個好的開始。", "然後慢慢增加。", "我應該怎麼開始運動？"],
  ])("tells Chinese sentences as they come: %s", async (first, second, question) => {
    const next = Promise.withResolvers<void>();
    model.behave({ pieces: [first, next.promise, second] });
    const { upTo, rest } = await ask(question);
    expect(textOf(await upTo("text"))).toBe(first);
    next.resolve();
    expect(textOf(await rest())).toContain(second);
  });

  it.each(["How much should adults exercise?", "成年人每周要运动多少？", "成年人每週要運動多少？"])(
    "is told by the model of the service too: %s",
    async (message) => {
      const events = await eventsOf(message, { provider: "builtin" });
      expect(namesOf(events)).toEqual(["checked", "sources", "text", "message"]);
      expect(events.at(-1)?.data.provider).toBe("builtin");
    },
  );

  it("does not change how the model is asked by the message without events", async () => {
    const before = model.requests.length;
    await person.post("/api/chat/message", { message: QUESTION });
    await eventsOf(QUESTION);
    expect(model.requests.slice(before).map(({ stream }) => stream)).toEqual([undefined, true]);
  });
});

describe("what may not be said", () => {
  const UNSAFE = "Push through the chest pain.";

  it("is not told, whatever was told before it, and a fixed text closes the reply", async () => {
    model.behave({ text: `${FIRST} ${UNSAFE} ${SECOND}` });
    const events = await eventsOf(QUESTION);
    const { content, safety_check } = events.at(-1)?.data ?? {};
    expect(content.startsWith(`${FIRST}\n\n`)).toBe(true);
    expect(content).not.toMatch(/Push|ten minutes/);
    expect(safety_check.flags).toEqual(["reply_replaced"]);
    expect(events[0]?.data.safety_check.flags).toEqual([]);
  });

  it("is left out where the rest stands", async () => {
    const dose = "Skip your insulin before you go.";
    model.behave({ text: `${FIRST} ${dose} ${SECOND} Add a few minutes each week.` });
    const { content, safety_check } = (await eventsOf(QUESTION)).at(-1)?.data ?? {};
    expect(content.startsWith(`${FIRST} ${SECOND}`)).toBe(true);
    expect(safety_check.flags).toEqual(["reply_shortened"]);
  });

  it.each([
    ["I have crushing chest pain and my left arm feels numb", "heart attack"],
    ["我不想活了，想结束这一切", "你"],
    ["我不想活了，想結束這一切", "你"],
  ])("is no question in an emergency, with the help text at once: %s", async (message, part) => {
    const before = model.requests.length;
    const someone = await service.person({ timezone: "Europe/London" });
    const events = await (await readEvents(someone, { message }, { url: service.url })).rest();
    expect(namesOf(events)).toEqual(["checked", "text", "message"]);
    expect(events[0]?.data.safety_check.risk_level).toBe("critical");
    expect(textOf(events)).toContain(part);
    expect(textOf(events)).toBe(events.at(-1)?.data.content);
    expect(/[這們電話撥]/u.test(textOf(events))).toBe(message.includes("結"));
    expect(model.requests.length).toBe(before);
  });

  it("waits for the whole reply while a matter is open, about which is spoken at once", async () => {
    const someone = await service.person({ timezone: "Europe/London" });
    const send = (message: string) => readEvents(someone, { message }, { url: service.url });
    await (await send("I felt dizzy and nearly fainted while running yesterday.")).rest();
    const next = Promise.withResolvers<void>();
    const [first, second] = ["Oats and a banana go down easily.", "Take a bottle of water along."];
    model.behave({ pieces: [`${first} `, next.promise, second] });
    const { upTo, rest } = await send("What should I eat before a ride?");
    const told = textOf(await upTo("text"));
    expect(told).toMatch(/doctor/);
    expect(told).not.toContain(first);
    next.resolve();
    const events = await rest();
    const { content } = events.at(-1)?.data ?? {};
    expect(told + textOf(events)).toBe(content);
    expect(content).toContain(`${first} ${second}`);
  });
});
