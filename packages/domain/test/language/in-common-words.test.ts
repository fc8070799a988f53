import { describe, expect, it } from "vitest";
import { inCommonWords } from "../../src/language/in-common-words.ts";
import { read } from "../../src/language/read.ts";

const told = (question: string) => inCommonWords(read(question)).source;

describe("a question in the words of texts", () => {
  it.each([
    ["膝頭痛仲可唔可以行山", "膝盖痛还能不能徒步爬山"],
    ["點樣做掌上壓先啱", "怎么做俯卧撑才对"],
    ["返夜更點樣食飯先唔會肥", "上夜班怎么吃饭才不会胖"],
    ["扭親腳應該敷冰定敷熱", "扭伤脚应该敷冰还是敷热"],
    ["小朋友踢波暈低點算", "小朋友踢足球晕倒怎么办"],
    ["銀髮族重訓要注意什麼", "老年人力量训练要注意什么"],
  ])("has what %s means in Mandarin", (question, meant) => {
    expect(told(question)).toBe(meant);
  });

  it.each([
    "深蹲時膝蓋可以超過腳尖嗎",
    "减肥能吃零食和饮料吗",
    "发烧了还能健身吗",
    "银行职员久坐怎么办",
    "how do i squat",
    "I run at 15 km/h",
    "I walk at 15 minutes a km",
    "im 30 and tired",
    "",
  ])("is left as it is: %j", (question) => {
    expect(told(question)).toBe(question);
  });

  it.each([
    ["how much sleep do i need at 15", "how much sleep do i need teenager"],
    ["how many steps does a 70 year old need", "how many steps does a older adult need"],
    ["swimming for my 3yo", "swimming for my toddler"],
    ["how much protein at 65?", "how much protein older adult?"],
    ["我16岁能喝蛋白粉吗", "我青少年能喝蛋白粉吗"],
    ["七十二岁可以跑步吗", "老年人可以跑步吗"],
    ["三歲的娃要動多久", "幼儿的娃要動多久"],
    ["初中生要睡多久", "初中生青少年要睡多久"],
  ])("names the group of people whose age it tells: %s", (question, named) => {
    expect(told(question)).toBe(named);
  });

  it("is left as it is where it is too long for a question", () => {
    const long = "唔該講下點樣跑步".repeat(400);
    expect(told(long)).toBe(long);
  });
});
