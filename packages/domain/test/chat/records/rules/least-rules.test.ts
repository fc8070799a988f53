import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("a question of the least", () => {
  it.each([
    ["what was my worst week?", "least minutes by week"],
    ["my worst month", "least minutes by month"],
    ["worst week by distance", "least distance_m by week"],
    ["which week did I run the least", "least minutes running by week"],
    ["in which month did i do the fewest sessions", "least sessions by month"],
    ["what was my best week >> and my worst?", "least minutes by week"],
    ["which month did I run the most km >> and the worst?", "least distance_m running by month"],
    ["my best week by distance >> and my worst month?", "least distance_m by month"],
    ["what was my worst week >> and the best?", "minutes by week"],
    ["which sport did I do the most >> and the least?", "least minutes by sport"],
    ["我最常做的运动是什么 >> 最少的呢", "least minutes by sport"],
    ["which month was my best and which my worst", "most_and_least minutes by month"],
    ["最差的一周", "least minutes by week"],
    ["最懶嗰個禮拜", "least minutes by week"],
    ["my worst weekday", "least minutes by weekday"],
    ["worst month for swimming", "least minutes swimming by month"],
    ["what is the sport I do least", "least minutes by sport"],
    ["我最少做的运动是什么", "least minutes by sport"],
    ["我最少做嘅運動係咩", "least minutes by sport"],
    ["我最好和最差的一周分别是哪周", "most_and_least minutes by week"],
    ["我最好同最差嘅個月係邊個月", "most_and_least minutes by month"],
    ["我最好的一周是哪周 >> 最差的呢？", "least minutes by week"],
    ["我跑步最差的一个月", "least minutes running by month"],
    ["邊個星期跑得最多 >> 最少嗰個呢", "least minutes running by week"],
    ["最差的一個月是哪個月", "least minutes by month"],
    ["哪一周跑得最远 >> 最差的一周呢", "least distance_m running by week"],
  ])("is of the weeks and months of what was done: %s", (questions, summary) => {
    expect(summaryOf(questions, TODAY)).toBe(summary);
  });

  it.each([
    ["what is the worst week of flu"],
    ["what's the least I should do a week"],
    ["what was my worst run"],
    ["what is the worst month for swimming"],
    ["my lowest heart rate"],
    ["最少要跑多少公里"],
    ["最差的一次跑步"],
  ])("is left alone where no record tells it: %s", (question) => {
    expect(summaryOf(question, TODAY)).toBe("null");
  });
});
