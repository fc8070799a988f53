import { describe, expect, it } from "vitest";
import { recogniseKnowledgeConditions } from "../../src/knowledge/recognise-conditions.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";

describe("a condition", () => {
  it.each(
    inBothScripts([
      ["hypertension", ["hypertension"]],
      ["High Blood Pressure (stage 1)", ["hypertension"]],
      ["type 2 diabetes", ["type_2_diabetes"]],
      ["T1DM", ["type_1_diabetes"]],
      ["diabetes", ["type_2_diabetes"]],
      ["pre-diabetes", ["prediabetes"]],
      ["mild asthma", ["asthma"]],
      ["myocardial infarction", ["heart_disease"]],
      ["I am pregnant", ["pregnancy"]],
      ["anaemia", ["anaemia"]],
      ["anemia", ["anaemia"]],
      ["asthma and high blood pressure", ["hypertension", "asthma"]],
      ["高血压", ["hypertension"]],
      ["高血壓", ["hypertension"]],
      ["2型糖尿病", ["type_2_diabetes"]],
      ["一型糖尿病", ["type_1_diabetes"]],
      ["类风湿性关节炎", ["arthritis"]],
      ["心梗后", ["heart_disease"]],
      ["倍他乐克", ["beta_blocker"]],
      ["怀孕5个月", ["pregnancy"]],
    ]),
  )("is recognised in %j", (text, conditions) => {
    expect(recogniseKnowledgeConditions(read(text))).toEqual(conditions);
  });

  it.each(
    inBothScripts([
      "diabetes insipidus",
      "pulmonary hypertension",
      "heat stroke",
      "breast stroke",
      "sickle cell anemia",
      "kidney stones",
      "Huntington disease",
      "unobtainium fever",
      "lupus",
      "no diabetes",
      "family history of diabetes",
      "肺动脉高压",
      "尿崩症",
      "热射病",
      "没有高血压",
      "糖尿病家族史",
      "肾结石",
      "",
      "😀",
    ]),
  )("is not read into %j", (text) => {
    expect(recogniseKnowledgeConditions(read(text))).toEqual([]);
  });
});
