import { answerRecordQuery, recordContext } from "@health-exercise/domain/sport";
import { type LocalDate, UTC } from "@health-exercise/domain/user";
import { anExerciseScheme, aProfile, aSchemeItem } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

/** A Friday. */
const NOW = new Date("2026-03-06T12:00:00.000Z");
// On Monday and Wednesday of this week, and on Monday of the last.
const LOGS = [aSession(2, 30), aSession(4, 30), aSession(11, 30)];
const records = someRecords({ sessions: LOGS });
const PAUSE = {
  startDate: "2026-02-25" as LocalDate,
  endDate: "2026-02-26" as LocalDate,
  reason: "travel",
} as const;

function missed(weekdays: readonly (number | null)[], weeksAgo: number, isPaused = false) {
  const items = weekdays.map((weekday) => aSchemeItem({ weekday }));
  const schemes = items.length === 0 ? [] : [anExerciseScheme({ items })];
  const profile = isPaused ? aProfile({ pauses: [PAUSE] }) : null;
  const context = recordContext(profile, UTC, NOW);
  const query = {
    metric: "active_days",
    activity: null,
    period: { kind: "week", weeksAgo },
    grouping: "day",
    comparison: null,
  } as const;
  const fact = answerRecordQuery(query, LOGS, schemes, context);
  const against = answerRecordQuery({ metric: "plan", day: null }, LOGS, schemes, context);
  return { records, answer: { kind: "records", fact, ask: "missed", against } as const };
}

describe("what was missed", () => {
  it("are the days of the plan that passed without", async () => {
    expect(await replyTo("which workouts did I miss last week", missed([1, 3], 1))).toBe(
      "By your plan as it is now, Mondays and Wednesdays are days with exercise: last week 1 of 2 days passed without. Missed: Wednesday 25 February.",
    );
    expect(await replyTo("上周我漏了哪些训练", missed([1, 3], 1))).toBe(
      "按你现在的计划，星期一和星期三要运动：上周这样的日子有2天，其中1天没有做。缺的是：2月25日星期三。",
    );
  });

  it("is nothing where all was done, or nothing is over", async () => {
    expect(await replyTo("did I miss any workouts this week", missed([1, 3], 0))).toMatch(
      /this week you missed none of 2 days\.$/,
    );
    expect(await replyTo("did I miss any workouts this week", missed([6], 0))).toMatch(
      /this week none of them is over yet\.$/,
    );
  });

  it("is nothing of a pause", async () => {
    const facts = missed([1, 3], 1, true);
    expect(await replyTo("which workouts did I miss last week", facts)).toMatch(
      /missed none of 1 day\.$/,
    );
  });

  it.each([
    [[], /^No active plan says what was due, .* you had 6 days without exercise/],
    [[null], /^Your plan names no days for exercise, .* you had 6 days without exercise/],
  ])("are the days without where no plan names any: %s", async (weekdays, reply) => {
    expect(await replyTo("which workouts did I miss last week", missed(weekdays, 1))).toMatch(
      reply,
    );
  });
});
