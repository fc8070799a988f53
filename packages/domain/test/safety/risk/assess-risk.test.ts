import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import {
  bodyMassIndexOf,
  type RiskProfile,
  riskProfileOf,
} from "../../../src/safety/risk/risk-profile.ts";
import { aProfile, day } from "../../support/builders.ts";
import { aCheckThatFinds, findNothing } from "./a-content-check.ts";

function assess(profile: RiskProfile, query = "") {
  return assessRisk({ profile, query }, findNothing);
}

function codesOf(profile: RiskProfile): string[] {
  return assess(profile).riskFactors.map(({ code }) => code);
}

const FIT: RiskProfile = {
  age: 30,
  gender: "male",
  regularExerciser: true,
  desiredIntensity: "vigorous",
};

describe("risk factors of a profile", () => {
  it("finds none in somebody young, fit and well", () => {
    expect(assess(FIT)).toMatchObject({
      overallRisk: "low",
      riskFactors: [],
      restrictions: [],
      clearanceScope: "none",
      recommendedIntensity: "vigorous",
      cardiovascularRiskFactorCount: 0,
    });
  });

  it.each<[RiskProfile, string]>([
    [{ age: 8 }, "child"],
    [{ age: 15 }, "minor"],
    [{ age: 70 }, "older_adult"],
    [{ age: 119 }, "advanced_age"],
    [{ age: 45, gender: "male" }, "cardiovascular_age"],
    [{ age: 55, gender: "female" }, "cardiovascular_age"],
    [{ smoker: true }, "smoking"],
    [{ familyHistoryOfCardiovascularDisease: true }, "family_history_cvd"],
    [{ activityLevel: "sedentary" }, "physical_inactivity"],
    [{ pregnant: true }, "pregnancy"],
    [{ systolicBloodPressure: 85 }, "low_blood_pressure"],
    [{ systolicBloodPressure: 70 }, "very_low_blood_pressure"],
    [{ systolicBloodPressure: 135 }, "raised_blood_pressure"],
    [{ diastolicBloodPressure: 85 }, "raised_blood_pressure"],
    [{ systolicBloodPressure: 165 }, "high_blood_pressure"],
    [{ diastolicBloodPressure: 105 }, "high_blood_pressure"],
    [{ systolicBloodPressure: 180 }, "severe_blood_pressure"],
    [{ diastolicBloodPressure: 110 }, "severe_blood_pressure"],
    [{ restingHeartRateBpm: 35 }, "very_slow_resting_heart_rate"],
    [{ restingHeartRateBpm: 105 }, "fast_resting_heart_rate"],
    [{ restingHeartRateBpm: 130 }, "very_fast_resting_heart_rate"],
    [{ age: 30, heightCm: 180, weightKg: 55 }, "underweight"],
    [{ age: 30, heightCm: 180, weightKg: 50 }, "severe_underweight"],
    [{ heightCm: 200, weightKg: 30 }, "extreme_underweight"],
    [{ age: 30, heightCm: 170, weightKg: 90 }, "obesity"],
    [{ age: 30, heightCm: 170, weightKg: 105 }, "obesity_class_2"],
    [{ heightCm: 170, weightKg: 120 }, "severe_obesity"],
    [{ heightCm: 170, weightKg: 231 }, "extreme_obesity"],
    [{ conditions: ["Zorblax"] }, "unrecognised_condition"],
    [{ symptoms: ["Zorblax"] }, "unrecognised_symptom"],
    [{ medications: ["Zorblax"] }, "unrecognised_medication"],
    [{ injuries: ["Zorblax"] }, "unrecognised_injury"],
  ])("finds in %o the factor %s", (profile, code) => {
    expect(codesOf(profile)).toContain(code);
  });

  it.each<[number, number, string, readonly string[]]>([
    [200, 119.8, "29.95, told as 30", ["obesity"]],
    [200, 119.7, "29.925, told as 29.9", []],
    [200, 73.8, "18.45, told as 18.5", []],
    [200, 73.7, "18.425, told as 18.4", ["underweight"]],
    [200, 139.8, "34.95, told as 35", ["obesity_class_2"]],
    [160, 76.8, "30", ["obesity"]],
  ])("puts %d cm and %d kg into the class of the index as it is told: %s", (...row) => {
    const [heightCm, weightKg, , codes] = row;
    const found = codesOf({ age: 30, heightCm, weightKg });
    expect(found.filter((code) => /obesity|weight/u.test(code))).toEqual(codes);
  });

  it("does not apply adult classes of body mass to children", () => {
    expect(codesOf({ age: 6, heightCm: 115, weightKg: 18 })).toEqual(["child"]);
  });

  it.each<[RiskProfile, string, string]>([
    [{ systolicBloodPressure: 185, diastolicBloodPressure: 100 }, "none", "before_any"],
    [{ systolicBloodPressure: 165, diastolicBloodPressure: 95 }, "moderate", "before_vigorous"],
    [{ systolicBloodPressure: 140, diastolicBloodPressure: 85 }, "vigorous", "none"],
    [{ restingHeartRateBpm: 130 }, "none", "before_any"],
    [{ conditions: ["flu"] }, "none", "before_any"],
    [{ conditions: ["感冒"] }, "light", "none"],
    [{ pregnant: true }, "moderate", "before_vigorous"],
    [{ conditions: ["placenta praevia"] }, "none", "before_any"],
    [{ symptoms: ["vaginal bleeding"] }, "none", "stop_and_seek_care"],
    [{ conditions: ["anorexia"] }, "light", "before_any"],
    [{ conditions: ["concussion"] }, "none", "before_any"],
    [{ conditions: ["hypertrophic cardiomyopathy"] }, "light", "before_any"],
    [{ injuries: ["stress fracture"] }, "light", "before_any"],
    [{ injuries: ["arm in a cast"] }, "light", "before_any"],
    [{ injuries: ["左腿打着石膏"] }, "light", "before_any"],
    [{ injuries: ["knee"] }, "moderate", "none"],
    [{ medications: ["chemotherapy"] }, "light", "before_any"],
    [{ heightCm: 170, weightKg: 231 }, "light", "before_any"],
    [{ conditions: ["Zorblax"] }, "moderate", "before_vigorous"],
  ])("allows a fit person with %o at most %s, clearance %s", (further, intensity, clearance) => {
    expect(assess({ ...FIT, ...further })).toMatchObject({
      recommendedIntensity: intensity,
      clearanceScope: clearance,
    });
  });

  it("takes insulin and nitrates for a known disease", () => {
    expect(assess({ regularExerciser: true, medications: ["insulin"] }).branch).toContain(
      ".disease.",
    );
    expect(assess({ regularExerciser: true, medications: ["硝酸甘油"] }).branch).toContain(
      ".disease.",
    );
  });

  it("counts each kind of cardiovascular risk once, and several as one factor more", () => {
    const result = assess({
      ...FIT,
      age: 50,
      smoker: true,
      conditions: ["smoker", "hypertension", "high cholesterol"],
      systolicBloodPressure: 150,
      medications: ["lisinopril"],
    });
    expect(result.cardiovascularRiskFactorCount).toBe(4);
    expect(result.riskFactors).toContainEqual(
      expect.objectContaining({
        code: "multiple_cvd_risk_factors",
        severity: "medium",
        evidence: "4 cardiovascular risk factors",
      }),
    );
  });

  it("never repeats what was written", () => {
    const secret = "my secret illness of the blorp";
    const result = assessRisk(
      {
        profile: { conditions: [secret], symptoms: [secret] },
        query: `${secret} and I have diabetes`,
        history: [secret],
      },
      findNothing,
    );
    expect(JSON.stringify(result)).not.toContain("secret");
    expect(JSON.stringify(result)).not.toContain("blorp");
    expect(result.riskFactors).toContainEqual(
      expect.objectContaining({ code: "unrecognised_condition", evidence: "conditions[0]" }),
    );
  });

  it("names what was not told", () => {
    expect(assess({}).missingInputs).toEqual([
      "age",
      "gender",
      "heightCm",
      "weightKg",
      "restingHeartRateBpm",
      "systolicBloodPressure",
      "diastolicBloodPressure",
      "conditions",
      "symptoms",
      "medications",
      "injuries",
      "smoker",
      "desiredIntensity",
      "familyHistoryOfCardiovascularDisease",
      "pregnant",
      "regularExerciser",
    ]);
    expect(assess({ gender: "male" }).missingInputs).not.toContain("pregnant");
    expect(assess({ activityLevel: "light" }).missingInputs).not.toContain("regularExerciser");
  });

  it("gives each rule with its source", () => {
    const { rationale } = assess({ conditions: ["diabetes"] });
    expect(rationale[0]?.source).toMatchObject({ kind: "publication", year: 2015 });
    expect(rationale.map(({ rule }) => rule)).toContain("diabetes");
  });
});

describe("profiles that contradict themselves", () => {
  it("takes the more cautious of two statements about activity, and names it", () => {
    const result = assess({ regularExerciser: true, activityLevel: "sedentary" });
    expect(result.branch).toContain("inactive.");
    expect(result.riskFactors.map(({ code }) => code)).toContain("contradictory_activity");
    const withSymptom = assess({
      regularExerciser: true,
      activityLevel: "sedentary",
      symptoms: ["chest pain"],
    });
    expect(withSymptom.clearanceScope).toBe("stop_and_seek_care");
  });

  it.each<[RiskProfile, string]>([
    [{ pregnant: false, conditions: ["pregnant"] }, "contradictory_pregnancy"],
    [{ pregnant: true, gender: "male" }, "contradictory_pregnancy"],
    [{ smoker: false, conditions: ["smoker"] }, "contradictory_smoking"],
    [{ systolicBloodPressure: 80, diastolicBloodPressure: 120 }, "contradictory_blood_pressure"],
    [{ heightCm: 272, weightKg: 10 }, "implausible_body_measures"],
  ])("names the contradiction in %o", (profile, code) => {
    expect(codesOf(profile)).toContain(code);
  });

  it("assumes pregnancy when it is both told and denied", () => {
    expect(assess({ ...FIT, pregnant: false, conditions: ["怀孕"] }).limits.limits).toContain(
      "pregnancy",
    );
  });
});

describe("what is written in the query and the dialogue", () => {
  const check = aCheckThatFinds({
    "chest hurts": ["cardiac_symptom", "high"],
    "cannot breathe": ["medical_emergency", "critical"],
    "end my life": ["self_harm", "critical"],
    "a bit dizzy once": ["neurological_symptom", "low"],
    "you idiot": ["harassment", "high"],
    "three meals a week": ["extreme_diet", "medium"],
  });

  it("takes a symptom that the content rules find for one of the algorithm", () => {
    const result = assessRisk({ profile: FIT, query: "my chest hurts when I run" }, check);
    expect(result).toMatchObject({
      branch: "active.no_disease.symptoms.vigorous",
      clearanceScope: "stop_and_seek_care",
      recommendedIntensity: "none",
      overallRisk: "high",
    });
    expect(result.riskFactors[0]).toMatchObject({ code: "cardiac_symptom", source: "query" });
  });

  it.each(["I cannot breathe", "I want to end my life"])("stops at an emergency: %s", (query) => {
    expect(assessRisk({ profile: {}, query }, check)).toMatchObject({
      overallRisk: "critical",
      clearanceScope: "stop_and_seek_care",
      recommendedIntensity: "none",
    });
  });

  it("takes a finding of low level for a factor, not for a symptom", () => {
    const result = assessRisk({ profile: FIT, query: "a bit dizzy once" }, check);
    expect(result.branch).toBe("active.no_disease.no_symptoms.vigorous");
    expect(result.riskFactors).toHaveLength(1);
  });

  it("ignores findings that say nothing of exercise", () => {
    expect(assessRisk({ profile: FIT, query: "you idiot" }, check).riskFactors).toEqual([]);
  });

  it("reads texts and turns of the user, and not those of others", () => {
    const assessWith = (history: Parameters<typeof assessRisk>[0]["history"]) =>
      assessRisk({ profile: FIT, history }, check).riskFactors.map(({ code, source }) => [
        code,
        source,
      ]);
    expect(assessWith(["my chest hurts"])).toEqual([["cardiac_symptom", "history"]]);
    expect(assessWith([{ role: "User", content: "my chest hurts" }])).toEqual([
      ["cardiac_symptom", "history"],
    ]);
    expect(assessWith([{ role: "assistant", content: "my chest hurts" }])).toEqual([]);
    expect(assessWith([{ role: "system", content: "I have diabetes" }])).toEqual([]);
    expect(assessWith(["I have diabetes"])).toEqual([["diabetes", "history"]]);
  });

  it("answers in the language of the query, else in English", () => {
    const profile = { conditions: ["糖尿病"] };
    expect(assess(profile, "我可以跑步吗").riskFactors[0]?.label).toBe("糖尿病");
    expect(assess(profile).riskFactors[0]?.label).toBe("Diabetes");
    expect(assess(profile, "我可以跑步吗").disclaimer).toMatch(/不是医学诊断/);
  });

  it("lets a failure of the content rules through", () => {
    const broken = () => {
      throw new Error("broken");
    };
    expect(() => assessRisk({ profile: {}, query: "hi" }, broken)).toThrow("broken");
  });

  it("reads 500 long turns", () => {
    const history = Array.from(
      { length: 500 },
      (_, turn) => `turn ${turn} ${"I have no diabetes. ".repeat(25)}`,
    );
    expect(assessRisk({ profile: FIT, history }, findNothing).riskFactors).toEqual([]);
  });
});

describe("findings of the content rules, by their weight", () => {
  const check = aCheckThatFinds({
    bleeding: ["pregnancy", "high"],
    weeks: ["pregnancy", "low"],
    "cannot breathe": ["breathing_difficulty", "critical"],
    "end my life": ["self_harm", "critical"],
    "39 fever": ["exercising_ill", "medium"],
    "no insulin": ["medication_change", "high"],
  });
  const assessQuery = (query: string, profile: RiskProfile = FIT) =>
    assessRisk({ profile, query }, check);

  it("stops at a warning sign in pregnancy as it does for the symptom in the profile", () => {
    const result = assessQuery("20 weeks and bleeding", {
      ...FIT,
      gender: "female",
      pregnant: true,
    });
    expect(result).toMatchObject({
      overallRisk: "high",
      clearanceScope: "stop_and_seek_care",
      recommendedIntensity: "none",
    });
    expect(result.riskFactors.map(({ code }) => code)).toEqual([
      "pregnancy_warning_sign",
      "pregnancy",
    ]);
    expect(result.riskFactors[1]?.evidence).toMatch(/pregnant.*; in the query/);
  });

  it.each<RiskProfile>([{}, { age: 60 }, FIT])("stops %o at an emergency", (profile) => {
    const result = assessQuery("cannot breathe", profile);
    expect(result).toMatchObject({ clearanceScope: "stop_and_seek_care", overallRisk: "critical" });
    expect(result.restrictions[0]?.code).toBe("call_emergency");
    expect(result.restrictions.map(({ code }) => code)).not.toContain("clearance_before_any");
  });

  it("answers thoughts of self-harm with comfort and a crisis line first", () => {
    const [first] = assessQuery("end my life").restrictions;
    expect(first).toMatchObject({ code: "crisis_support" });
    expect(first?.description).toMatch(/not have to bear this alone.*crisis line/);
    expect(assessQuery("我想 end my life").restrictions[0]?.description).toMatch(
      /当地心理援助热线/,
    );
  });

  it("asks for clearance wherever it allows no exercise, and weighs the cause as high", () => {
    const result = assessQuery("39 fever");
    expect(result).toMatchObject({ medicalClearanceNeeded: true, clearanceScope: "before_any" });
    expect(result.riskFactors[0]).toMatchObject({ code: "exercising_ill", severity: "high" });
    expect(assessQuery("", { ...FIT, symptoms: ["fever"] }).medicalClearanceNeeded).toBe(true);
  });

  it("is never milder than a finding of the content rules that is about the body", () => {
    expect(assessQuery("no insulin")).toMatchObject({
      overallRisk: "high",
      clearanceScope: "before_any",
    });
  });
});

describe("how factors are told", () => {
  it.each<[RiskProfile, string[]]>([
    [{ systolicBloodPressure: 220, diastolicBloodPressure: 125 }, ["severe_blood_pressure"]],
    [{ systolicBloodPressure: 220, diastolicBloodPressure: 85 }, ["severe_blood_pressure"]],
    [{ systolicBloodPressure: 75, diastolicBloodPressure: 45 }, ["very_low_blood_pressure"]],
    [{ pregnant: true, conditions: ["pregnant"] }, ["pregnancy"]],
    [{ age: 30, heightCm: 170, weightKg: 31 }, ["extreme_underweight"]],
  ])("tells for %o each factor once", (profile, codes) => {
    expect(codesOf(profile)).toEqual(codes);
  });

  it("says in the evidence where and as what it was recognised, in the language of the answer", () => {
    const profile: RiskProfile = { conditions: ["none", "2型糖尿病"] };
    expect(assess(profile).riskFactors[0]?.evidence).toBe(
      "conditions[1], recognised as diabetes_type_2",
    );
    const inChinese = assess(
      { ...profile, smoker: true, activityLevel: "sedentary" },
      "我能跑步吗",
    );
    expect(inChinese.riskFactors.map(({ evidence }) => evidence)).toEqual(
      expect.arrayContaining(["conditions[1] 识别为 diabetes_type_2", "3 项心血管危险因素"]),
    );
  });

  it("allows nothing at a very low blood pressure, and light exercise at most with kidney failure", () => {
    expect(assess({ ...FIT, systolicBloodPressure: 75 }).recommendedIntensity).toBe("none");
    expect(assess({ ...FIT, systolicBloodPressure: 85 }).recommendedIntensity).toBe("moderate");
    expect(assess({ ...FIT, conditions: ["kidney failure on dialysis"] })).toMatchObject({
      recommendedIntensity: "light",
      clearanceScope: "before_any",
    });
  });
});

describe("children", () => {
  it("may play hard without a habit of exercise", () => {
    expect(assess({ age: 5 }).recommendedIntensity).toBe("vigorous");
    expect(assess({ age: 5, conditions: ["asthma", "diabetes"] }).recommendedIntensity).toBe(
      "light",
    );
  });

  it("are not asked about smoking and about adult risk factors", () => {
    expect(assess({ age: 5 }).missingInputs).not.toContain("smoker");
    expect(assess({ age: 5 }).missingInputs).not.toContain("familyHistoryOfCardiovascularDisease");
    expect(assess({ age: 15 }).missingInputs).toContain("smoker");
  });

  it.each<[RiskProfile, string]>([
    [{ age: 5, heightCm: 190 }, "contradictory_body_for_age"],
    [{ age: 5, weightKg: 90 }, "contradictory_body_for_age"],
    [{ age: 5, pregnant: true }, "contradictory_pregnancy_age"],
    [{ age: 70, pregnant: true }, "contradictory_pregnancy_age"],
  ])("and others whose facts do not fit their age are named: %o", (profile, code) => {
    expect(codesOf(profile)).toContain(code);
  });

  it.each<RiskProfile>([
    { age: 5, heightCm: 125, weightKg: 30 },
    { age: 12, heightCm: 180, weightKg: 90 },
    { age: 16, pregnant: true },
    { age: 45, pregnant: true },
  ])("are not doubted when they are only tall, heavy or young: %o", (profile) => {
    expect(codesOf(profile).join()).not.toContain("contradictory");
  });
});

describe("what is read of somebody", () => {
  it("is read with what is known of them, and what they said before with their age and pregnancy alone", () => {
    const contexts: unknown[] = [];
    const known = { age: 30, pregnant: true };
    const lists = { conditions: ["asthma"], medications: ["insulin"], injuries: ["knee"] };
    const history = [{ role: "user", content: "I swam." }];
    assessRisk(
      { profile: { ...known, ...lists }, query: "May I run?", history },
      (text, context) => {
        contexts.push([text.source, context]);
        return findNothing(text, context);
      },
    );
    expect(contexts).toEqual([
      ["May I run?", { ...known, ...lists }],
      ["I swam.", known],
    ]);
  });

  it("is asked for where it could matter: of pregnancy from 10 to 60 years, of smoking from 13", () => {
    const missing = (profile: RiskProfile) => assess(profile).missingInputs;
    const ages = [9, 10, 60, 61];
    expect(ages.filter((age) => missing({ age }).includes("pregnant"))).toEqual([10, 60]);
    expect([12, 13].filter((age) => missing({ age }).includes("smoker"))).toEqual([13]);
  });

  it("says whether their habit alone bounds them", () => {
    const isByHabit = (profile: RiskProfile) => assess(profile).limits.isBoundByHabitAlone;
    const idle: RiskProfile = { age: 40, gender: "female", regularExerciser: false };
    expect(isByHabit(idle)).toBe(true);
    expect(isByHabit({ ...idle, conditions: ["type 2 diabetes"] })).toBe(false);
    expect(isByHabit({ ...idle, symptoms: ["chest pain"] })).toBe(false);
    expect(isByHabit({ ...idle, injuries: ["knee"] })).toBe(false);
  });

  it("says of a factor of their profile that it is of their profile", () => {
    const { riskFactors } = assess({ activityLevel: "sedentary", pregnant: true });
    expect(riskFactors.map(({ code, source }) => [code, source])).toEqual(
      expect.arrayContaining([
        ["physical_inactivity", "profile"],
        ["pregnancy", "profile"],
      ]),
    );
  });

  it("is of a stored profile what that tells, with what is added to it", () => {
    const profile = aProfile({
      heightCm: 170,
      weightKg: 65,
      conditions: ["asthma"],
      medications: ["insulin"],
    });
    expect(riskProfileOf(profile, day("2026-03-04"), { conditions: ["flu"] })).toMatchObject({
      heightCm: 170,
      weightKg: 65,
      conditions: ["asthma", "flu"],
      medications: ["insulin"],
    });
    expect(bodyMassIndexOf({ heightCm: 170 })).toBeUndefined();
    expect(bodyMassIndexOf({ weightKg: 65 })).toBeUndefined();
  });
});
