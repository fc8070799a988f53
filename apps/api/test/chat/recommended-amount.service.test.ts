import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const YOUNG =
  /60 minutes of moderate to vigorous activity a day|平均每天进行60分钟|平均每天進行60分鐘/;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const askedOf = async (person: Person, message: string): Promise<string> =>
  (await person.post("/api/chat/message", { message })).body.content;

describe("how much exercise is recommended", () => {
  it.each([
    [{ birth_date: "2014-03-01" }, "How many minutes of exercise do I need per week?"],
    [{ age: 15 }, "How many minutes are recommended?"],
    [{ age: 12 }, "我应该每周运动多久？"],
  ])("goes by the age of the profile: %j, %s", async (profile, message) => {
    const content = await askedOf(await service.person(profile), message);
    expect(content).toMatch(YOUNG);
    expect(content).toContain("420");
  });

  it.each([
    ["I'm 12.", "How many minutes are recommended?"],
    ["I am 15 years old", "Is 150 minutes a week enough for me?"],
    ["我今年14歲", "我每週需要運動多少分鐘？"],
  ])("goes by the age that was told in the session: %s", async (told, message) => {
    const person = await service.person({ timezone: "UTC" });
    await askedOf(person, told);
    const content = await askedOf(person, message);
    expect(content).toMatch(YOUNG);
    expect(content).toContain("420");
  });

  it("is more MET-minutes from 60 years on, told or in the profile", async () => {
    const person = await service.person({ timezone: "UTC" });
    await askedOf(person, "I am 76");
    const message = "How many MET-minutes per week should I reach?";
    expect(await askedOf(person, message)).toContain("648 MET-minutes");
    expect(await askedOf(await service.person({ age: 76 }), message)).toContain("648 MET-minutes");
  });

  it("is what texts say to adults", async () => {
    const person = await service.person({ age: 40 });
    const content = await askedOf(person, "How many minutes of exercise do I need per week?");
    expect(content).toContain("150 to 300 minutes");
  });
});
