import { describe, expect, it } from "vitest";
import { exerciseAllowance } from "../../src/safety/exercise-allowance.ts";
import type { Profile } from "../../src/user/profile.ts";
import { aProfile, day } from "../support/builders.ts";
import { contentCheck } from "../support/check-content.ts";

const allowanceOf = (profile: Partial<Profile> | null) =>
  exerciseAllowance(profile && aProfile(profile), day("2026-03-05"), contentCheck);

describe("what a person may do", () => {
  it("is bounded by the missing habit alone where nothing is known of them", () => {
    const { person, limits, allows } = allowanceOf(null);
    expect(person).toEqual({});
    expect(limits).toMatchObject({ maxIntensity: "moderate", limits: [] });
    expect(["walking", "yoga", "boxing", "散步"].filter(allows)).toEqual([
      "walking",
      "yoga",
      "散步",
    ]);
  });

  it.each([
    ["pregnant", "scuba diving", "walking"],
    ["怀孕", "潜水", "散步"],
    ["aortic aneurysm", "boxing", "walking"],
    ["pregnant", "zorbing with lying flat and ice hockey", "zorb"],
  ])("with %s is not %s, but %s", (condition, forbidden, allowed) => {
    const { allows, person } = allowanceOf({ conditions: [condition] });
    expect(person.conditions).toEqual([condition]);
    expect([allows(forbidden), allows(allowed)]).toEqual([false, true]);
  });

  it("is bounded by how hard the catalogue says that something is", () => {
    const { allows, limits } = allowanceOf({ conditions: ["flu"] });
    expect(limits.maxIntensity).toBe("none");
    expect(allows("walking")).toBe(false);
  });
});
