import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("which days were left out", () => {
  it.each([
    ["which sundays did i miss yoga", "rest_days active_days yoga 84d by day 7"],
    ["how many sundays did i miss yoga", "rest_days active_days yoga 84d by day 7"],
    ["which sundays did i not run this month", "rest_days active_days running 2026-06 by day 7"],
    ["what saturdays have i skipped this month", "rest_days active_days 2026-06 by day 6"],
    ["哪几个周日没练瑜伽", "rest_days active_days yoga 84d by day 7"],
    ["這個月邊幾個星期日冇跑步", "rest_days active_days running 2026-06 by day 7"],
    ["which weekends did i skip", "rest_weekends active_days 84d by day 6,7"],
    ["which weekend did i not work out this month", "rest_weekends active_days 2026-06 by day 6,7"],
    ["what weekends did i take off", "rest_weekends active_days 84d by day 6,7"],
    [
      "how many weekends have i missed running this year",
      "rest_weekends active_days running 2026 by day 6,7",
    ],
    ["哪几个周末没练", "rest_weekends active_days 84d by day 6,7"],
    ["上个月有几个周末没跑步", "rest_weekends active_days running 2026-05 by day 6,7"],
    ["今年邊幾個週末冇跑步", "rest_weekends active_days running 2026 by day 6,7"],
    ["which weekends did i run this year", "active_weekends active_days running 2026 by day 6,7"],
    ["哪些周末我去骑车了", "active_weekends active_days bicycling 84d by day 6,7"],
    ["which days did i skip", "rest_days active_days 84d by day"],
    ["which days this month have i not run", "rest_days active_days running 2026-06 by day"],
    ["这个月哪几天没练瑜伽", "rest_days active_days yoga 2026-06 by day"],
  ])("is told by the days without: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });

  it.each([
    ["how many sundays did i do yoga", "sessions yoga by weekday 7"],
    ["did i miss yoga on sunday", "sessions yoga 2026-06-14"],
    ["我每个周日有没有跑步", "minutes running by weekday 7"],
    ["i miss running on sundays", "null"],
    ["should i skip yoga on sundays", "null"],
  ])("is not what is asked by %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });
});

describe("an end or a beginning of which nobody can tell the month", () => {
  it.each([
    ["今年月底跑了几次", "unclear"],
    ["去年月初跑步几次", "unclear"],
    ["去年年底跑了几次", "unclear"],
    ["每个月底我跑几次", "unclear"],
    ["月底跑了几次", "sessions running 2026-06-21..2026-06-30"],
    ["上个月底跑了几次", "sessions running 2026-05-21..2026-05-31"],
  ])("is asked back, and never left out: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });
});
