import { describe, expect, it } from "vitest";
import { singularOf, stemOf } from "../../src/language/stem.ts";

describe("stems", () => {
  it.each([
    "run runs running ran",
    "hope hopes hoping hoped",
    "hop hops hopping hopped",
    "breathe breathes breathing breath",
    "anaemia anemia",
    "oedema edema",
    "carry carries carried carrying",
    "cycle cycles cycling cycled",
    "headache headaches",
    "coach coaches coaching",
    "need needs needed needing",
    "lunge lunges lunging",
    "challenge challenges challenging",
    "calorie calories",
    "box boxes boxing",
    "eat eats eating ate",
    "bike bikes biking bicycle bicycling",
    "shovel shovelled shoveling shovelling",
  ])("are the same for %s", (forms) => {
    expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
  });

  it.each(["hope hop", "car care", "lung lunge", "shoe she", "toe to", "plan plane"])(
    "differ for %s",
    (words) => {
      expect(new Set(words.split(" ").map(stemOf)).size).toBe(2);
    },
  );

  it("leave other words as they are", () => {
    for (const word of ["头", "5k", "is", "constructor", "__proto__", ""]) {
      expect(stemOf(word)).toBe(word);
      expect(singularOf(word)).toBe(word);
    }
  });

  it("keep tenses in singulars", () => {
    expect(["knees", "boxing", "diabetes", "pass", "allergies"].map(singularOf)).toEqual([
      "knee",
      "boxing",
      "diabetes",
      "pass",
      "allergy",
    ]);
  });
});
