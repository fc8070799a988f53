import { describe, expect, it } from "vitest";
import { definedOf } from "../../src/shared/defined-of.ts";
import { finished, madeOnce, type Steps } from "../../src/shared/steps.ts";

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

describe("what is made once", () => {
  const counted = (fails = 0) => {
    let begun = 0;
    const made = madeOnce(function* () {
      begun += 1;
      yield 1;
      if (begun <= fails) throw new Error("Not this time.");
      yield 2;
      return { begun };
    });
    return { made, begun: () => begun };
  };

  it("is made when it is first needed, and is the same ever after", () => {
    const { made, begun } = counted();
    expect(begun()).toBe(0);
    const first = made.now();
    expect(made.now()).toBe(first);
    expect(finished(made.inSteps())).toBe(first);
    expect(begun()).toBe(1);
  });

  it("is made by all who need it meanwhile, together", () => {
    const { made, begun } = counted();
    const [one, other] = [made.inSteps(), made.inSteps()];
    expect([one.next().value, other.next().value]).toEqual([1, 2]);
    expect(finished(one)).toBe(finished(other));
    expect(begun()).toBe(1);
  });

  it("is made at once where somebody cannot wait for the other steps", () => {
    const { made, begun } = counted();
    const steps = made.inSteps();
    steps.next();
    expect(finished(steps)).toBe(made.now());
    expect(begun()).toBe(1);
  });

  it("is begun anew after it failed", () => {
    const { made } = counted(1);
    expect(() => made.now()).toThrow("Not this time.");
    expect(made.now()).toEqual({ begun: 2 });
  });
});

it("keeps of values those that are there", () => {
  expect(definedOf({ a: 1, b: undefined, c: null, d: 0, e: "" })).toEqual({
    a: 1,
    c: null,
    d: 0,
    e: "",
  });
  expect(Object.keys(definedOf({ b: undefined }))).toEqual([]);
});
