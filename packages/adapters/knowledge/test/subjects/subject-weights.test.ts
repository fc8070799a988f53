import { expect, it } from "vitest";
import {
  addDirection,
  DIMENSIONS,
  MOST_STEPS,
  packedSteps,
  subjectsFile,
  subjectsIn,
} from "../../src/subjects/subject-weights.ts";
import { madeUpWeights } from "./made-up-weights.ts";

it("trained weights are read from a file as they were written", () => {
  const weights = {
    en: madeUpWeights("en", [["squat.en", "how do I squat"]]),
    zh: madeUpWeights("zh", [
      ["squat.zh", "深蹲怎么做"],
      ["run.zh", "跑步多久"],
    ]),
  };
  const file = subjectsFile({ trainedOn: "some texts", weights });
  expect(subjectsIn(new Uint8Array(file))).toEqual({ trainedOn: "some texts", weights });
});

it("where a word points is packed in half a byte a step", () => {
  const steps = Array.from({ length: 2 * DIMENSIONS }, (_, at) => (at % 15) - MOST_STEPS);
  const directions = packedSteps(steps);
  expect(directions).toHaveLength(DIMENSIONS);
  for (const word of [0, 1]) {
    const sum = new Float32Array(DIMENSIONS);
    addDirection(sum, { directions }, word, 2);
    const own = steps.slice(word * DIMENSIONS, (word + 1) * DIMENSIONS);
    expect([...sum]).toEqual(own.map((step) => 2 * step));
  }
});
