import { describe, expect, it } from "vitest";
import type { CheckContent } from "../../../src/safety/content-check.ts";
import { recommendExercise } from "../../../src/safety/recommendation/recommend-exercise.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { CATEGORY_ID_BY_HEADING_CODE } from "../../../src/sport/met/met-category.ts";
import { aCheckThatFinds, findNothing } from "../risk/a-content-check.ts";

const FIT: RiskProfile = {
  age: 30,
  gender: "female",
  regularExerciser: true,
  desiredIntensity: "vigorous",
};

function recommend(profile: RiskProfile, exerciseType: string) {
  return recommendExercise({ profile, exerciseType }, findNothing);
}

describe("a recommendation", () => {
  it("gives a fit adult the weekly amounts of WHO 2020", () => {
    expect(recommend(FIT, "running")).toMatchObject({
      suitability: "recommended",
      activity: { code: "12150", met: 8, categoryId: "running" },
      intensity: { level: "vigorous", perceivedExertion: { min: 14, max: 17 } },
      durationMinutes: { min: 25, max: 50 },
      sessionsPerWeek: { min: 2, max: 3 },
      alternatives: [],
    });
    expect(recommend(FIT, "brisk walking")).toMatchObject({
      intensity: { level: "moderate", perceivedExertion: { min: 12, max: 13 } },
      durationMinutes: { min: 30, max: 60 },
      sessionsPerWeek: { min: 3, max: 5 },
    });
  });

  it("lets a beginner run gently and for a short time", () => {
    expect(recommend({ age: 30 }, "running")).toMatchObject({
      suitability: "with_caution",
      intensity: { level: "moderate" },
      durationMinutes: { min: 10, max: 30 },
    });
  });

  it("gives the young 60 minutes a day", () => {
    expect(recommend({ age: 12, regularExerciser: true }, "brisk walking")).toMatchObject({
      durationMinutes: { max: 60 },
      sessionsPerWeek: { min: 5, max: 7 },
    });
  });

  it("uses the table for the age", () => {
    expect(recommend({ ...FIT, age: 66 }, "walking").activity?.edition).toBe("older-adult-2024");
    expect(recommend({ ...FIT, age: 66 }, "walking").precautions.join(" ")).toContain("balance");
  });

  describe("the pulse", () => {
    it("is a share of the reserve when the pulse at rest is known", () => {
      // Maximum 208 - 0.7 x 30 = 187; reserve 127; 60 + 40 % and 60 + 59 % of it.
      expect(
        recommend({ ...FIT, restingHeartRateBpm: 60 }, "brisk walking").intensity.heartRate,
      ).toEqual({
        min: 111,
        max: 135,
        formula: expect.stringContaining("heart-rate reserve"),
      });
    });

    it("is a share of the maximum otherwise", () => {
      expect(recommend(FIT, "brisk walking").intensity.heartRate).toEqual({
        min: 120,
        max: 142,
        formula: expect.stringContaining("208 - 0.7 x age"),
      });
    });

    it.each<[string, RiskProfile]>([
      ["without an age", { regularExerciser: true }],
      ["on a beta-blocker", { ...FIT, medications: ["metoprolol"] }],
      ["on a medicine that is not known", { ...FIT, medications: ["Zorblax"] }],
      ["with an irregular rhythm", { ...FIT, conditions: ["atrial fibrillation"] }],
      ["in pregnancy", { ...FIT, pregnant: true }],
      [
        "when the pulse at rest leaves no room",
        { age: 120, restingHeartRateBpm: 118, regularExerciser: true },
      ],
    ])("is not given %s; the effort that is felt is", (_why, profile) => {
      const { intensity } = recommend(profile, "brisk walking");
      expect(intensity.heartRate).toBeNull();
      expect(intensity.perceivedExertion.min).toBeGreaterThanOrEqual(9);
    });
  });

  it.each<[string, RiskProfile, string, readonly [number, number, number, number]]>([
    ["a fit adult", FIT, "jogging", [25, 50, 2, 3]],
    ["the young", { age: 12, regularExerciser: true }, "jogging", [20, 60, 3, 5]],
    ["a beginner", { age: 30 }, "brisk walking", [10, 30, 3, 5]],
    ["in pregnancy", { ...FIT, pregnant: true }, "brisk walking", [20, 40, 3, 7]],
    ["of strength", FIT, "weight lifting, vigorous", [20, 60, 2, 4]],
    ["of strength in pregnancy", { ...FIT, pregnant: true }, "pilates", [15, 40, 3, 7]],
    ["until cleared", { age: 50, conditions: ["heart failure"] }, "slow walking", [5, 20, 2, 5]],
  ])("is as long and frequent as fits %s", (_, profile, exerciseType, [least, most, few, many]) => {
    expect(recommend(profile, exerciseType)).toMatchObject({
      durationMinutes: { min: least, max: most },
      sessionsPerWeek: { min: few, max: many },
    });
  });

  it.each([
    ["running", /same movement at an easy pace/],
    ["weight lifting", /light sets of each exercise/],
    ["swimming", /Enter slowly/],
    ["skiing", /warm clothes/],
  ])("begins %s as such a session begins", (exerciseType, beginning) => {
    expect(recommend(FIT, exerciseType).warmUp.join(" ")).toMatch(beginning);
  });

  it("begins what is unknown by its words, what is light gently, and everything in a way of its kind", () => {
    const begin = (exerciseType: string) => recommend(FIT, exerciseType).warmUp.join(" ");
    expect(begin("zorb deadlift medley")).toBe(begin("weight lifting"));
    expect(begin("quidditch")).toBe(begin("running"));
    const kinds = ["running", "weight lifting", "swimming", "skiing", "basketball", "stretching"];
    expect(new Set(kinds.map(begin)).size).toBe(kinds.length);
    expect(begin("cooking")).toBe(begin("stretching"));
    expect(begin("gardening")).toBe(begin("running"));
  });

  it("is held within what is wished, with a word where that is less than usual", () => {
    const wishing = (desiredIntensity: "light" | "moderate" | "vigorous") =>
      recommend({ ...FIT, desiredIntensity }, "running");
    expect(wishing("vigorous").suitability).toBe("recommended");
    expect(wishing("moderate")).toMatchObject({
      suitability: "recommended",
      intensity: { level: "moderate" },
    });
    expect(wishing("light").suitability).toBe("with_caution");
    const [usual, lighter] = [wishing("vigorous"), wishing("moderate")].map(
      ({ precautions }) => precautions.length,
    );
    expect(lighter).toBe((usual ?? 0) + 1);
  });

  it("tells whoever begins to begin gently, and where it is harder than advised, to go slower", () => {
    const words = (profile: RiskProfile, exerciseType = "running") =>
      recommend(profile, exerciseType).precautions.join(" ");
    const [beginner, slower] = [/Start with light to moderate effort/, /harder than is advised/];
    expect(words({ age: 30 })).toMatch(beginner);
    expect(words({ age: 30 })).toMatch(slower);
    expect(words(FIT)).not.toMatch(beginner);
    expect(words(FIT)).not.toMatch(slower);
    expect(words({ age: 12 })).not.toMatch(beginner);
    expect(words({ ...FIT, medications: ["metoprolol"] }, "walking")).toMatch(/No pulse zone/);
    expect(words(FIT, "walking")).not.toMatch(/No pulse zone/);
  });

  it("gives as the reason of a refusal the effort, or that nothing is allowed, and what limits", () => {
    const reasons = (profile: RiskProfile, exerciseType: string) =>
      recommend(profile, exerciseType).contraindications.join(" ");
    const resting = reasons({ ...FIT, symptoms: ["chest pain"] }, "walking");
    const tooHard = reasons({ age: 50, conditions: ["heart failure"] }, "running");
    expect(resting).toMatch(/chest pain/i);
    expect(tooHard).toMatch(/heart failure/i);
    const first = (text: string) => text.split(".")[0];
    expect(first(resting)).not.toBe(first(tooHard));
    // What only a limit forbids is told by that limit alone.
    expect(reasons({ ...FIT, medications: ["warfarin"] }, "boxing")).not.toMatch(
      first(tooHard) ?? "-",
    );
    // Nobody is told to avoid what only asks for care.
    const careful = recommend({ ...FIT, conditions: ["hypertension"] }, "weight lifting");
    expect(careful.contraindications.join(" ")).not.toMatch(/take care/i);
    expect(careful.precautions.join(" ")).toMatch(/take care/i);
  });

  it("offers instead only what fits, never the same again", () => {
    const names = (profile: RiskProfile, exerciseType: string) =>
      recommend(profile, exerciseType).alternatives.map(({ name }) => name);
    expect(names({ age: 30, injuries: ["knee"] }, "tai chi")).not.toContain("Tai chi");
    expect(names({ ...FIT, conditions: ["heart failure"] }, "running")).not.toContain(
      "Water aerobics",
    );
    expect(names({ age: 30 }, "running")).toHaveLength(3);
    for (const { activity } of recommend({ age: 50, conditions: ["heart failure"] }, "running")
      .alternatives)
      expect(activity.intensity).toMatch(/light|sedentary/);
  });

  it("cites the catalogue for what it knows, and the formulas of a pulse that it gives", () => {
    const titles = (profile: RiskProfile, exerciseType: string) =>
      recommend(profile, exerciseType).sources.map((source) =>
        source.kind === "publication" ? source.title : source.reason,
      );
    const known = titles(FIT, "running");
    expect(known.some((title) => /Compendium/.test(title))).toBe(true);
    expect(titles(FIT, "quidditch").some((title) => /Compendium/.test(title))).toBe(false);
    expect(titles({ ...FIT, pregnant: true }, "walking").length).not.toBe(0);
    const pulse = known.filter((title) => /Tanaka|Karvonen/.test(title));
    expect(pulse).toHaveLength(2);
    const without = titles({ ...FIT, medications: ["metoprolol"] }, "walking");
    for (const title of pulse) expect(without).not.toContain(title);
  });

  it("says honestly that it does not know an activity", () => {
    const result = recommend(FIT, "quidditch");
    expect(result).toMatchObject({ activity: null, suitability: "with_caution" });
    expect(result.precautions[0]).toContain("not in the catalogue");
  });

  it.each<[string, RiskProfile, string]>([
    ["pregnancy", { ...FIT, pregnant: true }, "scuba diving"],
    ["a knee injury", { ...FIT, injuries: ["knee"] }, "running"],
    ["a shoulder injury", { ...FIT, injuries: ["肩膀"] }, "swimming"],
    ["blood thinners", { ...FIT, medications: ["warfarin"] }, "boxing"],
    ["epilepsy", { ...FIT, conditions: ["epilepsy"] }, "rock climbing"],
    ["uncontrolled blood pressure", { ...FIT, systolicBloodPressure: 170 }, "deadlift"],
    ["a fever", { ...FIT, conditions: ["fever"] }, "walking"],
    ["chest pain", { ...FIT, symptoms: ["chest pain"] }, "walking"],
  ])("does not recommend what %s forbids", (_why, profile, exerciseType) => {
    expect(recommend(profile, exerciseType)).toMatchObject({
      suitability: "not_recommended",
      intensity: { level: "none", heartRate: null, perceivedExertion: { min: 6, max: 6 } },
      durationMinutes: { min: 0, max: 0 },
      sessionsPerWeek: { min: 0, max: 0 },
    });
  });

  it.each([
    ...["walking", "swimming", "yoga", "core training", "plank", "stationary bicycle"],
    ...["散步", "游泳", "瑜伽", "核心训练", "平板支撑"],
  ])("recommends %s for back pain that lasts, with and without a habit of exercise", (exercise) => {
    for (const profile of [FIT, { age: 30 }]) {
      const result = recommend({ ...profile, conditions: ["chronic low back pain"] }, exercise);
      expect(result.suitability).toBe("recommended");
      expect(result.sources).toContainEqual(
        expect.objectContaining({ title: expect.stringContaining("NG59") }),
      );
    }
  });

  it.each(["swimming", "walking", "stationary bicycle"])(
    "advises %s with care, at light effort, with heart failure",
    (exercise) => {
      expect(recommend({ age: 50, conditions: ["heart failure"] }, exercise)).toMatchObject({
        suitability: "with_caution",
        intensity: { level: "light" },
      });
    },
  );

  it("says to go to urgent care straight away for cola-coloured urine", () => {
    expect(recommend(FIT, "crossfit").stopSigns.join(" ")).toMatch(
      /cola-coloured urine .* urgent care .* straight away/,
    );
  });

  it("names what forbids it among the contraindications, and offers something else", () => {
    const result = recommend({ ...FIT, injuries: ["knee"] }, "running");
    expect(result.contraindications[0]).toContain("knee");
    expect(result.alternatives.map(({ name }) => name)).toEqual([
      "Stretching",
      "Tai chi",
      "Easy walking",
    ]);
  });

  it("offers nothing when no exercise is allowed", () => {
    expect(recommend({ symptoms: ["chest pain"] }, "walking").alternatives).toEqual([]);
  });

  it("warns of low blood sugar, of signs in pregnancy, and of the other things a limit brings", () => {
    expect(
      recommend({ ...FIT, medications: ["insulin"] }, "walking").stopSigns.join(" "),
    ).toContain("sugar");
    expect(recommend({ ...FIT, pregnant: true }, "walking").stopSigns.join(" ")).toContain(
      "contractions",
    );
  });

  it("answers in the language of the activity, and finds it in Chinese", () => {
    const result = recommend({ ...FIT, injuries: ["knee"] }, "跑步");
    expect(result.activity?.code).toBe("12150");
    for (const text of [
      ...result.warmUp,
      ...result.precautions,
      ...result.contraindications,
      ...result.stopSigns,
      ...result.alternatives.map(({ name }) => name),
    ]) {
      expect(text).toMatch(/\p{Script=Han}/u);
    }
  });

  it("heeds what is said with the activity", () => {
    const check = aCheckThatFinds({ "chest pain": ["cardiac_symptom", "high"] });
    const result = recommendExercise(
      { profile: FIT, exerciseType: "running with chest pain" },
      check,
    );
    expect(result.suitability).toBe("not_recommended");
    expect(recommend(FIT, "prenatal yoga").assessment.limits.limits).toContain("pregnancy");
  });

  it("names its sources, each once", () => {
    const { sources } = recommend({ ...FIT, restingHeartRateBpm: 60 }, "running");
    const titles = sources.map((source) =>
      source.kind === "publication" ? source.title : source.reason,
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.join(" ")).toMatch(/maximal heart rate revisited/);
    expect(titles.join(" ")).toMatch(/sedentary behaviour/);
  });
});

describe("what an activity itself asks for", () => {
  const LEARNED: CheckContent = (text) => {
    const check = findNothing(text);
    const finding = {
      flag: "exercising_ill",
      level: "medium",
      ruleId: "learned.exercising-ill",
      warning: { en: "", zh: "" },
      source: { kind: "design_value", reason: "test" },
    } as const;
    return { ...check, findings: [finding] };
  };

  it.each(["hot yoga", "高温瑜伽", "martial arts", "judo"])(
    "does not take the name %s for a message about an illness",
    (exerciseType) => {
      expect(recommendExercise({ profile: FIT, exerciseType }, LEARNED)).toMatchObject({
        suitability: "with_caution",
        assessment: { overallRisk: "low" },
      });
    },
  );

  it.each<[string, string]>([
    ["scuba diving", "partner"],
    ["freediving", "never hold the breath alone"],
    ["cold water swimming", "company"],
    ["skydiving", "equipment"],
    ["mountaineering", "500 m"],
    ["rock climbing", "harness"],
    ["boxing", "trainer"],
    ["tackle football", "trainer"],
    ["hot yoga", "leave the heat"],
  ])("advises %s to the healthy only with caution, saying %j", (exerciseType, words) => {
    const result = recommend(FIT, exerciseType);
    expect(result.suitability).toBe("with_caution");
    expect(result.precautions.join(" ")).toContain(words);
  });

  it.each(["quidditch", "🏃", "sauna"])(
    "begins lightly with %s, of which the effort is not known",
    (exerciseType) => {
      expect(recommend(FIT, exerciseType)).toMatchObject({
        suitability: "with_caution",
        intensity: { level: "light", perceivedExertion: { min: 9, max: 11 } },
      });
    },
  );

  it("does not advise on sleep as exercise", () => {
    const result = recommend(FIT, "sleeping");
    expect(result).toMatchObject({
      suitability: "not_recommended",
      intensity: { level: "none", heartRate: null },
      durationMinutes: { max: 0 },
    });
    expect(result.precautions[0]).toContain("rest and not exercise");
  });

  it.each([
    ..."watching TV|sitting|lying down|Reading|eating|driving a car|shower|brushing teeth".split(
      "|",
    ),
    ..."看电视|睇電視|坐着|躺着|看书|食飯|开车|揸車|洗澡|坐巴士|骑摩托车".split("|"),
    ..."07023|07041|16010|16050|13020|Sitting, fidget feet|bus ride|inactivity".split("|"),
  ])("does not advise on what is no exercise: %s", (name) => {
    for (const age of [30, 70]) {
      const result = recommend({ ...FIT, age }, name);
      expect(result).toMatchObject({ suitability: "not_recommended", warmUp: [] });
      expect(result.precautions[0]).toMatch(/rest and not exercise|是休息而不是运动/);
    }
  });

  it.each(["16060", "16035", "16002", "stretching", "tai chi", "sit ups", "standing abs workout"])(
    "takes no exercise for rest: %s",
    (name) => {
      expect(recommend(FIT, name).suitability).not.toBe("not_recommended");
    },
  );

  it.each(Object.values(CATEGORY_ID_BY_HEADING_CODE))(
    "knows a category by its id: %s",
    (exerciseType) => {
      const { activity, categoryId, precautions } = recommend(FIT, exerciseType);
      expect(categoryId).toBe(exerciseType);
      if (activity === null) expect(precautions[0]).toContain("whole category");
    },
  );

  it("knows no category of what the catalogue does not have", () => {
    expect(recommend(FIT, "qwxzqwxz")).toMatchObject({ activity: null, categoryId: null });
  });

  it("knows work on the core by each of its names", () => {
    const limited: RiskProfile = { age: 40, conditions: ["chronic low back pain"] };
    const expected = recommend(limited, "core exercises");
    for (const name of [
      "core work",
      "light core work",
      "Core stability",
      "core routine",
      "核心訓練",
    ]) {
      const { activity, suitability } = recommend(limited, name);
      expect([name, activity, suitability]).toEqual([
        name,
        expected.activity,
        expected.suitability,
      ]);
    }
  });

  it("stays within the effort that the person wishes", () => {
    const wishing = { ...FIT, desiredIntensity: "light" } as const;
    expect(recommend(wishing, "brisk walking").intensity.level).toBe("light");
    const run = recommend(wishing, "running");
    expect(run).toMatchObject({ suitability: "with_caution", intensity: { level: "light" } });
    expect(run.precautions.join(" ")).toContain("harder than you wish");
  });

  it("never speaks of water as if one might go in alone", () => {
    for (const medication of ["insulin", "levetiracetam"]) {
      const text = recommend({ ...FIT, medications: [medication] }, "swimming").precautions.join(
        " ",
      );
      expect(text).toMatch(/never go in alone/);
      expect(text).not.toMatch(/water alone/);
    }
  });
});

describe("a refusal", () => {
  it.each<[string, RiskProfile, string]>([
    ["type 1 diabetes", { ...FIT, conditions: ["type 1 diabetes"] }, "Type 1 diabetes"],
    ["age 119", { ...FIT, age: 119 }, "80 years or older"],
    ["a fever", { ...FIT, symptoms: ["fever"] }, "Acute illness"],
    ["no habit of exercise", { age: 30 }, "no habit of regular exercise"],
  ])("gives the reason: %s", (_why, profile, reason) => {
    const result = recommend(profile, "boxing");
    expect(result.suitability).toBe("not_recommended");
    expect(result.contraindications.join(" ")).toContain(reason);
  });

  it("carries no training advice", () => {
    const result = recommend({ ...FIT, injuries: ["knee"] }, "running");
    expect(result.warmUp).toEqual([]);
    expect(result.coolDown).toEqual([]);
    expect(result.precautions.join(" ")).not.toContain("Raise time first");
  });

  it.each<RiskProfile>([
    { age: 50, conditions: ["heart failure"] },
    { age: 30, conditions: ["anorexia"] },
    { age: 30, heightCm: 170, weightKg: 231 },
  ])("does not extend to gentle movement where light effort is allowed: %o", (profile) => {
    const result = recommend(profile, "tai chi");
    expect(result).toMatchObject({ suitability: "with_caution", intensity: { level: "light" } });
    expect(result.durationMinutes.max).toBeGreaterThan(0);
  });
});

describe("children", () => {
  it.each([5, 8, 15])("of %i years get no pulse zone of adults", (age) => {
    const result = recommend({ age }, "running");
    expect(result.intensity).toMatchObject({ level: "vigorous", heartRate: null });
    expect(result.precautions.join(" ")).toContain("made with adults");
    expect(result.precautions.join(" ")).not.toContain("talking must remain possible");
  });
});

describe("Chinese sentences", () => {
  const HALF_WIDTH = /\p{Script=Han}[,;:()]|[,;:()]\p{Script=Han}/u;

  it("use Chinese punctuation throughout", () => {
    const profile: RiskProfile = {
      age: 70,
      pregnant: true,
      smoker: true,
      conditions: ["高血压", "癫痫", "骨质疏松"],
      medications: ["美托洛尔", "胰岛素"],
      injuries: ["膝盖", "肩膀"],
    };
    for (const exerciseType of ["潜水", "跑步", "散步", "拳击", "登山"]) {
      const { assessment, ...result } = recommend(profile, exerciseType);
      for (const text of [
        ...result.precautions,
        ...result.contraindications,
        ...result.stopSigns,
        ...result.warmUp,
        assessment.disclaimer,
        ...assessment.riskFactors.map(({ label }) => label),
        ...assessment.restrictions.map(({ description }) => description),
      ]) {
        expect(text).not.toMatch(HALF_WIDTH);
      }
    }
  });
});
