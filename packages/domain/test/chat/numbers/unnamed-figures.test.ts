import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import { aSportLog, at } from "../../support/builders.ts";
import { aNamedPerson } from "./a-named-person.ts";

const person = aNamedPerson();
const walker = { ...person, logs: person.logs.filter(({ sportName }) => sportName !== "Run") };

describe("a pace of no kind of exercise", () => {
  it.each([
    "Your average pace in November was 5:16 min/km.",
    "Your pace in October was 5:29 per km.",
    "你11月的平均配速为5:16/公里。",
  ])("stays where runs had it: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });

  it.each([
    "Your average pace in November was 6:44 min/km.",
    "Your pace in October was 4:50 per km.",
    "你11月的平均配速为6:44/公里。",
  ])("goes where nothing that has a distance had it: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text: "", corrected: true });
  });

  it("stays where nobody ran", () => {
    const text = "Your average pace in September was 11:30 min/km.";
    expect(checkNumbers(text, walker)).toEqual({ text, corrected: false });
  });
});

describe("what was done in total", () => {
  it.each([
    "You ran 5 times in October, 42 km in total.",
    "You ran 5 times in October (70 km in total).",
  ])("is of the days that are named, or of all: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });

  it("goes where it is neither", () => {
    const text = "You ran 5 times in October, 53.8 km in total. Well done!";
    expect(checkNumbers(text, person)).toEqual({ text: "Well done!", corrected: true });
  });
});

describe("every day", () => {
  const daily = {
    ...person,
    logs: Array.from({ length: 7 }, (_, index) =>
      aSportLog({
        sportStart: at(`2026-11-${String(index + 9).padStart(2, "0")}T08:00`),
        minutes: 30,
        sportName: "Run",
      }),
    ),
  };

  it.each(["Last week you exercised every day.", "上周你每天都运动了。"])(
    "is each of the days that are named: %s",
    (text) => {
      expect(checkNumbers(text, person)).toEqual({ text: "", corrected: true });
    },
  );

  it.each(["Last week you ran every day.", "From 9 November to 15 November you ran every day."])(
    "stays where it was each of them: %s",
    (text) => {
      expect(checkNumbers(text, daily)).toEqual({ text, corrected: false });
    },
  );

  it.each([
    "Last week you exercised almost every day.",
    "Last week you ran every day except Sunday.",
    "You exercise every day.",
    "Last week you wanted to exercise every day.",
    "This week you exercised every day.",
    "上周你几乎每天都运动。",
    "Walking every day is healthy.",
  ])("stays where it is not said of days that are over: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
  });
});
