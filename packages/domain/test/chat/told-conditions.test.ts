import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../src/chat/chat-message.ts";
import { withToldConditions } from "../../src/chat/told-conditions.ts";
import { read } from "../../src/language/read.ts";

const told = (message: string, ...before: readonly string[]) => {
  const history: readonly ChatTurn[] = before.map((content) => ({ role: "user", content }));
  return withToldConditions({}, read(message), history);
};

describe("what is told in a session of a condition with which advice differs", () => {
  it.each([
    "i'm 20 weeks pregnant",
    "im preggo, ab wheel ok?",
    "gestational diabetes, can i swim",
    "我有咗五個月",
    "怀了双胞胎能游泳吗",
    "怀孕20周了，能跑步吗",
  ])("is a pregnancy: %j", (message) => {
    expect(told(message)).toEqual({ pregnant: true });
    expect(told("ab wheel ok?", message, "thanks")).toEqual({ pregnant: true });
  });

  it.each([
    "my wife is pregnant",
    "am i pregnant?",
    "i was pregnant 3 years ago",
    "trying to get pregnant, can i run",
    "is running ok in pregnancy",
    "我老婆懷孕咗",
    "備孕可以跑步嗎",
    "我怀孕的时候胖了20斤",
    "孕妇可不可以游泳",
    "我个大肚腩点减",
  ])("is no pregnancy of the writer: %j", (message) => {
    expect(told(message)).toEqual({});
  });

  it("is a pregnancy no more once the child is born", () => {
    const person = told("can i run", "i'm 38 weeks pregnant", "i gave birth last week");
    expect(person).toEqual({ pregnant: false, conditions: ["postpartum"] });
  });

  it("is the type of a diabetes, as it was told last", () => {
    expect(told("sugar 6, eat?", "im t1d")).toEqual({ conditions: ["type 1 diabetes"] });
    expect(told("血糖6要吃吗", "我係一型糖尿")).toEqual({ conditions: ["type 1 diabetes"] });
    expect(told("i have type 2 diabetes", "i have type 1 diabetes")).toEqual({
      conditions: ["type 2 diabetes"],
    });
  });

  it.each(["my dad has type 2 diabetes", "difference between type 1 and 2?", "我妈有2型糖尿病"])(
    "is no type of the writer's: %j",
    (message) => {
      expect(told(message)).toEqual({});
    },
  );

  it("stands beside what is known already", () => {
    const person = { age: 40, conditions: ["asthma"] };
    expect(withToldConditions(person, read("im type 1"), [])).toEqual({
      age: 40,
      conditions: ["asthma", "type 1 diabetes"],
    });
    expect(withToldConditions(person, read("hello"), [])).toBe(person);
  });
});
