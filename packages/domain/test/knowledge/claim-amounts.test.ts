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

  it("is none without a word of advice, and each of several is one", () => {
    expect(amountsIn("Adults walk 30 minutes a day.")).toEqual([]);
    const both = "Adults should sleep 8 hours a night and move 150 minutes a week.";
    expect(amountsIn(both)).toEqual([
      { measure: "hours_of_sleep", kind: "moderate", least: 8, most: 8 },
      { measure: "minutes_per_week", kind: "moderate", least: 150, most: 150 },
    ]);
  });

  it.each([
    ["You should run 2 hours each day.", 840],
    ["You should run 25 hours a week.", undefined],
    ["You should run 24 hours a week.", undefined],
    ["You should run 23 hours a week.", 1380],
    ["You should run 1500 minutes a week.", 1500],
    ["You should run 30 minutes 3 times a week.", 90],
    ["You should run 30 minutes 3 times a week, 5 days.", 90],
    ["You should run 150 minutes a week on 3 days.", 150],
    ["You should run 150 minutes each week, 3 times.", 150],
    ["You should run 30 minutes each session, weekly 4 times.", 120],
    ["You should run 30 minutes per session, weekly.", 30],
    ["You should run 3 times weekly for 30 minutes.", 30],
    ["You should run 3 times, 30 minutes weekly.", 30],
    ["You should run 30 minutes daily, 5 times a week.", 150],
    ["You should run 30 minutes daily, no days off.", 30],
    ["You should run 30 minutes.", undefined],
    ["You should do 20 minutes of strength work a week.", undefined],
    ["You should do 20 minutes of strength work and activity a week.", 20],
    ["You should run 260 minutes a month.", 60],
    ["每个月应运动260分钟。", 60],
    ["You should run 520 minutes a year.", 10],
    ["You should run 30 minutes a week for a month.", 30],
    ["You should run 10 minutes a day each month.", 70],
    ["每周应运动3次，每次30分钟。", 90],
    ["每周5天，每天应运动30分钟。", 150],
  ])("of a week is in %j so many minutes", (sentence, minutes) => {
    const amounts = amountsIn(sentence).filter(({ measure }) => measure === WEEK);
    expect(amounts.map(({ least, most }) => [least, most])).toEqual(
      minutes === undefined ? [] : [[minutes, minutes]],
    );
  });

  it.each([
    ["Adults should do strength training 13 times a month.", 3],
    ["成年人每月应做13次力量训练。", 3],
    ["Older adults should do balance training 26 times a year.", 0.5],
    ["Strength training twice a week is enough for the first month.", 2],
  ])("of a week is in %j so many days", (sentence, days) => {
    const amount = { measure: "days_per_week", kind: "strength", least: days, most: days };
    expect(amountsIn(sentence)).toEqual([amount]);
  });

  it.each([
    ["You should run 30 minutes a week, hard.", "vigorous"],
    ["You should run 30 minutes a week, briskly or hard.", "moderate"],
    ["You should run 30 minutes a week, hard or briskly.", "vigorous"],
    ["You should run hard for 30 minutes a week.", "moderate"],
  ])("is of the kind that is told behind it first: %s", (sentence, kind) => {
    expect(amountsIn(sentence).map((amount) => amount.kind)).toEqual([kind]);
  });

  it.each([
    ["You should run up to 30 minutes a week.", 0, 30],
    ["You should run up to 20 to 30 minutes a week.", 0, 30],
    ["You should run at least 20 to 30 minutes a week.", 20, 30],
    ["You should run 20 minutes or more a week.", 20, Number.POSITIVE_INFINITY],
    ["You should run 20 minutes a week, at most.", 20, 20],
    ["You should run at least, so they say often, 20 minutes a week.", 20, 20],
  ])("goes from where to where it is bounded: %s", (sentence, least, most) => {
    expect(amountsIn(sentence)).toEqual([{ measure: WEEK, kind: "moderate", least, most }]);
  });

  const filler = (length: number) => "x".repeat(length);

  it.each([
    ["a week behind it", 40, (gap: string) => `You need 30 minutes ${gap} a week.`],
    ["a week before it", 40, (gap: string) => `Weekly ${gap} 30 minutes.`],
    ["a day behind it", 41, (gap: string) => `You need 30 minutes ${gap} a day.`],
  ])("is of %s only where that is near", (_, reach, sentenceWith) => {
    const within = amountsIn(`${sentenceWith(filler(reach))} That is enough.`);
    expect(within).toHaveLength(1);
    expect(amountsIn(`${sentenceWith(filler(reach + 1))} That is enough.`)).toEqual([]);
  });

  it("is bounded by words at most a short way before it", () => {
    const most = (gap: string) => amountsIn(`You need at most ${gap} 30 minutes a week.`)[0]?.least;
    expect(most(filler(7))).toBe(0);
    expect(most(filler(8))).toBe(30);
  });

  it("is of hard effort where that is told a short way behind it", () => {
    const kind = (gap: string) => amountsIn(`You need 30 minutes a week ${gap} hard.`)[0]?.kind;
    expect(kind(filler(39))).toBe("vigorous");
    expect(kind(filler(40))).toBe("moderate");
  });

  it("is of a session where sessions are counted a short way behind it", () => {
    const least = (gap: string) =>
      amountsIn(`You need weekly 30 minutes ${gap} 3 times.`)[0]?.least;
    expect(least(filler(42))).toBe(90);
    expect(least(filler(43))).toBe(30);
  });

  it("is a sum where a week is told in its clause a short way behind it", () => {
    const least = (gap: string) =>
      amountsIn(`You need 3 times each session 30 minutes ${gap} a week.`)[0]?.least;
    expect(least(filler(34))).toBe(30);
    expect(least(filler(35))).toBe(90);
    expect(amountsIn("You need 30 minutes, a week on 3 days.")[0]?.least).toBe(90);
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
