import type { OwnRecords } from "@health-exercise/domain/chat";
import { metMinutesOf, minutesOf } from "@health-exercise/domain/sport";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

const QUESTIONS = [
  "How many minutes have I exercised this week?",
  "How many calories did I burn in the last 7 days?",
  "How many sessions have I done in total?",
  "How many active days did I have in the last 30 days?",
  "How many MET-minutes did I do last week?",
  "How much did I exercise yesterday?",
  "How was my week?",
  "What is my longest streak?",
  "What was my last workout?",
  "What is my trend?",
  "What is my personal best?",
  "Which sport do I do most?",
  "上周我消耗了多少卡路里？",
  "我总共运动了多少次？",
  "我的最好成绩是什么？",
  "最近几周的趋势怎么样？",
];

const sessions = fc.array(
  fc
    .record({
      daysAgo: fc.integer({ min: 0, max: 50 }),
      halfMinutes: fc.option(fc.integer({ min: 1, max: 400 })),
      calories: fc.integer({ min: 0, max: 2_000 }),
    })
    .map(({ daysAgo, halfMinutes, calories }) =>
      aSession(daysAgo, halfMinutes === null ? null : halfMinutes / 2, { calories }),
    ),
  { minLength: 1, maxLength: 15 },
);

/** Every figure on record as it is shown, the days of the month, and how scopes are called. */
function figuresOf(records: OwnRecords): ReadonlySet<number> {
  const { statistics, day, yesterday, last7Days, last30Days, weeks, lastSession } = records;
  const totals = [
    statistics.totals,
    statistics.thisWeek,
    statistics.lastWeek,
    ...[day, yesterday, last7Days, last30Days, ...weeks].map((period) => period.totals),
    ...statistics.byType.map((type) => type.totals),
  ];
  const minutes = totals.map((each) => minutesOf(each.durationMilliseconds));
  const last = lastSession?.log;
  const difference =
    minutesOf(statistics.thisWeek.durationMilliseconds) -
    minutesOf(statistics.lastWeek.durationMilliseconds);
  const dates = [statistics.longest?.date, statistics.mostCalories?.date, lastSession?.date];
  return new Set([
    7,
    30,
    ...minutes,
    ...totals.flatMap((each) => [each.sessions, each.calories, metMinutesOf(each)]),
    ...[day, yesterday, last7Days, last30Days, ...weeks, statistics].map(
      ({ activeDays }) => activeDays,
    ),
    statistics.currentStreakDays,
    statistics.longestStreakDays,
    minutesOf(statistics.longest?.value ?? 0),
    statistics.mostCalories?.value ?? 0,
    last?.calories ?? 0,
    minutesOf(last?.sportEnd ? last.sportEnd.getTime() - last.sportStart.getTime() : 0),
    Math.abs(Math.round(difference * 10) / 10),
    ...dates.flatMap((date) => (date ?? "").split("-").map(Number)),
  ]);
}

describe("a reply about one's own records", () => {
  it("states no number that is not on record", async () => {
    await fc.assert(
      fc.asyncProperty(sessions, fc.constantFrom(...QUESTIONS), async (done, question) => {
        const records = someRecords({ sessions: done });
        const reply = await replyTo(question, { records });
        const figures = figuresOf(records);
        const stated = [...reply.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
        expect(stated.filter((number) => !figures.has(number))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
