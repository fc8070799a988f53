import { statedMeasures } from "@health-exercise/domain/sport";
import { aProfile } from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { replyTo } from "./reply-to.ts";
import { aSession, aSessionUnderWay, someRecords } from "./some-records.ts";

const ride = (daysAgo: number, minutes: number) =>
  aSession(daysAgo, minutes, {
    sportName: "Bike ride",
    exerciseType: "cycling",
    matchedCategoryId: "bicycling",
  });
const yoga = (daysAgo: number, minutes: number) =>
  aSession(daysAgo, minutes, { sportName: "Yoga", matchedCategoryId: "conditioning_exercise" });

/** On Friday 6 March 2026: two runs and a ride this week, yoga and runs before. */
const records = someRecords({
  sessions: [
    aSession(1, 30),
    aSession(3, 40),
    ride(4, 60),
    yoga(9, 50),
    aSession(10, 20),
    ride(35, 90),
    aSession(370, 45),
  ],
});

describe("of several kinds of exercise", () => {
  it.each([
    [
      "how many runs and rides this week",
      "This week you did 3 sessions of running and cycling, 130 minutes in all.",
    ],
    ["这周跑步加骑车一共多少分钟", "本周你跑步和骑行130分钟，共3次。"],
    [
      "how many runs, rides and yoga sessions this year",
      "This year you did 6 sessions of running, cycling and yoga, 290 minutes in all.",
    ],
  ])("all are named with their sum: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });

  it.each([
    [
      "how many sessions without running this week",
      "This week you did 1 session of exercise other than running, 60 minutes in all.",
    ],
    ["除了跑步，这周还运动了几次", "本周你做跑步以外的运动1次，共60分钟。"],
  ])("that which is left out does not count: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });
});

describe("whether it was every day", () => {
  it.each([
    [
      "did i train every day last week",
      "No. Last week you had 5 days without exercise: you were active on 2 of 7 days.",
    ],
    ["上周天天都运动了吗", "没有。上周你有5天没有运动：7天中有2天在动。"],
  ])("is told by the days: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });

  it("is a yes where it was", async () => {
    const daily = Array.from({ length: 8 }, (_, daysAgo) => aSession(daysAgo, 20));
    expect(
      await replyTo("did i exercise every day this week?", {
        records: someRecords({ sessions: daily }),
      }),
    ).toMatch(/^Yes\. This week .* active on 5 of 5 days\.$/);
  });

  it("is no yes for what may be more than once", async () => {
    expect(await replyTo("did i run twice this week", { records })).toBe(
      "This week you did 2 sessions of running, 70 minutes in all.",
    );
  });
});

describe("what goes on now", () => {
  it("is no session of before", async () => {
    expect(await replyTo("do i have a session running right now?", { records })).toBe(
      "No session is in progress at the moment.",
    );
    const going = someRecords({ openSession: aSessionUnderWay() });
    expect(await replyTo("do i have a session running right now?", { records: going })).toMatch(
      /^You have been going for 30 minutes/,
    );
  });

  it("that it has just ended is told by the last one", async () => {
    expect(await replyTo("did i just finish a run?", { records })).toBe(
      "Your last running session was yesterday: “Running”, on Thursday 5 March.",
    );
  });
});

describe("days of the week", () => {
  it.each([
    [
      "how many thursdays did i run this year",
      "This year you did 1 session of running on Thursdays, 30 minutes in all, on 1 of 10 Thursdays.",
    ],
    ["今年每个周一运动了几次", "今年你在星期一运动1次，共60分钟，9个星期一中有1个。"],
    [
      "did i do yoga every friday this year",
      "There is no session of yoga on a Friday on record this year.",
    ],
  ])("are all of them: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });
});

describe("of days that no answer can be of alone", () => {
  it.each(["calories in january and march", "longest run on sundays this year"])(
    "it is asked back: %s",
    async (question) => {
      expect(await replyTo(question, { records })).toMatch(/^I am not sure which days/);
    },
  );

  it("each of two is told", async () => {
    expect(await replyTo("how many rides in january and march", { records })).toBe(
      "In January you did 90 minutes of cycling in 1 session, in March 60 minutes in 1 session. That is 30 minutes more in January.",
    );
  });
});

describe("some of many sessions", () => {
  const many = someRecords({
    sessions: Array.from({ length: 60 }, (_, daysAgo) => aSession(daysAgo + 1, 20 + daysAgo)),
  });

  it("are chosen out of all of them", async () => {
    const told = await replyTo("how many runs over 30 minutes in the last 90 days", {
      records: many,
    });
    expect(told).toMatch(/^In the last 90 days 49 sessions of running went over 30 minutes: /);
    expect(told).toMatch(/Here are the first 20 sessions\.$/);
    expect(await replyTo("shortest run in the last 90 days", { records: many })).toMatch(
      /took 20 minutes: “Running”, on Thursday 5 March\.$/,
    );
  });

  it("are those of about a distance that is named", async () => {
    const run = (daysAgo: number, km: number) =>
      aSession(daysAgo, 70, { measures: statedMeasures({ distanceMeters: km * 1_000 }) });
    const measured = someRecords({ sessions: [run(2, 10), run(9, 14.2), run(12, 14.6)] });
    expect(await replyTo("what was the date of my 14 km run?", { records: measured })).toBe(
      "So far 1 session of running went for about 14 km: “Running” on Wednesday 25 February (70 minutes, 14.2 km and 300 kcal).",
    );
  });
});

describe("the weeks in which the target was reached", () => {
  it.each([
    [
      "in how many weeks did i reach 150 minutes this year",
      "This year you reached the recommended weekly 150 minutes or, by effort, 500 MET-minutes in 3 weeks.",
    ],
    ["今年有几周达标", "今年你有3周达到了每周建议的150分钟或500 MET-分钟。"],
  ])("are counted: %s", async (question, reply) => {
    expect(await replyTo(question, { records })).toBe(reply);
  });
});

describe("in the units of the profile", () => {
  const profile = aProfile({ units: "imperial", weightKg: 66, heightCm: 170 });
  const measured = someRecords({ sessions: [aSession(1, 30)], profile });

  it.each([
    ["what is my weight", "Your weight on record is 145.5 lb."],
    ["how tall am i", "Your height on record is 5 ft 7 in."],
    ["我的体重是多少", "你记录的体重是145.5磅。"],
    ["what is my weight in kg", "Your weight on record is 66 kg."],
  ])("the body is told too, unless others are named: %s", async (question, reply) => {
    expect(await replyTo(question, { records: measured, profile })).toContain(reply);
  });
});
