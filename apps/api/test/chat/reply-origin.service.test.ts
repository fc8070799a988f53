import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MESSAGE = "/api/chat/message";
const MINUTE_MS = 60_000;

let model: ModelServer;
let service: TestService;
let person: Person;
beforeAll(async () => {
  model = await startModelServer();
  service = await startTestService(model.settings());
  person = await service.person({ timezone: "UTC" });
  const start = Date.now() - 50 * MINUTE_MS;
  await person.post("/api/sport/log", {
    sport_name: "Running",
    sport_start: new Date(start).toISOString(),
    sport_end: new Date(start + 40 * MINUTE_MS).toISOString(),
    cal: 300,
    iffinish: true,
  });
});
afterEach(() => model.behave({}));
afterAll(async () => {
  await service.stop();
  await model.close();
});

async function ask(message: string, provider: string) {
  const { status, body } = await person.post(MESSAGE, { message, provider });
  expect(status).toBe(200);
  const { answer_basis, provider: by, fallback, confidence, ragContext, content } = body;
  return { answer_basis, by, fallback, confidence, sources: ragContext.length, content };
}

describe("what a reply rests on", () => {
  it.each([
    ["How long was my last workout?", "records", 0.95, 0],
    ["我本周运动了多少分钟？", "records", 0.95, 0],
    ["Hello!", "none", 0.25, 0],
    ["What is the capital of Peru?", "none", 0, 0],
    ["It hurts", "none", 0, 0],
  ])("is told where builtin answers %j", async (message, answer_basis, confidence, sources) => {
    expect(await ask(message, "builtin")).toMatchObject({
      answer_basis,
      by: "builtin",
      fallback: false,
      confidence,
      sources,
    });
  });

  it("is knowledge where builtin quotes some, and only that is named", async () => {
    const given = await ask("How much exercise does an adult need in a week?", "builtin");
    expect(given).toMatchObject({ answer_basis: "sources", by: "builtin" });
    expect(given.confidence).toBeGreaterThanOrEqual(0.25);
    expect(given.sources).toBeGreaterThanOrEqual(1);
    expect(given.sources).toBeLessThanOrEqual(2);
  });

  it("is told of a model by its words", async () => {
    model.behave({ text: "Your last workout lasted 40 minutes and burned 300 kcal." });
    expect(await ask("How long was my last workout?", "local")).toMatchObject({
      answer_basis: "records",
      by: "local",
      fallback: false,
      sources: 0,
    });
    model.behave({ text: "The purple elephants of Jupiter prefer waltzing on Tuesdays." });
    const general = await ask("Tell me about the walls of Jericho.", "local");
    expect(general).toMatchObject({ answer_basis: "general", confidence: 0.3, sources: 0 });
    expect(general.content).toMatch(/general information/);
    model.behave({ text: "Hello! How can I help you today?" });
    const greeting = await ask("Hi", "local");
    expect(greeting).toMatchObject({ answer_basis: "none", confidence: 0.25 });
    expect(greeting.content).not.toMatch(/general information/);
  });

  it("is the help text in an emergency, which the service gives itself", async () => {
    const message = "I have crushing chest pain and my left arm is numb";
    expect(await ask(message, "local")).toMatchObject({
      answer_basis: "help",
      by: "service",
      fallback: false,
      confidence: 1,
      sources: 0,
    });
  });

  it("is told with who answered where the asked provider failed, in the history too", async () => {
    model.behave({ status: 400 });
    expect(await ask("How long was my last workout?", "local")).toMatchObject({
      answer_basis: "records",
      by: "builtin",
      fallback: true,
    });
    const { body } = await person.get("/api/chat/history?limit=2");
    const [question, reply] = body.messages;
    expect(question).not.toHaveProperty("answer_basis");
    expect(reply).toMatchObject({ answer_basis: "records", provider: "builtin", fallback: true });
    const { body: exported } = await person.get("/api/account/export");
    expect(JSON.stringify(exported)).toContain('"is_fallback":true');
  });
});
