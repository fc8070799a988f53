import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { type CheckContent, checkInSteps } from "../../src/safety/content-check.ts";
import type { Steps } from "../../src/shared/steps.ts";
import { findNothing } from "./risk/a-content-check.ts";

/** What each step has read, and what came of all of them. */
function taken<Result>(steps: Steps<Result>) {
  const read: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { read, result: step.value };
    read.push(step.value);
  }
}

const TEXT = read("My knee hurts");

describe("a check step by step", () => {
  it("takes the steps of the check, with what is known and who says it", () => {
    const told: unknown[] = [];
    const inSteps: CheckContent["inSteps"] = function* (text, context, kind) {
      told.push(context, kind);
      yield 3;
      yield 10;
      return findNothing(text);
    };
    const check = Object.assign(() => findNothing(read("")), { inSteps });
    expect(taken(checkInSteps(check, TEXT, { age: 40 }, "advice"))).toEqual({
      read: [3, 10],
      result: findNothing(TEXT),
    });
    expect(told).toEqual([{ age: 40 }, "advice"]);
  });

  it("is one step over all of the text where the check has none", () => {
    const told: unknown[] = [];
    const check: CheckContent = (text, context, kind) => {
      told.push(context, kind);
      return findNothing(text);
    };
    expect(taken(checkInSteps(check, TEXT, { age: 40 }, "advice"))).toEqual({
      read: [13],
      result: findNothing(TEXT),
    });
    expect(told).toEqual([{ age: 40 }, "advice"]);
  });
});
