import { describe, expect, it } from "vitest";
import { correctNumbers } from "../../../src/chat/numbers/correct-numbers.ts";
import { languageOfText } from "../../../src/language/language-of-text.ts";
import { read } from "../../../src/language/read.ts";
import { addDays } from "../../../src/shared/local-date.ts";
import { sumTotals } from "../../../src/sport/statistics/exercise-totals.ts";
import { traditional } from "../../support/traditional.ts";
import * as after1 from "./replies/after-1.ts";
import * as after2 from "./replies/after-2.ts";
import * as after3 from "./replies/after-3.ts";
import * as after4 from "./replies/after-4.ts";
import * as before from "./replies/before.ts";
import { noRecords, someRecords } from "./some-records.ts";

const records = someRecords();
const SETS = [before, after1, after2, after3, after4];
const check = (text: string) => correctNumbers(read(text), records, languageOfText(text));

const HAN = /\p{Script=Han}/u;
const chinese = <Example extends string | readonly [string, string]>(
  examples: readonly Example[],
) => examples.filter((example) => HAN.test(typeof example === "string" ? example : example[0]));

describe("the numbers of a reply", () => {
  it.each(SETS.flatMap((set) => set.RIGHT))("stay where the records say them: %s", (text) => {
    expect(check(text)).toEqual({ text, corrected: false });
  });

  it.each(SETS.flatMap((set) => set.ADVICE))(
    "stay where they are not the person's own: %s",
    (text) => {
      expect(check(text)).toEqual({ text, corrected: false });
      const language = languageOfText(text);
      expect(correctNumbers(read(text), noRecords(), language)).toEqual({ text, corrected: false });
    },
  );

  it.each(SETS.flatMap((set) => set.CORRECTED))(
    "are put right by the records: %s",
    (text, right) => {
      expect(check(text)).toEqual({ text: right, corrected: true });
      expect(check(right)).toEqual({ text: right, corrected: false });
    },
  );

  it.each(SETS.flatMap((set) => set.DROPPED))(
    "go with their sentence where nobody can tell: %s",
    (text, right) => {
      expect(check(text)).toEqual({ text: right, corrected: true });
    },
  );

  it.each([
    "You've been active for 95 minutes this week.",
    "Your current streak is 5 days.",
    "You weigh 72 kg.",
    "Your longest session was 82 minutes.",
    "你本周运动了95分钟。",
    "你的静息心率为62次/分。",
  ])("go where nothing is on record: %s", (text) => {
    const language = languageOfText(text);
    expect(correctNumbers(read(text), noRecords(), language)).toEqual({
      text: "",
      corrected: true,
    });
  });

  it.each(chinese(SETS.flatMap((set) => [...set.RIGHT, ...set.ADVICE])))(
    "stay in traditional characters too: %s",
    (simplified) => {
      const text = traditional(simplified);
      expect(check(text)).toEqual({ text, corrected: false });
    },
  );

  it.each(chinese(SETS.flatMap((set) => [...set.CORRECTED, ...set.DROPPED])))(
    "are put right in traditional characters too: %s",
    (simplified, right) => {
      expect(check(traditional(simplified))).toEqual({ text: traditional(right), corrected: true });
    },
  );

  it("stay where they tell of the last session, one of several on its day", () => {
    const { lastSession, day: today } = records;
    const yesterday = addDays(records.today, -1);
    const rested = {
      ...records,
      lastSession: lastSession && { ...lastSession, date: yesterday },
      day: noRecords().day,
      yesterday: { ...today, totals: sumTotals([today.totals, today.totals]) },
    };
    const text = "Yesterday you ran for 35 minutes.";
    expect(correctNumbers(read(text), rested, "en")).toEqual({ text, corrected: false });
    expect(correctNumbers(read("Today you ran for 35 minutes."), rested, "en").text).toBe("");
  });

  it("write minutes in the language of the reply where words for a half are wrong", () => {
    const wrong = { en: "You've trained half an hour this week.", zh: "你本周运动了半小时。" };
    expect(correctNumbers(read(wrong.en), records, "en").text).toBe(
      "You've trained 1 h 35 min this week.",
    );
    expect(correctNumbers(read(wrong.zh), records, "zh").text).toBe("你本周运动了1小时35分钟。");
    expect(correctNumbers(read(traditional(wrong.zh)), records, "zh").text).toBe(
      traditional("你本周运动了1小时35分钟。"),
    );
  });
});
