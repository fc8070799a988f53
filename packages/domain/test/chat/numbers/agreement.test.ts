import { describe, expect, it } from "vitest";
import { agrees } from "../../../src/chat/numbers/agreement.ts";
import type { Amount } from "../../../src/language/amount.ts";
import { read } from "../../../src/language/read.ts";
import { readAmounts } from "../../../src/language/read-amounts.ts";

/** What the figure of a text says: from which recorded value up to which one, these included, and the nearest ones that it does not say. */
type Row = readonly [text: string, least: number, most: number, below: number, above: number];

const ANY = Number.POSITIVE_INFINITY;
const NONE = Number.NaN;

function saidBy(text: string): Amount {
  const [amount] = readAmounts(read(text).tokens);
  if (amount === undefined) throw new Error(`There is no figure in ${text}.`);
  return amount;
}

function expectEach(rows: readonly Row[]) {
  const told = rows.map(([text, least, most, below, above]) => {
    const amount = saidBy(text);
    const recorded = [least, most, below, above].filter((each) => Number.isFinite(each));
    return [text, recorded.filter((each) => agrees(amount, each))];
  });
  expect(told).toEqual(
    rows.map(([text, least, most]) => [text, [least, most].filter((each) => each < ANY)]),
  );
}

describe("a figure says the recorded value", () => {
  it("of what is counted only where it is exactly that", () => {
    expectEach([
      ["3 sessions", 3, 3, 2, 4],
      ["3次", 3, 3, 2.99, 3.01],
      ["5 days", 5, 5, 4, 6],
      ["2 weeks", 14, 14, 13, 15],
      ["3-5 sessions", 3, 5, 2, 6],
      ["over 3 sessions", 3, 99, 2, NONE],
      ["under 3 sessions", 0, 3, NONE, 4],
      ["nearly 10 sessions", 10, 10, 11, 8],
      ["about 10 sessions", 10, 11, 9, 12],
      ["nearly 40 days", 37, 40, 36, 41],
      ["about 40 days", 37, 44, 36, 45],
    ]);
  });

  it("of sums up to less than one step away, either way", () => {
    expectEach([
      ["95 minutes", 94.1, 95.9, 94, 96],
      ["540 kcal", 539.01, 540.99, 539, 541],
      ["540.5 kcal", 540.41, 540.59, 540.4, 540.6],
      ["620 MET-minutes", 619.1, 620.9, 619, 621],
      ["63%", 62.1, 63.9, 62, 64],
      ["over 90 minutes", 89.1, 500, 89, NONE],
      ["under 90 minutes", 0, 90.9, NONE, 91],
      ["90+ minutes", 89.1, 500, 89, NONE],
      ["90 to 95 minutes", 89.1, 95.9, 89, 96],
      ["1 h 35 min", 94.1, 95.9, 94, 96],
      ["24 minutes 31 seconds", 24.505, 24.53, 24.49, 24.54],
    ]);
  });

  it("of hours, bodies, pulses and METs to the nearest step, never past it", () => {
    expectEach([
      ["2 hours", 90, 150, 89.9, 150.1],
      ["1.5 hours", 87, 93, 86.9, 93.1],
      ["half an hour", 15, 45, 14.9, 45.1],
      ["an hour and a half", 75, 105, 74.9, 105.1],
      ["72 kg", 71.5, 72.5, 71.4, 72.6],
      ["72.5 kg", 72.45, 72.55, 72.4, 72.6],
      ["175 cm", 174.5, 175.5, 174.4, 175.6],
      ["62 bpm", 61.5, 62.5, 61.4, 62.6],
      ["8 METs", 7.5, 8.5, 7.4, 8.6],
      ["8.5 METs", 8.45, 8.55, 8.4, 8.6],
    ]);
  });

  it("of converted units a little further, since factors are rounded", () => {
    expectEach([
      ["150 lb", 67.5, 68.6, 67.4, 68.7],
      ["140斤", 69.41, 70.6, 69.3, 70.7],
      ["2000 kJ", 475.4, 480.6, 475.3, 480.8],
      ["5 miles", 7_207, 8_895, 7_205, 8_897],
      ["9.0 mph", 14.26, 14.71, 14.24, 14.73],
    ]);
  });

  it("of distances in whole kilometers to the nearest one, else up to less than one step away", () => {
    expectEach([
      ["5 km", 4_500, 5_500, 4_499, 5_501],
      ["15 km", 14_500, 15_500, 14_499, 15_501],
      ["11公里", 10_500, 11_500, 10_499, 11_501],
      ["15.0 km", 14_901, 15_099, 14_900, 15_100],
      ["5.16 km", 5_151, 5_169, 5_150, 5_170],
      ["800 m", 799.1, 800.9, 799, 801],
    ]);
  });

  it("of what is nearly or about so much within a tenth of what is recorded", () => {
    expectEach([
      ["about 100 minutes", 91, 111, 90.9, 111.2],
      ["around 200 kcal", 181.9, 222, 181.7, 222.3],
      ["about 5 minutes", 4.1, 5.9, 4, 6],
      ["about 2 hours", 90, 150, 89.9, 150.1],
      ["nearly 100 minutes", 91, 100.9, 90.9, 101],
      ["nearly 200 kcal", 181.9, 200.9, 181.7, 201],
      ["100分钟左右", 91, 111, 90.9, 111.2],
    ]);
  });

  it("of what is counted but for what sums of fractions lose", () => {
    const [lost, less] = [1e-6, 2e-6];
    const told = ["over 3 sessions", "under 3 sessions", "3 sessions", "nearly 3 sessions"].map(
      (text) =>
        [3 - less, 3 - lost, 3 + lost, 3 + less].map((recorded) => agrees(saidBy(text), recorded)),
    );
    expect(told).toEqual([
      [false, true, true, true],
      [true, true, true, false],
      [false, true, true, false],
      [true, true, true, false],
    ]);
  });
});
