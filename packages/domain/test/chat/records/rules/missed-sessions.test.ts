import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

const TODAY = "2026-06-17" as LocalDate;
const asked = (question: string) =>
  readRecordQuestion(read(question), { today: TODAY, before: null });

describe("a question of what was missed", () => {
  it.each([
    ["which workouts did I miss last month?"],
    ["did i miss any workouts in may"],
    ["what sessions have i skipped this month"],
    ["list my missed workouts"],
    ["show me missed sessions"],
    ["what workouts didn't I do"],
    ["which workouts have I not done this week"],
    ["which trainings haven't I done this month"],
    ["did I miss any training this month"],
    ["列出我漏掉的训练"],
    ["睇下我缺咗嘅訓練"],
    ["上个月我缺了哪几次"],
    ["上周我漏了哪些训练"],
    ["上個月我缺咗邊幾次訓練"],
    ["這個月我有冇缺過訓練"],
  ])("is held against the plan: %s", (question) => {
    expect(asked(question)).toMatchObject({
      ask: "missed",
      query: { grouping: "day", activity: null },
      against: { metric: "plan", day: null },
    });
  });

  it("may be of one kind of exercise", () => {
    expect(asked("how many runs did I miss in may")).toMatchObject({
      query: { activity: { families: ["running"] }, period: { kind: "month", month: 5 } },
    });
    for (const question of ["how many yoga classes did I miss", "我有没有缺过瑜伽课"])
      expect(asked(question)).toMatchObject({
        ask: "missed",
        query: { activity: { families: ["yoga"] } },
      });
  });

  it.each([
    ["how many days did I not train this month", "rest_days"],
    ["which days did I miss last week", "rest_days"],
  ])("is one of days where days are named: %s", (question, ask) => {
    expect(asked(question)).toMatchObject({ ask });
  });

  it.each([
    ["I missed a workout last week, is that bad?"],
    ["what should I do if I missed a run"],
    ["I missed two runs last week"],
    ["我缺了什么营养"],
    ["did I miss any calls"],
    ["did I miss anything in class"],
    ["how many classes did I miss at school"],
    ["哪些课我没去"],
    ["我有冇漏過課"],
    ["上周缺了一次训练怎么办"],
  ])("is none where it is told, or advice is wanted: %s", (question) => {
    expect(asked(question)).toBeNull();
  });
});
