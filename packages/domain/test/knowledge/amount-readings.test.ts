import { describe, expect, it } from "vitest";
import { ageGroupNamedIn } from "../../src/knowledge/age-group-names.ts";
import { amountCuesIn, amountReadingsInSteps } from "../../src/knowledge/amount-readings.ts";
import { read } from "../../src/language/read.ts";
import { finished } from "../../src/shared/steps.ts";

/** What is read of a sentence, with the words that it is read of. */
function readingsIn(text: string) {
  return finished(amountReadingsInSteps(read(text).tokens)).map(
    ({ start, end, least, most, unit, ...how }) => [
      text.slice(start, end),
      least === most ? least : [least, most],
      unit,
      ...(how.isHours ? ["hours"] : []),
      ...(how.isOpen ? ["open"] : []),
      how.clause,
    ],
  );
}

describe("the amounts of a sentence", () => {
  it.each([
    ["45 minutes", [["45 minutes", 45, "minutes", 0]]],
    ["20 to 30 minutes", [["20 to 30 minutes", [20, 30], "minutes", 0]]],
    ["7 hours or more", [["7 hours or more", 420, "minutes", "hours", "open", 0]]],
    ["8小时", [["8小时", 480, "minutes", "hours", 0]]],
    ["half an hour a day", [["half an hour", 30, "minutes", "hours", 0]]],
    ["two and a half hours", [["two and a half hours", 150, "minutes", "hours", 0]]],
    ["半小时", [["半小时", 30, "minutes", "hours", 0]]],
    ["2 days", [["2 days", 2, "sessions", 0]]],
    ["3天", [["3天", 3, "天", 0]]],
    ["每周3次", [["3次", 3, "sessions", 0]]],
    ["no sessions", [["no sessions", 0, "sessions", 0]]],
    ["两次跑步", [["两次跑步", 2, "sessions", 0]]],
    ["once", [["once", 1, "sessions", 0]]],
    ["twice", [["twice", 2, "sessions", 0]]],
    [
      "Yes, twice as hard, 3 times",
      [
        ["twice", 2, "sessions", 1],
        ["3 times", 3, "sessions", 2],
      ],
    ],
    [
      "Once I ran 3 times, 90 minutes",
      [
        ["Once", 1, "sessions", 0],
        ["3 times", 3, "sessions", 0],
        ["90 minutes", 90, "minutes", 1],
      ],
    ],
  ])("are read in %j", (text, expected) => {
    expect(readingsIn(text)).toEqual(expected);
  });

  it.each([
    "an hour a day, a day, 一天",
    "30 seconds",
    "5 km",
    "3 runs",
    "2 and a half days",
    "half a mile",
    "constructor",
    "No.",
    "",
  ])("are none in %j", (text) => {
    expect(readingsIn(text)).toEqual([]);
  });
});

describe("the words beside an amount", () => {
  it("tell what it is of, in order, each once for every meaning", () => {
    const text = "At least 30 minutes/week, brisk walking each day";
    const cues = amountCuesIn(read(text).tokens);
    expect(
      cues.map(({ cue, start, end, clause }) => [cue, text.slice(start, end), clause]),
    ).toEqual([
      ["advice", "At least", 0],
      ["floor", "At least", 0],
      ["per_week", "/week", 0],
      ["moderate", "brisk", 1],
      ["per_day", "each day", 1],
    ]);
  });

  it("are none where there are none", () => {
    expect(amountCuesIn(read("Nothing at all, so far").tokens)).toEqual([]);
  });
});

describe("the age that a sentence names", () => {
  it.each([
    ["Babies crawl", "under_5"],
    ["kids under 5", "under_5"],
    ["A toddler and a kid", "under_5"],
    ["1 to 4 years", "under_5"],
    ["5岁以下", "under_5"],
    ["1至4岁", "under_5"],
    ["kids and the elderly", "child"],
    ["青少年", "child"],
    ["seniors", "older_adult"],
    ["65岁", "older_adult"],
    ["1 to 5 years", "adult"],
    ["Adults", "adult"],
    ["", "adult"],
  ])("is in %j that of the group %s", (text, group) => {
    expect(ageGroupNamedIn(read(text).words)).toBe(group);
  });
});
