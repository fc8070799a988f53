import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readEvents, textOf } from "../support/event-reader.ts";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

/** What the moderation server says of a text; `hangs` where it says nothing. */
type Verdict = "hangs" | readonly string[];

let verdictOf: (text: string) => Verdict = () => [];
const read: unknown[] = [];
/** A server that speaks the moderation protocol. */
const moderation = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as { input: string };
  read.push(body);
  const verdict = verdictOf(body.input);
  if (verdict === "hangs") return;
  const names = ["self-harm/intent", "hate", "illicit", "violence"];
  const categories = Object.fromEntries(names.map((name) => [name, verdict.includes(name)]));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ id: "m", model: "m", results: [{ flagged: verdict.length > 0, categories }] }),
  );
});

let model: ModelServer;
let service: TestService;
let person: Person;
beforeAll(async () => {
  model = await startModelServer();
  await new Promise<void>((resolve) => moderation.listen(0, "127.0.0.1", resolve));
  const { port } = moderation.address() as AddressInfo;
  const settings = model.settings();
  service = await startTestService({
    ...settings,
    LLM_PROVIDERS: JSON.stringify({
      ...JSON.parse(settings.LLM_PROVIDERS),
      guard: {
        kind: "openai-compatible",
        model: "moderator",
        base_url: `http://127.0.0.1:${port}/v1`,
        guard: "moderation",
      },
    }),
    GUARD_PROVIDER: "guard",
    LLM_FALLBACK: "none",
  });
  person = await service.person({ timezone: "Europe/London", conditions: ["asthma"] });
});
beforeEach(() => {
  verdictOf = () => [];
  read.length = 0;
  model.requests.length = 0;
});
afterAll(async () => {
  await service.stop();
  await model.close();
  moderation.closeAllConnections();
  moderation.close();
});

const ask = async (message: string, more: object = {}) =>
  (await person.post("/api/chat/message", { message, ...more })).body;

const MESSAGE = "What can I do for my legs this week?";

it("reads message and reply, and gets nothing else", async () => {
  const { safety_check } = await ask(MESSAGE, { user_context: { conditions: ["diabetes"] } });
  expect(safety_check).toMatchObject({ is_safe: true, flags: [] });
  expect(read).toEqual([
    { model: "moderator", input: MESSAGE },
    { model: "moderator", input: "A walk is a good start, answer 1." },
  ]);
});

it("gives the help text and the numbers where it finds danger to oneself", async () => {
  verdictOf = () => ["self-harm/intent"];
  const { content, safety_check, requires_acknowledgment } = await ask(MESSAGE);
  expect(content).toContain("116 123");
  expect(safety_check).toMatchObject({ is_safe: false, risk_level: "high", flags: ["self_harm"] });
  expect(requires_acknowledgment).toBe(true);
  expect(model.requests).toEqual([]);
});

it("warns of what it finds, in the language of the message", async () => {
  model.behave({ text: "散步是一个好的开始。" });
  verdictOf = (text) => (text.includes("散步") ? [] : ["illicit"]);
  const { safety_check, requires_acknowledgment } = await ask("这周我的腿可以做什么？");
  expect(safety_check).toMatchObject({ risk_level: "medium", flags: ["dangerous_act"] });
  expect(safety_check.warnings.join()).toMatch(/\p{Script=Han}/u);
  expect(requires_acknowledgment).toBe(false);
  model.behave({});
});

it("has a reply replaced that it finds unsafe, and stores what was given", async () => {
  verdictOf = (text) => (text === MESSAGE ? [] : ["hate"]);
  const { id, content, safety_check } = await ask(MESSAGE);
  expect(content).not.toContain("A walk is a good start");
  expect(safety_check).toMatchObject({ is_safe: true, flags: ["reply_replaced"] });
  const { messages } = (await person.get("/api/chat/history")).body;
  expect(messages.at(-1)).toMatchObject({ id, content });
});

it("has read the whole of a reply before a word of it is told", async () => {
  const release = Promise.withResolvers<void>();
  model.behave({ pieces: ["A walk is a good start. ", release.promise, "Then run."] });
  verdictOf = (text) => (text === MESSAGE ? [] : ["hate"]);
  const { upTo, rest } = await readEvents(person, { message: MESSAGE }, { url: service.url });
  await upTo("sources");
  release.resolve();
  const events = await rest();
  expect(textOf(events)).not.toContain("A walk");
  expect(textOf(events)).toBe(events.at(-1)?.data.content);
  expect(read).toHaveLength(2);
  model.behave({});
});

it("changes nothing but a metric where it does not answer, and holds nobody up for ever", async () => {
  const metricsOf = async () => (await fetch(`${service.url}/metrics`)).text();
  const timeouts = (metrics: string, text: string) =>
    Number(
      new RegExp(
        `guard_reading_duration_seconds_count\\{text="${text}",outcome="timeout"\\} (\\d+)`,
      )
        .exec(metrics)
        ?.at(1) ?? 0,
    );
  const before = await metricsOf();
  verdictOf = () => "hangs";
  const { content, safety_check } = await ask(MESSAGE);
  expect(content).toContain("A walk is a good start");
  expect(safety_check).toMatchObject({ is_safe: true, flags: [], warnings: [] });
  const metrics = await metricsOf();
  for (const text of ["message", "reply"]) {
    expect(timeouts(metrics, text) - timeouts(before, text)).toBe(1);
  }
  expect(metrics).not.toContain("legs");
});

it("is no provider that a message can ask for", async () => {
  const { status, body } = await person.post("/api/chat/message", {
    message: MESSAGE,
    provider: "guard",
  });
  expect(status).toBe(422);
  expect(body.errors[0].message).toBe("must be one of builtin, local");
});
