import { describe, expect, it } from "vitest";
import { limitsOfPerson } from "../../src/safety/limits-of-person.ts";
import type { RiskProfile } from "../../src/safety/risk/risk-profile.ts";
import { aCheckThatFinds, findNothing } from "./risk/a-content-check.ts";

const limitsOf = (profile: RiskProfile) => limitsOfPerson({ profile }, findNothing);
const intensityOf = (profile: RiskProfile) => limitsOf(profile).maxIntensity;

describe("what limits the exercise of a person", () => {
  it("is nothing where nothing was told", () => {
    expect(limitsOf({})).toMatchObject({ maxIntensity: "vigorous", clearance: "none", limits: [] });
    expect(intensityOf({ age: 40 })).toBe("vigorous");
  });

  it("is the missing habit where they told of it", () => {
    expect(intensityOf({ regularExerciser: false })).toBe("moderate");
    expect(intensityOf({ activityLevel: "sedentary" })).toBe("moderate");
  });

  it("is what their profile tells, however little is known of their habits", () => {
    expect(limitsOf({ pregnant: true })).toMatchObject({
      maxIntensity: "moderate",
      limits: expect.arrayContaining(["pregnancy"]),
    });
    expect(limitsOf({ injuries: ["knee"] })).toMatchObject({
      maxIntensity: "moderate",
      clearance: "none",
    });
    expect(limitsOf({ conditions: ["Zorblax"] })).toMatchObject({
      maxIntensity: "moderate",
      clearance: "before_vigorous",
    });
    expect(intensityOf({ conditions: ["感冒"] })).toBe("light");
  });

  it("is what a message tells", () => {
    const check = aCheckThatFinds({ "chest hurts": ["cardiac_symptom", "high"] });
    const input = { profile: {}, query: "my chest hurts" };
    expect(limitsOfPerson(input, check).maxIntensity).toBe("none");
  });
});
