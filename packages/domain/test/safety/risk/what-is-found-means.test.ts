import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskAssessment } from "../../../src/safety/risk/risk-assessment.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { aCheckThatFinds, findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: true };
const INACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: false };

const check = aCheckThatFinds({
  "2.5 mmol": ["blood_sugar", "critical"],
  "3.5 mmol": ["blood_sugar", "high"],
  "15 mmol": ["blood_sugar", "medium"],
  "6.2 mmol": ["blood_sugar", "low"],
  "lips tingle": ["allergic_reaction", "high"],
  hives: ["allergic_reaction", "medium"],
  period: ["energy_deficiency", "high"],
  "eat too little": ["energy_deficiency", "medium"],
  "hitting me": ["abuse", "critical"],
  "hits me": ["abuse", "high"],
  "with a knife": ["violence", "critical"],
  "punch him": ["violence", "high"],
  "500 kcal": ["extreme_diet", "medium"],
});

const ofQuery = (query: string, profile = ACTIVE) => assessRisk({ profile, query }, check);
const ofHistory = (turn: string, profile = ACTIVE) =>
  assessRisk({ profile, history: [turn] }, check);
const boundsOf = ({ overallRisk, recommendedIntensity, clearanceScope }: RiskAssessment) =>
  `${overallRisk} ${recommendedIntensity} ${clearanceScope}`;
const restrictionsOf = ({ restrictions }: RiskAssessment) => restrictions.map(({ code }) => code);

describe("what the content rules find means for exercise", () => {
  it.each<[string, string, string]>([
    ["blood sugar of 2.5 mmol/L", "critical none stop_and_seek_care", "none stop_and_seek_care"],
    ["blood sugar of 3.5 mmol/L", "high none stop_and_seek_care", "none before_any"],
    ["blood sugar of 15 mmol/L", "medium moderate before_vigorous", "moderate before_vigorous"],
    ["blood sugar of 6.2 mmol/L", "low vigorous none", "moderate none"],
    ["my lips tingle", "high none stop_and_seek_care", "none before_any"],
    ["hives after running", "medium light before_vigorous", "light before_vigorous"],
    ["my period is gone", "high light before_any", "light before_any"],
    ["I eat too little", "medium moderate before_any", "moderate before_any"],
  ])("%s: %s of the active, %s of the inactive", (text, ofActive, ofInactive) => {
    expect(boundsOf(ofQuery(text))).toBe(ofActive);
    expect(boundsOf(ofHistory(text))).toBe(ofActive);
    expect(boundsOf(ofQuery(text, INACTIVE))).toContain(ofInactive);
  });

  it("rests on what is published", () => {
    const { rationale } = ofQuery("blood sugar of 3.5 mmol/L");
    expect(rationale).toContainEqual({
      rule: "blood_sugar",
      source: expect.objectContaining({ organisation: "American Diabetes Association" }),
    });
  });
});

describe("who is hurt or threatened", () => {
  it.each<[string, string[]]>([
    ["he is hitting me now", ["call_emergency", "crisis_support"]],
    ["my partner hits me", ["crisis_support"]],
    ["he stands here with a knife", ["call_emergency", "crisis_support"]],
    ["I want to punch him", ["crisis_support"]],
  ])("is told where help is, and may move: %s", (text, codes) => {
    for (const result of [ofQuery(text), ofHistory(text)]) {
      expect(restrictionsOf(result)).toEqual(codes);
      expect(result).toMatchObject({
        recommendedIntensity: "vigorous",
        clearanceScope: "none",
        medicalClearanceNeeded: false,
      });
      expect(["high", "critical"]).toContain(result.overallRisk);
    }
  });

  it("reads what suits them, in their language", () => {
    const [ofAbuse] = ofQuery("my partner hits me").restrictions;
    expect(ofAbuse?.description).toMatch(/not your fault.*police.*somebody you trust/);
    const [ofThreat] = ofQuery("I want to punch him").restrictions;
    expect(ofThreat?.description).toMatch(/close to hurting somebody, leave/);
    expect(ofQuery("他 hits me 了，我可以跑步吗").restrictions[0]?.description).toMatch(
      /不是你的错.*报警/,
    );
  });

  it("stays bound by what else is the matter", () => {
    const result = ofQuery("my partner hits me", { ...ACTIVE, symptoms: ["chest pain"] });
    expect(result.recommendedIntensity).toBe("none");
    expect(restrictionsOf(result)).toEqual(["crisis_support", "stop_and_seek_care", "no_exercise"]);
  });
});

describe("a sign named beside something else", () => {
  it.each([
    "I fainted and my period is gone",
    "My period is gone. Yesterday I fainted in training",
    "I passed out, I only had 500 kcal",
    "I eat too little and my chest hurts",
  ])("counts as if it were told alone: %s", (text) => {
    expect(ofQuery(text)).toMatchObject({
      recommendedIntensity: "none",
      clearanceScope: "stop_and_seek_care",
    });
  });

  it.each([
    "I never fainted, but my period is gone",
    "My period is gone, what is fainting?",
    "My period is gone. My sister fainted",
  ])("does not count where it is denied, asked about or of another: %s", (text) => {
    expect(ofQuery(text).recommendedIntensity).toBe("light");
  });

  it("is left to the content rules otherwise", () => {
    expect(ofQuery("I fainted").riskFactors).toEqual([]);
  });
});

describe("an entry of the symptoms", () => {
  const ofSymptom = (entry: string) =>
    assessRisk({ profile: { ...ACTIVE, symptoms: [entry] } }, check);

  it.each(["blood sugar of 2.5 mmol/L", "my lips tingle", "blood sugar of 15 mmol/L"])(
    "means what it means in the query: %s",
    (entry) => {
      expect(boundsOf(ofSymptom(entry))).toBe(boundsOf(ofQuery(entry)));
      expect(ofSymptom(entry).riskFactors[0]).toMatchObject({ source: "profile" });
    },
  );

  it("stays what it is known as where that is all it says", () => {
    expect(ofSymptom("hives").riskFactors).toMatchObject([{ code: "hives" }]);
    expect(ofSymptom("Zorbal").riskFactors).toMatchObject([{ code: "unrecognised_symptom" }]);
  });

  it.each(inBothScripts(["ketones and vomiting", "vomiting, high ketones", "酮体高还呕吐"]))(
    "is an emergency in any field: %s",
    (entry) => {
      const ofText = assessRisk({ profile: ACTIVE, query: entry }, findNothing);
      for (const result of [ofSymptom(entry), ofText])
        expect(boundsOf(result)).toBe("critical none stop_and_seek_care");
    },
  );
});

describe("a cold sweat in free text", () => {
  const ofText = (query: string) => assessRisk({ profile: ACTIVE, query }, findNothing);

  it.each(
    inBothScripts([
      "cold sweat and nausea",
      "I have a cold sweat and nausea when I run, can I go on?",
      "After running I break out in a cold sweat",
      "nausea, cold sweats",
      "出冷汗还恶心，可以跑步吗",
      "跑步的时候会出冷汗",
    ]),
  )("stops beside another sign or exercise: %s", (text) => {
    expect(ofText(text)).toMatchObject({
      recommendedIntensity: "none",
      clearanceScope: "stop_and_seek_care",
      riskFactors: [{ code: "cold_sweat" }],
    });
  });

  it.each(
    inBothScripts([
      "I woke up in a cold sweat before my exam",
      "no cold sweat and no nausea",
      "吓出一身冷汗",
    ]),
  )("is none by fear: %s", (text) => {
    expect(ofText(text).riskFactors).toEqual([]);
  });

  it("is no cold", () => {
    expect(ofText("I have a cold, can I run?").riskFactors).toMatchObject([
      { code: "common_cold" },
    ]);
  });
});
