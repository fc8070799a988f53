import { describe, expect, it } from "vitest";
import {
  amountsDisagree,
  amountsMeanTheSame,
  type ClaimedAmount,
} from "../../src/knowledge/claimed-amount.ts";

const NO_END = Number.POSITIVE_INFINITY;

function anAmount(
  least: number,
  most: number,
  changes: Partial<ClaimedAmount> = {},
): ClaimedAmount {
  return { measure: "minutes_per_week", kind: "moderate", least, most, ...changes };
}

describe("a claimed amount beside a known one", () => {
  it.each([
    ["the same range", anAmount(150, 300), anAmount(150, 300), true],
    ["a number within it", anAmount(200, 200), anAmount(150, 300), true],
    ["its least", anAmount(150, 150), anAmount(150, 300), true],
    ["its most", anAmount(300, 300), anAmount(150, 300), true],
    ["less than its least", anAmount(149, 200), anAmount(150, 300), false],
    ["more than its most", anAmount(200, 301), anAmount(150, 300), false],
    ["the same floor without an end", anAmount(150, NO_END), anAmount(150, 300), true],
    ["a higher floor without an end", anAmount(160, NO_END), anAmount(150, NO_END), false],
    ["a lower floor without an end", anAmount(140, NO_END), anAmount(150, NO_END), false],
  ])("means the same where it is within: %s", (_, claimed, known, expected) => {
    expect(amountsMeanTheSame(claimed, known)).toBe(expected);
  });

  it.each([
    ["below", anAmount(10, 20), anAmount(21, 30), true],
    ["above", anAmount(31, 40), anAmount(21, 30), true],
    ["touching it below", anAmount(10, 21), anAmount(21, 30), false],
    ["touching it above", anAmount(30, 40), anAmount(21, 30), false],
    ["within", anAmount(25, 25), anAmount(21, 30), false],
    ["around", anAmount(0, NO_END), anAmount(21, 30), false],
  ])("cannot be right together where both are apart: %s", (_, left, right, expected) => {
    expect(amountsDisagree(left, right)).toBe(expected);
  });

  it.each([
    ["measure", anAmount(3, 3, { measure: "hours_of_sleep" })],
    ["kind", anAmount(3, 3, { kind: "vigorous" })],
  ])("is not comparable with one of another %s", (_, other) => {
    const amount = anAmount(3, 3);
    expect(amountsMeanTheSame(amount, other)).toBeUndefined();
    expect(amountsMeanTheSame(other, amount)).toBeUndefined();
    expect(amountsDisagree(amount, other)).toBeUndefined();
    expect(amountsDisagree(other, amount)).toBeUndefined();
  });
});
