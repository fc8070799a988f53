import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";
import { UNIT_WORDS } from "../../src/language/units.data.ts";
import { traditional } from "../support/traditional.ts";

/** What is read, rounded: measure, least, most, and how it is bounded. */
const amountsIn = (text: string) =>
  readAmounts(read(text).tokens).map(({ measure, low, high, bound }) => {
    const [least, most] = [low, high].map((value) => Math.round(value * 100) / 100);
    return [
      measure,
      ...(least === most ? [least] : [least, most]),
      ...(bound === "exact" ? [] : [bound]),
    ];
  });

describe("reading amounts", () => {
  it.each([
    [
      "I ran 5.2 km in 31 minutes",
      [
        ["distance", 5200],
        ["minutes", 31],
      ],
    ],
    [
      "12,5 km and 1,840 kcal",
      [
        ["distance", 12_500],
        ["energy", 1840],
      ],
    ],
    ["1 840 minutes", [["minutes", 1840]]],
    [
      "twenty-five minutes, two and a half hours",
      [
        ["minutes", 25],
        ["minutes", 150],
      ],
    ],
    ["an hour and a half", [["minutes", 90]]],
    [
      "a couple of hours, a hundred minutes",
      [
        ["minutes", 120],
        ["minutes", 100],
      ],
    ],
    ["a couple hours", []],
    ["two hundred and five minutes", [["minutes", 205]]],
    ["3 and a half hours", [["minutes", 210]]],
    [
      "1小时半，半个小时",
      [
        ["minutes", 90],
        ["minutes", 30],
      ],
    ],
    ["1:05:30", [["clock", 65]]],
    [
      "1½ hours, ½ hour",
      [
        ["minutes", 90],
        ["minutes", 30],
      ],
    ],
    ["1 h 35 min", [["minutes", 95]]],
    [
      "30 to 45 minutes, 2-3 times",
      [
        ["minutes", 30, 45],
        ["sessions", 2, 3],
      ],
    ],
    ["between 20 and 30 minutes", [["minutes", 20, 30]]],
    [
      "from 75 to 95 minutes",
      [
        ["minutes", 75],
        ["minutes", 95],
      ],
    ],
    [
      "at least 150 minutes, about 3 sessions or more",
      [
        ["minutes", 150, "over"],
        ["sessions", 3, "about"],
      ],
    ],
    [
      "95 of the recommended 150 minutes",
      [
        ["minutes", 95],
        ["minutes", 150],
      ],
    ],
    ["Sessions: 3", [["sessions", 3]]],
    ["no sessions", [["sessions", 0]]],
    [
      "three weeks ago, 2 months, 1 year",
      [
        ["period", 21],
        ["period", 60],
        ["period", 365],
      ],
    ],
    [
      "75 % of 72 kg or 159 lb",
      [
        ["percent", 75],
        ["weight", 72],
        ["weight", 72.12],
      ],
    ],
    [
      "10 km/h, 6 mph, 3 m/s",
      [
        ["speed", 10],
        ["speed", 9.66],
        ["speed", 10.8],
      ],
    ],
    [
      "5:30/km, 8 min/mile, 9-minute mile",
      [
        ["pace", 5.5],
        ["pace", 4.97],
        ["pace", 5.59],
      ],
    ],
    [
      "150 watts at 130 bpm",
      [
        ["power", 150],
        ["pulse", 130],
      ],
    ],
    [
      "7 a.m., 7:30 pm and 19:05",
      [
        ["clock", 420],
        ["clock", 1170],
        ["clock", 1145],
      ],
    ],
    ["I am 3 points ahead on 2026-01-02", []],
  ])("%s", (text, expected) => {
    expect(amountsIn(text)).toEqual(expected);
  });

  it.each([
    [
      "跑了十公里，三十五分钟",
      [
        ["distance", 10_000],
        ["minutes", 35],
      ],
    ],
    [
      "一个半小时，半年，两年半",
      [
        ["minutes", 90],
        ["period", 182.5],
        ["period", 912.5],
      ],
    ],
    ["1小时35分钟", [["minutes", 95]]],
    ["跑了25分30秒", [["minutes", 25.5]]],
    ["3 minutes and 45 seconds", [["minutes", 3.75]]],
    [
      "每组5分钟，休息30秒",
      [
        ["minutes", 5],
        ["minutes", 0.5],
      ],
    ],
    ["5分30秒/公里", [["pace", 5.5]]],
    [
      "至少150分钟，约3次，90多分钟",
      [
        ["minutes", 150, "over"],
        ["sessions", 3, "about"],
        ["minutes", 90, "over"],
      ],
    ],
    ["20到30分钟", [["minutes", 20, 30]]],
    [
      "从75分钟到95分钟",
      [
        ["minutes", 75],
        ["minutes", 95],
      ],
    ],
    ["百分之六十三", [["percent", 63]]],
    ["第三次", []],
    [
      "两千卡，三千焦",
      [
        ["energy", 2],
        ["energy", 0.72],
      ],
    ],
    [
      "体重144斤，每分钟62次",
      [
        ["weight", 72],
        ["pulse", 62],
      ],
    ],
    [
      "下午3点半，7点10分，早上七点",
      [
        ["clock", 930],
        ["clock", 430],
        ["clock", 420],
      ],
    ],
    ["有一点累，以下三点", []],
    [
      "5分/公里，8 min a mile",
      [
        ["pace", 5],
        ["pace", 4.97],
      ],
    ],
    [
      "5分30秒/公里，每小时10公里，10公里/小时",
      [
        ["pace", 5.5],
        ["distance", 10_000],
        ["speed", 10],
      ],
    ],
  ])("%s, also in traditional characters", (text, expected) => {
    expect(amountsIn(text)).toEqual(expected);
    expect(amountsIn(traditional(text))).toEqual(expected);
  });

  it("knows how an amount is written, and where", () => {
    const text = "take nearly a 45-minute walk, more than once today";
    const { tokens } = read(text);
    const [walk, once] = readAmounts(tokens);
    expect(walk).toMatchObject({ form: "plain", isAttributive: true, step: 1 });
    expect(tokens.slice(walk?.start, walk?.end).map(({ text: word }) => word)).toEqual([
      "45",
      "-",
      "minute",
    ]);
    expect(once).toMatchObject({ form: "times", low: 1, bound: "over" });
  });

  it("reads every phrase of the table of units as it stands", () => {
    for (const { unit, words } of UNIT_WORDS) {
      for (const phrase of words.filter((word) => !/[()]/.test(word))) {
        const [amount] = readAmounts(read(`7 ${phrase}`).tokens);
        expect(amount?.unit, phrase).toEqual(unit);
      }
    }
  });
});
