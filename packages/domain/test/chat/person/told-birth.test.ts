import { describe, expect, it } from "vitest";
import { afterToldBirth } from "../../../src/chat/person/told-birth.ts";
import { read } from "../../../src/language/read.ts";

const told = (message: string, ...before: readonly string[]) =>
  afterToldBirth(
    PREGNANT,
    read(message),
    before.map((content) => ({ role: "user", content })),
  );

const PREGNANT = { age: 33, pregnant: true, conditions: ["懷孕", "asthma"] };

describe("who was pregnant by what was known", () => {
  it.each([
    "我已經生了，寶寶三週大",
    "刚生完，现在能动吗",
    "宝宝已经出生了",
    "我生了，孩子两周",
    "BB已經出世",
    "My baby was born three weeks ago",
    "I gave birth on Monday",
    "we just had our baby",
    "my baby is 3 weeks old",
    "I'm not pregnant anymore",
    "I have just delivered",
  ])("is after birth once that is told: %s", (message) => {
    const after = { age: 33, pregnant: false, conditions: ["asthma", "postpartum"] };
    expect([told(message), told("may I run?", message)]).toEqual([after, after]);
  });

  it.each([
    "我生了之后多久可以跑步",
    "快生了还能走路吗",
    "等宝宝出生后想练腹",
    "还没生，40周了",
    "我生气了",
    "when the baby is born, how soon may I run?",
    "after I gave birth, how soon can I lift?",
    "老大出生的时候我没运动",
    "baby kicks a lot",
    "I am 20 weeks pregnant",
  ])("is still pregnant where it is not: %s", (message) => {
    expect(told(message)).toBe(PREGNANT);
  });

  it("is told of nobody else", () => {
    const other = { conditions: ["asthma"] };
    expect(afterToldBirth(other, read("My baby was born"), [])).toBe(other);
  });
});
