import { describe, expect, it } from "vitest";
import { inMandarin } from "../../src/language/in-mandarin.ts";
import { languageOfMessage } from "../../src/language/language-of-message.ts";
import { withGroupsNamed } from "../../src/language/named-ages.ts";
import { read } from "../../src/language/read.ts";
import { readingOf } from "../../src/language/reading-of.ts";
import { scriptOfCharacter } from "../../src/language/simplified-character.ts";

describe("the ages of a question", () => {
  it.each([
    ["my 3-year-old", "my toddler"],
    ["5 yo", "toddler"],
    ["6 yrs old", "children"],
    ["12 y/o", "children"],
    ["13 years-old", "teenager"],
    ["17 year olds", "teenager"],
    ["aged 16", "teenager"],
    ["age 16 and fit", "teenager and fit"],
    ["I'm 16 and fit", "teenager and fit"],
    ["she is 70 now, he's 71", "older adult now, older adult"],
    ["over 65?", "older adult?"],
    ["turning 80 with care", "older adult with care"],
    ["after 70 years", "older adult years"],
    ["60 years old", "older adult"],
    ["120 years old", "older adult"],
    ["我七十二岁", "我老年人"],
    ["十六歲", "青少年"],
    ["我廿八歲", "我廿八歲"],
    ["十岁", "儿童"],
    ["六岁半", "儿童"],
    ["5歲多", "幼儿"],
    ["六十几岁", "老年人"],
    ["13多岁", "青少年"],
    ["小学生", "小学生青少年"],
    ["高中學生", "高中學生青少年"],
  ])("are told as groups: %s", (question, told) => {
    expect(withGroupsNamed(read(question)).source).toBe(told);
  });

  it.each([
    "I am 45.",
    "at 65 km",
    "after 80 sets",
    "I was 16",
    "121 years old",
    "18 years old",
    "59 yrs old",
    "二十岁",
    "三十几岁",
    "五十九岁",
    "大学生",
    "run",
  ])("are left where they name no group: %s", (question) => {
    const reading = read(question);
    expect(withGroupsNamed(reading)).toBe(reading);
  });
});

describe("a text", () => {
  it("is read once, whether it was read before or not", () => {
    const reading = read("I run");
    expect(readingOf(reading)).toBe(reading);
    expect(readingOf("I run").words.map(({ text }) => text)).toEqual(["i", "run"]);
  });

  it("of no question is no Mandarin to be", () => {
    const long = `唔想郁${"了".repeat(2000)}`;
    expect(inMandarin(read(long)).source).toBe(long);
    const shorter = `唔想郁${"了".repeat(1997)}`;
    expect(inMandarin(read(shorter)).source).not.toBe(shorter);
    const english = read("I run");
    expect(inMandarin(english)).toBe(english);
  });

  it.each([
    ["跑步", "zh"],
    ["跑 run", "zh"],
    ["跑 run fast", "en"],
    ["跑步 run fast", "zh"],
    ["一百 run fast", "zh"],
    ["5 km 跑", "zh"],
    ["5", "en"],
    ["", "en"],
  ])("%j is in %s", (text, language) => {
    expect(languageOfMessage(read(text))).toBe(language);
  });

  it("is of the script that its characters speak for", () => {
    expect(["頭", "头", "像", "覆", "好", "a", "里", "后"].map(scriptOfCharacter)).toEqual([
      "traditional",
      "simplified",
      undefined,
      undefined,
      undefined,
      undefined,
      "simplified",
      "simplified",
    ]);
  });
});
