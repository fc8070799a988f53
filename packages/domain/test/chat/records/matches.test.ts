import { describe, expect, it } from "vitest";
import { questionOf } from "../../../src/chat/question.ts";
import { readRecordQuestion } from "../../../src/chat/records/read-record-question.ts";
import { read } from "../../../src/language/read.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";

function familyOf(text: string): string | undefined {
  const today = "2026-11-30" as LocalDate;
  const asked = readRecordQuestion(questionOf(read(text)), { today, before: null });
  if (asked?.kind !== "records" || !("activity" in asked.query)) return undefined;
  return asked.query.activity?.families[0];
}

describe("matches that name no game", () => {
  it.each([
    "how many matches this month",
    "when was my last match",
    "how long was my longest match",
    "how many minutes did I play in matches last month",
  ])("are those of games with a ball: %s", (text) => {
    expect(familyOf(text)).toBe("ball_games");
  });

  it.each([
    "Do my minutes this week match my goal?",
    "does my last week match the one before?",
    "do my longest runs match my target?",
  ])("are none where something matches another: %s", (text) => {
    expect(familyOf(text)).not.toBe("ball_games");
  });
});
