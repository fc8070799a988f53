import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctNumbers } from "../../../src/chat/numbers/correct-numbers.ts";
import type { OwnRecords } from "../../../src/chat/own-records.ts";
import { languageOfText } from "../../../src/language/language-of-text.ts";
import { read } from "../../../src/language/read.ts";
import { MINUTE } from "../../support/builders.ts";
import { ADVICE, CORRECTED, DROPPED, RIGHT } from "./replies/before.ts";
import { aPeriod, someRecords } from "./some-records.ts";

const base = someRecords();
const aWeek = fc
  .record({
    sessions: fc.integer({ min: 1, max: 14 }),
    minutes: fc.integer({ min: 5, max: 1200 }),
    calories: fc.integer({ min: 10, max: 9000 }),
    metMinutes: fc.integer({ min: 20, max: 9000 }),
    activeDays: fc.integer({ min: 1, max: 7 }),
  })
  .map((week) => ({
    ...week,
    totals: aPeriod(week.sessions, week.minutes, week.calories, week.metMinutes, week.activeDays),
  }));

/** Random records, with the figures in them as a reply states them. */
const someone = fc
  .record({
    thisWeek: aWeek,
    lastWeek: aWeek,
    streak: fc.integer({ min: 1, max: 60 }),
    longest: fc.integer({ min: 61, max: 400 }),
    weight: fc.integer({ min: 35, max: 180 }),
    pulse: fc.integer({ min: 40, max: 110 }),
    best: fc.integer({ min: 10, max: 400 }),
  })
  .map((person) => ({ ...person, records: recordsOf(person) }));

type Week = typeof aWeek extends fc.Arbitrary<infer Value> ? Value : never;

type Person = {
  readonly thisWeek: Week;
  readonly lastWeek: Week;
  readonly streak: number;
  readonly longest: number;
  readonly weight: number;
  readonly pulse: number;
  readonly best: number;
};

function recordsOf(person: Person): OwnRecords {
  const { thisWeek, lastWeek } = person;
  const { longest } = base.statistics;
  return {
    ...base,
    statistics: {
      ...base.statistics,
      currentStreakDays: person.streak,
      longestStreakDays: person.longest,
      longest: longest && { ...longest, value: person.best * MINUTE },
    },
    weeks: base.weeks.map((week, index) => {
      const told = index === 6 ? lastWeek : index === 7 ? thisWeek : undefined;
      return { ...week, ...told?.totals };
    }),
    body: { ...base.body, weightKg: person.weight, restingHeartRateBpm: person.pulse },
  };
}

/** A sentence with a figure, and which figure of the records it states. */
const STATEMENTS: readonly (readonly [
  sentence: (figure: number) => string,
  right: (person: Person) => number,
])[] = [
  [(figure) => `You've been active for ${figure} minutes this week.`, (p) => p.thisWeek.minutes],
  [(figure) => `This week:\n- Active time: **${figure}** min`, (p) => p.thisWeek.minutes],
  [(figure) => `So far this week you have burned ${figure} kcal.`, (p) => p.thisWeek.calories],
  [(figure) => `Last week you burned ${figure} calories.`, (p) => p.lastWeek.calories],
  [(figure) => `Last week you completed ${figure} workouts.`, (p) => p.lastWeek.sessions],
  [(figure) => `You have done ${figure} sessions this week.`, (p) => p.thisWeek.sessions],
  [(figure) => `You collected ${figure} MET-minutes last week.`, (p) => p.lastWeek.metMinutes],
  [(figure) => `You were active on ${figure} days this week.`, (p) => p.thisWeek.activeDays],
  [(figure) => `Your current streak is ${figure} days.`, (p) => p.streak],
  [(figure) => `Your longest streak is ${figure} days.`, (p) => p.longest],
  [(figure) => `Your weight is ${figure} kg.`, (p) => p.weight],
  [(figure) => `Your resting heart rate is ${figure} bpm.`, (p) => p.pulse],
  [(figure) => `Your longest session lasted ${figure} minutes.`, (p) => p.best],
  [
    (figure) => `| | This week | Last week |\n|---|---|---|\n| Minutes | - | ${figure} |`,
    (p) => p.lastWeek.minutes,
  ],
  [(figure) => `你本周运动了${figure}分钟。`, (p) => p.thisWeek.minutes],
  [(figure) => `上周你消耗了${figure}千卡。`, (p) => p.lastWeek.calories],
  [(figure) => `本周你一共完成了${figure}次运动。`, (p) => p.thisWeek.sessions],
  [(figure) => `你已经连续运动${figure}天。`, (p) => p.streak],
  [(figure) => `你的最长连续记录是${figure}天。`, (p) => p.longest],
  [(figure) => `你的体重是${figure}公斤。`, (p) => p.weight],
  [(figure) => `你的静息心率是${figure}次/分。`, (p) => p.pulse],
  [(figure) => `本周：\n- 时长：${figure}分钟`, (p) => p.thisWeek.minutes],
];

const aStatement = fc.constantFrom(...STATEMENTS);

describe("the numbers of a reply, for any records", () => {
  it("stay when they are true", () => {
    fc.assert(
      fc.property(someone, aStatement, (person, [sentence, right]) => {
        const text = sentence(right(person));
        const language = languageOfText(text);
        expect(correctNumbers(read(text), person.records, language)).toEqual({
          text,
          corrected: false,
        });
      }),
      { numRuns: 500 },
    );
  });

  it("become the recorded ones when they are false", () => {
    fc.assert(
      fc.property(
        someone,
        aStatement,
        fc.integer({ min: 2, max: 20_000 }),
        (person, [sentence, right], wrong) => {
          fc.pre(wrong !== right(person));
          const text = sentence(wrong);
          const { text: written, corrected } = correctNumbers(
            read(text),
            person.records,
            languageOfText(text),
          );
          expect(corrected).toBe(true);
          const figure = /[\d,]+(?=\D*$)/.exec(written)?.[0].replaceAll(",", "");
          expect(Number(figure)).toBe(right(person));
          const again = correctNumbers(read(written), person.records, languageOfText(text));
          expect(again).toEqual({ text: written, corrected: false });
        },
      ),
      { numRuns: 500 },
    );
  });

  it("stay in advice", () => {
    fc.assert(
      fc.property(someone, fc.constantFrom(...ADVICE), ({ records }, text) => {
        const language = languageOfText(text);
        expect(correctNumbers(read(text), records, language)).toEqual({ text, corrected: false });
      }),
      { numRuns: 300 },
    );
  });

  it("are right after one correction, whatever is said beside them", () => {
    const someText = fc.constantFrom(
      ...[...RIGHT, ...ADVICE, ...[...CORRECTED, ...DROPPED].map(([text]) => text)],
    );
    fc.assert(
      fc.property(fc.array(someText, { minLength: 1, maxLength: 6 }), (texts) => {
        const { text } = correctNumbers(read(texts.join("\n\n")), base, "en");
        expect(correctNumbers(read(text), base, "en")).toEqual({ text, corrected: false });
      }),
      { numRuns: 500 },
    );
  });

  it("never make a text without figures another one", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }).filter((text) => !/\p{Nd}/u.test(text)),
        (text) => {
          expect(correctNumbers(read(text), base, "en")).toEqual({ text, corrected: false });
        },
      ),
    );
  });
});
