import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, gender: "female", regularExerciser: true };

function boundsOf(input: { profile?: RiskProfile; query?: string; history?: string[] }) {
  const { profile, ...texts } = input;
  const result = assessRisk({ profile: { ...ACTIVE, ...profile }, ...texts }, findNothing);
  const { overallRisk, clearanceScope, recommendedIntensity } = result;
  return { overallRisk, clearanceScope, recommendedIntensity };
}

describe("what the writer says to have now", () => {
  it.each<[string, string]>(
    inBothScripts([
      ["I have the flu, can I go for a run?", "influenza"],
      ["My doctor says I have pneumonia.", "pneumonia"],
      ["I've got a really bad stomach flu", "stomach flu"],
      ["I've tested positive for covid. Is yoga fine?", "covid"],
      ["I am down with bronchitis", "bronchitis"],
      ["I've come down with a high fever", "fever"],
      ["Can I go swimming with tonsillitis?", "tonsillitis"],
      ["我得了流感,可以跑步吗?", "流感"],
      ["我昨天确诊了肺炎", "肺炎"],
      ["我发烧了,想去健身房", "发烧"],
      ["医生说我得了支气管炎", "支气管炎"],
    ]),
  )("%s weighs as much as the entry %s", (query, entry) => {
    const expected = boundsOf({ profile: { conditions: [entry] } });
    expect(expected.recommendedIntensity).toBe("none");
    expect(boundsOf({ query })).toEqual(expected);
    expect(boundsOf({ history: [query] })).toEqual(expected);
  });

  it.each<[string, string]>(
    inBothScripts([
      ["I have a DVT, can I go for a run?", "DVT"],
      ["I have an ICD, can I box?", "ICD"],
      ["I have MS", "MS"],
      ["I had an MI in 2019, may I sprint?", "MI"],
      ["I've had AF since 2020", "AF"],
      ["Which sport goes with my RA?", "RA"],
    ]),
  )("%s weighs as much as the entry %s", (query, entry) => {
    expect(boundsOf({ query })).toEqual(boundsOf({ profile: { conditions: [entry] } }));
  });

  it.each<[string, string]>(
    inBothScripts([
      ["I have racing heart", "racing heart"],
      ["I have confusion", "confusion"],
      ["I have one-sided weakness", "one-sided weakness"],
      ["I have vaginal bleeding", "vaginal bleeding"],
      ["I suddenly have slurred speech", "slurred speech"],
      ["我口齿不清", "口齿不清"],
      ["我意识丧失", "意识丧失"],
      ["我突然右侧无力", "右侧无力"],
      ["我左半身麻木", "左半身麻木"],
    ]),
  )("%s stops as the symptom %s does", (query, entry) => {
    const expected = boundsOf({ profile: { symptoms: [entry] } });
    expect(expected).toMatchObject({
      recommendedIntensity: "none",
      clearanceScope: "stop_and_seek_care",
    });
    expect(boundsOf({ query })).toEqual(expected);
  });

  it.each(
    inBothScripts([
      "Do I have the flu?",
      "If I have a fever, should I rest?",
      "What should I do when I get pneumonia?",
      "I had a fever last month",
      "I used to have bronchitis",
      "I don't have a fever, can I run?",
      "I got the flu shot yesterday",
      "My son has the flu",
      "I have PE today, what should I eat?",
      "I have MS Word open",
      "I have confusion about which plan to choose",
      "I had a stroke of luck",
      "I am fit and healthy",
      "我没有发烧",
      "我怕得流感",
      "我发烧已经好了",
      "我朋友得了流感",
      "我以前得过肺炎",
      "如果我发烧了怎么办",
    ]),
  )("is not had by who writes: %s", (query) => {
    expect(boundsOf({ query }).recommendedIntensity).toBe("vigorous");
  });
});

describe("one fact in any field", () => {
  const FIELDS = ["conditions", "symptoms", "injuries"] as const;

  it.each(
    inBothScripts([
      "surgery two weeks ago",
      "stroke two months ago",
      "operation 10 days ago",
      "手术后两周",
      "两个月前中风",
    ]),
  )("weighs the same: %s", (entry) => {
    const all = FIELDS.map((field) => boundsOf({ profile: { [field]: [entry] } }));
    expect(new Set(all.map((bounds) => JSON.stringify(bounds))).size).toBe(1);
    expect(all[0]).toMatchObject({ overallRisk: "high", recommendedIntensity: "none" });
    expect(boundsOf({ query: `I had a ${entry}` })).toEqual(all[0]);
  });

  it.each(
    inBothScripts(["I smoke", "I still smoke # a day", "I vape", "我抽烟", "我每天抽一包烟"]),
  )("names a smoker: %s", (query) => {
    const codes = assessRisk({ profile: ACTIVE, query }, findNothing).riskFactors;
    expect(codes).toMatchObject([{ code: "smoking" }]);
  });

  it("names none who does not", () => {
    for (const query of ["I don't smoke", "我不抽烟", "smoked salmon before a run"])
      expect(assessRisk({ profile: ACTIVE, query }, findNothing).riskFactors).toEqual([]);
  });
});
