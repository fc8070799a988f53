import { describe, expect, it } from "vitest";
import { amountsIn as amountsInTokens } from "../../src/knowledge/claim-amounts.ts";
import { amountsDisagree, amountsMeanTheSame } from "../../src/knowledge/claimed-amount.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

const WEEK = "minutes_per_week";

const amountsIn = (sentence: string) => amountsInTokens(read(sentence).tokens);

describe("an amount in a sentence", () => {
  it.each(
    inBothScripts([
      [
        "Adults need at least 150 minutes of moderate activity a week.",
        WEEK,
        "moderate",
        150,
        Number.POSITIVE_INFINITY,
      ],
      ["Adults should do 150 to 300 minutes a week.", WEEK, "moderate", 150, 300],
      ["You need 75–150 minutes of vigorous activity per week.", WEEK, "vigorous", 75, 150],
      ["30 minutes a week is enough.", WEEK, "moderate", 30, 30],
      ["Twenty minutes a day is enough.", WEEK, "moderate", 140, 140],
      ["You need 30 minutes 5 days a week.", WEEK, "moderate", 150, 150],
      ["You should move for two hours each week.", WEEK, "moderate", 120, 120],
      ["No more than 60 minutes a week is recommended.", WEEK, "moderate", 0, 60],
      ["成年人每周应运动150至300分钟。", WEEK, "moderate", 150, 300],
      ["每天运动10分钟就够了。", WEEK, "moderate", 70, 70],
      [
        "Adults should sleep at least 7 hours.",
        "hours_of_sleep",
        "moderate",
        7,
        Number.POSITIVE_INFINITY,
      ],
      ["成年人每周应运动一百五十分钟。", WEEK, "moderate", 150, 150],
      ["每周运动三十五分钟就够了。", WEEK, "moderate", 35, 35],
      ["Older adults should train balance zero days a week.", "days_per_week", "strength", 0, 0],
      ["Older adults need balance training on no days a week.", "days_per_week", "strength", 0, 0],
      ["每晚睡4个小时就够了。", "hours_of_sleep", "moderate", 4, 4],
      [
        "Do strength training on at least 2 days a week, experts recommend.",
        "days_per_week",
        "strength",
        2,
        Number.POSITIVE_INFINITY,
      ],
    ]),
  )("%s", (sentence, measure, kind, least, most) => {
    expect(amountsIn(sentence)[0]).toEqual({ measure, kind, least, most });
  });

  it.each([
    "I walk 30 minutes a week.",
    "You should warm up for 10 minutes.",
    "Leave at least 48 hours between sessions of the week.",
    "Adults should be active.",
    "",
  ])("is none in %j", (sentence) => {
    expect(amountsIn(sentence)).toEqual([]);
  });

  it("disagrees with one that it cannot be right together with", () => {
    const [least] = amountsIn("Adults need at least 150 minutes a week.");
    const [little] = amountsIn("30 minutes a week is enough.");
    const [more] = amountsIn("Adults should do 200 minutes a week.");
    const [sleep] = amountsIn("Adults should sleep 8 hours.");
    if (!least || !little || !more || !sleep) throw new Error("An amount was not read.");
    expect(amountsDisagree(least, little)).toBe(true);
    expect(amountsDisagree(least, more)).toBe(false);
    expect(amountsDisagree(least, sleep)).toBeUndefined();
  });

  it.each([
    ["Adults need at least 150 minutes a week.", true],
    ["Adults should do 200 minutes a week.", true],
    ["Adults should do 150 to 250 minutes a week.", true],
    ["Adults should do at least 75 minutes a week.", false],
    ["Adults should do at most 150 minutes a week.", false],
    ["Adults should do 100 to 200 minutes a week.", false],
    ["Adults should sleep 8 hours.", undefined],
  ])("means the same as a range or does not: %s", (sentence, expected) => {
    const [known] = amountsIn("Adults should do at least 150 to 300 minutes a week.");
    const [claimed] = amountsIn(sentence);
    if (!known || !claimed) throw new Error("An amount was not read.");
    expect(amountsMeanTheSame(claimed, known)).toBe(expected);
  });
});
