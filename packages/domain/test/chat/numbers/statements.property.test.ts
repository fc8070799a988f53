import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkNumbers } from "../../../scripts/eval-statements/evaluate.ts";
import type { RecordedPerson } from "../../../scripts/eval-statements/recorded-people.ts";
import { languageOfText } from "../../../src/language/language-of-text.ts";
import { cataloguedSession } from "../../../src/sport/catalogued-session.ts";
import { recordContext } from "../../../src/sport/records/record-context.ts";
import { aSportLog, at, HOUR, zone } from "../../support/builders.ts";
import { UNTOUCHED } from "./replies/untouched.ts";
import { fillReply } from "./statements/fill-replies.ts";

const NOW = at("2026-11-22T10:00");
const ZONES = ["Europe/Berlin", "Asia/Shanghai", "America/New_York", "Pacific/Auckland"];
const NAMES = ["Running", "跑步", "Cycling", "游泳", "Yoga", "Strength training", "Something else"];

/** Somebody with up to 60 sessions in 80 days, several on one day or none. */
const someone: fc.Arbitrary<RecordedPerson> = fc
  .record({
    zoneName: fc.constantFrom(...ZONES),
    sessions: fc.array(
      fc.record({
        sportName: fc.constantFrom(...NAMES),
        hoursAgo: fc.integer({ min: 1, max: 80 * 24 }),
        minutes: fc.integer({ min: 1, max: 300 }),
        calories: fc.integer({ min: 1, max: 3000 }),
      }),
      { minLength: 1, maxLength: 60 },
    ),
  })
  .map(({ zoneName, sessions }) => ({
    context: recordContext(null, zone(zoneName), NOW),
    logs: sessions.map(({ sportName, hoursAgo, ...amounts }) => {
      const session = { sportName, exerciseType: null };
      const sportStart = new Date(NOW.getTime() - hoursAgo * HOUR - 6 * HOUR);
      return aSportLog({ ...session, ...cataloguedSession(session), sportStart, ...amounts });
    }),
  }));

/** The plain forms, with one figure each. */
const PLAIN: readonly string[] = [
  "You ran {min.run.m1} minutes last month.",
  "In October you swam {cnt.swim.m1} times.",
  "You have exercised {cnt.all.w0} times this week.",
  "Last week you burned {kcal.all.w1} kcal.",
  "You were active on {days.all.l30} days in the last 30 days.",
  "Your longest bike ride this year lasted {long.ride.y} minutes.",
  "Your average run took {avg.run.ever} minutes overall.",
  "Your last yoga session was {ago.yoga} days ago.",
  "It has been {ago.strength} days since your last strength session.",
  "Your longest streak is {beststreak.all} days.",
  "| | October |\n|---|---|\n| Minutes | {min.all.m1} |",
  "Last month:\n- Running: {cnt.run.m1} sessions",
  "上个月你跑步{min.run.m1}分钟。",
  "10月你一共游泳{cnt.swim.m1}次。",
  "本周你已经运动{cnt.all.w0}次。",
  "上周你消耗了{kcal.all.w1}千卡。",
  "最近30天你有{days.all.l30}天运动了。",
  "今年你最长的一次骑行是{long.ride.y}分钟。",
  "至今你平均每次跑步{avg.run.ever}分钟。",
  "你上次练瑜伽是{ago.yoga}天前。",
  "你的最长连续记录是{beststreak.all}天。",
];

const aForm = fc.constantFrom(...PLAIN);

describe("the numbers of a reply, for any records", () => {
  it("stay when they are true", () => {
    fc.assert(
      fc.property(someone, aForm, (person, form) => {
        const text = fillReply(form, person);
        fc.pre(text !== undefined);
        expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
      }),
      { numRuns: 200 },
    );
  });

  it("do not stay when they are far off, and are right after that", () => {
    fc.assert(
      fc.property(someone, aForm, (person, form) => {
        const wrong = fillReply(form, person, 0);
        fc.pre(wrong !== undefined);
        // "44 minutes overall" is no wrong figure where two runs of 22 took that together.
        fc.pre(!wrong.includes(String(fillReply("{min.run.ever}", person))));
        const { text, corrected } = checkNumbers(wrong, person);
        expect(corrected).toBe(true);
        expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
      }),
      { numRuns: 200 },
    );
  });

  it("stay in what tells nothing of records", () => {
    fc.assert(
      fc.property(someone, fc.constantFrom(...UNTOUCHED), (person, text) => {
        expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
      }),
      { numRuns: 150 },
    );
  });

  it("never make a text without figures another one", () => {
    const [person] = fc.sample(someone, { numRuns: 1, seed: 1 });
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }).filter((text) => !/\p{Nd}/u.test(text)),
        (text) => {
          if (person === undefined || languageOfText(text) === "zh") return;
          expect(checkNumbers(text, person)).toEqual({ text, corrected: false });
        },
      ),
    );
  });
});
