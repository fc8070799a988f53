import { afterAll, beforeAll, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { startTestService, type TestService } from "../support/test-service.ts";

const SPORTS = ["archery", "bowling", "curling", "darts", "fencing", "golf", "judo", "karate"];
const BLOCK = /<data name="(\w+)">\n(.*)\n<\/data>/g;

let model: ModelServer;
let service: TestService;
beforeAll(async () => {
  model = await startModelServer();
  service = await startTestService({ ...model.settings(), LLM_FALLBACK: "none" });
});
afterAll(async () => {
  await service.stop();
  await model.close();
});

/** What the model was given last, by block. */
function given() {
  const [, data] = model.requests.at(-1)?.messages ?? [];
  const blocks = [...(data?.content ?? "").matchAll(BLOCK)];
  return Object.fromEntries(blocks.map(([, name, json]) => [name, JSON.parse(json ?? "")]));
}

it("a long conversation is given word for word at its end, before that by how it began, and not at all once it is cleared", async () => {
  const person = await service.person();
  for (const sport of SPORTS) {
    model.behave({ text: `Learn ${sport} in a club. ${"Take your time with it. ".repeat(200)}` });
    await person.post("/api/chat/message", { message: `How do I begin with ${sport}?` });
  }
  await person.post("/api/chat/message", { message: "What did we talk about?" });
  const { earlier, history } = given();
  expect(history.at(-1).content).toContain("Learn karate in a club.");
  expect(history.length).toBeLessThan(2 * SPORTS.length);
  expect(earlier[0]).toEqual({
    asked: "How do I begin with archery?",
    answered: "Learn archery in a club.",
  });
  expect(earlier.length + history.length / 2).toBeGreaterThanOrEqual(SPORTS.length - 1);
  await person.post("/api/chat/clear-history");
  await person.post("/api/chat/message", { message: "What did we talk about?" });
  expect(given()).toMatchObject({ earlier: [], history: [] });
});
