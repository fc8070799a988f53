import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import { traditional } from "../../support/traditional.ts";
import { aNamedPerson } from "./a-named-person.ts";

const person = aNamedPerson();
const HAN = /\p{Script=Han}/u;
const inScripts = (text: string) => (HAN.test(text) ? [text, traditional(text)] : [text]);
const expectKept = (text: string) => {
  for (const each of inScripts(text))
    expect(checkNumbers(each, person)).toEqual({ text: each, corrected: false });
};
const expectMended = (text: string, mended: string) => {
  expect(checkNumbers(text, person)).toEqual({ text: mended, corrected: true });
  expect(checkNumbers(traditional(text), person).text).toBe(traditional(mended));
};

describe("a figure of several kinds of exercise, or of several months", () => {
  it.each([
    "In October you did 190 minutes of strength training and yoga together.",
    "In October you did 7 runs and rides.",
    "You ran and swam 6 times in October.",
    "Running, cycling and yoga came to 475 minutes in October altogether.",
    "10月你跑步和骑车一共380分钟。",
    "10月你跑步、骑行和瑜伽合计475分钟。",
    "10月你跑步加游泳共6次。",
    "In September and October you ran 6 times.",
    "You ran 8 times in September, October and November.",
    "In February, March and April you did 12 runs.",
    "9月和10月你一共跑步6次。",
    "You ran 7 times in October and November combined.",
    "10月你跑步5次、游泳1次，合计6次。",
    "In October you did 5 runs and 2 yoga sessions, 7 sessions in total.",
    "In September you ran once and in October 5 times, 6 times in total.",
    "In October 5 runs were on record.",
  ])("is the sum of them: %s", (text) => {
    expectKept(text);
  });

  it.each([
    [
      "In October you did 261 minutes of strength training and yoga together.",
      "In October you did 190 minutes of strength training and yoga together.",
    ],
    ["10月你跑步和骑车一共570分钟。", "10月你跑步和骑车一共380分钟。"],
    ["In September and October you ran 9 times.", "In September and October you ran 6 times."],
    ["9月和10月你一共跑步9次。", "9月和10月你一共跑步6次。"],
    ["In October you did 13 runs and rides.", ""],
    ["10月你跑步5次、游泳1次，合计9次。", ""],
  ])("is put right, or goes, where it is another: %s", (text, mended) => {
    expectMended(text, mended);
  });
});

describe("a figure of all but some, or with some", () => {
  it.each([
    "Not counting running, you exercised 400 minutes in October.",
    "You exercised 9 times in October, not counting running.",
    "Apart from yoga, you did 10 sessions in October.",
    "Leaving out the rides: 10 sessions in October.",
    "除了跑步，10月你还运动了7次。",
    "不算瑜伽，10月你运动了10次。",
    "10月你运动了10次，瑜伽除外。",
    "Including the walks, you did 30 sessions in October.",
    "算上散步，10月你运动了30次。",
    "连散步在内，10月你运动了30次。",
    "In October you did 12 sessions including 5 runs.",
    "10月你跑步和骑车分别5次和2次。",
    "10月你跑步和瑜伽各3次。",
    "You ran 3 times each in October and November.",
  ])("stays: %s", (text) => {
    expectKept(text);
  });
});

describe("a count of sessions that are chosen by an amount", () => {
  it.each([
    "You did 3 runs over 10 km this year.",
    "今年你有3次跑步超过10公里。",
    "You had 4 sessions under 35 minutes this year.",
    "今年你有2次跑步达到60分钟。",
    "You ran at least 10 km 3 times this year.",
    "10月超过一小时的运动有3次。",
    "You had 2 runs of 9 km this year.",
    "You had 3 30-minute sessions this year.",
    "Of your October runs, 2 were over 10 km.",
    "Your rides longer than an hour took 210 minutes in all.",
    "10月你有2次60分钟以上的跑步。",
  ])("stays, and so does the amount: %s", (text) => {
    expectKept(text);
  });

  it.each([
    ["You ran 8 times for a total of 230 minutes in October."],
    ["10月你跑步8次，一共230分钟。"],
  ])("does not where the amount is a sum: %s", (text) => {
    expect(checkNumbers(text, person).corrected).toBe(true);
  });
});

describe("a figure of a part of a kind of exercise", () => {
  it.each([
    "You have done 2 tempo runs since September.",
    "You have 1 lake swim on record.",
    "You rode to work once in October, for 30 minutes.",
    "You did 2 upper body strength sessions in October.",
    "你10月晨跑了2次。",
    "你一共夜跑了3次。",
    "你骑车上班一共1天。",
    "You did 3 interval sessions in October.",
    "10月你做了3次间歇训练。",
    "Your longest tempo run took 45 minutes.",
    "You did 3 jogs in October.",
  ])("stays where it can be: %s", (text) => {
    expectKept(text);
  });

  it.each([
    "You have done 17 tempo runs since September.",
    "Your tempo runs since September took 50 minutes.",
    "你10月晨跑了9次。",
  ])("goes where it is more than all of that kind, or less than are called so: %s", (text) => {
    expect(checkNumbers(text, person)).toEqual({ text: "", corrected: true });
  });

  it.each(["You have done 3 walks since September.", "You walked 120 minutes in September."])(
    "is of what is called so: %s",
    (text) => {
      expectKept(text);
    },
  );

  it.each([
    ["You have done 5 walks since September.", "You have done 3 walks since September."],
    ["You walked 450 minutes in September.", "You walked 120 minutes in September."],
  ])("has no hike among the walks: %s", (text, right) => {
    expect(checkNumbers(text, person)).toEqual({ text: right, corrected: true });
  });
});

describe("a figure that other words narrow down", () => {
  it.each([
    "On Mondays you ran 2 times in November.",
    "You ran twice with Sam in October.",
    "With Sam, you ran 2 times in October.",
    "You ran 2 times in the rain in October.",
    "On rainy days, you ran 2 times in October.",
    "You rode indoors once in October.",
    "You ran 2 times before breakfast in October.",
    "You ran barefoot 2 times in October.",
    "You ran home 2 times in October.",
    "You walked to school 2 times in September.",
    "You ran 2 times while travelling in October.",
    "You did 2 guided runs in October.",
    "You did 2 solo runs in October.",
    "Runs with Sam in October: 2 sessions.",
    "10月你和朋友跑了2次。",
    "10月你跟小王跑步2次。",
    "10月你在雨中跑了2次。",
    "下雨天你10月跑了2次。",
    "10月你空腹跑步2次。",
    "10月你独自跑了2次。",
    "10月你周一跑步2次。",
    "10月你室内骑车1次。",
    "10月你高强度运动3次。",
  ])("stays: %s", (text) => {
    expectKept(text);
  });

  it.each([
    "You ran 9 times in October.",
    "You ran 9 times so far in October, which is great.",
    "Great work, you ran 9 times in October.",
    "In October you ran really well 9 times.",
    "10月你跑了9次步，真厉害。",
    "恭喜你，10月你跑了9次。",
  ])("does not where they narrow down nothing: %s", (text) => {
    expect(checkNumbers(text, person).text).toContain("5");
  });
});

describe("figures of single sessions, and of kinds that are told apart", () => {
  it.each([
    "Your two yoga classes in October were 45 and 50 minutes long.",
    "Your three longest runs were 65, 60 and 55 minutes.",
    "In October you cycled twice: once to work and once for 2 hours.",
    "10月你骑车2次，一次上班，一次120分钟。",
    "In September you did 3 walks and 2 hikes.",
    "9月你散步3次、徒步2次，共5次。",
    "9月你同朋友行咗2次山。",
    "You did 12 sessions in October, 3 of them in the first week.",
    "10月你跑步的总距离是42公里，最远一次12公里。",
  ])("stay: %s", (text) => {
    expectKept(text);
  });
});
