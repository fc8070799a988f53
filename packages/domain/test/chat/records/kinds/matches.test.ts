import { describe, expect, it } from "vitest";
import { questionOf } from "../../../../src/chat/question/question.ts";
import { readRecordQuestion } from "../../../../src/chat/records/read-record-question.ts";
import { read } from "../../../../src/language/read.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";

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
    "how many games did I play",
    "how long was my last game",
    "我打了几场比赛",
    "我打咗幾多場波",
  ])("are those of games with a ball: %s", (text) => {
    expect(familyOf(text)).toBe("ball_games");
  });

  it.each([
    "Do my minutes this week match my goal?",
    "does my last week match the one before?",
    "do my longest runs match my target?",
    "how many games are in a tennis set",
    "did I raise my game this month",
  ])("are none where something matches another: %s", (text) => {
    expect(familyOf(text)).not.toBe("ball_games");
  });
});

describe("games that are no exercise", () => {
  it.each([
    "did I play any games on my phone",
    "how many games did I play on my phone this week",
    "我有没有玩手机游戏",
    "我今天玩了多久遊戲",
    "我上星期有冇打機",
  ])("are none of the records: %s", (text) => {
    const today = "2026-11-30" as LocalDate;
    expect(readRecordQuestion(questionOf(read(text)), { today, before: null })).toBeNull();
  });

  it("are told apart from swimming", () => {
    expect(familyOf("我上周游了几次")).toBe("swimming");
    expect(familyOf("did I play any games this week")).toBe("ball_games");
  });
});

describe("how many of a distance", () => {
  it.each([
    ["how many 5ks did I run", 5_000],
    ["how many 10Ks have I done this year", 10_000],
    ["我跑了几个5公里", 5_000],
    ["今年跑咗幾多個10公里", 10_000],
  ])("are the runs of about that way: %s", (text, value) => {
    const today = "2026-11-30" as LocalDate;
    expect(readRecordQuestion(read(text), { today, before: null })).toMatchObject({
      query: { metric: "list", choice: { bound: { measure: "meters", side: "about", value } } },
    });
  });
});
