import { aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { ACTIVE, aSession, aSessionUnderWay, someRecords } from "./some-records.ts";

const SCHEME_ID = "0198a000-0000-7000-8000-000000000001" as never;
const aPlan = (name: string, plannedSessions: number | null, completedSessions: number) => ({
  schemeId: SCHEME_ID,
  name,
  plannedSessions,
  completedSessions,
});

describe("a question about one's own exercise", () => {
  it.each([
    [
      "How many minutes have I exercised this week?",
      "This week you have done 95.5 minutes of exercise, in 3 sessions.",
    ],
    ["How many calories did I burn last week?", "Last week you burned 600 kcal, in 2 sessions."],
    [
      "How often did I work out in the last 30 days?",
      "In the last 30 days you have done 5 sessions, on 5 days.",
    ],
    [
      "What did I do today?",
      "Today you have done 25 minutes of exercise in 1 session and burned 300 kcal.",
    ],
    [
      "How many active days did I have this week?",
      "This week you have been active on 3 days, in 3 sessions.",
    ],
    [
      "How many MET-minutes did I do today?",
      "Today you have done 245 MET-minutes, in 25 minutes of exercise.",
    ],
    ["How many sessions have I done in total?", "In total you have done 5 sessions, on 5 days."],
    ["How long is my average session?", "Your sessions last 34.1 minutes on average."],
    [
      "How many minutes did I exercise yesterday?",
      "Yesterday you did 40 minutes of exercise, in 1 session.",
    ],
    ["我这周运动了多少分钟？", "本周你运动了95.5分钟，共3次。"],
    ["我昨天运动了多少分钟？", "昨天你运动了40分钟，共1次。"],
    ["昨天运动了几次？", "昨天你运动了1次，分布在1天。"],
    ["昨天我跑了吗？", "昨天你运动了1次，共40分钟，消耗300千卡。这些数字是所有运动合在一起的。"],
    ["上周我消耗了多少卡路里？", "上周你运动消耗了600千卡，共2次。"],
    ["最近30天我运动了几次？", "最近30天你运动了5次，分布在5天。"],
    ["我今天运动了吗？", "今天你运动了1次，共25分钟，消耗300千卡。"],
    ["本周我有几天在运动？", "本周你有3天在运动，共3次。"],
    ["我平均每次运动多久？", "你平均每次运动34.1分钟。"],
  ])("is answered by the figures: %s", async (question, reply) => {
    expect(await replyTo(question, { records: ACTIVE })).toBe(reply);
  });

  it("sums up all sessions of yesterday", async () => {
    const records = someRecords({
      sessions: [aSession(0, 25), aSession(1, 40), aSession(1, 20.5), aSession(2, 90)],
    });
    expect(await replyTo("What did I do yesterday?", { records })).toBe(
      "Yesterday you did 60.5 minutes of exercise in 2 sessions and burned 600 kcal.",
    );
  });

  it("says so where nothing was done yesterday", async () => {
    const records = someRecords({ sessions: [aSession(0, 25), aSession(2, 90)] });
    expect(await replyTo("Did I exercise yesterday?", { records })).toBe(
      "Yesterday there was no finished session on record.",
    );
    expect(await replyTo("我昨天运动了吗？", { records })).toBe("昨天没有完成的运动记录。");
  });

  it("tells one from many", async () => {
    const records = someRecords({ sessions: [aSession(0, 1, { calories: 5 })] });
    expect(await replyTo("How many minutes did I do today?", { records })).toBe(
      "Today you have done 1 minute of exercise, in 1 session.",
    );
  });

  it("compares the weeks by numbers a reader can subtract", async () => {
    expect(await replyTo("Am I doing better than last week?", { records: ACTIVE })).toBe(
      "This week you have done 95.5 minutes of exercise in 3 sessions on 3 days and burned 900 kcal. Last week you did 75 minutes in 2 sessions. That is 20.5 minutes more than last week.",
    );
    expect(await replyTo("这周比上周多吗？", { records: ACTIVE })).toContain("比上周多20.5分钟");
  });

  it("says that figures are of all kinds of exercise where one kind is asked for", async () => {
    const reply = await replyTo("How many minutes did I run this week?", { records: ACTIVE });
    expect(reply).toBe(
      "This week you have done 95.5 minutes of exercise, in 3 sessions. These figures are for all kinds of exercise together.",
    );
  });

  it("tells of the last session by its day", async () => {
    const records = someRecords({ sessions: [aSession(4, 30, { sportName: "Swim" })] });
    expect(await replyTo("What was my last workout?", { records })).toBe(
      "Your last session was “Swim” on Monday 2 March: 30 minutes and 300 kcal.",
    );
    expect(await replyTo("我上次运动是什么时候？", { records })).toBe(
      "你上次运动是3月2日星期一的“Swim”：30分钟，300千卡。",
    );
  });

  it("invents no length for a session without an end", async () => {
    const records = someRecords({ sessions: [aSession(0, null, { calories: 0 })] });
    expect(await replyTo("What was my last workout?", { records })).toBe(
      "Your last session was “Running” today; how long it took is not on record.",
    );
  });

  it("knows the session under way", async () => {
    const records = someRecords({ openSession: aSessionUnderWay() });
    expect(await replyTo("Is a workout in progress?", { records })).toBe(
      "A session is in progress: “Evening run”, started today at 11:30.",
    );
    expect(await replyTo("有正在进行的运动吗？")).toBe("目前没有正在进行的运动。");
  });

  it("tells the streaks", async () => {
    const reply = "Your current streak is 2 days, your longest so far.";
    expect(await replyTo("What is my current streak?", { records: ACTIVE })).toBe(reply);
    const ended = someRecords({ sessions: [aSession(20, 30), aSession(21, 30)] });
    expect(await replyTo("我连续运动几天了？", { records: ended })).toBe(
      "目前没有在连续记录中；你最长连续运动2天。下一次运动就是新的开始。",
    );
  });

  it("shows the weeks and which way they go", async () => {
    const sessions = [30, 30, 30, 60, 60, 60].map((minutes, at) => aSession(45 - 7 * at, minutes));
    expect(await replyTo("What is my trend?", { records: someRecords({ sessions }) })).toBe(
      "Your minutes by week, the earliest first: 30, 30, 30, 60, 60, 60, and 0 minutes so far this week. The last three full weeks hold more than the ones before: you are moving more.",
    );
  });

  it("tells what is planned and done of each plan", async () => {
    const records = someRecords({
      sessions: [aSession(0, 30)],
      schemes: [aPlan("Base", 3, 2), aPlan("Open", null, 1)],
    });
    expect(await replyTo("How is my plan going?", { records })).toBe(
      "Of your plan “Base” you have done 2 sessions this week, of 3 planned. Of your plan “Open” you have done 1 session this week; it sets no number.",
    );
    expect(await replyTo("我的计划完成得怎么样？")).toBe("没有找到你正在进行的计划。");
  });

  it("tells the personal bests", async () => {
    expect(await replyTo("What is my personal best?", { records: ACTIVE })).toBe(
      "Your longest session took 45 minutes, on Friday 27 February. Your session with the most calories burned 300 kcal, on Wednesday 25 February.",
    );
  });

  it("tells what it has no record of", async () => {
    expect(await replyTo("How many steps did I take today?", { records: ACTIVE })).toMatch(
      /^I keep no record of that/,
    );
  });
});

describe("the weekly target", () => {
  it("is held against what was done", async () => {
    const records = someRecords({ sessions: [aSession(0, 30, { exerciseType: "walking" })] });
    expect(await replyTo("How many minutes are left to my goal?", { records })).toContain(
      "With 30 minutes so far this week, 120 minutes are left to the weekly target.",
    );
  });

  it("is reached by minutes, or by MET-minutes", async () => {
    const byMinutes = someRecords({ sessions: [aSession(0, 150)] });
    expect(await replyTo("我这周达标了吗？", { records: byMinutes })).toContain(
      "本周你运动了150分钟，已经达到",
    );
    expect(await replyTo("Have I reached my weekly target?", { records: ACTIVE })).toContain(
      "your 935.9 MET-minutes this week reach the weekly target of 500 MET-minutes",
    );
  });

  it("is another one for children", async () => {
    const birth = { kind: "stated_age", years: 12, statedOn: "2026-01-05" as never } as const;
    const records = someRecords({ sessions: [aSession(0, 30)], profile: aProfile({ birth }) });
    const reply = await replyTo("Have I reached my weekly target?", { records });
    expect(reply).toContain("60 minutes of moderate to vigorous activity a day");
    expect(reply).not.toContain("150");
  });

  it("comes with a way to reach it where that is asked", async () => {
    expect(await replyTo("How can I reach my weekly goal?", { records: ACTIVE })).toContain(
      "It need not be done in one go",
    );
  });
});

describe("the body", () => {
  const profile = aProfile({ heightCm: 175, weightKg: 72, restingHeartRateBpm: 61 });

  it.each([
    ["What is my weight?", "Your weight on record is 72 kg."],
    ["How tall am I?", "Your height on record is 175 cm."],
    ["What is my resting heart rate?", "Your resting heart rate on record is 61 bpm."],
    [
      "我的BMI是多少？",
      "按体重72千克、身高175厘米计算，你的BMI是23.5。单看BMI并不能说明体能好坏。",
    ],
  ])("is told as it is on record: %s", async (question, reply) => {
    expect(await replyTo(question, { records: someRecords({ profile }) })).toBe(reply);
  });

  it.each(["What is my weight?", "How old am I?", "What is my BMI?", "我多高？"])(
    "is not guessed: %s",
    async (question) => {
      expect(await replyTo(question)).not.toMatch(/\d/);
    },
  );
});

describe("somebody without records", () => {
  it.each([
    "How many minutes have I exercised this week?",
    "What is my longest streak?",
    "When did I last exercise?",
    "What is my personal best?",
    "我这周运动了多少分钟？",
    "我连续运动几天了？",
  ])("hears so, without a number: %s", async (question) => {
    const reply = await replyTo(question);
    expect(reply).toMatch(/no finished session on record|还没有完成的运动记录/);
    expect(reply).not.toMatch(/\d/);
  });

  it("is not blamed for a week without exercise", async () => {
    const records = someRecords({ sessions: [aSession(20, 30)] });
    expect(await replyTo("How many minutes have I exercised this week?", { records })).toContain(
      "That is all right",
    );
    expect(await replyTo("我这周运动了多少分钟？", { records })).toContain("没关系");
  });
});

describe("a follow-up", () => {
  const after = (content: string) => ({
    records: ACTIVE,
    history: [
      { role: "user" as const, content },
      { role: "assistant" as const, content: "..." },
    ],
  });

  it("takes what it leaves open from the question before", async () => {
    expect(await replyTo("And last week?", after("How many calories did I burn this week?"))).toBe(
      "Last week you burned 600 kcal, in 2 sessions.",
    );
    expect(await replyTo("那上周呢？", after("我这周消耗了多少卡路里？"))).toBe(
      "上周你运动消耗了600千卡，共2次。",
    );
  });
});
