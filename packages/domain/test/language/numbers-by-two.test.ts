import { expect, it } from "vitest";
import { NumbersByTwo } from "../../src/language/numbers-by-two.ts";

it("finds what belongs to two numbers among thousands, and nothing for others", () => {
  const numbers = new NumbersByTwo();
  for (let first = 0; first < 60; first += 1)
    for (let second = -3; second < 60; second += 1)
      numbers.add(first, second, 1 + 100 * first + second + 3);
  for (let first = 0; first < 60; first += 1)
    for (let second = -3; second < 60; second += 1)
      expect(numbers.get(first, second)).toBe(1 + 100 * first + second + 3);
  expect(numbers.get(60, 0)).toBe(0);
  expect(numbers.get(0, 60)).toBe(0);
  expect(numbers.get(-3, 0)).toBe(0);
});
