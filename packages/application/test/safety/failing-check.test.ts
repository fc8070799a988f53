import type { CheckContent } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { AssessRisk } from "../../src/safety/assess-risk.ts";
import { RecommendExercise } from "../../src/safety/recommend-exercise.ts";

const failing: CheckContent = ({ source }) => {
  throw new RangeError(`cannot read ${source}`);
};

describe("a content check that fails", () => {
  it("fails the assessment, without the text", () => {
    const assess = () =>
      new AssessRisk(failing).execute({ profile: {}, query: "my chest hurts a lot" });
    expect(assess).toThrow("The content check threw RangeError.");
    expect(assess).not.toThrow(/chest/);
  });

  it("fails a recommendation that needs it, without the text", () => {
    const recommend = () =>
      new RecommendExercise(failing).execute({
        profile: { symptoms: ["pain like a knife in the chest"] },
        exerciseType: "running",
      });
    expect(recommend).toThrow("The content check threw RangeError.");
    expect(recommend).not.toThrow(/knife/);
  });
});
