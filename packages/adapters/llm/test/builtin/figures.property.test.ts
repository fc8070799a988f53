import type { RecordAnswer } from "@health-exercise/domain/chat";
import {
  averageMinutes,
  type DatedSession,
  metMinutesOf,
  minutesOf,
  type RecordAmount,
  type SportLog,
} from "@health-exercise/domain/sport";
import { daysIn, type LocalDate } from "@health-exercise/domain/user";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { answerFrom, aSession, someRecords } from "./some-records.ts";

const QUESTIONS = [
  "How many minutes have I exercised this week?",
  "How many calories did I burn in the last 7 days?",
  "How many sessions have I done in total?",
  "How many active days did I have in the last 30 days?",
  "How many MET-minutes did I do last week?",
  "How much did I exercise yesterday?",
  "What is my longest streak?",
  "What was my last workout?",
  "What is my trend?",
  "What was my longest session?",
  "Which sport do I do most?",
  "上周我消耗了多少卡路里？",
  "我总共运动了多少次？",
  "哪天运动最多？",
  "我最近运动变多了吗？",
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

/** Every figure of what the records say, as it is shown, the days of the month, and how periods are called. */
function figuresOf(answer: RecordAnswer | null): ReadonlySet<number> {
  const figures = new Set([7, 30, 0, 5, 150, 500]);
  const add = (value: unknown, key: string): void => {
    if (typeof value === "number") {
      figures.add(value);
      if (key === "durationMilliseconds") figures.add(minutesOf(value)).add(minutesOf(value / 4));
      if (key === "metHundredthMilliseconds")
        figures.add(metMinutesOf({ metHundredthMilliseconds: value }));
    } else if (typeof value === "string") {
      for (const number of value.match(/\d+/g) ?? []) figures.add(Number(number));
    } else if (isSession(value)) {
      const { sportStart, sportEnd } = value;
      figures.add(value.calories);
      if (sportEnd !== null) figures.add(minutesOf(sportEnd.getTime() - sportStart.getTime()));
    } else if (typeof value === "object" && value !== null) {
      for (const [name, each] of Object.entries(value)) add(each, name);
      if (isAmount(value)) figures.add(averageMinutes(value));
      if (isDated(value)) figures.add(daysIn({ start: value.date, end: TODAY }) - 1);
    }
  };
  add(answer, "");
  return figures;
}

const TODAY = "2026-03-06" as LocalDate;

function isSession(value: unknown): value is SportLog {
  return typeof value === "object" && value !== null && "sportStart" in value;
}

function isAmount(value: object): value is RecordAmount {
  return "timedSessions" in value && "totals" in value;
}

function isDated(value: object): value is DatedSession {
  return "date" in value && "log" in value;
}

describe("a reply about one's own records", () => {
  it("states no number that is not on record", async () => {
    await fc.assert(
      fc.asyncProperty(sessions, fc.constantFrom(...QUESTIONS), async (done, question) => {
        const records = someRecords({ sessions: done });
        const reply = await replyTo(question, { records });
        const figures = figuresOf(answerFrom(records, question, [], null));
        const stated = [...reply.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
        expect(stated.filter((number) => !figures.has(number))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
