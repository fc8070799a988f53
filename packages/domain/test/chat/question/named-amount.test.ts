import { describe, expect, it } from "vitest";
import { withAmountNamed } from "../../../src/chat/question/named-amount.ts";
import { read } from "../../../src/language/read.ts";

const named = (text: string, ageYears?: number) => withAmountNamed(read(text), ageYears).source;

describe("a question how much exercise is recommended", () => {
  it.each([
    ["How many minutes are recommended?"],
    ["how much is recommended per week?"],
    ["what's the recommended amount of exercise"],
    ["how many minutes should I exercise"],
  ])("is looked up as the texts call it: %s", (text) => {
    expect(named(text)).toBe(`${text} how much activity a week for adults`);
  });

  it.each([["推荐运动多少分钟？"], ["推荐多少分钟？"], ["建議運動幾多分鐘"], ["建议每周多少"]])(
    "is so in Chinese: %s",
    (text) => {
      expect(named(text)).toBe(`${text} 成年人每周的运动量`);
    },
  );

  it("goes by the age of who asks", () => {
    expect(named("How many minutes are recommended?", 72)).toMatch(/for older people$/);
    expect(named("推荐运动多少分钟？", 65)).toMatch(/老年人每周的运动量$/);
    expect(named("How many minutes are recommended?", 64)).toMatch(/for adults$/);
    expect(named("How many minutes are recommended?", 18)).toMatch(/for adults$/);
  });

  it.each([8, 16])("names no adults to a child of %s", (age) => {
    expect(named("how much exercise is recommended", age)).toMatch(/ children and adolescents /);
    expect(named("推荐运动多少分钟？", age)).toMatch(/ 儿童青少年每天60分钟$/);
    expect(named("建議運動幾多分鐘", age)).not.toMatch(/成年人/);
  });

  it("names nobody to who is too young for what is written", () => {
    expect(named("how much exercise is recommended", 3)).toBe("how much exercise is recommended");
  });

  it.each([
    ["how much protein is recommended per week"],
    ["how many minutes should I warm up"],
    ["how many minutes did I do this week"],
    ["how many sets are recommended"],
    ["推荐多少蛋白质"],
    ["热身多少分钟"],
  ])("is none where it is of something else: %s", (text) => {
    expect(named(text)).toBe(text);
  });
});
