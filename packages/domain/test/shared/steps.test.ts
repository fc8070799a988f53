import { expect, it } from "vitest";
import { definedOf } from "../../src/shared/defined-of.ts";
import { finished, type Steps } from "../../src/shared/steps.ts";

function* adding(numbers: readonly number[]): Steps<number> {
  let sum = 0;
  for (const each of numbers) {
    sum += each;
    yield 1;
  }
  return sum;
}

it.each([[[]], [[4]], [[1, 2, 3]]])(
  "work on %j that is done at once ends with its result",
  (all) => {
    expect(finished(adding(all))).toBe(all.reduce((sum, each) => sum + each, 0));
  },
);

it("keeps of values those that are there", () => {
  expect(definedOf({ a: 1, b: undefined, c: null, d: 0, e: "" })).toEqual({
    a: 1,
    c: null,
    d: 0,
    e: "",
  });
  expect(Object.keys(definedOf({ b: undefined }))).toEqual([]);
});
