import { describe, expect, it } from "vitest";
import { knowledgeQuestionsInSteps } from "../../src/knowledge/knowledge-questions.ts";
import { MAX_VALIDATED_CLAIMS } from "../../src/knowledge/knowledge-validation.ts";
import { read } from "../../src/language/read.ts";
import { finished } from "../../src/shared/steps.ts";

const questionsFor = (text: string) => finished(knowledgeQuestionsInSteps(read(text)));
const ADULTS = "adults how much activity a week";

describe("what is asked of the knowledge for a text", () => {
  it.each([
    ["Purple socks are fast.", ["Purple socks are fast"]],
    ["Warm up.", ["Warm up", "warm up before exercise"]],
    ["先热身。", ["先热身", "运动前热身"]],
    ["Keep taking your medicine.", ["Keep taking your medicine"]],
    ["Sleep 8 hours is enough.", ["Sleep 8 hours is enough", "hours of sleep"]],
    ["每晚睡8小时就够了。", ["每晚睡8小时就够了", "睡眠"]],
    ["You need 150 minutes a week.", ["You need 150 minutes a week", ADULTS]],
    [
      "Kids need 60 minutes a day.",
      ["Kids need 60 minutes a day", "children and adolescents activity"],
    ],
    ["Seniors swim.", ["Seniors swim", "older adults activity balance"]],
    ["Swim.", ["Swim", ADULTS]],
    [
      "With asthma or diabetes, swim.",
      [
        "With asthma or diabetes, swim",
        "type 2 diabetes exercise, what to avoid",
        "asthma exercise, what to avoid",
      ],
    ],
    [
      "Swimming lowers blood pressure with asthma.",
      ["Swimming lowers blood pressure with asthma", "high blood pressure exercise, what to avoid"],
    ],
    ["游泳降低血糖。", ["游泳降低血糖", "2型糖尿病运动，应避免的运动"]],
    ["Blood pressure.", ["Blood pressure"]],
    ["Swim. Swim. Row.", ["Swim", ADULTS, "Row"]],
    ["", []],
  ])("for %j", (text, questions) => {
    expect(questionsFor(text)).toEqual(questions);
  });

  it("is cut where it is long, never within a character", () => {
    expect(questionsFor("x ".repeat(400))[0]).toHaveLength(500);
    const [cut = ""] = questionsFor(`${"x ".repeat(249)}x😀 y`);
    expect(cut.length).toBe(500);
    expect(cut.isWellFormed()).toBe(true);
  });

  it("is asked for as many claims as are looked at", () => {
    const text = Array.from({ length: 50 }, (_, at) => `Sock ${at} is red.`).join(" ");
    expect(questionsFor(text)).toHaveLength(MAX_VALIDATED_CLAIMS);
  });

  it("is found in steps where a claim is long, so that it holds nothing up", () => {
    const steps = knowledgeQuestionsInSteps(
      read(`${"we swim and run ".repeat(1_250)}for 3 minutes`),
    );
    // The claims, the sides they take, three kinds of words of amounts, the amounts in two steps, and the people.
    expect([...steps]).toHaveLength(8);
  });
});
