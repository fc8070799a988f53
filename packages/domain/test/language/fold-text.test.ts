import { describe, expect, it } from "vitest";
import { foldText } from "../../src/language/fold-text.ts";
import { readTokens } from "../../src/language/read-tokens.ts";

/** A text as it is compared, and where each of its characters stands in the source. */
function foldedIn(source: string, sourcePlaces?: readonly number[]) {
  const { text, places } = foldText({ text: source, places: sourcePlaces });
  return [
    text,
    Array.from(places)
      .slice(0, text.length + 1)
      .join(" "),
  ];
}

describe("a folded text", () => {
  it.each([
    ["AbZ[ ~", "abz[ ~", "0 1 2 3 4 5 6"],
    ["@AZ`az{é", "@az`az{e", "0 1 2 3 4 5 6 7 8"],
    ["Ünïcödé", "unicode", "0 1 2 3 4 5 6 7"],
    ["ＣＨＥＳＴ１", "chest1", "0 1 2 3 4 5 6"],
    ["ﬁx", "fix", "0 0 1 2"],
    ["1½", "1½", "0 1 2"],
    ["…⋯", "……", "0 1 2"],
    ["a\u200bb", "ab", "0 2 3"],
    ["e\u0301x", "ex", "0 2 3"],
    ["\ud800x", "x", "1 2"],
    ["аеоѕ", "aeos", "0 1 2 3 4"],
    ["裏頭", "里头", "0 1 2"],
    ["a\u2028\u2029\u0085é", "a\n\n\ne", "0 1 2 3 4 5"],
    ["a\r\nb\tc\u0007é", "a\n\nb ce", "0 1 2 3 4 5 7 8"],
    ["a\u001f\u007fé", "ae", "0 3 4"],
    ["𝐁𝟏", "b1", "0 2 4"],
    ["ﷺ", "ﷺ", "0 1"],
    ["㍿", "株式会社", "0 0 0 0 1"],
    ["😀", "😀", "0 0 2"],
    ["", "", "0"],
  ])("is of %j what is compared", (source, text, places) => {
    expect(foldedIn(source)).toEqual([text, places]);
  });

  it("keeps the places that its text has in a source", () => {
    expect(foldedIn("AB", [3, 5, 9])).toEqual(["ab", "3 5 9"]);
    expect(foldedIn("ÄB", [3, 5, 9])).toEqual(["ab", "3 5 9"]);
  });

  it("counts the places of a text of any length", () => {
    for (const length of [3, 9_999, 10_000, 10_001, 3]) {
      const { places } = foldText({ text: "a".repeat(length), places: undefined });
      expect([places[0], places[length - 1], places[length]]).toEqual([0, length - 1, length]);
    }
  });

  it("grows by a thousand characters at most", () => {
    const folded = (count: number) => foldText({ text: "ﬁ".repeat(count), places: undefined }).text;
    expect(folded(1000)).toBe("fi".repeat(1000));
    expect(folded(1001)).toBe(`${"fi".repeat(1000)}ﬁ`);
  });
});

describe("the tokens of a folded text", () => {
  const tokensIn = (text: string) =>
    readTokens(foldText({ text, places: undefined })).map(
      ({ kind, text: piece, value, start, end }) =>
        `${kind} ${piece}${value === undefined ? "" : ` =${value}`} ${start}-${end}`,
    );

  it.each<[string, string[]]>([
    ["2026-01-02", ["number 2026-01-02 0-10"]],
    ["7:30 7:30:15", ["number 7:30 0-4", "number 7:30:15 5-12"]],
    ["7:300", ["number 7 =7 0-1", "mark : 1-2", "number 300 =300 2-5"]],
    ["1,200,000.5", ["number 1200000.5 =1200000.5 0-11"]],
    ["1,20 12,5", ["number 1.20 =1.2 0-4", "number 12.5 =12.5 5-9"]],
    ["1,2345", ["number 1 =1 0-1", "mark , 1-2", "number 2345 =2345 2-6"]],
    ["3.5.1", ["number 3.5 =3.5 0-3", "mark . 3-4", "number 1 =1 4-5"]],
    ["-5.", ["mark - 0-1", "number 5 =5 1-2", "mark . 2-3"]],
    ["1½", ["number 1 =1 0-1", "number ½ =0.5 1-2"]],
    ["10kg", ["number 10 =10 0-2", "word kg 2-4"]],
    ["h2o x2", ["word h2o 0-3", "word x2 4-6"]],
    ["a.m. U.S.", ["word am 0-4", "word us 5-9"]],
    ["a.b", ["word a 0-1", "mark . 1-2", "word b 2-3"]],
    ["don't it’s rock`n`roll", ["word dont 0-5", "word its 6-10", "word rocknroll 11-22"]],
    ["'x'", ["mark ' 0-1", "word x 1-2", "mark ' 2-3"]],
    ["$hit p@ss ki**ed", ["word $hit 0-4", "word p@ss 5-9", "word ki**ed 10-16"]],
    ["a$$ $5", ["word a 0-1", "mark $ 1-2", "mark $ 2-3", "mark $ 4-5", "number 5 =5 5-6"]],
    ["| a |\na|b", ["mark | 0-1", "word a 2-3", "mark | 4-5", "word a|b 6-9"]],
    ["  | a|b", ["mark | 2-3", "word a 4-5", "mark | 5-6", "word b 6-7"]],
    ["株㍿", ["han 株 0-1", "han 株 1-2", "han 式 1-2", "han 会 1-2", "han 社 1-2"]],
    ["三十五分", ["number 三十五 =35 0-3", "han 分 3-4"]],
    [
      "两千卡千克千焦",
      "number 两 =2 0-1,han 千 1-2,han 卡 2-3,han 千 3-4,han 克 4-5,han 千 5-6,han 焦 6-7".split(
        ",",
      ),
    ],
    ["两千米", ["number 两千 =2000 0-2", "han 米 2-3"]],
    ["一 二", ["number 一 =1 0-1", "number 二 =2 2-3"]],
    ["一二三四五六七八九", ["number 一二三四五六七八 =8 0-8", "number 九 =9 8-9"]],
    ["", []],
  ])("are of %j words, numbers, characters and marks in their places", (text, tokens) => {
    expect(tokensIn(text)).toEqual(tokens);
  });

  it("are cut where a word is longer than any", () => {
    expect(tokensIn("x".repeat(40))).toEqual([`word ${"x".repeat(40)} 0-40`]);
    expect(tokensIn("x".repeat(45))).toEqual([`word ${"x".repeat(40)} 0-45`]);
  });
});
