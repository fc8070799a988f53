import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: true };
const INACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: false };

function assess(further: RiskProfile, person = ACTIVE) {
  return assessRisk({ profile: { ...person, ...further } }, findNothing);
}

function codesOf(further: RiskProfile): string[] {
  return assess(further).riskFactors.map(({ code }) => code);
}

describe("an entry among the symptoms that must stop exercise", () => {
  it.each<[string, string]>(
    inBothScripts([
      ["irregular heartbeat", "palpitations"],
      ["heart skips beats", "palpitations"],
      ["my heart skips a beat", "palpitations"],
      ["skipped beats", "palpitations"],
      ["arrhythmia", "palpitations"],
      ["心律不齐", "palpitations"],
      ["心跳漏了一拍", "palpitations"],
      ["心脏漏跳", "palpitations"],
      ["calf swelling", "calf_swelling"],
      ["one leg swollen", "calf_swelling"],
      ["calf pain and swelling", "calf_swelling"],
      ["swelling in my left calf", "calf_swelling"],
      ["my right leg is very swollen", "calf_swelling"],
      ["左腿肿了", "calf_swelling"],
      ["一条腿肿", "calf_swelling"],
      ["小腿疼痛和肿胀", "calf_swelling"],
      ["waters broke", "waters_broken"],
      ["my water broke", "waters_broken"],
      ["破水了", "waters_broken"],
      ["羊水破了", "waters_broken"],
      ["low blood sugar", "low_blood_sugar"],
      ["低血糖", "low_blood_sugar"],
      ["severe headache", "severe_headache"],
      ["剧烈头痛", "severe_headache"],
      ["头疼得厉害", "severe_headache"],
      ["sudden severe headache", "sudden_severe_headache"],
      ["突然剧烈头痛", "sudden_severe_headache"],
      ["swelling of face and throat", "severe_allergic_reaction"],
      ["throat closing", "severe_allergic_reaction"],
      ["my throat feels tight", "severe_allergic_reaction"],
      ["swollen lips and tongue", "severe_allergic_reaction"],
      ["anaphylaxis", "severe_allergic_reaction"],
      ["脸和喉咙肿", "severe_allergic_reaction"],
      ["喉咙发紧", "severe_allergic_reaction"],
      ["过敏性休克", "severe_allergic_reaction"],
      ["confusion", "confusion"],
      ["confused and disoriented", "confusion"],
      ["意识模糊", "confusion"],
      ["神志不清", "confusion"],
      ["hot dry skin, confused", "heat_stroke_signs"],
      ["hot, dry skin", "heat_stroke_signs"],
      ["heat stroke", "heat_stroke_signs"],
      ["皮肤又热又干", "heat_stroke_signs"],
      ["loss of bladder control and numb saddle area", "cauda_equina_signs"],
      ["numbness between my legs", "cauda_equina_signs"],
      ["大小便失禁", "cauda_equina_signs"],
      ["会阴部麻木", "cauda_equina_signs"],
      ["trouble seeing", "trouble_seeing"],
      ["blurred vision", "trouble_seeing"],
      ["看不清", "trouble_seeing"],
      ["视力模糊", "trouble_seeing"],
      ["trouble speaking", "stroke_signs"],
      ["pain between the shoulder blades", "chest_pain"],
      ["两肩胛骨之间疼", "chest_pain"],
      ["cold sweat", "cold_sweat"],
      ["I break out in a cold sweat", "cold_sweat"],
      ["冷汗", "cold_sweat"],
      ["出冷汗", "cold_sweat"],
      ["seizure", "seizure"],
      ["癫痫发作", "seizure"],
      ["vomiting blood", "vomiting_blood"],
      ["吐血", "vomiting_blood"],
    ]),
  )("%s is %s", (entry, code) => {
    expect(codesOf({ symptoms: [entry] })).toContain(code);
    expect(assess({ symptoms: [entry] })).toMatchObject({
      recommendedIntensity: "none",
      clearanceScope: "stop_and_seek_care",
    });
    expect(assess({ symptoms: [entry] }, INACTIVE).recommendedIntensity).toBe("none");
  });

  it.each(
    inBothScripts(["suicidal thoughts", "thoughts of suicide", "想自杀", "self-harm", "自残"]),
  )("%s is answered with support first", (entry) => {
    const { restrictions, recommendedIntensity } = assess({ symptoms: [entry] });
    expect(restrictions[0]?.code).toBe("crisis_support");
    expect(recommendedIntensity).toBe("none");
  });

  it.each(
    inBothScripts([
      "no confusion",
      "no suicidal thoughts",
      "没有冷汗",
      "小腿抽搐",
      "loss of bladder control when I jump",
    ]),
  )("%s is none of them", (entry) => {
    expect(assess({ symptoms: [entry] })).toMatchObject({
      recommendedIntensity: "vigorous",
      clearanceScope: "none",
    });
  });

  it("is told from an ordinary headache, cold or cramp", () => {
    expect(codesOf({ symptoms: ["headache"] })).toEqual(["headache"]);
    expect(codesOf({ symptoms: ["sore and swollen throat"] })).toEqual(["common_cold"]);
    expect(codesOf({ symptoms: ["喉咙肿痛"] })).toEqual(["common_cold"]);
    expect(codesOf({ symptoms: ["肌肉抽搐"] })).toEqual(["muscle_soreness"]);
    expect(codesOf({ symptoms: ["脚面肿"] })).toEqual(["ankle_swelling"]);
    expect(codesOf({ symptoms: ["累得要死"] })).toEqual(["unrecognised_symptom"]);
    expect(codesOf({ symptoms: ["no period pain"] })).toEqual(["unrecognised_symptom"]);
  });

  it("is read in free text where only what happens now is told so", () => {
    const codesIn = (query: string) =>
      assessRisk({ profile: ACTIVE, query }, findNothing).riskFactors.map(({ code }) => code);
    expect(codesIn("My water just broke")).toContain("waters_broken");
    expect(codesIn("我刚刚破水了")).toContain("waters_broken");
    expect(codesIn("my waters broke early with my first child")).not.toContain("waters_broken");
    expect(codesIn("I am confused about which plan to choose")).toEqual([]);
  });
});

describe("missing periods among the symptoms", () => {
  it.each(
    inBothScripts([
      "amenorrhea",
      "no period for six months",
      "my periods stopped two years ago",
      "haven't had a period in 4 months",
      "missed periods for six months",
      "闭经",
      "半年没来月经",
      "月经停了半年",
    ]),
  )("mean too little energy until cleared: %s", (entry) => {
    expect(codesOf({ symptoms: [entry] })).toEqual(["energy_deficiency"]);
    expect(assess({ symptoms: [entry] })).toMatchObject({
      overallRisk: "high",
      recommendedIntensity: "light",
      clearanceScope: "before_any",
    });
  });

  it.each(inBothScripts(["missed period", "no period for two months", "月经推迟"]))(
    "bound less for a month or two: %s",
    (entry) => {
      expect(assess({ symptoms: [entry] })).toMatchObject({
        recommendedIntensity: "moderate",
        clearanceScope: "before_any",
      });
    },
  );

  it("are no menopause, and over once they are said to be", () => {
    expect(codesOf({ symptoms: ["menopause"] })).toEqual(["womens_health"]);
    expect(codesOf({ symptoms: ["amenorrhea, fully recovered"] })).toEqual(["healed_problem"]);
    expect(codesOf({ conditions: ["female athlete triad"] })).toEqual(["energy_deficiency"]);
  });
});
