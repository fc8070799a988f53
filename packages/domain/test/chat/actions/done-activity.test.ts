import { describe, expect, it } from "vitest";
import { offers, RECORDS, written } from "./offer-lines.ts";

const labels = (message: string) => offers(message).map(({ label }) => label);

describe("what was done in everyday words", () => {
  it.each([
    ["walked my dog 20 min", "Log: Dog walk, 20 min"],
    ["took the dog for a 40 minute walk", "Log: Walking, 40 min"],
    ["pushed the pram for an hour", "Log: Pushed the pram, 60 min"],
    ["carried boxes 2h", "Log: Carried boxes, 120 min"],
    ["yesterday I washed the car for 40 min", "Log: Washed the car, 40 min"],
    ["chopped wood for an hour", "Log: Chopped wood, 60 min"],
    ["moved furniture for 2 hours", "Log: Moved furniture, 120 min"],
    ["hoovered for 30 min", "Log: Hoovered, 30 min"],
    ["jumped rope 10 min", "Log: Jumped rope, 10 min"],
    ["walked with my son for 30 min", "Log: Walking, 30 min"],
    ["housework 1h", "Log: Housework, 60 min"],
    ["踩單車卅五分鐘", "記錄：踩單車，35分鐘"],
    ["遛狗半小时", "记录：遛狗，30分钟"],
    ["遛了一个小时狗", "记录：遛狗，60分钟"],
    ["帶狗散步廿分鐘", "記錄：帶狗散步，20分鐘"],
    ["爬了半小时楼梯", "记录：爬楼梯，30分钟"],
    ["跳咗半個鐘繩", "記錄：跳繩，30分鐘"],
    ["搬了两个小时箱子", "记录：搬箱子，120分钟"],
    ["我昨天拖了半小时地", "记录：拖地，30分钟"],
    ["推咗BB車一個鐘", "記錄：推BB車，60分鐘"],
    ["行咗半個鐘", "記錄：步行，30分鐘"],
  ])("is offered to be recorded: %s", (message, label) => {
    expect(labels(message)).toEqual([label]);
  });

  it.each([
    "my dog walked 20 min",
    "did my son run 30 min?",
    "should have carried boxes 2h",
    "carried boxes 2h?",
    "slept 8 hours",
    "watched TV for 2 hours",
    "studied for 3 hours",
    "遛狗半小时够吗",
    "每天遛狗半小时",
    "不想遛狗半小时",
    "踩單車卅五分鐘好唔好",
    "看了两小时电视",
    "睡了八个小时",
    "等了半小时车",
    "跑步30分钟",
    "30 min run",
  ])("is no session where it is asked, wished, somebody else's or no exercise: %s", (message) => {
    expect(labels(message)).toEqual([]);
  });
});

describe("a rating without its scale", () => {
  const rated = (message: string) => offers(message, { records: RECORDS.rested }).map(written);

  it.each([
    ["rate my last run 4", ["feedback Morning run completed feeling 4"]],
    ["rate my last workout 5", ["feedback Morning run completed feeling 5"]],
    ["rate my 5 km run 4", ["feedback Morning run completed feeling 4"]],
    ["上次跑步評4分", ["feedback Morning run completed feeling 4"]],
    ["给我上次跑步打4分", ["feedback Morning run completed feeling 4"]],
    ["rate my last run 7", ["feedback Morning run completed"]],
    ["rate my last run", ["feedback Morning run completed"]],
    ["rate my last swim 4", []],
    ["give it a try 2 times", []],
  ])("is how it felt, where it can be, of a session of that kind: %s", (message, expected) => {
    expect(rated(message)).toEqual(expected);
  });
});

describe("what is aimed at was not done", () => {
  it.each([
    "我的目标是跑完马拉松",
    "我的目標是跑完馬拉松",
    "我的梦想是跑完100公里",
    "my goal is to finish a marathon",
    "my dream is having run a marathon",
  ])("%s", (message) => {
    expect(offers(message).filter(({ kind }) => kind === "log_session")).toEqual([]);
  });

  it("but is offered where it was reached", () => {
    expect(labels("今天跑完了5公里，目标达成")).toEqual(["记录：跑步，5公里"]);
  });
});
