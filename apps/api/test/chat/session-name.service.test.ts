import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const NEUTRAL = ["Conversation", "对话", "對話"];

async function namesOf(person: Person): Promise<readonly string[]> {
  const { sessions } = (await person.get("/api/chat/sessions")).body;
  return sessions.map(({ name }: { name: string }) => name);
}

describe("the name of a session", () => {
  it.each([
    "I want to kill myself tonight",
    "I feel suicidal",
    "I do not want to live any more",
    "i cut myself again last night",
    "我不想活了",
    "我想自殺",
    "有人约死吗",
    "My boyfriend hits me when I skip the gym",
    "crushing chest pain and my left arm is numb",
    "My friend collapsed at the gym and is not breathing",
    `${"We talked about the weather and my running plan. ".repeat(20)}I want to kill myself.`,
  ])("never shows a crisis: %s", async (message) => {
    const ana = await service.person();
    const { body: session } = await ana.post("/api/chat/session");
    for (const sessionId of [undefined, session.id]) {
      const { status } = await ana.post("/api/chat/message", { message, sessionId });
      expect(status).toBe(200);
    }
    const names = await namesOf(ana);
    expect(names).toHaveLength(2);
    for (const name of names) expect(NEUTRAL).toContain(name);
  });

  it("stays as it was when a crisis comes later, and comes of the first message else", async () => {
    const ana = await service.person();
    await ana.post("/api/chat/message", { message: "How do I train for a marathon?" });
    await ana.post("/api/chat/message", { message: "I want to kill myself" });
    expect(await namesOf(ana)).toEqual(["How do I train for a marathon?"]);
  });

  it("stays neutral when the talk goes on", async () => {
    const ana = await service.person();
    await ana.post("/api/chat/message", { message: "I want to kill myself" });
    await ana.post("/api/chat/message", { message: "How do I train for a marathon?" });
    expect(await namesOf(ana)).toEqual(["Conversation"]);
  });
});
