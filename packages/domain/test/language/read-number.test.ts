import { describe, expect, it } from "vitest";
import { numeralValue } from "../../src/language/numeral-value.ts";
import { read } from "../../src/language/read.ts";
import { numberWordValue, readNumber } from "../../src/language/read-number.ts";

/** The number at the beginning of a text, how precise it is, and the tokens that it takes. */
function numberIn(text: string) {
  const { tokens } = read(text);
  const number = readNumber(tokens, 0);
  return number && [number.value, number.step, number.end];
}

describe("a number at the beginning of a text", () => {
  it.each([
    ["1 840", [1840, 1, 2]],
    ["1 840 000.5", [1_840_000.5, 0.1, 3]],
    ["12 345", [12_345, 1, 2]],
    ["1 840.5 200", [1840.5, 0.1, 2]],
    ["1 840 20", [1840, 1, 2]],
    ["1 84", [1, 1, 1]],
    ["1  840", [1, 1, 1]],
    ["1234 567", [1234, 1, 1]],
    ["2.25", [2.25, 0.01, 1]],
    ["3万", [30_000, 10_000, 2]],
    ["1.5万", [15_000, 1000, 2]],
    ["1½", [1.5, 0.1, 2]],
    ["½", [0.5, 0.1, 1]],
    ["三十五", [35, 1, 1]],
    ["廿五", [25, 1, 2]],
    ["卅", [30, 1, 1]],
    ["卅二", [32, 1, 2]],
    ["5 km", [5, 1, 1]],
    ["2026-01-02", undefined],
    ["7:30", undefined],
  ])("is read from digits: %s", (text, number) => {
    expect(numberIn(text)).toEqual(number);
  });

  it.each([
    ["seven", [7, 1, 1]],
    ["zero", [0, 1, 1]],
    ["nineteen", [19, 1, 1]],
    ["twenty-five", [25, 1, 3]],
    ["twenty five", [25, 1, 2]],
    ["twenty-ten", [20, 1, 1]],
    ["twenty zero", [20, 1, 1]],
    ["twenty eleven", [20, 1, 1]],
    ["fifty fifty", [50, 1, 1]],
    ["five thirty", [5, 1, 1]],
    ["five six", [5, 1, 1]],
    ["hundred", [100, 1, 1]],
    ["a hundred", [100, 1, 2]],
    ["a thousand", [1000, 1, 2]],
    ["a dozen", [12, 1, 2]],
    ["two dozen", [24, 1, 2]],
    ["a couple of", [2, 1, 3]],
    ["a couple", undefined],
    ["a walk", undefined],
    ["one hundred twenty three", [123, 1, 4]],
    ["two hundred and five", [205, 1, 4]],
    ["two hundred and twenty", [220, 1, 4]],
    ["two hundred and", [200, 1, 2]],
    ["two hundred and runs", [200, 1, 2]],
    ["ninety and one", [90, 1, 1]],
    ["twelve hundred", [1200, 1, 2]],
    ["five hundred thousand", [500_000, 1, 3]],
    ["two thousand three hundred", [2300, 1, 4]],
    ["two thousand and five", [2005, 1, 4]],
    ["a hundred and five thousand and six", [105_006, 1, 7]],
    ["and five", undefined],
    ["runs", undefined],
    ["constructor", undefined],
    ["", undefined],
  ])("is read from words: %s", (text, number) => {
    expect(numberIn(text)).toEqual(number);
  });

  it("is that of one word by itself where it is one", () => {
    expect(["seven", "twenty", "hundred", "runs", "toString", "a"].map(numberWordValue)).toEqual([
      7,
      20,
      100,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a Chinese numeral", () => {
  it.each([
    ["十", 10],
    ["十五", 15],
    ["二十", 20],
    ["九十九", 99],
    ["百", 100],
    ["一百二十", 120],
    ["三百零五", 305],
    ["千", 1000],
    ["两千三", 2003],
    ["万", 10_000],
    ["一万二千", 12_000],
    ["一千零一万", 10_010_000],
    ["三万零五十", 30_050],
    ["一二三", 3],
  ])("%s is %i", (text, value) => {
    expect(numeralValue(text)).toBe(value);
  });
});
