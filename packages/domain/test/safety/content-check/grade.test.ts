import { describe, expect, it } from "vitest";
import type { Evidence } from "../../../src/safety/content-check/evidence-of-concept.ts";
import { gradeOf } from "../../../src/safety/content-check/grade.ts";
import type { LearnedLevel } from "../../../src/safety/content-check/learned-model.ts";

const THRESHOLDS = { medium: 1, high: -1, critical: 1 };

function graded(
  scores: Readonly<Record<LearnedLevel, number>>,
  evidence: Evidence = "sign",
): LearnedLevel | undefined {
  return gradeOf((row) => scores[row], THRESHOLDS, evidence);
}

describe("how grave the trained scores say a text is", () => {
  it("is nothing where it is not dangerous at all, whatever the rows of the levels say", () => {
    expect(graded({ medium: 0.9, high: 5, critical: 5 })).toBeUndefined();
  });

  it("follows from the rows of the levels where it is dangerous", () => {
    expect(graded({ medium: 1, high: -2, critical: -5 })).toBe("medium");
    expect(graded({ medium: 1, high: 0, critical: -5 })).toBe("high");
    expect(graded({ medium: 1, high: 0, critical: 1 })).toBe("critical");
  });

  it("is an emergency sooner the surer it is that there is danger", () => {
    expect(graded({ medium: 1, high: 0, critical: 0 })).toBe("high");
    expect(graded({ medium: 4, high: 0, critical: 0 })).toBe("critical");
  });

  it("is never more than a warning by words alone", () => {
    expect(graded({ medium: 9, high: 9, critical: 9 }, "none")).toBe("medium");
  });
});
