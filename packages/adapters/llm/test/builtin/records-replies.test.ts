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
      "This week you did 95.5 minutes of exercise, in 3 sessions.",
    ],
    ["How many calories did I burn last week?", "Last week you burned 600 kcal, in 2 sessions."],
    [
      "How often did I work out in the last 30 days?",
      "In the last 30 days you did 5 sessions, 170.5 minutes in all.",
    ],
    ["What did I do today?", "Today you did 1 session: “Yoga” (25 minutes and 300 kcal)."],
    [
      "How many active days did I have this week?",
      "This week you were active on 3 days, in 3 sessions.",
    ],
    [
      "How many MET-minutes did I do today?",
      "Today your exercise came to 245 MET-minutes, in 25 minutes.",
    ],
    [
      "How many sessions have I done in total?",
      "In total you did 5 sessions, 170.5 minutes in all.",
    ],
    [
      "How long is my average session?",
      "In total your sessions took 34.1 minutes on average, over 5 sessions.",
    ],
    [
      "How many minutes did I exercise yesterday?",
      "Yesterday you did 40 minutes of exercise, in 1 session.",
    ],
    ["我这周运动了多少分钟？", "本周你运动95.5分钟，共3次。"],
    ["我昨天运动了多少分钟？", "昨天你运动40分钟，共1次。"],
    ["昨天运动了几次？", "昨天你运动1次，共40分钟。"],
    ["昨天我跑了吗？", "有。昨天你跑步1次，共40分钟。"],
    ["上周我消耗了多少卡路里？", "上周你运动消耗了600千卡，共2次。"],
    ["最近30天我运动了几次？", "最近30天你运动5次，共170.5分钟。"],
    ["我今天运动了吗？", "有。今天你运动1次，共25分钟。"],
    ["本周我有几天在运动？", "本周你有3天运动，共3次。"],
    ["我平均每次运动多久？", "到目前为止你平均每次运动34.1分钟，共5次。"],
  ])("is answered by the figures: %s", async (question, reply) => {
    expect(await replyTo(question, { records: ACTIVE })).toBe(reply);
  });

  it.each([
    ["How did I sleep last night?", "Your sleep is not on record. "],
    ["my best bench press", "The weights you lift and your repetitions are not on record. "],
    ["How many goals did I score?", "Points, goals and results of games are not on record. "],
    ["what was my weight in January", "What your body measured on other days is not on record"],
    ["我昨晚睡了几个小时", "你的睡眠没有记录。"],
    ["我的臥推最好成績", "你舉的重量和做的次數沒有記錄。"],
  ])("says so of what is on no record: %s", async (question, beginning) => {
    const reply = await replyTo(question, { records: ACTIVE });
    expect(reply.startsWith(beginning)).toBe(true);
    expect(reply).not.toMatch(/\d/);
  });

  it("lists all sessions of yesterday", async () => {
    const records = someRecords({
      sessions: [aSession(0, 25), aSession(1, 40), aSession(1, 20.5), aSession(2, 90)],
    });
    expect(await replyTo("What did I do yesterday?", { records })).toBe(
      "Yesterday you did 2 sessions: “Running” (40 minutes and 300 kcal), “Running” (20.5 minutes and 300 kcal).",
    );
  });

  it("says so where nothing was done yesterday", async () => {
    const records = someRecords({ sessions: [aSession(0, 25), aSession(2, 90)] });
    expect(await replyTo("Did I exercise yesterday?", { records })).toBe(
      "No. There is no finished session on record yesterday. That is all right: pauses belong to it, and any movement counts.",
    );
    expect(await replyTo("我昨天运动了吗？", { records })).toBe(
      "没有。昨天没有已完成的运动记录。没关系，休息也是运动的一部分，动一动都算数。",
    );
  });

  it("tells one from many", async () => {
    const records = someRecords({ sessions: [aSession(0, 1, { calories: 5 })] });
    expect(await replyTo("How many minutes did I do today?", { records })).toBe(
      "Today you did 1 minute of exercise, in 1 session.",
    );
  });

  it("compares the weeks by numbers a reader can subtract", async () => {
    expect(await replyTo("Did I do more than last week?", { records: ACTIVE })).toBe(
      "This week you did 95.5 minutes of exercise in 3 sessions, last week 75 minutes in 2 sessions. That is 20.5 minutes more this week.",
    );
    expect(await replyTo("这周比上周多吗？", { records: ACTIVE })).toBe(
      "本周你运动95.5分钟，共3次；上周75分钟，共2次。本周多了20.5分钟。",
    );
  });

  it("tells of one kind of exercise where one is asked for", async () => {
    expect(await replyTo("How many minutes did I run this week?", { records: ACTIVE })).toBe(
      "This week you did 70.5 minutes of running, in 2 sessions.",
    );
    expect(await replyTo("Did I swim this week?", { records: ACTIVE })).toBe(
      "No. There is no swimming session on record this week. That is all right: pauses belong to it, and any movement counts.",
    );
    expect(await replyTo("Which sport do I do most?", { records: ACTIVE })).toBe(
      "In total you did running most: 145.5 minutes in 4 sessions. After that come yoga (25 minutes).",
    );
  });

  it("tells of the last session by its day", async () => {
    const records = someRecords({ sessions: [aSession(4, 30, { sportName: "Swim" })] });
    expect(await replyTo("What was my last workout?", { records })).toBe(
      "Your last session was on Monday 2 March (4 days ago): “Swim”, 30 minutes and 300 kcal.",
    );
    expect(await replyTo("我上次游泳是什么时候？", { records })).toBe(
      "你上次游泳是3月2日星期一，4天前：“Swim”，30分钟。",
    );
  });

  it("tells what somebody noted and how they rated it, in their own words and in the writing of the question", async () => {
    const feedback = JSON.stringify({ feeling_rating: 4, custom_notes: "后来腿很沉" });
    const records = someRecords({ sessions: [aSession(1, 30, { feedback })] });
    expect(await replyTo("What did I note after my last run?", { records })).toBe(
      "After your last running session (on Thursday 5 March) you noted: “后来腿很沉”",
    );
    expect(await replyTo("我上次跑步后感觉怎么样？", { records })).toBe(
      "你给上次跑步（3月5日星期四）打了4分（满分5分），还记了：“后来腿很沉”",
    );
    expect(await replyTo("我上次跑步後感覺怎麼樣？", { records })).toBe(
      "你給上次跑步（3月5日星期四）打了4分（滿分5分），還記了：“后来腿很沉”",
    );
  });

  it("invents no length for a session without an end", async () => {
    const records = someRecords({ sessions: [aSession(0, null, { calories: 0 })] });
    expect(await replyTo("What was my last workout?", { records })).toBe(
      "Your last session was on Friday 6 March (today): “Running”. How long it took is not on record.",
    );
  });

  it("knows the session under way", async () => {
    const records = someRecords({ openSession: aSessionUnderWay() });
    expect(await replyTo("Is a workout running at the moment?", { records })).toBe(
      "A session is in progress: “Evening run”, started today at 11:30.",
    );
    expect(await replyTo("有正在进行的运动吗？")).toBe("目前没有正在进行的运动。");
  });

  it("tells the streaks", async () => {
    expect(await replyTo("What is my current streak?", { records: ACTIVE })).toBe(
      "Your current streak is 2 days in a row.",
    );
    const ended = someRecords({ sessions: [aSession(20, 30), aSession(21, 30)] });
    expect(await replyTo("我连续运动几天了？", { records: ended })).toBe(
      "目前没有在连续运动中，是0天。下一次运动就是新的开始。",
    );
    expect(await replyTo("我最长连续运动多少天？", { records: ended })).toBe("你最长连续运动2天。");
  });

  it("shows which way the weeks go", async () => {
    const sessions = [30, 30, 30, 60, 60, 60].map((minutes, at) => aSession(45 - 7 * at, minutes));
    expect(await replyTo("What is my trend?", { records: someRecords({ sessions }) })).toBe(
      "You are doing more exercise lately: 52.5 minutes a week over the last four full weeks, after 15 minutes a week in the four before. The trend goes up.",
    );
  });

  it("tells what is planned and done of each plan", async () => {
    const records = someRecords({
      sessions: [aSession(0, 30)],
      schemes: [aPlan("Base", 3, 2), aPlan("Open", null, 1)],
    });
    expect(await replyTo("What is in my plan this week?", { records })).toBe(
      "Your plan has “Running” (30 minutes), “Running” (30 minutes). Of your plan “Base” you have done 2 sessions this week, of 3 planned. Of your plan “Open” you have done 1 session this week; it sets no number.",
    );
    expect(await replyTo("我这周的计划有哪些运动？")).toBe("没有找到你正在进行的计划。");
  });

  it("tells the longest session and the day that had most", async () => {
    expect(await replyTo("What was my longest run?", { records: ACTIVE })).toBe(
      "In total your longest running session took 45 minutes: “Running”, on Friday 27 February.",
    );
    expect(await replyTo("Which day did I exercise most this week?", { records: ACTIVE })).toBe(
      "This week your best day was Thursday 5 March: 40 minutes in 1 session.",
    );
  });

  it("tells what it has no record of, what nobody knows, and what is not its own", async () => {
    expect(await replyTo("How many steps did I take today?", { records: ACTIVE })).toMatch(
      /^Your steps are not on record/,
    );
    expect(await replyTo("How many runs will I do next month?", { records: ACTIVE })).toMatch(
      /^That has not happened yet/,
    );
    expect(await replyTo("我老婆上周跑步了几次？", { records: ACTIVE })).toMatch(
      /^我只知道你自己的记录/,
    );
  });
});

describe("the weekly target", () => {
  it("is held against what was done", async () => {
    const records = someRecords({ sessions: [aSession(0, 30, { exerciseType: "walking" })] });
    expect(await replyTo("How many minutes are left to my goal?", { records })).toBe(
      "120 minutes are missing to the recommended 150 minutes this week: you have done 30 minutes so far.",
    );
  });

  it("is reached by minutes, or by MET-minutes", async () => {
    const byMinutes = someRecords({ sessions: [aSession(0, 150)] });
    expect(await replyTo("我这周达标了吗？", { records: byMinutes })).toBe(
      "达到了。本周你运动了150分钟，达到了建议的150分钟。",
    );
    expect(await replyTo("Have I reached my weekly target?", { records: ACTIVE })).toBe(
      "Yes, by effort: this week you reached the weekly target with 935.9 MET-minutes. By the clock it is 95.5 minutes of " +
        "the recommended 150 minutes, so 54.5 minutes are left.",
    );
  });

  it("is another one for children", async () => {
    const birth = { kind: "stated_age", years: 12, statedOn: "2026-01-05" as never } as const;
    const profile = aProfile({ birth });
    const records = someRecords({ sessions: [aSession(0, 30)], profile });
    const reply = await replyTo("Have I reached my weekly target?", { records, profile });
    expect(reply).toContain("60 minutes of moderate to vigorous activity a day");
    expect(reply).not.toContain("150");
  });

  it("is told to children as the amount that is recommended to them", async () => {
    const birth = { kind: "stated_age", years: 12, statedOn: "2026-01-05" as never } as const;
    const profile = aProfile({ birth });
    const records = someRecords({ sessions: [aSession(0, 30)], profile });
    expect(await replyTo("How many minutes are recommended?", { records, profile })).toBe(
      "For children and adolescents aged 5 to 17 the World Health Organization (2020) recommends an average of 60 minutes of " +
        "moderate to vigorous activity a day: 420 minutes a week. This week you have done 30 minutes so far.",
    );
    expect(await replyTo("每周要多少MET分钟？", { records, profile })).toBe(
      "世界卫生组织（2020年）建议5至17岁的儿童和青少年平均每天进行60分钟中到高强度活动，也就是每周420分钟。这个年龄没有建议的" +
        "MET-分钟数，看的是分钟。本周到目前为止你运动了30分钟。",
    );
  });

  it("is told in MET-minutes of their own tables from 60 years on, and why", async () => {
    const birth = { kind: "stated_age", years: 76, statedOn: "2026-01-05" as never } as const;
    const profile = aProfile({ birth });
    const records = someRecords({ profile });
    const reply = await replyTo("How many MET-minutes should I reach?", { records, profile });
    expect(reply).toContain("At least 648 MET-minutes a week.");
    expect(reply).toContain("500 × 3.5 / 2.7");
    const chinese = await replyTo("每周要多少MET分钟？", { records, profile });
    expect(chinese).toContain("每周至少648 MET-分钟。");
    expect(chinese).toContain("500×3.5÷2.7");
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
    expect(await replyTo(question, { records: someRecords({ profile }) })).toContain(reply);
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
    "What was my longest session?",
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
