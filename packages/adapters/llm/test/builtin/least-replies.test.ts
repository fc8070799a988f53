import { statedMeasures } from "@health-exercise/domain/sport";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

const run = (daysAgo: number, minutes: number, kilometers: number) =>
  aSession(daysAgo, minutes, {
    matchedCategoryId: "running",
    measures: statedMeasures({ distanceMeters: kilometers * 1_000 }),
  });
const REGULAR = someRecords({ sessions: [run(2, 20, 3), run(8, 50, 8), run(15, 30, 5)] });
const PAUSED = someRecords({ sessions: [run(8, 50, 8), run(30, 30, 5)] });

describe("the week of least exercise", () => {
  it.each([
    [
      "What was my worst week?",
      "In total your lowest week for exercise, of those that are over, was Monday 16 February to Sunday 22 February: 30 minutes in 1 session.",
    ],
    [
      "my worst week by distance",
      "In total your lowest week for exercise, of those that are over, was Monday 16 February to Sunday 22 February: 5 km in 1 session.",
    ],
    [
      "我跑步最差的一周",
      "到目前为止已经过完的各周中，你跑步最少的一周是2月16日星期一到2月22日星期日：30分钟，共1次。",
    ],
  ])("is one that is over: %s", async (question, reply) => {
    expect(await replyTo(question, { records: REGULAR })).toBe(reply);
  });

  it("is told beside those that had nothing at all", async () => {
    expect(await replyTo("which week did I run least", { records: PAUSED })).toBe(
      "In total there was no running at all in 2 of 4 whole weeks, the latest from Monday 16 February to Sunday 22 February. Of the weeks with any, the lowest was Monday 2 February to Sunday 8 February: 30 minutes in 1 session.",
    );
  });

  it("is none before a week is over", async () => {
    const records = someRecords({ sessions: [run(1, 30, 5)] });
    expect(await replyTo("my worst week", { records })).toBe(
      "No whole one is over yet, so there is nothing to hold against each other.",
    );
  });

  it("is told beside the best where both are asked for", async () => {
    const reply = await replyTo("which week was my best and which my worst", { records: REGULAR });
    expect(reply).toMatch(/^In total your best week was .* In total your lowest week/);
  });

  it("names the days of the week without any", async () => {
    expect(await replyTo("on which weekday do i run the least", { records: PAUSED })).toMatch(
      /no running at all on Monday, Tuesday, Friday, Saturday and Sunday/,
    );
  });

  it.each([
    [
      "which weekday did I train least this week",
      "This week there was no exercise at all on Monday, Tuesday and Thursday. Of the days with any, least is on Wednesdays: 20 minutes in 1 session.",
    ],
    ["这周星期几运动最少", /^本周星期一、星期二和星期四完全没有运动。/],
    ["這個星期星期幾運動最少", /^本週星期一、星期二和星期四完全沒有運動。/],
    ["which weekday did I train least this month", /on Monday, Tuesday, Thursday and Sunday/],
  ])("names no day of the week that is to come: %s", async (question, reply) => {
    const told = await replyTo(question, { records: REGULAR });
    expect(told).toMatch(reply);
    expect(told).not.toMatch(/Saturday|Friday|星期[五六]/);
  });
});
