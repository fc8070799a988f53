import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { writingOf } from "../../src/language/writing.ts";

describe("the writing of a message", () => {
  it.each<[string, string]>([
    ["How much should I run?", "en"],
    ["我胸口疼，喘不过气", "zh-Hans"],
    ["我胸口痛，喘不過氣", "zh-Hant"],
    ["我像要死了", "zh-Hans"],
    ["皇后大道上有人暈倒，沒有呼吸", "zh-Hant"],
    ["我不想活了", "zh-Hans"],
  ])("of %j is %s", (message, writing) => {
    expect(writingOf(read(message))).toBe(writing);
  });

  it.each<[string, string]>([
    ["zh-Hant-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh_TW", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["en-US", "zh-Hans"],
  ])("where its characters do not tell, is that of the locale %s: %s", (locale, writing) => {
    expect(writingOf(read("我不想活了"), locale)).toBe(writing);
    expect(writingOf(read("我最快的5公里"), locale)).toBe(writing);
    expect(writingOf(read("我想自杀"), locale)).toBe("zh-Hans");
  });

  it.each(["我想游泳", "吃糖可以吗", "我很想吃糖", "只想出去走走", "可以吃早餐再游泳嗎"])(
    "is not told by characters that both have: %s",
    (message) => {
      const isTold = message.includes("吗");
      expect(writingOf(read(message), "zh-TW")).toBe(isTold ? "zh-Hans" : "zh-Hant");
    },
  );

  it.each<[string, readonly string[], string]>([
    ["那慢跑呢", ["跑步可以嗎"], "zh-Hant"],
    ["那走路呢", ["跑步可以嗎", "那慢跑呢"], "zh-Hant"],
    ["那游泳呢", ["跑步可以吗"], "zh-Hans"],
    ["那游泳呢", ["跑步可以吗", "膝蓋會痛嗎"], "zh-Hant"],
    ["那游泳呢", ["how about running?"], "zh-Hant"],
    ["跑步可以吗", ["膝蓋會痛嗎"], "zh-Hans"],
  ])(
    "where its characters do not tell, is that of earlier words: %s behind %j",
    (message, before, writing) => {
      const locale = before.includes("how about running?") ? "zh-TW" : null;
      expect(writingOf(read(message), locale, undefined, before)).toBe(writing);
    },
  );
});
