import { describe, expect, it } from "vitest";
import { asksForDoctor, withSubjectNamed } from "../../../src/chat/question/named-subject.ts";
import { read } from "../../../src/language/read.ts";

const named = (question: string) =>
  withSubjectNamed(read(question)).source.slice(question.length).trim();

describe("a question in other words than texts have", () => {
  it.each([
    ["my elbow hurts, should I see a doctor or just rest", "sports injury: when to see a doctor"],
    ["my shin aches, does it need to be looked at", "sports injury: when to see a doctor"],
    ["打球后手腕疼，要看医生吗", "运动受伤：什么时候要看医生"],
    ["膊頭痛使唔使睇醫生", "运动受伤：什么时候要看医生"],
    ["does running lift your mood", "exercise against stress, better mood"],
    ["運動真的會讓心情變好嗎", "运动缓解压力，改善情绪"],
  ])("is looked up with theirs: %s", (question, name) => {
    expect(named(question)).toBe(name);
  });

  it.each([
    "how much fat is 500 kcal",
    "how many calories are in a kilo of body fat",
    "500大卡相當於多少公斤脂肪",
  ])("is looked up by the energy of fat: %s", (question) => {
    expect(named(question)).toMatch(/kilo of fat stores|一公斤脂肪/u);
  });

  it.each([
    "my elbow hurts when I throw",
    "should I see a doctor before I begin to train",
    "I am in a good mood today",
    "今天心情不好",
    "how many calories does a run burn",
    "跑步能减脂吗",
    "how much fat should I eat",
  ])("is left as it is otherwise: %s", (question) => {
    expect(named(question)).toBe("");
  });
});

describe("whether a doctor should look at it", () => {
  it.each([
    "should I see a doctor",
    "do i need to get it checked",
    "is it time to see a physio?",
    "使唔使睇醫生",
    "要不要去医院",
    "需要去医院看看吗",
  ])("is asked: %s", (question) => {
    expect(asksForDoctor(read(question))).toBe(true);
  });

  it.each(["the doctor says I can run", "我看过医生了", "what should I do"])(
    "is not asked: %s",
    (message) => {
      expect(asksForDoctor(read(message))).toBe(false);
    },
  );
});
