import { describe, expect, it } from "vitest";
import { coursesOf } from "../../src/language/course.ts";
import { deniedWords } from "../../src/language/denial.ts";
import { read } from "../../src/language/read.ts";
import { voicesOf } from "../../src/language/voice.ts";
import { traditional } from "../support/traditional.ts";

/** An English or Chinese example, and the latter in traditional characters too. */
const inAllScripts = (text: string) => [...new Set([text, traditional(text)])];
const deniedIn = (source: string) => {
  const text = read(source);
  const denied = deniedWords(text);
  return text.words
    .filter((_, place) => denied[place] === 1)
    .map((word) => word.text)
    .join(" ");
};

describe("what is denied", () => {
  it.each([
    ["I have no chest pain", "chest pain"],
    [
      "I have no chest pain, dizziness or fever, but my knee hurts",
      "chest pain dizziness or fever",
    ],
    ["No chest pain. My knee hurts", "chest pain"],
    ["no pain, my knee is fine", "pain"],
    ["it is not only the knee", ""],
    ["我没有胸痛、头晕", "胸 痛 头 晕"],
    ["我没有胸痛，但是头晕", "胸 痛"],
    ["我觉得不舒服", ""],
  ])("in %j is %j", (source, denied) => {
    for (const text of inAllScripts(source)) expect(deniedIn(text)).toBe(denied);
  });

  it("is nothing behind a phrase that says something by its negation", () => {
    const text = read("I cannot breathe well");
    expect([...deniedWords(text)]).toEqual([0, 0, 1, 1]);
    expect([...deniedWords(text, [{ start: 1, end: 3 }])]).toEqual([0, 0, 0, 0]);
  });

  it("ends after nine words", () => {
    expect(deniedIn(`no ${"a ".repeat(5_000)}`).split(" ").length).toBe(9);
  });
});

describe("the course of a sentence", () => {
  it.each([
    ["I had asthma as a child", "past"],
    ["I had asthma as a child, and it came back", "present"],
    ["It came back after two years ago", "present"],
    ["I have asthma", undefined],
    ["小时候有过哮喘", "past"],
    ["小时候有过哮喘，最近又犯", "present"],
    ["我有哮喘", undefined],
  ])("%j is %s", (source, course) => {
    for (const text of inAllScripts(source)) expect(coursesOf(read(text))).toEqual([course]);
  });

  it("is told for each sentence apart", () => {
    expect(coursesOf(read("That was two years ago. It hurts. 刚才很疼。"))).toEqual([
      "past",
      undefined,
      "present",
    ]);
  });
});

describe("the voice of a sentence", () => {
  const voiceOf = (source: string) =>
    voicesOf(read(source)).map(({ isTeaching, isFiction, isCiting }) =>
      [isTeaching && "teaching", isFiction && "fiction", isCiting && "citing"]
        .filter((one) => one !== false)
        .join(" "),
    );

  it.each([
    ["My chest hurts", [""]],
    ["What are the symptoms of a stroke?", ["teaching"]],
    ["In the novel she faints. She falls. Then I ran.", ["fiction", "fiction", ""]],
    ["The headline read: stroke", ["citing"]],
    ["我胸痛", [""]],
    ["中风有哪些症状？", ["teaching"]],
    ["电影里她晕倒了。她倒下。然后我跑步。", ["fiction", "fiction", ""]],
  ])("%j has %j", (source, voices) => {
    for (const text of inAllScripts(source)) expect(voiceOf(text)).toEqual(voices);
  });
});
