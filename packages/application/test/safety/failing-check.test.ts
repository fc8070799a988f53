import type { CheckContent } from "@health-exercise/domain/safety";
import { describe, expect, it } from "vitest";
import { AssessRisk } from "../../src/safety/assess-risk.ts";
import { RecommendExercise } from "../../src/safety/recommend-exercise.ts";
import { reading, TURN } from "../support/reading.ts";

const failing: CheckContent = ({ source }) => {
  throw new RangeError(`cannot read ${source}`);
};

describe("a content check that fails", () => {
  it("fails the assessment, without the text", async () => {
    const input = { profile: {}, query: "my chest hurts a lot" };
    await expect(new AssessRisk(failing, reading).execute(input, TURN)).rejects.toThrow(
      /^The content check threw RangeError\.$/,
    );
  });

  it("fails a recommendation that needs it, without the text", async () => {
    const profile = { symptoms: ["pain like a knife in the chest"] };
    const recommended = new RecommendExercise(failing, reading).execute(
      { profile, exerciseType: "running" },
      TURN,
    );
    await expect(recommended).rejects.toThrow(/^The content check threw RangeError\.$/);
  });
});
