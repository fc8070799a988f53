import { describe, expect, it } from "vitest";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("a mean", () => {
  it.each([
    ["average calories per run", "a_session calories running"],
    ["calories per session on average", "a_session calories"],
    ["what's my average calories per workout", "a_session calories"],
    ["mean calories burned per bike ride this year", "a_session calories bicycling 2026"],
    ["average steps per walk", "a_session unrecorded steps walking"],
    ["average elevation gain per ride", "a_session unrecorded climb bicycling"],
    ["每次跑步平均消耗多少卡", "a_session calories running"],
    ["平均每次走路几步", "a_session unrecorded steps walking"],
    ["平均每次行路幾多步", "a_session unrecorded steps walking"],
    ["平均每次运动消耗多少热量", "a_session calories"],
    ["平均每次跑步幾多卡路里", "a_session calories running"],
  ])("of a session is what all tell, divided by them: %s", (question, summary) => {
    expect(summaryOf(question, TODAY)).toBe(summary);
  });

  it.each([
    ["average minutes per week", "a_week minutes by day"],
    ["avg km per week", "a_week distance_m by day"],
    ["average sessions per week", "a_week sessions by day"],
    ["how many minutes per session on average", "average_minutes"],
    ["平均每週運動幾分鐘", "a_week minutes by day"],
    ["平均每星期跑幾多公里", "a_week distance_m running by day"],
    ["平均每周运动几次", "a_week sessions by day"],
  ])("of a week leaves out whose it is: %s", (question, summary) => {
    expect(summaryOf(question, TODAY)).toBe(summary);
  });

  it.each([
    ["average calories per km"],
    ["average calories per kilometre for my runs"],
    ["my average calories per mile"],
    ["average steps per km"],
    ["平均每公里消耗多少卡"],
    ["我跑步平均每一公里消耗多少卡"],
    ["我平均每跑一公里燒幾多卡"],
  ])("of another unit than a session is left alone: %s", (question) => {
    expect(summaryOf(question, TODAY)).toBe("null");
  });

  it("of a minute of each kilometer is the pace", () => {
    expect(summaryOf("my average minutes per km", TODAY)).toMatch(/pace/);
    expect(summaryOf("我平均每次跑步消耗多少卡", TODAY)).toBe("a_session calories running");
  });

  it.each([
    ["how many calories does an average person burn per run"],
    ["what is the average number of minutes per week for a man"],
    ["how many minutes of exercise per week on average is healthy"],
    ["每周运动几次比较好"],
    ["每次跑步消耗多少卡"],
  ])("of everybody is none of one's own: %s", (question) => {
    expect(summaryOf(question, TODAY)).toBe("null");
  });
});
