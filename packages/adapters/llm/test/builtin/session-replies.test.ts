import { statedMeasures } from "@health-exercise/domain/sport";
import type { SportLogId } from "@health-exercise/domain/user";
import { aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, aSessionUnderWay, someRecords } from "./some-records.ts";

type Measured = { readonly km?: number; readonly bpm?: number; readonly most?: number };

function run(daysAgo: number, minutes: number, name: string, { km, bpm, most }: Measured = {}) {
  return aSession(daysAgo, minutes, {
    sportName: name,
    matchedCategoryId: "running",
    measures: statedMeasures({
      ...(km !== undefined && { distanceMeters: km * 1_000 }),
      averageHeartRateBpm: bpm ?? null,
      maxHeartRateBpm: most ?? null,
    }),
  });
}

/** On Friday 6 March 2026: two runs and yoga this week, a long run and one without a pulse before. */
const SESSIONS = [
  run(1, 30, "Running", { km: 5, bpm: 150, most: 171 }),
  run(3, 40, "Running", { km: 6.5, bpm: 143 }),
  aSession(4, 60, { sportName: "Yoga", calories: 180 }),
  run(9, 60, "Long run", { km: 10, bpm: 140 }),
  run(13, 20, "Running", { km: 3 }),
];
const RUNNER = someRecords({ sessions: SESSIONS });
const GOING = someRecords({ sessions: SESSIONS, openSession: aSessionUnderWay() });

describe("a measure that no sum has", () => {
  it.each([
    [
      "average heart rate of my runs",
      "In the last 90 days your heart rate was 143 bpm on average and 171 bpm at most, over 3 sessions of running. Of these 4 sessions, 3 tell it.",
    ],
    [
      "what was my average heart rate this week",
      "This week your heart rate was 146 bpm on average and 171 bpm at most, over 2 sessions. Of these 3 sessions, 2 tell it.",
    ],
    [
      "avg hr on my long run",
      "On your last long run your heart rate was 140 bpm on average: “Long run”, on Wednesday 25 February (9 days ago).",
    ],
    [
      "我跑步平均心跳多少",
      "最近90天你跑步时的心率平均143次/分，最高171次/分，共3次。这4次中有3次记录了。",
    ],
    ["我上周平均心率多少", "上周你运动时的心率平均140次/分，共1次。"],
  ])("is told of the sessions that tell it: %s", async (question, reply) => {
    expect(await replyTo(question, { records: RUNNER })).toBe(reply);
  });

  it("is not on record where no session tells it", async () => {
    const records = someRecords({ sessions: [run(1, 30, "Running")] });
    expect(await replyTo("average heart rate of my runs", { records })).toMatch(/not on record/);
  });
});

describe("some of the sessions", () => {
  it.each([
    [
      "how many calories did my long run burn",
      "Your last long run was on Wednesday 25 February (9 days ago): “Long run”, 60 minutes, 10 km and 300 kcal.",
    ],
    [
      "how many calories did my tempo run burn",
      "Your last running session was on Thursday 5 March (yesterday): “Running”, 30 minutes, 5 km and 300 kcal.",
    ],
    [
      "what was my slowest run",
      "So far your slowest running session had a pace of 6:40 min/km: “Running”, 3 km in 20:00, on Saturday 21 February.",
    ],
    [
      "my shortest run",
      "So far your shortest running session took 20 minutes, 3 km: “Running”, on Saturday 21 February.",
    ],
    [
      "show me my last 2 workouts",
      "Your last 2 sessions: “Running” on Tuesday 3 March (40 minutes, 6.5 km and 300 kcal), “Running” on Thursday 5 March (30 minutes, 5 km and 300 kcal). Together: 70 minutes, 11.5 km, 600 kcal.",
    ],
    [
      "show me my last 3 yoga sessions",
      "In the last 90 days you did 1 session: “Yoga” on Monday 2 March (60 minutes and 180 kcal).",
    ],
    [
      "how many runs over 6k",
      "So far 2 sessions of running went over 6 km: “Long run” on Wednesday 25 February (60 minutes, 10 km and 300 kcal), “Running” on Tuesday 3 March (40 minutes, 6.5 km and 300 kcal).",
    ],
    ["have i ever run more than 15 km", "No. So far no session of running went over 15 km."],
    ["how many rides over 6k", "There is no cycling session on record in total."],
    [
      "我最慢的一次跑步",
      "到目前为止你最慢的一次跑步配速是6:40/公里：2月21日星期六的“Running”，3公里用时20:00。",
    ],
    [
      "最近两次跑步",
      "你最近2次跑步：3月3日星期二的“Running”（40分钟，6.5公里，300千卡）、3月5日星期四的“Running”（30分钟，5公里，300千卡）。合计：70分钟，11.5公里，600千卡。",
    ],
    [
      "我有几次跑步超过半小时",
      "到目前为止你有2次跑步超过30分钟：2月25日星期三的“Long run”（60分钟，10公里，300千卡）、3月3日星期二的“Running”（40分钟，6.5公里，300千卡）。",
    ],
  ])("are told as they are meant: %s", async (question, reply) => {
    expect(await replyTo(question, { records: RUNNER })).toBe(reply);
  });

  it("are told with their pulse where that is asked beside", async () => {
    const history = [{ role: "user", content: "my shortest run" } as const];
    const facts = { records: RUNNER, history };
    expect(await replyTo("and the heart rate?", facts)).toMatch(/20 minutes.*not on record/);
  });
});

describe("days without exercise", () => {
  it.each([
    [
      "how many rest days did i have last week",
      "Last week you had 6 days without exercise: you were active on 1 of 7 days.",
    ],
    [
      "how many rest days this week",
      "This week you have had 1 day without exercise so far: you were active on 3 of 4 days.",
    ],
    ["上周我休息了几天", "上周你有6天没有运动：7天中有1天在动。"],
  ])("are counted up to yesterday: %s", async (question, reply) => {
    expect(await replyTo(question, { records: RUNNER })).toBe(reply);
  });

  it("count today once something was done", async () => {
    const records = someRecords({ sessions: [aSession(0, 30), aSession(4, 30)] });
    expect(await replyTo("how many rest days this week", { records })).toContain("3 days without");
  });
});

describe("the session under way", () => {
  it.each([
    [
      "how long have i been going",
      "You have been going for 30 minutes: “Evening run”, started today at 11:30.",
    ],
    [
      "how long have i been running",
      "You have been going for 30 minutes: “Evening run”, started today at 11:30.",
    ],
    ["我已经跑了多久了", "你已经运动了30分钟：“Evening run”，今天11:30开始。"],
    [
      "how long have i been doing yoga",
      "So far your first yoga session on record was on Monday 2 March: 60 minutes.",
    ],
    [
      "am i tracking a workout now",
      "A session is in progress: “Evening run”, started today at 11:30.",
    ],
    [
      "did i train today",
      "A session is in progress: “Evening run”, started today at 11:30. Beside it none is finished today yet.",
    ],
    [
      "do i have an unfinished session",
      "A session is in progress: “Evening run”, started today at 11:30.",
    ],
    [
      "is there something running right now",
      "A session is in progress: “Evening run”, started today at 11:30.",
    ],
  ])("is told by how long it has lasted: %s", async (question, reply) => {
    expect(await replyTo(question, { records: GOING })).toBe(reply);
  });

  it.each([
    ["how long have i been going", "No session is in progress at the moment."],
    ["finish my workout", "No session is in progress at the moment."],
    ["结束运动", "目前没有正在进行的运动。"],
  ])("is said to be none where there is none: %s", async (question, reply) => {
    expect(await replyTo(question, { records: RUNNER })).toBe(reply);
  });

  it("is told of without any session before it", async () => {
    const records = someRecords({ openSession: aSessionUnderWay() });
    expect(await replyTo("how long have i been going", { records })).toContain("30 minutes");
  });

  it("has to end before another begins", async () => {
    const logId = "00000000-0000-7000-8000-000000000001" as SportLogId;
    const label = "Finish: Evening run";
    const actions = [{ kind: "finish_session", label, logId, calories: null }] as const;
    expect(await replyTo("start a run", { records: GOING, actions })).toBe(
      "A session is in progress: “Evening run”, started today at 11:30. At most one can be: one tap below ends it, and then the next can begin.",
    );
    expect(await replyTo("开始跑步", { records: GOING, actions })).toContain("同一时间只能有一次");
    expect(await replyTo("I'm done with my run", { records: GOING, actions })).toMatch(
      /^Good work!/,
    );
  });
});

describe("what the profile holds", () => {
  const profile = aProfile({ weightKg: 68, heightCm: 172 });
  const records = someRecords({ profile });

  it.each([
    ["my weight", "Your weight on record is 68 kg."],
    ["what is my weight", "Your weight on record is 68 kg."],
    ["我的体重", "你记录的体重是68千克。"],
    ["我重几多", "你记录的体重是68千克。"],
    ["我有几重", "你记录的体重是68千克。"],
    ["我几高", "你记录的身高是172厘米。"],
  ])("is told where nothing else is said: %s", async (question, reply) => {
    expect(await replyTo(question, { records, profile })).toContain(reply);
  });

  it.each(["how do i lose my weight", "我的体重太重了怎么减"])(
    "is not told where more is asked: %s",
    async (question) => {
      expect(await replyTo(question, { records, profile })).not.toContain("68");
    },
  );
});

describe("a kind of exercise that says more than the sport", () => {
  const records = someRecords({
    sessions: [
      run(1, 30, "Running"),
      run(2, 26, "parkrun"),
      run(3, 45, "Trail run"),
      aSession(4, 25, { sportName: "Dog walk", matchedCategoryId: "walking" }),
      aSession(4, 30, { sportName: "Walk", matchedCategoryId: "walking" }),
      aSession(5, 120, { sportName: "Hike", matchedCategoryId: "walking" }),
    ],
  });

  it.each([
    ["how many parkruns have I done", "In total you did 1 session of parkrun, 26 minutes in all."],
    [
      "how many trail runs did I do this week",
      "This week you did 1 session of trail running, 45 minutes in all.",
    ],
    ["今年遛狗几次", "今年你遛狗1次，共25分钟。"],
    ["今年走路几次", "今年你走路2次，共55分钟。"],
    ["今年行山幾次", "今年你爬山徒步1次，共120分鐘。"],
    [
      "did I do a tempo run this month",
      "There is no running session on record as tempo running in March.",
    ],
    ["今年夜跑几次", "今年没有记作“夜跑”的跑步记录。"],
  ])("is told by its name, or not at all: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });
});
