import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { summaryOf } from "../summary-of.ts";
import {
  FOLLOW_UPS,
  HEADINGS,
  MEASURES_AND_BESTS,
  OWN_OR_NOT,
  SCOPES_AND_COMPARISONS,
  SESSIONS_AND_GOALS,
  SIDES_OF_WEEKS,
  TOGETHER_OR_LEFT_OUT,
} from "./rule-questions.data.ts";

const TODAY = "2026-06-17" as LocalDate;

// Many in a test: one for each would take longer to begin and end than to run.
describe("a question asks for", () => {
  it.each([
    ["what is added up or best", MEASURES_AND_BESTS],
    ["what a session or a goal was", SESSIONS_AND_GOALS],
    ["what the one before left open", FOLLOW_UPS],
    ["the days and sports that it names", SCOPES_AND_COMPARISONS],
    ["weekends, means and games", SIDES_OF_WEEKS],
    ["several kinds and days, all but some, or each day", TOGETHER_OR_LEFT_OUT],
    ["one's own records, where it asks, and for what was", OWN_OR_NOT],
    ["records by a few words that are known", HEADINGS],
  ] as const)("%s", (_, questions) => {
    const read = questions.map(([question]) => [question, summaryOf(question, TODAY)]);
    expect(read).toEqual(questions);
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
