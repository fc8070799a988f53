import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { withToldConditions } from "../../../src/chat/person/told-conditions.ts";
import { read } from "../../../src/language/read.ts";

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
    "im expecting, can i run",
    "can i do crunches? i'm expecting",
    "i'm expecting and want to run",
    "i'm expecting twins, can i run",
    "i am expecting our first baby",
    "i am expecting in june, squats?",
    "as a pregnant woman can i run",
    "i'm 20 weeks pregnant and teach pregnancy yoga",
    "im pregnant, can i run with my pregnant friend",
    "我怀孕了，也教孕妇瑜伽",
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
    "I'm expecting to run a marathon",
    "I am expecting my new bike tomorrow",
    "im expecting rain, should i run",
    "can I do crunches, I'm expecting a parcel",
    "I want to run with my pregnant wife",
    "I teach pregnancy yoga, how do I warm up?",
    "我教孕妇瑜伽，自己怎么热身",
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

  it.each([
    "i have type 1 diabetes, is hiit safe",
    "I'm a type 1 diabetic, is HIIT safe?",
    "as a type 1 diabetic, do i need snacks",
    "im 34 and type 1",
    "my diabetes is type 1",
    "i'm a runner with type 1 diabetes",
    "i was diagnosed with type 1 last year",
    "T1 here, can i run",
    "im t1, gym?",
    "t1d, sugar 6",
    "type 1 diabetes, can i swim",
    "type 1",
    "我有1型糖尿病",
    "我是1型糖尿病人，能跑马拉松吗",
    "我今年30岁，1型糖尿病",
    "1型糖尿病，我能游泳吗",
  ])("is a type where somebody tells of themselves: %j", (message) => {
    expect(told(message)).toEqual({ conditions: ["type 1 diabetes"] });
  });

  it.each([
    "my dad has type 2 diabetes",
    "difference between type 1 and 2?",
    "我妈有2型糖尿病",
    "Is HIIT safe with type 1 diabetes?",
    "I read an article about type 1 diabetes",
    "1型糖尿病人能跑马拉松吗",
    "how do I get faster in T2 of a triathlon",
    "my heart rate in T2 zone",
    "Do type 2 diabetics need snacks?",
    "do i have type 2 diabetes?",
    "i'm a type 1 diabetes nurse",
    "患有1型糖尿病的人能跑步吗",
  ])("is no type of the writer's: %j", (message) => {
    expect(told(message)).toEqual({});
  });

  it("stands beside what is known already", () => {
    const person = { age: 40, conditions: ["asthma"] };
    expect(withToldConditions(person, read("im type 1"), [])).toEqual({
      age: 40,
      conditions: ["asthma", "type 1 diabetes"],
    });
    expect(withToldConditions(person, read("hello"), [])).toBe(person);
  });
});
