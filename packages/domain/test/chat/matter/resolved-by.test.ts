import { describe, expect, it } from "vitest";
import { isClearedBy, wasAccident } from "../../../src/chat/matter/resolved-by.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";

describe("a doctor who found nothing", () => {
  it.each([
    "doctor checked me yesterday and said my heart is fine. can I do strength training now?",
    "saw my cardiologist, stress test was normal, cleared for exercise",
    "went to the ER… all good",
    "My GP looked at it, nothing serious",
    "the doctor said I am good to go",
    "看过医生了，没事",
    "医生检查过，说可以恢复运动",
    "去了醫院，檢查結果一切正常",
    "睇咗醫生，冇事",
  ])("is told by %j", (message) => {
    expect(isClearedBy(read(message))).toBe(true);
    expect(isClearedBy(read(traditional(message)))).toBe(true);
  });

  it.each([
    "I saw a doctor yesterday",
    "doctor looked at it and said to rest for two weeks",
    "the doctor said no running until the scan",
    "I feel fine again",
    "everything is good, can I run",
    "if the doctor says it is fine I will run",
    "看过医生了，让我休息两周",
    "医生说没事了才能跑吗",
    "我没事",
  ])("is not told by %j", (message) => {
    expect(isClearedBy(read(message))).toBe(false);
  });
});

describe("a hurt that nobody meant", () => {
  it.each([
    "it was an accident, im not sad",
    "no no, that was just an accident",
    "I didn't bump into it on purpose",
    "it wasnt on purpose lol",
    "是不小心的，我没有不开心",
    "不小心碰到的",
    "唔系特登㗎",
  ])("is told by %j", (message) => {
    expect(wasAccident(read(message))).toBe(true);
    expect(wasAccident(read(traditional(message)))).toBe(true);
  });

  it.each([
    "it was not an accident",
    "what if it was an accident?",
    "I did it on purpose",
    "i wish it was an accident",
    "是故意的",
    "不是意外",
    "I didnt mean to cut so deep",
    "I did not mean to survive",
    "I didn't mean to scare you",
    "不小心割太深了",
    "不是故意吓你",
  ])("is not told by %j", (message) => {
    expect(wasAccident(read(message))).toBe(false);
  });
});
