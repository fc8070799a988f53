import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../src/chat/records/read-record-question.ts";
import { read } from "../../../src/language/read.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import {
  FOLLOW_UPS,
  HEADINGS,
  MEASURES_AND_BESTS,
  OWN_OR_NOT,
  SCOPES_AND_COMPARISONS,
  SESSIONS_AND_GOALS,
} from "./rule-questions.data.ts";
import { summaryOf } from "./summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("a question asks for", () => {
  it.each(MEASURES_AND_BESTS)("what is added up or best: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });

  it.each(SESSIONS_AND_GOALS)("what a session or a goal was: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });

  it.each(FOLLOW_UPS)("what the one before left open: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each(SCOPES_AND_COMPARISONS)("the days and sports that it names: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });

  it.each(OWN_OR_NOT)(
    "one's own records, where it asks, and for what was: %s",
    (question, asked) => {
      expect(summaryOf(question, TODAY)).toBe(asked);
    },
  );

  it.each(HEADINGS)("records by a few words that are known: %s", (question, asked) => {
    expect(summaryOf(question, TODAY)).toBe(asked);
  });

  it.each([
    ["how many runs and swims in may", "runs and swims", ["running", "swimming"]],
    ["how many swims or runs in may", "swims or runs", ["swimming", "running"]],
    ["how many jogs and runs in may", "jogs", ["running"]],
    ["上个月跑步和游泳几次", "跑步和游泳", ["running", "swimming"]],
  ])("two kinds of exercise at once, where they are joined: %s", (question, name, families) => {
    expect(readRecordQuestion(read(question), { today: TODAY, before: null })).toMatchObject({
      kind: "records",
      query: { activity: { name, families } },
    });
  });
});
