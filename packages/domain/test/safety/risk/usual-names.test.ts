import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { HealthArea } from "../../../src/safety/risk/health-concept.ts";
import { readHealthEntry } from "../../../src/safety/risk/read-health-entry.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

function codesOf(entry: string, area: HealthArea): string[] | string {
  const told = readHealthEntry(read(entry), area);
  return told.kind === "recognised" ? told.concepts.map(({ code }) => code) : told.kind;
}

describe("a medicine as it is sold in Taiwan and Hong Kong", () => {
  it.each<[code: string, names: string[]]>([
    ["painkiller", ["普拿疼", "必理痛", "希乐葆"]],
    ["anticoagulant", ["艾必克凝", "里先安", "可迈丁", "薄血药"]],
    ["beta_blocker", ["康肯"]],
    ["blood_pressure_medicine", ["得安稳", "脉优", "冠达悦"]],
    ["other_glucose_lowering", ["库鲁化", "佳糖维", "恩排糖"]],
    ["inhaler", ["泛得林", "吸必扑"]],
    ["sedative_or_opioid", ["史蒂诺斯", "赞安诺"]],
  ])("is %s", (code, names) => {
    for (const name of inBothScripts(names)) expect(codesOf(name, "medication")).toEqual([code]);
  });
});

describe("a usual short or regional name of a condition", () => {
  it.each<[code: string, names: string[]]>([
    [
      "coronary_artery_disease",
      ["STEMI", "MI 2019", "CABG", "PCI", "冠状动脉疾病", "支架", "心梗"],
    ],
    ["stroke", ["CVA", "cerebral infarction", "TIA", "脑梗", "腔梗", "偏瘫"]],
    ["arrhythmia", ["AF", "PPM", "房颤", "心房纤颤"]],
    ["inherited_arrhythmia", ["LQTS", "ICD", "VF", "布鲁格达"]],
    ["aortic_disease", ["AAA", "马凡氏症", "腹主动脉瘤"]],
    ["heart_failure", ["CHF", "HF", "心脏衰竭"]],
    ["cardiomyopathy", ["HCM", "DCM", "肥心病"]],
    ["blood_clot", ["DVT", "PE", "VTE", "肺动脉栓塞"]],
    ["kidney_disease", ["CKD"]],
    ["kidney_failure", ["洗肾", "ESKD"]],
    ["chronic_lung_disease", ["COPD", "慢阻肺", "ILD"]],
    ["sleep_apnoea", ["OSA", "睡眠窒息症"]],
    ["arthritis", ["RA", "OA", "knee OA", "退化性关节炎"]],
    ["multiple_sclerosis", ["MS"]],
    ["parkinsons", ["PD", "柏金逊症", "巴金森氏症"]],
    ["diabetes_type_1", ["T1D", "IDDM"]],
    ["diabetes_type_2", ["T2DM", "NIDDM"]],
    ["asthma", ["气喘"]],
    ["spinal_disc_disease", ["腰间盘突出", "herniated disk"]],
    ["dementia", ["失智症", "认知症"]],
  ])("names %s", (code, names) => {
    for (const name of inBothScripts(names))
      expect([name, codesOf(name, "condition")]).toEqual([name, expect.arrayContaining([code])]);
  });

  it.each<[string, string]>(
    inBothScripts([
      ["diabetes insipidus", "diabetes_insipidus"],
      ["尿崩症", "diabetes_insipidus"],
      ["brain aneurysm", "cerebral_aneurysm"],
      ["脑动脉瘤", "cerebral_aneurysm"],
      ["heart attack not ruled out", "coronary_artery_disease"],
      ["不能排除心脏病", "heart_disease_unspecified"],
    ]),
  )("is not mistaken for another: %s", (entry, code) => {
    expect(codesOf(entry, "condition")).toEqual([code]);
  });

  it.each(
    inBothScripts([
      "heart attack ruled out",
      "heart attack has been ruled out",
      "ruled out angina",
      "心脏病已排除",
      "已经排除心绞痛",
      "-",
      "--",
      "/",
      "冇",
      "none known",
    ]),
  )("says that there is nothing: %s", (entry) => {
    expect(codesOf(entry, "condition")).toBe("nothing");
  });
});

describe("a brand of a medicine", () => {
  it.each<[code: string, names: string[]]>([
    ["insulin", ["Tresiba", "Levemir", "Apidra", "Toujeo", "Fiasp", "诺和锐", "来得时", "优泌乐"]],
    ["sulfonylurea", ["Diamicron MR 60 mg", "Amaryl", "Daonil", "达美康", "亚莫利"]],
    ["anticoagulant", ["Lixiana", "Marevan", "Sintrom", "Clexane", "艾乐妥", "薄血药", "薄血丸"]],
    ["nitrate", ["Nitrostat", "Imdur", "Isoket", "脷底丸", "耐绞宁"]],
    ["heart_rhythm_medicine", ["Lanoxin", "Cordarone", "Multaq", "隆我心"]],
    ["beta_blocker", ["Nebilet", "Bystolic", "Betaloc", "达利全"]],
  ])("is one of the class %s", (code, names) => {
    for (const name of inBothScripts(names))
      expect([name, codesOf(name, "medication")]).toEqual([name, [code]]);
  });

  it("that nobody knows counts as an unknown condition does", () => {
    const profile = { age: 40, regularExerciser: true } as const;
    const ofMedicine = assessRisk(
      { profile: { ...profile, medications: ["Zorbal"] } },
      findNothing,
    );
    const ofCondition = assessRisk(
      { profile: { ...profile, conditions: ["Zorbal"] } },
      findNothing,
    );
    expect(ofMedicine.riskFactors).toMatchObject([{ code: "unrecognised_medication" }]);
    for (const field of ["overallRisk", "recommendedIntensity", "clearanceScope"] as const)
      expect(ofMedicine[field]).toBe(ofCondition[field]);
    expect(ofMedicine.recommendedIntensity).toBe("moderate");
  });
});
