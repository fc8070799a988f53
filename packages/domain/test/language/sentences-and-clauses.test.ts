import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";

/** The sentences of a text as they are written. */
const sentencesIn = (text: string) =>
  read(text).sentences.map(({ start, end }) => text.slice(start, end));

/** The words of a text, with "/" where a clause ends, and quotation marks around each that is quoted. */
function clausesIn(text: string): string {
  const { words } = read(text);
  return words
    .map((word, at) => {
      const isNext = at > 0 && word.clause !== words[at - 1]?.clause;
      return `${isNext ? "/ " : ""}${word.quoted ? `“${word.text}”` : word.text}`;
    })
    .join(" ");
}

describe("a sentence", () => {
  it.each<[string, string[]]>([
    ["Run 5.2 km. Then rest", ["Run 5.2 km.", "Then rest"]],
    ["Stop... now. go", ["Stop...", "now.", "go"]],
    ["Stop… now", ["Stop…", "now"]],
    ["Wait?! (Really.) Yes", ["Wait?!", "(Really.)", "Yes"]],
    ['He said "stop." Then left', ['He said "stop."', "Then left"]],
    ["**Bold.** Next", ["**Bold.**", "Next"]],
    ["ok;next", ["ok;", "next"]],
    ["今天，明天；后天、大后天", ["今天，明天；", "后天、大后天"]],
    ["one\ntwo\rthree\u2028four", ["one", "two", "three", "four"]],
    ["a. b", ["a.", "b"]],
    ["Stop .Go", ["Stop .Go"]],
    ["Run 1. Squats", ["Run 1.", "Squats"]],
    ["100. Squats", ["100.", "Squats"]],
    ["at 7 p.m. Then we", ["at 7 p.m.", "Then we"]],
    ["7 am. Then", ["7 am.", "Then"]],
    ["I met the U.S.", ["I met the U.S."]],
    ["yes;", ["yes;"]],
    ["", []],
  ])("ends where one ends: %j", (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it.each([
    "Dr. Smith and Mr. Jones",
    "We met e.g. here",
    "Run approx. 5 km, see fig. 3",
    "no.",
    "We met etc.",
    "U.S. Team won",
    "at 7 p.m. then we",
    "at 7 p.m. I ran",
    "at 7 a.m. Monday",
    "a.b c.d",
    "1. Squats",
    "12. Squats",
    "Run 5.2",
  ])("does not end at every point: %j", (text) => {
    expect(sentencesIn(text)).toEqual([text]);
  });

  it("numbers what stands at the beginning of a line", () => {
    expect(sentencesIn("Do this\n1. Squats\n12. Planks")).toEqual([
      "Do this",
      "1. Squats",
      "12. Planks",
    ]);
    expect(sentencesIn("x 1. y")).toEqual(["x 1.", "y"]);
  });

  it("knows its tokens, and each of them its sentence and clause", () => {
    const { sentences, tokens } = read("One, two. “Three.” Four");
    expect(sentences.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 8],
      [8, 9],
    ]);
    expect(tokens.map(({ sentence, clause }) => `${sentence}${clause}`).join(" ")).toBe(
      "00 00 01 01 12 12 12 12 23",
    );
  });
});

describe("a clause", () => {
  it.each([
    [
      "run, swim: row (rest) walk – jog - ski hop-on [sit] {lie}",
      "run / swim / row / rest / walk / jog / ski hop on / sit / lie",
    ],
    ["aa -bb", "aa bb"],
    ["aa- bb", "aa / bb"],
    ["今天，明天；后天、大后天", "今 天 / 明 天 / 后 天 / 大 后 天"],
    ["run. swim", "run / swim"],
  ])("ends at its marks: %j", (text, clauses) => {
    expect(clausesIn(text)).toBe(clauses);
  });
});

describe("what is quoted", () => {
  it.each([
    ["\"one two\" three 'four' don't 'five", "“one” “two” three “four” dont five"],
    ["“aa” ‘bb’ 「cc」 『dd』 《ee》 «ff»", "“aa” “bb” “cc” “dd” “ee” “ff”"],
    ["he said 'I'm fine' ok", "he said “im” “fine” ok"],
    ['5" tall " xx', "5 tall xx"],
    ['ab"cd" ef', "ab cd ef"],
    ["“aa' bb” cc", "“aa” “bb” cc"],
    ["“aa “bb” cc”", "“aa” “bb” cc"],
    ["“aa", "aa"],
    ["aa” bb", "aa bb"],
  ])("stands between marks that belong together: %s", (text, words) => {
    expect(clausesIn(text)).toBe(words);
  });

  it("is of a bounded length", () => {
    const quoted = (count: number) =>
      read(`"${Array.from({ length: count }, () => "run").join(" ")}" on`).words.filter(
        (word) => word.quoted,
      ).length;
    expect([quoted(58), quoted(59), quoted(60)]).toEqual([58, 59, 0]);
  });

  it("begins anew behind a mark that was forgotten", () => {
    const words = Array.from({ length: 70 }, () => "run").join(" ");
    expect(clausesIn(`"${words} "so it is" on`)).toMatch(/run “so” “it” “is” on$/);
  });
});

describe("a token", () => {
  it("has the forms that it is compared in, its value, and where it stands", () => {
    const [gonna, to, knees, five, mark] = read("gonna knees five,").tokens;
    expect([gonna, to].map((token) => [token?.text, token?.start, token?.end])).toEqual([
      ["going", 0, 5],
      ["to", 0, 5],
    ]);
    expect(knees).toMatchObject({ kind: "word", singular: "knee", value: undefined, start: 6 });
    expect(five).toMatchObject({ kind: "word", value: 5, start: 12, end: 16 });
    expect(mark).toMatchObject({ kind: "mark", text: ",", singular: ",", stem: "," });
  });

  it("is written over letters one by one up to their end", () => {
    const { tokens } = read("so k i l l it");
    expect(tokens.map(({ text, start, end }) => [text, start, end])).toEqual([
      ["so", 0, 2],
      ["kill", 3, 10],
      ["it", 11, 13],
    ]);
  });

  it("is read again as it was, of the same text", () => {
    const text = `I run ${"x".repeat(20)}`;
    expect(read(text)).toBe(read(text));
  });
});
