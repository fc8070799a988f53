import { describe, expect, it } from "vitest";
import { asksOnlyWhetherToExercise } from "../../../src/chat/question/bare-question.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";

describe("a question whether to exercise, and nothing else", () => {
  it.each([
    "can i walk tomorrow?",
    "may I run again",
    "is it ok to swim today",
    "那我可以去跑步吗",
    "明天可以跑步吗",
    "听日可唔可以行山",
  ])("is %j", (message) => {
    expect(asksOnlyWhetherToExercise(read(message))).toBe(true);
    expect(asksOnlyWhetherToExercise(read(traditional(message)))).toBe(true);
  });

  it.each([
    "can I run with a cold",
    "can I run every day",
    "I run tomorrow",
    "感冒可以跑步吗",
    "跑步可以减肥吗",
    "空腹能跑步吗",
  ])("is not %j", (message) => {
    expect(asksOnlyWhetherToExercise(read(message))).toBe(false);
  });
});
