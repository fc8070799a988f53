import { describe, expect, it } from "vitest";
import {
  conditionsAlone,
  withoutThoseOnTheWhole,
} from "../../../src/chat/passages/passages-of-condition.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

const diabetic = { conditions: ["type_2_diabetes"], ageGroup: "adult" } as const;

describe("what is found for a condition alone", () => {
  it.each([
    ["my knee hurts on the stairs", "en"],
    ["how do I start strength training", "en"],
    ["should I train today", "en"],
    ["医生给我包扎了说别走太多", "zh"],
    ["我这个月瘦了多少", "zh"],
    ["我今日想跑步得唔得", "zh"],
  ] as const)("is told apart where something else is asked: %s", (question, language) => {
    expect(conditionsAlone(read(question), diabetic, language)).toHaveLength(1);
  });

  it.each([
    ["what exercise is good for me", "en"],
    ["how much should I exercise a week", "en"],
    ["what should my blood sugar be before a run", "en"],
    ["我适合什么运动", "zh"],
    ["我適合做咩運動", "zh"],
    ["每周要运动多久", "zh"],
  ] as const)("is what is asked for: %s", (question, language) => {
    expect(conditionsAlone(read(question), diabetic, language)).toEqual([]);
  });

  it("is nothing where there is no condition", () => {
    expect(
      conditionsAlone(read("my knee hurts"), { conditions: [], ageGroup: "adult" }, "en"),
    ).toEqual([]);
  });

  it("is left out of what was found for the person, but for what only has the condition too", () => {
    const whole = aPassage({ id: "whole", score: 0.99 });
    const near = aPassage({ id: "near", score: 0.8 });
    const alone = [
      { ...whole, score: 0.8 },
      { ...near, score: 0.3 },
    ];
    expect(withoutThoseOnTheWhole([whole, near], alone)).toEqual([near]);
  });
});
