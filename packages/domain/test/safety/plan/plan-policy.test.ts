import { describe, expect, it } from "vitest";
import { planNotes } from "../../../src/safety/plan/plan-notes.ts";
import { type PlannedExercise, planPolicyInSteps } from "../../../src/safety/plan/plan-policy.ts";
import { tooHardText } from "../../../src/safety/policy/policy-texts.ts";
import { finished } from "../../../src/shared/steps.ts";
import type { Profile } from "../../../src/user/profile.ts";
import { aProfile, day } from "../../support/builders.ts";
import { contentCheck } from "../../support/check-content.ts";

const TODAY = day("2026-03-02");

function planned(sportName: string, more: Partial<PlannedExercise> = {}): PlannedExercise {
  return { sportName, exerciseType: "other", targetMet: null, ...more };
}

function policyFor(profile: Partial<Profile> | null) {
  return finished(planPolicyInSteps(profile && aProfile(profile), TODAY, contentCheck));
}

const UNKNOWN = { birth: null, conditions: [], medications: [], activityLevel: null } as const;

describe("what may be planned", () => {
  it.each([
    ["running", "football", "boxing", "scuba diving", "squats"],
    ["跑步", "足球", "拳击", "潜水", "深蹲"],
  ])("is everything, where nothing is known: %s, %s, %s, %s, %s", (...names) => {
    for (const name of names) {
      expect(policyFor(null)(planned(name))).toBeNull();
      expect(policyFor(UNKNOWN)(planned(name, { targetMet: 9 }))).toBeNull();
    }
  });

  it.each([
    ["pregnant", "scuba diving", "walking"],
    ["怀孕", "潜水", "散步"],
    ["torn ACL", "football", "swimming"],
    ["aortic aneurysm", "boxing", "walking"],
  ])("with %s is not %s, but %s", (condition, forbidden, allowed) => {
    const whyNot = policyFor({ ...UNKNOWN, conditions: [condition], activityLevel: "active" });
    expect(whyNot(planned(forbidden))?.reason.en).toMatch(/^(Avoid|Nothing|No) .*\.$/);
    expect(whyNot(planned(forbidden))?.reason["zh-Hans"]).toMatch(/。$/);
    expect(whyNot(planned(allowed))).toBeNull();
  });

  it("is nothing with what has to be looked at first", () => {
    expect(tooHardText("none").en).toMatch(/^(Nothing|No) /);
    expect(tooHardText("none")["zh-Hant"]).toMatch(/。$/);
    const whyNot = policyFor({ ...UNKNOWN, conditions: ["unstable angina"] });
    expect(whyNot(planned("walking"))?.reason).toEqual(tooHardText("none"));
  });

  it("is nothing then, whatever else would forbid it", () => {
    const whyNot = policyFor({ ...UNKNOWN, conditions: ["unstable angina", "pregnant"] });
    expect(whyNot(planned("scuba diving"))?.reason).toEqual(tooHardText("none"));
  });

  it("is judged by its words where the catalogue does not know it", () => {
    const whyNot = policyFor({ ...UNKNOWN, conditions: ["pregnant"] });
    expect(whyNot(planned("zorbing with lying flat and ice hockey"))).not.toBeNull();
    expect(whyNot(planned("zorb", { exerciseType: "zorb", targetMet: 2 }))).toBeNull();
  });

  it("is told by the type where the name says little", () => {
    const whyNot = policyFor({ ...UNKNOWN, conditions: ["pregnant"] });
    expect(whyNot(planned("Saturday"))).toBeNull();
    expect(whyNot(planned("Saturday", { exerciseType: "boxing" }))).not.toBeNull();
  });

  it("is no harder than allowed by its target, however gently it could be done", () => {
    const conditions = ["coronary artery disease"];
    const active = policyFor({ ...UNKNOWN, conditions, activityLevel: "active" });
    expect(active(planned("cycling"))).toBeNull();
    expect(active(planned("cycling", { targetMet: 14 }))?.reason).toEqual(tooHardText("moderate"));
    const inactive = policyFor({ ...UNKNOWN, conditions, activityLevel: "sedentary" });
    expect(inactive(planned("cycling", { targetMet: 2.5 }))).toBeNull();
    expect(inactive(planned("cycling", { targetMet: 5 }))?.reason).toEqual(tooHardText("light"));
    expect(inactive(planned("cycling", { targetMet: 1.2 }))).toBeNull();
    // What only asks for care is not why something is too hard.
    expect(active(planned("weight training", { targetMet: 14 }))?.reason).toEqual(
      tooHardText("moderate"),
    );
    // Not to be used to it is no reason to refuse it.
    const unused = policyFor({ ...UNKNOWN, activityLevel: "sedentary" });
    expect(unused(planned("cycling", { targetMet: 14 }))).toBeNull();
    // In a game others set the pace, whatever somebody means to do.
    expect(inactive(planned("basketball", { targetMet: 2.5 }))).not.toBeNull();
  });
});

describe("the notes about plans", () => {
  it("name twenty exercises, and then say that there are more", () => {
    const breach = policyFor({ ...UNKNOWN, conditions: ["pregnant"] })(planned("boxing"));
    if (breach === null) throw new Error("Boxing is allowed.");
    const notesOf = (count: number) =>
      planNotes(
        Array.from({ length: count }, () => ({ schemeName: "S", sportName: "boxing", breach })),
        "en",
      );
    const named = notesOf(20);
    expect(named).toHaveLength(20);
    const [more, ...none] = notesOf(25).slice(20);
    expect(notesOf(25).slice(0, 20)).toEqual(named);
    expect([more?.code, none]).toEqual([named[0]?.code, []]);
    expect(more?.message).toMatch(/more/i);
    expect(more?.source).not.toBe(named[0]?.source);
  });

  it("name plan and exercise in the language asked for, and where the rule comes from", () => {
    const breach = policyFor({ ...UNKNOWN, conditions: ["pregnant"] })(planned("潜水"));
    if (breach === null) throw new Error("Diving is allowed.");
    const [note] = planNotes([{ schemeName: "夏天", sportName: "潜水", breach }], "zh-Hans");
    expect(note?.message).toMatch(/夏天.*潜水.*怀孕/);
    const [hant] = planNotes([{ schemeName: "夏天", sportName: "潛水", breach }], "zh-Hant");
    expect(hant?.message).toMatch(/夏天.*潛水.*避免.*懷孕/);
    expect(note?.source).toMatch(/Obstetricians.*2020$/);
  });
});
