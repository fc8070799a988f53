import { describe, expect, it } from "vitest";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const ACTIVE: RiskProfile = { age: 40, regularExerciser: true };

/** The code of the back problem and what is allowed with it, wherever it was told. */
function told(entry: string, profile: RiskProfile = ACTIVE): string[] {
  const inputs = [
    { profile: { ...profile, conditions: [entry] } },
    { profile: { ...profile, injuries: [entry] } },
    { profile: { ...profile, symptoms: [entry] } },
    { profile, query: entry },
  ];
  const results = inputs.map((input) => {
    const { riskFactors, recommendedIntensity } = assessRisk(input, findNothing);
    const codes = riskFactors.map(({ code }) => code).filter((code) => code.includes("back"));
    return `${codes.join()} ${recommendedIntensity}`;
  });
  return [...new Set(results)];
}

describe("pain in the back", () => {
  it.each(
    inBothScripts([
      "chronic low back pain",
      "nonspecific low back pain",
      "My lower back has hurt for three years",
      "pain in my lower back for 6 months",
      "persistent back ache since 2015",
      "lower back always aching, on and off for ten years",
      "慢性腰痛",
      "腰疼好多年了",
      "腰一直疼，半年多了",
      "腰肌劳损三年了",
      "老毛病，腰痛",
      "下背痛已经三年了",
      "chronic low back pain, no fever, no weight loss",
      "chronic low back pain without fever, night sweats or weight loss",
      "chronic low back pain, never had cancer or a fracture",
      "chronic low back pain, no loss of bladder control, no incontinence",
      "chronic low back pain, no bladder or bowel control problems",
      "chronic low back pain and I cannot wee bit relax",
      "chronic low back pain since the fall semester",
      "chronic low back pain, and I work every night",
      "chronic low back pain, and I run at night",
      "chronic low back pain, so I fell behind with training",
      "慢性腰痛，大小便正常",
      "慢性腰痛，没有发烧，没有消瘦",
      "慢性腰痛，无发热和盗汗，大小便没有异常",
      "慢性腰痛，大小便没有失禁",
    ]),
  )("that lasts bounds nobody: %j", (entry) =>
    expect(told(entry)).toEqual(["chronic_back_pain vigorous"]),
  );

  it.each(
    inBothScripts([
      "low back pain",
      "my back hurts",
      "acute low back pain since yesterday",
      "I hurt my back lifting a box",
      "back pain for 2 weeks",
      "chronic back pain, sudden flare up today",
      "腰痛",
      "腰疼两天了",
      "昨天闪了腰",
      "3个月前扭了腰，现在还疼",
      "急性腰扭伤",
      "腰痛，大小便没问题",
      "back pain, not chronic",
    ]),
  )("that is fresh, or of unknown age, stays limited: %j", (entry) =>
    expect(told(entry)).toEqual(["back_injury moderate"]),
  );

  it.each(
    inBothScripts(["I had back surgery two years ago", "spinal fusion in 2019", "腰椎手术后三年"]),
  )("that was operated on stays limited: %j", (entry) =>
    expect(told(entry)).toEqual(["operated_back moderate"]),
  );

  it.each(
    inBothScripts([
      "chronic back pain with numbness in my left leg",
      "low back pain for years, and it wakes me every night",
      "多年腰痛，最近瘦了很多",
      "chronic low back pain since I fell off a ladder",
      "chronic low back pain after a bad fall",
      "chronic low back pain, hurts more at night",
      "chronic low back pain, I cannot sleep and have night sweats",
      "chronic low back pain, no cancer, but I had an accident",
      "慢性腰痛，睡不好，还盗汗",
      "慢性腰痛，没有外伤，体重下降",
    ]),
  )("with a sign of something else is to be looked at first: %j", (entry) =>
    expect(told(entry)).toEqual(["back_pain_warning_sign light"]),
  );

  it.each(
    inBothScripts([
      "low back pain for years and numbness between my legs",
      "back pain and I lost control of my bladder",
      "腰痛，大小便失禁",
      "腰疼，双腿无力",
      "back pain, no fever, and I cannot pee",
      "back pain with no bladder control",
      "back pain and I cannot feel my bladder",
      "腰痛，大小便都控制不住",
      "腰痛，大小便不正常",
      "腰痛，没有发烧，双腿无力",
      "腰痛，走不了路，双腿无力",
      "腰疼，会阴有点麻",
    ]),
  )("with signs of pressed nerves is an emergency: %j", (entry) =>
    expect(told(entry)).toEqual(["back_pain_emergency none"]),
  );

  it("that lasts is to be looked at in somebody with cancer, and in a child", () => {
    const withCancer = assessRisk(
      { profile: { ...ACTIVE, conditions: ["chronic low back pain", "cancer"] } },
      findNothing,
    );
    expect(withCancer.riskFactors.map(({ code }) => code)).toContain("back_pain_warning_sign");
    expect(told("chronic low back pain", { ...ACTIVE, age: 12 })).toEqual([
      "back_pain_warning_sign light",
    ]);
  });
});

describe("a torn Achilles tendon", () => {
  it.each(
    inBothScripts([
      "achilles rupture",
      "torn achilles tendon",
      "I ruptured my Achilles last month",
      "my achilles tendon snapped",
      "跟腱断裂",
      "上个月跟腱断了",
    ]),
  )("allows nothing until cleared: %j", (entry) => {
    for (const input of [
      { profile: { ...ACTIVE, injuries: [entry] } },
      { profile: { ...ACTIVE, conditions: [entry] } },
      { profile: ACTIVE, query: entry },
    ]) {
      expect(assessRisk(input, findNothing)).toMatchObject({
        recommendedIntensity: "none",
        clearanceScope: "before_any",
        riskFactors: expect.arrayContaining([
          expect.objectContaining({ code: "achilles_rupture" }),
        ]),
      });
    }
  });

  it("is not what an irritated one is", () => {
    const { recommendedIntensity } = assessRisk(
      { profile: { ...ACTIVE, injuries: ["achilles tendinitis"] } },
      findNothing,
    );
    expect(recommendedIntensity).toBe("moderate");
  });
});
