import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { conceptsInText } from "../../../src/safety/risk/recognise-concepts.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: true };

function assess(further: RiskProfile, query = "") {
  return assessRisk({ profile: { ...ACTIVE, ...further }, query }, findNothing);
}

function boundsOf(further: RiskProfile) {
  const { recommendedIntensity, clearanceScope, overallRisk } = assess(further);
  return { recommendedIntensity, clearanceScope, overallRisk };
}

describe("a label", () => {
  it.each<[keyof RiskProfile & ("conditions" | "symptoms"), string, string, string]>([
    ["conditions", "ADHD", "attention_disorder", "ADHD"],
    ["conditions", "autism", "autism", "Autism"],
    ["conditions", "schizophrenia", "mental_health_condition", "Mental health condition"],
    ["conditions", "bipolar disorder", "mental_health_condition", "Mental health condition"],
    ["conditions", "insomnia", "sleep_problem", "Sleep problem"],
    ["conditions", "depression", "depression_or_anxiety", "Depression or anxiety"],
    ["conditions", "scoliosis", "spinal_curvature", "Curvature of the spine"],
    ["conditions", "sciatica", "sciatica", "Sciatica"],
    ["conditions", "eczema", "skin_condition", "Skin condition"],
    ["conditions", "psoriasis", "skin_condition", "Skin condition"],
    ["conditions", "hay fever", "allergy", "Allergy"],
    ["conditions", "seizures", "seizure", "Seizure"],
    ["conditions", "epilepsy", "epilepsy", "Epilepsy"],
    ["conditions", "high blood sugar", "high_blood_sugar", "High blood sugar"],
    ["conditions", "anaphylaxis", "anaphylaxis", "Severe allergic reaction"],
    ["symptoms", "seizure", "seizure", "Seizure"],
    ["symptoms", "vomiting blood", "vomiting_blood", "Vomiting blood"],
    ["symptoms", "coughing blood", "coughing_blood", "Coughing up blood"],
    ["symptoms", "hives", "hives", "Hives"],
  ])("says of %s %s no more than was said", (list, entry, code, label) => {
    expect(assess({ [list]: [entry] }).riskFactors).toMatchObject([{ code, label }]);
  });

  it.each<[string, string]>([
    ["多动症", "注意缺陷多动障碍"],
    ["自闭症", "孤独症（自闭症）"],
    ["精神分裂症", "精神心理疾病"],
    ["失眠", "睡眠问题"],
    ["脊柱侧弯", "脊柱侧弯"],
    ["湿疹", "皮肤疾病"],
    ["抽搐", "抽搐发作"],
  ])("says so in Chinese too: %s", (entry, label) => {
    expect(assess({ conditions: [entry] }, "我可以跑步吗").riskFactors).toMatchObject([{ label }]);
  });
});

describe("a comma", () => {
  const codesIn = (text: string) => conceptsInText(read(text)).map(({ code }) => code);

  it("parts what stands on both sides of it", () => {
    expect(codesIn("ketones and vomiting, blood sugar 20")).not.toContain("vomiting_blood");
    expect(assess({ symptoms: ["vomiting, blood sugar 20"] }).riskFactors).toMatchObject([
      { code: "acute_illness" },
    ]);
    expect(codesIn("I am vomiting blood")).toContain("vomiting_blood");
  });

  it("does not part the name of a disease", () => {
    expect(assess({ conditions: ["diabetes, type 2"] }).riskFactors).toMatchObject([
      { code: "diabetes_type_2" },
    ]);
  });
});

describe("equal facts", () => {
  it.each([
    "tamoxifen",
    "letrozole 2.5 mg",
    "anastrozole",
    "exemestane",
    "aromatase inhibitor",
    ...inBothScripts(["他莫昔芬", "来曲唑", "阿那曲唑", "依西美坦"]),
  ])("bound who takes %s as the cancer itself does, and chemotherapy more", (medicine) => {
    expect(boundsOf({ medications: [medicine] })).toEqual(
      boundsOf({ conditions: ["breast cancer"] }),
    );
    expect(boundsOf({ conditions: ["breast cancer"], medications: [medicine] })).toEqual(
      boundsOf({ conditions: ["breast cancer"] }),
    );
    expect(boundsOf({ medications: ["chemotherapy"] }).recommendedIntensity).toBe("light");
  });

  it.each([
    "liver transplant",
    "kidney transplant",
    "lung transplant",
    "organ transplant",
    "transplanted liver",
    ...inBothScripts(["肝移植", "肾移植", "心脏移植", "肺移植", "换过肾"]),
  ])("bound whoever has a %s as after one of the heart, active or not", (entry) => {
    const [conditions, ofHeart] = [[entry], ["heart transplant"]];
    expect(boundsOf({ conditions })).toEqual(boundsOf({ conditions: ofHeart }));
    expect(boundsOf({ conditions })).toMatchObject({
      recommendedIntensity: "moderate",
      clearanceScope: "before_vigorous",
    });
    expect(boundsOf({ conditions, regularExerciser: false })).toEqual({
      overallRisk: "high",
      recommendedIntensity: "light",
      clearanceScope: "before_any",
    });
    expect(assess({ conditions }).rationale).toContainEqual(
      expect.objectContaining({
        rule: "organ_transplant",
        source: expect.objectContaining({ kind: "publication", year: 2019 }),
      }),
    );
  });

  it("stop whose organ is weeks old, whichever it is", () => {
    for (const organ of ["liver", "kidney", "heart", "lung"])
      expect(boundsOf({ conditions: [`${organ} transplant 3 weeks ago`] })).toMatchObject({
        recommendedIntensity: "none",
        clearanceScope: "before_any",
      });
  });
});
