import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("records are not asked for by", () => {
  it.each([
    "现在开始跑步还是明天再跑",
    "現在開始跑步還是明天再跑",
    "今天跑还是明天跑",
    "should i start running now or tomorrow?",
    "run today or tomorrow?",
  ])("a choice between two times: %s", (question) => {
    expect(summaryOf(question, TODAY)).toBe("null");
  });

  it.each(["我的目标是跑完马拉松", "我的目標是跑完馬拉松", "my goal is to finish a marathon"])(
    "what is aimed at: %s",
    (question) => {
      expect(summaryOf(question, TODAY)).toBe("null");
    },
  );

  it.each([
    ["did i run yesterday or the day before", "minutes running 2026-06-16 vs 2026-06-15"],
    ["我的目标完成了吗", "whether goals"],
    ["which days did i not work out this month", "rest_days active_days 2026-06 by day"],
  ])("but by what stands near it: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });
});
