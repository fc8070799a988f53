import { describe, expect, it } from "vitest";
import {
  isActivityWord,
  isPeopleWord,
  knownPhrasesIn,
  peopleWord,
} from "../../src/knowledge/claim-words.ts";
import { wordsByStand } from "../../src/knowledge/telling-words.ts";
import { read } from "../../src/language/read.ts";
import { traditional } from "../support/traditional.ts";

function standsIn(text: string): readonly [affirmed: string, denied: string] {
  const { affirmed, denied } = wordsByStand(read(text).words);
  return [[...affirmed].join(" "), [...denied].join(" ")];
}

describe("the telling words of a sentence", () => {
  it.each([
    ["The walk is for you and them.", "walk", ""],
    ["She walks, walked and was walking.", "walk", ""],
    [
      "Walk slowly, regularly and mainly, early, only daily",
      "walk gradually regular main early only day",
      "",
    ],
    ["2 sessions, 30 minutes, twice a week", "2 session 30 minute time week", ""],
    ["Strength training and cardio", "#strength #exercise #aerobic", ""],
    ["Swimming with diabetes and asthma", "#swimming @type_2_diabetes @asthma", ""],
    ["Expectant mothers and toddlers", "@pregnancy @under_5", ""],
    ["Everybody with lupus", "everybody lupus", ""],
    ["No more than 30 minutes", "no more than 30 minute", ""],
    ["每周运动一百五十分钟", "week #exercise 150 minute", ""],
    ["一起运动", "一起 #exercise", ""],
    ["每次一天", "一天", ""],
    ["三天", "3 天", ""],
    ["三个", "三", ""],
    ["循序渐进", "循序 序渐 渐进", ""],
    ["跑步机、游泳池", "跑步 步机 #swimming 池", ""],
    ["跑，步", "跑 步", ""],
    ["跑步2公里", "跑步 2 公里", ""],
    ["", "", ""],
  ])("are in %j: %s", (text, affirmed, denied) => {
    for (const written of new Set([text, traditional(text)]))
      expect(standsIn(written), written).toEqual([affirmed, denied]);
  });

  it.each([
    ["Do not run", "", "run"],
    ["Do not run when it is hot", "hot", "run"],
    ["Do not run, walk", "walk", "run"],
    ["Never not run", "run", ""],
    ["Avoid running, swimming and cycling", "", "run #swimming bicycle"],
    ["Avoid running, and walk", "walk", "run"],
    ["Avoid running but walk", "walk", "run"],
    ["Avoid hot yoga, drink water", "drinkwater", "#hot_yoga"],
    ["Do not avoid running", "run", "not"],
    ["Children should not run", "@child", "run"],
    ["Running is not for children", "run", "@child"],
    ["Nobody with asthma should run", "@asthma", "run"],
    ["Do not run 5 km", "5", "run km"],
    ["Not, run", "run", "not"],
    ["Pain is not until later", "pain until later", "not"],
    ["It hurts not", "hurt", "not"],
    ["Without pain", "", "pain"],
    ["不要空腹运动", "", "空腹 #exercise"],
    ["儿童不应游泳", "@child", "#swimming"],
    ["没有高血压", "", "@hypertension"],
    ["禁止游泳、跑步", "", "#swimming 跑步"],
    ["禁止游泳，请跑步", "跑步", "#swimming"],
  ])("are denied in %j", (text, affirmed, denied) => {
    for (const written of new Set([text, traditional(text)]))
      expect(standsIn(written), written).toEqual([affirmed, denied]);
  });
});

describe("a known phrase", () => {
  const rolesIn = (text: string) =>
    knownPhrasesIn(read(text).words).flatMap(({ values }) => values);

  it("has its role in a comparison", () => {
    expect(rolesIn("Do not please avoid weights")).toEqual([
      { kind: "denial" },
      { kind: "empty" },
      { kind: "refusal" },
    ]);
    expect(rolesIn("No days")).toEqual([{ kind: "word", words: ["0", "day"] }]);
    expect(rolesIn("moderate intensity")).toEqual([{ kind: "word", words: ["moderate"] }]);
    expect(rolesIn("hiit, stretching")).toEqual([
      { kind: "word", words: ["#interval_training", "#exercise"] },
      { kind: "word", words: ["#stretching"] },
    ]);
  });

  it("names people or an activity by the mark before it", () => {
    expect([peopleWord("child"), peopleWord("asthma")]).toEqual(["@child", "@asthma"]);
    expect(["@child", "child", "#swimming", "a@b", ""].map(isPeopleWord)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(["#swimming", "swimming", "@child", "a#b", ""].map(isActivityWord)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
