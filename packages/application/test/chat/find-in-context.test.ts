import { read } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { findInContext } from "../../src/chat/find-in-context.ts";
import type { PassageQuery } from "../../src/chat/find-passages.ts";

const PASSAGE = {
  id: "push-up.en",
  title: "Push-up",
  text: "Push-ups train chest and arms.",
  summary: "Push up.",
  source: { organisation: "A", title: "B", year: 2020, url: null },
  language: "en",
  topics: [],
  audience: { ageGroups: [], conditions: [] },
  score: 0.9,
} as const;

/** Knows push-ups and nothing else. */
const finder = {
  execute: async ({ query }: PassageQuery) => (query.source.includes("push up") ? [PASSAGE] : []),
};
const asked = (question: string, ...before: readonly string[]) =>
  findInContext(finder, {
    question: read(question),
    earlierQuestion: read(""),
    history: before.map((content) => ({ role: "user" as const, content })),
    language: "en",
    person: {},
    mayLeave: false,
  });

describe("a question that is looked up in its context", () => {
  it("is found by itself where it can be", async () => {
    const { passages, earlierQuestion } = await asked("how do I do a push up", "knees hurt");
    expect([passages[0]?.score, earlierQuestion.source]).toEqual([0.9, ""]);
  });

  it("goes on from a question before it, the latest that helps, and is near at best", async () => {
    const turns = ["how do I do a push up", "too hard for me"];
    const { passages, earlierQuestion } = await asked("how many repetitions then", ...turns);
    expect(earlierQuestion.source).toBe("how do I do a push up");
    expect(passages[0]?.score).toBeLessThan(0.6);
  });

  it.each(["still a cough, can I swim", "is swimming good for my teeth"])(
    "is left alone where it leaves nothing open: %s",
    async (question) => {
      expect((await asked(question, "how do I do a push up")).passages).toEqual([]);
    },
  );

  it("is left alone where it is long, or nothing before it helps", async () => {
    const long = "please tell me everything about the history of the grand hotels in Lisbon today";
    expect((await asked(long, "how do I do a push up")).passages).toEqual([]);
    expect((await asked("how many repetitions then", "hello there")).passages).toEqual([]);
  });
});
