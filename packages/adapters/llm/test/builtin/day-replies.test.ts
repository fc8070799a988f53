import { statedMeasures } from "@health-exercise/domain/sport";
import type { LocalDate } from "@health-exercise/domain/user";
import { aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, someRecords } from "./some-records.ts";

const run = (daysAgo: number, minutes: number, kilometers: number) =>
  aSession(daysAgo, minutes, {
    matchedCategoryId: "running",
    measures: statedMeasures({ distanceMeters: kilometers * 1_000 }),
  });
const swim = aSession(5, 45, { sportName: "Swimming", matchedCategoryId: "swimming" });
const ATHLETE = someRecords({ sessions: [run(1, 30, 5), swim, run(9, 60, 10), run(20, 26.5, 5)] });

describe("a question that the days with a session answer", () => {
  it.each([
    [
      "How many runs a week do I average?",
      "So far you averaged 1 session of running a week: 3 sessions in 3 weeks.",
    ],
    [
      "how many km a week do I run on average",
      "So far you averaged 6.7 km of running a week: 20 km in 3 weeks.",
    ],
    ["平均每周跑几次", "到目前为止你平均每周跑步1次：3周共3次。"],
    [
      "the longest gap between runs",
      "So far the longest gap between two days with running was 11 days, from Saturday 14 February to Wednesday 25 February.",
    ],
    ["我最长多久没跑步", "到目前为止你两次跑步之间最长隔了11天：从2月14日星期六到2月25日星期三。"],
    [
      "When did I first swim?",
      "So far your first swimming session on record was on Sunday 1 March: 45 minutes.",
    ],
    [
      "what percentage of my sessions were runs",
      "So far running made up 75 % of your exercise: 3 sessions of 4 sessions.",
    ],
    ["我的運動裡跑步佔百分之幾", "到目前為止跑步佔你運動的75%：4次中的3次。"],
    [
      "how many different sports have I done",
      "So far you did 2 different kinds of exercise. So far: running (3 sessions), swimming (1 session).",
    ],
    ["各种运动各做了几次", "到目前为止：跑步（3次）、游泳（1次）。"],
    [
      "Did I do anything yesterday?",
      "Yes. Yesterday you did 1 session: “Running” (30 minutes, 5 km and 300 kcal).",
    ],
    ["did I do anything today?", "No. There is no finished session on record today."],
    [
      "Do I train more at weekends or on weekdays?",
      "In total your exercise came to 71.5 minutes in 2 sessions at weekends, and to 90 minutes in 2 sessions from Monday to Friday. So it was more from Monday to Friday, by 18.5 minutes.",
    ],
    [
      "我週末跑步多還是平日多",
      "到目前為止你週末跑步26.5分鐘，共1次；週一到週五跑步90分鐘，共2次。週一到週五更多，多63.5分鐘。",
    ],
    [
      "Which days did I not train this week?",
      "This week you have had 3 days without exercise so far: you were active on 1 of 4 days. Without exercise: Monday 2 March, Tuesday 3 March, Wednesday 4 March.",
    ],
    [
      "Which Sundays did I not run last week?",
      "Last week there was no running on 1 of 1 day (Sunday). Without running: Sunday 1 March.",
    ],
    [
      "上个月哪几个星期一没跑步",
      "2月的星期一里，4天中有4天没有跑步。没有跑步的日子：2月2日星期一、2月9日星期一、2月16日星期一、2月23日星期一。",
    ],
    [
      "上周哪几天没跑步",
      "上周你有6天没有跑步：7天中有1天在动。没有跑步的日子：2月23日星期一、2月24日星期二、2月26日星期四、2月27日星期五、2月28日星期六、3月1日星期日。",
    ],
    [
      "how many runs before 1 March",
      "Up to Saturday 28 February you did 2 sessions of running, 86.5 minutes in all, 15 km.",
    ],
    [
      "what was the weather on my last run",
      "The weather of your sessions is not on record. I know your sessions (how many, how long, how far, and what was measured with them), your goals and your plan.",
    ],
    ["how many swims", "In total you did 1 session of swimming, 45 minutes in all."],
  ])("%s", async (question, reply) => {
    expect(await replyTo(question, { records: ATHLETE })).toBe(reply);
  });

  it("that there is no gap before there are two days", async () => {
    const records = someRecords({ sessions: [swim] });
    expect(await replyTo("my longest break between swims", { records })).toBe(
      "So far there are no two days with swimming on record, so there is no gap to tell.",
    );
  });

  it("that the time since the last session is longer than any gap", async () => {
    const records = someRecords({ sessions: [run(30, 30, 5), run(33, 30, 5)] });
    expect(await replyTo("my longest break between runs", { records })).toMatch(
      /was 3 days, from .* At the moment it is 30 days since the last\.$/,
    );
  });
});

describe("days without", () => {
  const YOGA = { sportName: "Yoga", matchedCategoryId: "yoga" };

  it("are counted from the first session on", async () => {
    const beginner = someRecords({ sessions: [aSession(1, 30, YOGA)] });
    const reply = await replyTo("which sundays did i miss yoga", { records: beginner });
    expect(reply).toContain("no such day is over yet (Sunday)");
    expect(reply).toContain(
      "Days before Thursday 5 March, the first with yoga in that time, are not counted.",
    );
    expect(await replyTo("which days did i skip", { records: beginner })).not.toContain("February");
  });

  it("leave out those of a pause", async () => {
    const profile = aProfile({
      pauses: [
        {
          startDate: "2026-02-20" as LocalDate,
          endDate: "2026-02-25" as LocalDate,
          reason: "illness",
        },
      ],
    });
    const records = someRecords({ sessions: [aSession(20, 30, YOGA)], profile });
    const reply = await replyTo("which sundays did i miss yoga", { records, profile });
    expect(reply).toContain("Sunday 15 February, Sunday 1 March");
    expect(reply).toContain("Days of a pause are not counted.");
  });
});
