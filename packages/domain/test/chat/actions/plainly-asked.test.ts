import { describe, expect, it } from "vitest";
import { at } from "../../support/builders.ts";
import { someRecords } from "../a-reply-material.ts";
import { offers, RECORDS, written } from "./offer-lines.ts";

const lines = (message: string, who: keyof typeof RECORDS) =>
  offers(message, { records: RECORDS[who] }).map(written);

describe("feedback on the last session", () => {
  it.each([
    "I want to give feedback on my last session",
    "I want to rate my last workout",
    "i'd like to review my run",
    "wanna rate my last workout",
    "can I give feedback?",
    "how do i rate my last session",
    "i want to tell you how my last workout felt",
    "我想评价上次的运动",
    "我想給上次的運動打分",
    "我要反馈一下今天的训练",
    "想俾上次運動評分",
    "我想點評上次運動",
  ])("is offered to who wishes to give it: %s", (message) => {
    expect(lines(message, "rested")).toEqual(["feedback Morning run completed"]);
  });

  it.each([
    "I don't want to rate my last workout",
    "my boss gave me feedback",
    "I want to rate my pain",
    "I want to give feedback on my coach",
    "he wants to rate my last workout",
    "how was my last workout",
    "我不想评价上次的运动",
    "我想评价这个运动软件",
  ])("is not offered to who asks for none: %s", (message) => {
    expect(lines(message, "rested")).toEqual([]);
  });
});

describe("the end of the session under way", () => {
  it.each([
    "I want to stop my run",
    "i need to end my run now",
    "id like to finish my workout",
    "I want to stop my run because it rains",
    "我想结束跑步",
    "我想停止这次跑步",
    "我想結束運動",
    "我要停止跑步了",
  ])("is offered to who wishes for it: %s", (message) => {
    expect(lines(message, "open")).toEqual([
      "finish Evening run",
      "feedback Evening run completed",
    ]);
    expect(lines(message, "rested")).toEqual([]);
  });

  it.each([
    "I want to stop my medication",
    "I want to stop smoking",
    "I don't want to stop my run",
    "I want to finish my run in under 30 minutes",
    "i want to stop my run tomorrow",
    "should I stop my run",
    "if I want to stop my run",
    "我想停药",
    "我不想停止跑步",
    "我想戒烟",
  ])("is not offered to who asks for something else: %s", (message) => {
    expect(lines(message, "open")).toEqual([]);
  });
});

describe("the goals", () => {
  it.each([
    "my goals",
    "goals",
    "my weekly goal?",
    "what are my goals",
    "my goals please",
    "我的目標",
    "我的目标",
    "我嘅目標",
    "我有哪些目标",
    "每周目标",
  ])("are offered to be opened where nothing but them is named: %s", (message) => {
    expect(lines(message, "rested")).toEqual(["goals"]);
  });

  it.each([
    "what is my goal heart rate",
    "my goal is to be happy",
    "what is a good goal for running",
    "my goal race is in May",
    "我的目标心率是多少",
    "我的目标体重",
    "我的目标是减重",
  ])("are not, where another is: %s", (message) => {
    expect(lines(message, "rested")).toEqual([]);
  });
});

describe("a session of two times of day", () => {
  it.each([
    ["log my run from 7:00 to 7:45", "log Running 03-05 07:00-07:45, 0 kcal"],
    ["log my run from 7 to 7:45", "log Running 03-05 07:00-07:45, 0 kcal"],
    ["log my run from 7 to 8", "log Running 03-05 07:00-08:00, 0 kcal"],
    ["log my run from 4 to 5:15 pm", "log Running 03-05 16:00-17:15, 0 kcal"],
    ["log my run from 11:30 to 1:15", "log Running 03-05 11:30-13:15, 0 kcal"],
    ["add my swim from 7am till 8am", "log Swimming 03-05 07:00-08:00, 0 kcal"],
    ["log my run from 19:00 to 19:45", "log Running 03-04 19:00-19:45, 0 kcal"],
    ["log a run from 11pm to 11:30pm", "log Running 03-04 23:00-23:30, 0 kcal"],
    ["log my run from 23:30 to 0:15", "log Running 03-04 23:30-00:15, 0 kcal"],
    ["记录我7点到7点45分的跑步", "log 跑步 03-05 07:00-07:45, 0 kcal"],
    ["記錄我7:00到7:45的跑步", "log 跑步 03-05 07:00-07:45, 0 kcal"],
    ["帮我记录晚上11点到11点半的跑步", "log 跑步 03-04 23:00-23:30, 0 kcal"],
    ["记一次跑步，7点到7点45", "log 跑步 03-05 07:00-07:45, 0 kcal"],
  ])("is offered at these, yesterday where they are still to come: %s", (message, expected) => {
    expect(offers(message).map(written)).toEqual([expected]);
  });

  it("was today where that is said, and ended now", () => {
    expect(offers("log my run today from 17:30 to 18:30").map(written)).toEqual([
      "log Running 03-05 17:00-18:00, 0 kcal",
    ]);
  });

  it("is of the zone of the person", () => {
    const now = at("2026-03-05T06:30");
    const records = { ...someRecords({ now }), timeZone: "Asia/Shanghai" as never };
    const [action] = offers("log my run from 7:00 to 7:45", { now, records });
    expect(action && written(action)).toBe("log Running 03-04 23:00-23:45, 0 kcal");
  });

  it("is of what clocks show where they were changed that day", () => {
    const now = at("2026-03-29T05:30");
    const records = { ...someRecords({ now }), timeZone: "Europe/Madrid" as never };
    const said = (message: string) => offers(message, { now, records }).map(written);
    expect(said("log my run from 6:45 to 7:15")).toEqual(["log Running 03-29 04:45-05:15, 0 kcal"]);
    expect(said("log my run from 7:00 to 8:00")).toEqual(["log Running 03-28 06:00-07:00, 0 kcal"]);
  });

  it.each([
    "log my squats, from 3 to 5 sets",
    "log my squats from 3 to 5 sets",
    "log my run, pace from 5 to 6",
    "log my ride, level from 3 to 5",
    "log my squats, weight from 10 to 20",
    "log my swim, from 10 to 20 laps",
    "log my pushups, from 8 to 12 reps",
    "log my run, from 5 to 10 minutes",
    "记录我的深蹲，从3到5组",
    "記錄我的深蹲，從3到5組",
    "记录我的跑步，配速从5到6",
    "记录我的骑行，阻力从3到5",
    "记录我的跑步，从5到10公里",
    "记录我的深蹲，从10到20公斤",
  ])("is none of what is counted or measured: %s", (message) => {
    const lines = offers(message).map(written);
    expect(lines.filter((line) => !line.includes("18:00"))).toEqual([]);
  });

  it.each([
    ["log my run from 7 to 8 with friends", "log Running 03-05 07:00-08:00, 0 kcal"],
    ["log my run, from 7 to 8 in the park", "log Running 03-05 07:00-08:00, 0 kcal"],
    ["log my squats from 3:00 to 4:00, 5 sets", "log Squats 03-05 03:00-04:00, 0 kcal"],
    ["log my run from 7 to 8 at an easy pace", "log Running 03-05 07:00-08:00, 0 kcal"],
    ["log my weight training from 7 to 8", "log Weight training 03-05 07:00-08:00, 0 kcal"],
    ["log my run from 7 to 8, pace 5:30", "log Running 03-05 07:00-08:00, 0 kcal"],
    ["记录我的跑步，从7到8", "log 跑步 03-05 07:00-08:00, 0 kcal"],
    ["记录我的跑步，从7点到8点，3组", "log 跑步 03-05 07:00-08:00, 0 kcal"],
  ])("is one where only something else is counted: %s", (message, expected) => {
    expect(offers(message).map(written)).toEqual([expected]);
  });

  it("is none of what is counted otherwise", () => {
    expect(offers("log my run, from 5 to 10 km").map(written)[0]).toContain("03-05 18:00-?");
    expect(offers("I work from 7:00 to 7:45")).toEqual([]);
  });
});
