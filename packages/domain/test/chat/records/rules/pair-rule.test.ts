import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import { day } from "../../../support/builders.ts";

function pairOf(question: string): string | null {
  const asked = readRecordQuestion(read(question), { today: day("2026-06-17"), before: null });
  if (asked?.kind !== "records") return asked?.kind ?? null;
  const [first, second] = [asked.query, asked.against].map((query) =>
    query !== undefined && "activity" in query
      ? `${query.metric} ${query.activity?.families[0] ?? "any"}`
      : "none",
  );
  return `${first} against ${second}`;
}

describe("two sessions against each other", () => {
  it.each([
    ["which was longer, my last run or my last ride?"],
    ["was my last run longer than my last ride?"],
    ["which was the longest, my last run or my last ride?"],
    ["上次跑步和上次骑车哪个最长"],
    ["最近一次跑步和最近一次骑车哪个远"],
  ])("are the last of two kinds: %s", (question) => {
    expect(pairOf(question)).toMatch(/^last running against last bicycling$/);
  });

  it.each([
    ["was my longest run farther than my last ride?"],
    ["which was longer, my last run or my longest ride?"],
    ["was my last ride longer than my biggest run?"],
    ["最长的一次跑步和上次骑车哪个远"],
    ["上次跑步和最远的骑车哪个长"],
  ])("are none where another than the last is meant: %s", (question) => {
    expect(pairOf(question)).toBe("unclear");
  });

  it("are told by none of what is asked about the first of one of them", () => {
    expect(pairOf("which was longer, my first run or my last ride?")).toBeNull();
  });

  it("leave the longest of one kind as it is", () => {
    expect(pairOf("how long was my longest run?")).toBe("longest running against none");
  });
});
