import { statedMeasures } from "@health-exercise/domain/sport";
import { anExerciseGoal, aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { ACTIVE, aSession, someRecords } from "./some-records.ts";

const run = (daysAgo: number, minutes: number, kilometers: number, bpm: number | null = null) =>
  aSession(daysAgo, minutes, {
    matchedCategoryId: "running",
    measures: statedMeasures({ distanceMeters: kilometers * 1_000, averageHeartRateBpm: bpm }),
  });
const ride = aSession(2, 90, {
  sportName: "Cycling",
  matchedCategoryId: "bicycling",
  measures: statedMeasures({ distanceMeters: 36_000, elevationGainMeters: 310 }),
});
/** Two hours with breaks, an hour and a half of them in motion. */
const fastRide = aSession(12, 120, {
  sportName: "Road cycling",
  matchedCategoryId: "bicycling",
  measures: statedMeasures({ distanceMeters: 45_000, movingSeconds: 5_400 }),
});
const RUNNER = someRecords({
  sessions: [run(1, 30, 5), ride, fastRide, run(3, 46, 8, 152), run(9, 60, 10), run(20, 26.5, 5)],
  goals: [
    anExerciseGoal({ metric: "distance_m", target: 20_000, activity: "running" }),
    anExerciseGoal({ period: "month", target: 12 }),
  ],
});

describe("a question about distances, paces and goals", () => {
  it.each([
    ["How far did I run this week?", "This week your running came to 13 km, in 2 sessions."],
    [
      "How many miles did I run this week?",
      "This week your running came to 8.1 miles, in 2 sessions.",
    ],
    [
      "Did I run further this week than last week?",
      "This week your running came to 13 km in 2 sessions, last week to 10 km in 1 session.",
    ],
    [
      "What was my average pace this week?",
      "This week your running pace was 5:51 min/km on average, over 13 km.",
    ],
    [
      "How fast was my last ride?",
      "Your last cycling session had a speed of 24 km/h: “Cycling”, 36 km in 1:30:00, on Wednesday 4 March (2 days ago).",
    ],
    [
      "How much did I climb on my last ride?",
      "On your last cycling session you climbed 310 m: “Cycling”, on Wednesday 4 March (2 days ago).",
    ],
    [
      "What was my heart rate on my last run?",
      "The heart rate of your last running session (“Running”, on Thursday 5 March) is not on record.",
    ],
    [
      "What is my fastest 5k?",
      "So far your fastest 5 km took 26:30: “Running”, on Saturday 14 February.",
    ],
    [
      "What was my fastest ride?",
      "So far your fastest cycling session had a speed of 30 km/h on average: “Road cycling”, 45 km in 1:30:00, on Sunday 22 February.",
    ],
    [
      "How fast do I ride on average?",
      "So far your cycling speed was 27 km/h on average, over 81 km.",
    ],
    ["Have I ever run a marathon?", "I have no marathon time on record so far."],
    [
      "How far was my longest run in km?",
      "So far your furthest running session was 10 km: “Running”, on Wednesday 25 February.",
    ],
    [
      "How much is left of my weekly running goal?",
      "Your goal of 20 km of running a week: 13 km done, 7 km to go. 3 days left.",
    ],
    [
      "Did I reach my running goal last week?",
      "Last week you did 10 km of your goal of 20 km of running a week.",
    ],
    ["这周跑了多少公里？", "本周你跑步13公里，共2次。"],
    ["这周跑步平均配速是多少？", "本周你跑步的平均配速是5:51/公里，共13公里。"],
    ["我的五公里最好成绩是多少？", "到目前为止你最快的5公里用时26:30：2月14日星期六的“Running”。"],
    [
      "今年骑车最快速度是多少？",
      "今年你最快的一次骑行平均速度是每小时30公里：2月22日星期日的“Road cycling”，45公里用时1:30:00。",
    ],
    ["这周跑步目标还差多少？", "你每周跑步20公里的目标：已完成13公里，还差7公里。还有3天。"],
  ])("is answered by the figures: %s", async (question, reply) => {
    expect(await replyTo(question, { records: RUNNER })).toBe(reply);
  });

  it("is answered in the units of the profile, where it names none", async () => {
    const profile = aProfile({ units: "imperial" });
    expect(await replyTo("How far did I run this week?", { records: RUNNER, profile })).toBe(
      "This week your running came to 8.1 miles, in 2 sessions.",
    );
    expect(await replyTo("How many km did I run this week?", { records: RUNNER, profile })).toBe(
      "This week your running came to 13 km, in 2 sessions.",
    );
  });

  it.each([
    ["How far did I run this week?", "not on record"],
    ["How fast was my last run?", "not on record"],
    ["How many steps did I do this week?", "not on record"],
    ["这周跑了多少公里？", "没有记录"],
    ["上次跑步配速多少？", "没有配速的记录"],
  ])("is not guessed where no session tells: %s", async (question, words) => {
    expect(await replyTo(question, { records: ACTIVE })).toContain(words);
  });

  it("is answered by the recommended amount where somebody has set no goal", async () => {
    const records = someRecords({ sessions: [aSession(0, 25, { sportName: "Yoga" })] });
    expect(await replyTo("How much is left to my goal?", { records })).toBe(
      "125 minutes are missing to the recommended 150 minutes this week: you have done 25 minutes so far.",
    );
  });
});
