import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const profile: RiskProfile = { age: 40, gender: "female", regularExerciser: true };

const ofQuery = (query: string) => assessRisk({ profile, query }, findNothing);
const ofHistory = (turn: string) => assessRisk({ profile, history: [turn] }, findNothing);
const ofEntry = (list: "injuries" | "conditions", entry: string) =>
  assessRisk({ profile: { ...profile, [list]: [entry] } }, findNothing);

describe("a broken bone told as what happened", () => {
  it.each(
    inBothScripts([
      "I broke my ankle last week, can I run?",
      "I broke my leg two weeks ago",
      "I broke my left collarbone 3 months ago",
      "I've broken two ribs",
      "I fractured my wrist a month ago",
      "My ankle was broken in a fall last week",
      "I cracked a rib yesterday",
      "I broke my leg when I was 5 km from home",
      "我上周脚踝骨折了，能跑步吗",
      "我两周前摔断了腿",
      "我断了两根肋骨",
    ]),
  )("is one now where it is weeks or months old: %s", (text) => {
    for (const result of [ofQuery(text), ofHistory(text)])
      expect(result).toMatchObject({
        overallRisk: "high",
        recommendedIntensity: "light",
        clearanceScope: "before_any",
        riskFactors: [{ code: "fracture" }],
      });
  });

  it.each(["broke my ankle last week", "broken ankle last week", "fractured my left ankle"])(
    "is the same in each list of a profile: %s",
    (entry) => {
      const told = ofEntry("injuries", entry);
      expect(told.riskFactors.map(({ code }) => code)).toEqual(["fracture"]);
      expect(ofEntry("conditions", entry).limits).toEqual(told.limits);
    },
  );

  it.each(
    inBothScripts([
      "I broke my leg ten years ago",
      "I broke my leg in 2015",
      "I broke my arm as a kid",
      "I once broke my ankle",
      "I nearly broke my ankle yesterday",
      "If I broke my leg, could I still swim?",
      "I have never broken a bone",
      "My brother broke his leg last week",
      "I broke my record last week",
      "I broke my fast, can I run?",
      "I broke my back squat PR last week",
      "I broke my knee brace",
      "I broke back into running last week",
      "I broke my arm when I was 8 years old",
      "How do I avoid breaking my ankle on trails?",
      "十年前骨折过",
      "我差点摔断腿",
    ]),
  )("bounds nobody where it is over, or none: %s", (text) => {
    expect(ofQuery(text)).toMatchObject({
      recommendedIntensity: "vigorous",
      clearanceScope: "none",
    });
  });

  it("is milder of a toe or a finger", () => {
    expect(ofQuery("I broke my toe last week").riskFactors).toMatchObject([
      { code: "ankle_or_foot_injury" },
    ]);
    expect(ofQuery("I broke my little finger").riskFactors).toMatchObject([
      { code: "arm_or_hand_injury" },
    ]);
  });
});

describe("a tear told as what happened", () => {
  it.each<[string, string]>(
    inBothScripts([
      ["I tore my ACL last month", "knee_injury"],
      ["I ruptured my left MCL two weeks ago", "knee_injury"],
      ["my meniscus tore last week", "knee_injury"],
      ["I tore a ligament in my ankle two weeks ago", "ankle_or_foot_injury"],
      ["I tore my hamstring 3 weeks ago", "leg_or_hip_injury"],
      ["I tore my rotator cuff last month", "shoulder_injury"],
      ["I tore a ligament last week", "muscle_or_tendon_injury"],
      ["我上个月前交叉韧带撕裂", "knee_injury"],
      ["我上周韧带断裂", "fresh_tear"],
    ]),
  )("is looked at first where it is recent: %s", (text, code) => {
    for (const result of [ofQuery(text), ofEntry("injuries", text)]) {
      expect(result).toMatchObject({
        recommendedIntensity: "light",
        clearanceScope: "before_any",
      });
      const codes = result.riskFactors.map(({ code: found }) => found);
      expect(codes).toEqual(expect.arrayContaining(["fresh_tear", code]));
    }
  });

  it("bounds as before where its age is not told, and not after years", () => {
    expect(ofQuery("I have a torn ACL").riskFactors).toMatchObject([{ code: "knee_injury" }]);
    expect(ofQuery("My meniscus tear still hurts")).toMatchObject({ clearanceScope: "none" });
    expect(ofQuery("I tore my ACL ten years ago").recommendedIntensity).toBe("vigorous");
    expect(ofQuery("I pulled my hamstring yesterday").riskFactors).toMatchObject([
      { code: "leg_or_hip_injury" },
    ]);
  });
});
