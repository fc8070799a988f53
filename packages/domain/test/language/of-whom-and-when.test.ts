import { describe, expect, it } from "vitest";
import { coursesOf } from "../../src/language/course.ts";
import { read } from "../../src/language/read.ts";
import { subjectsOf } from "../../src/language/subject.ts";
import { voicesOf } from "../../src/language/voice.ts";
import { inBothScripts } from "../support/traditional.ts";

/** The names of what is true, one text for each sentence. */
const truthsOf = (sentences: readonly object[]) =>
  sentences.map((sentence) =>
    Object.entries(sentence)
      .filter(([, isSo]) => isSo === true)
      .map(([name]) => name)
      .join(" "),
  );

const SOMEBODY = "namesOthers isOfSomebodyElse";

describe("of whom a sentence speaks", () => {
  it.each(
    inBothScripts<[string, string[]]>([
      ["My wife has pain.", [SOMEBODY]],
      ["I have pain.", ["isWriterHaving"]],
      ["My wife and I have pain.", ["namesOthers isWriterHaving"]],
      ["My wife has pain. I have pain. Pain.", [SOMEBODY, "isWriterHaving", ""]],
      ["My mother says I should run", ["namesOthers"]],
      ["My mother says it hurts", ["namesOthers"]],
      ["My mother it hurts", [SOMEBODY]],
      ["I ask for my friend", ["namesOthers"]],
      ["Can my friend run?", [SOMEBODY]],
      ["Diabetes runs in the family", ["namesOthers"]],
      ["Nobody has pain", [""]],
      ["我妈妈胸痛。我胸痛", [SOMEBODY, ""]],
      ["", []],
    ]),
  )("is told: %j", (text, truths) => {
    expect(truthsOf(subjectsOf(read(text)))).toEqual(truths);
  });
});

describe("the voice of a sentence", () => {
  it("is that of a story around it, of teaching and of citing in it alone", () => {
    const text = "Rest. Rest. He wrote in the book. Rest. Rest. What is a stroke? Rest.";
    expect(truthsOf(voicesOf(read(text)))).toEqual([
      "",
      "isFiction",
      "isFiction isCiting",
      "isFiction",
      "",
      "isTeaching",
      "",
    ]);
    expect(truthsOf(voicesOf(read("He wrote in the book. Rest")))).toEqual([
      "isFiction isCiting",
      "isFiction",
    ]);
    expect(voicesOf(read(""))).toEqual([]);
  });
});

describe("the course that a sentence tells", () => {
  it.each<[string, (string | undefined)[]]>([
    ["I had pain last year. Now again. It hurts.", ["past", "present", undefined]],
    ["Two years ago, and now again", ["present"]],
    ["Now again, and two years ago", ["present"]],
    ["", []],
  ])("is read: %j", (text, courses) => {
    expect(coursesOf(read(text))).toEqual(courses);
  });
});
