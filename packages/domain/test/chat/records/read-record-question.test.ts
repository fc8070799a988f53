import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../src/chat/records/read-record-question.ts";
import { read } from "../../../src/language/read.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { CHINESE_QUESTIONS, ENGLISH_QUESTIONS, OTHER_TEXTS } from "./labelled-questions.data.ts";
import { MORE_CHINESE_QUESTIONS, MORE_ENGLISH_QUESTIONS } from "./more-questions.data.ts";
import { summaryOf } from "./summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("a question about one's own records", () => {
  it.each(ENGLISH_QUESTIONS)("is read: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each(CHINESE_QUESTIONS)("is read: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it.each([
    ["English", MORE_ENGLISH_QUESTIONS],
    ["Chinese", MORE_CHINESE_QUESTIONS],
  ] as const)("is read in all kinds of %s words", (_, questions) => {
    const read = questions.map(([question]) => [question, summaryOf(question, TODAY)]);
    expect(read).toEqual(questions);
  });

  it.each([
    ["how many runs in 2025 vs the year before", "sessions running 2025 vs 2024"],
    [
      "how many runs between 1 and 15 May compared with the week before",
      "sessions running 2026-05-01..2026-05-15 vs 2026-04-24..2026-05-08",
    ],
    [
      "how many runs on monday compared with the day before",
      "sessions running 2026-06-15 vs 2026-06-14",
    ],
    ["did i run more in may than the month before", "minutes running 2026-05 vs 2026-04"],
    ["how many runs this week compared to the week before", "sessions running week-0 vs week-1"],
    ["how much farther did i run in may than in april", "distance_m running 2026-05 vs 2026-04"],
    ["what was my fastest 5k", "fastest_5_km running"],
    ["what was my farthest run this year", "longest_distance running 2026"],
    ["did i run yesterday", "whether sessions running 2026-06-16"],
    ["on which weekday do i run most", "minutes running by weekday"],
    ["which sport do i do most", "minutes by sport"],
    ["my longest run in may >> and in april?", "longest running 2026-04"],
    ["how many runs in may >> compared with april?", "sessions running 2026-05 vs 2026-04"],
    ["how many runs in may >> the year before?", "sessions running 2025-05"],
    ["how long did i run in may >> and when was the last one?", "when last running"],
    ["how many runs in may >> the longest one", "longest running 2026-05"],
    ["how far am i from my goal", "missing goals"],
    ["my pace last month", "pace_s_per_km running 2026-05"],
    ["my average distance this year", "average_distance_m 2026"],
    ["how many days in a row have i run", "current_streak running"],
    ["am i getting better at running", "minutes running vs trend"],
    ["how many rans last mnth", "sessions running 2026-05"],
    ["average minutes per week", "a_week minutes by day"],
  ])("is read as what is wanted of it: %s", (questions, asked) => {
    expect(summaryOf(questions, TODAY)).toBe(asked);
  });

  it("says who or what is asked for in the words of the person", () => {
    const asked = readRecordQuestion(read("How often did I play Badminton last week?"), {
      today: TODAY,
      before: null,
    });
    expect(asked).toMatchObject({
      kind: "records",
      query: { activity: { name: "Badminton", families: ["badminton"] } },
    });
  });

  it("names a sport plainly where it is only meant", () => {
    const nameIn = (question: string) => {
      const asked = readRecordQuestion(read(question), { today: TODAY, before: null });
      return asked?.kind === "records" && "activity" in asked.query
        ? asked.query.activity?.name
        : undefined;
    };
    expect(nameIn("How long was I in the pool last week?")).toBe("swimming");
    expect(nameIn("上周我泡健身房多久？")).toBe("健身房");
  });
});

describe("any other text", () => {
  it.each(OTHER_TEXTS)("asks for no records: %s", (text) => {
    expect(summaryOf(text, TODAY)).toBe("null");
  });

  it("takes nothing of the question before", () => {
    const before = "How many times did I run last month?";
    for (const text of [
      "Thanks!",
      "why is running healthy?",
      "ok",
      "My knee hurts",
      "谢谢",
      "好的",
    ])
      expect(summaryOf(`${before} >> ${text}`, TODAY)).toBe("null");
  });
});
