import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { levelOfExtremePressure } from "../../../src/safety/content-check/extreme-pressure.ts";
import { PLAIN_DANGER_RULES } from "../../../src/safety/content-check/plain-dangers.data.ts";
import type { SafetyContext } from "../../../src/safety/content-check.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../../src/safety/safety-flag.ts";
import { checkContent } from "../../support/check-content.ts";

const IDS = new Set(PLAIN_DANGER_RULES.map(({ id }) => id));
const rulesOf = (text: string) =>
  contentEngine()
    .applyRules(contentEngine().counted(contentEngine().find(read(text))), new Set(), "message")
    .map(({ id }) => id)
    .filter((id) => IDS.has(id));

describe("a danger told in a few plain words", () => {
  it.each([
    ["medication.doubling", "forgot my blood pressure tablet yesterday, take two today?"],
    ["medication.doubling", "missed my pill, double up tonight?"],
    ["medication.doubling", "i forgot my insulin at lunch, double it tonight?"],
    ["medication.doubling", "早上忘吃降压药了,晚上补两片行吗"],
    ["medication.doubling", "漏咗一粒藥,今晚食兩粒得唔得"],
    ["medication.double-dose", "take two doses to catch up"],
    ["medication.dose-missed", "i missed my keppra this morning"],
    ["breathing.person-blue", "my kid is turning blue"],
    ["emergency.person-blue", "my kid's gone blue in the face"],
    ["breathing.person-blue", "our grandson swallowed a coin, his lips went purple"],
    ["breathing.person-blue", "阿仔哽到嘢,塊面變紫"],
    ["pregnancy.waters", "im 30 weeks and my waters might have gone"],
    ["emergency.waters", "I'm pregnant and leaking fluid since this morning"],
    ["pregnancy.waters", "怀孕28周，破水了"],
    ["pregnancy.less-movement", "BB今日好似冇乜郁"],
    ["neuro.head-injury-drowsy", "昨天摔了一跤撞到头，今天想吐，很想睡觉"],
    ["neuro.head-injury-drowsy", "琴日跌咗一跤撞到個頭,今日有啲想嘔好眼瞓"],
    ["neuro.cauda-equina-emergency", "腰疼，下面麻，尿不出来"],
    ["neuro.cauda-equina-emergency", "腰痛,會陰麻,小便唔到"],
    ["injury.back-pop", "deadlift day felt pop in my lower back, leg tingly now"],
    ["danger.asleep-driving", "nearly fell asleep driving home from nights"],
    ["danger.asleep-driving", "揸車返屋企瞓著咗"],
    ["collapse.bathing", "沖涼嗰陣暈咗"],
    ["energy.period-gone", "大姨妈三个月没来了"],
    ["energy.period-gone", "m冇來三個月"],
    ["minor.rapid-loss", "我15岁,54kg,想一周瘦10斤"],
  ])("is found by %s: %s", (id, text) => {
    expect(rulesOf(text)).toContain(id);
  });

  it.each([
    "forgot my protein shake, two scoops today?",
    "漏了一次训练，今晚练两次行吗",
    "my feet turned blue in the sea",
    "his tongue went blue from the slush",
    "冬泳完嘴唇发紫，一会儿就好",
    "my waters broke at 33 weeks with my boy, he's six now",
    "30 weeks pregnant and my water bottle leaked",
    "pregnant, and my gums bled when I brushed",
    "hit my head years ago, sleepy today",
    "骑车久了下面麻",
    "my wife was driving and I dozed off",
    "大姨妈推迟两天，可以跑步吗",
    "教练三个月没来了",
    "I'm 15 and want to run 5 km",
  ])("is not found in: %s", (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it.each<[string, SafetyContext, RiskLevel, SafetyFlag]>([
    ["今日見到少少血", { pregnant: true }, "high", "pregnancy"],
    ["底褲有血", { pregnant: true }, "high", "pregnancy"],
    ["a bit of blood when i wiped", { pregnant: true }, "high", "pregnancy"],
    ["there's watery stuff leaking, not sure its pee", { pregnant: true }, "critical", "pregnancy"],
    ["bub has barely kicked", { pregnant: true }, "high", "pregnancy"],
    ["its 3.6 right now, can i go?", { conditions: ["type 1 diabetes"] }, "high", "blood_sugar"],
    ["im at 2.4 now", { conditions: ["1型糖尿病"] }, "critical", "blood_sugar"],
    ["脚趾有点麻,能跑步吗", { conditions: ["2型糖尿病"] }, "low", "neurological_symptom"],
    ["my toes feel a bit numb", { conditions: ["diabetes"] }, "low", "neurological_symptom"],
  ])("weighs with what is known: %s %j", (text, context, level, flag) => {
    const { riskLevel, flags } = checkContent(text, context);
    expect(riskLevel).toBe(level);
    expect(flags).toContain(flag);
  });
});

describe("a measured blood pressure", () => {
  it.each([
    "bp 185/112",
    "bp this morning was 185 over 112, i feel fine. gym?",
    "blood pressure 180 over 95",
    "my dad's bp is 160/114",
    "上壓185下壓112,可以做gym嗎",
    "上压185,下压112",
    "高压190低压115",
  ])("of 180 or 110 and above is high: %s", (text) => {
    expect(checkContent(text).riskLevel).toBe("high");
    expect(checkContent(text).flags).toContain("cardiac_symptom");
  });

  it.each([
    "pressure 212/124, blurry eyes, pounding head, i only did a brisk walk",
    "bp 190/125 and my chest hurts",
    "血压200/125，胸痛",
  ])("of 180 or 120 and above is an emergency beside a sign of harm: %s", (text) => {
    expect(levelOfExtremePressure(read(text))).toBe("critical");
    expect(checkContent(text).riskLevel).toBe("critical");
  });

  it.each(["195/110 mmHg, no headache, no chest pain, can i swim", "bp 185/112"])(
    "is no emergency where no sign is told: %s",
    (text) => {
      expect(levelOfExtremePressure(read(text))).toBe("high");
    },
  );

  it.each([
    "bp 145/92",
    "上壓125下壓80",
    "what is a bp of 185/112",
    "bp used to be 185/112",
    "bp 185/80 during a set of squats",
    "I bench 185 and squat 112",
  ])("is nothing extreme at rest: %s", (text) => {
    expect(levelOfExtremePressure(read(text))).toBeUndefined();
  });
});

describe("a high blood sugar without ketones", () => {
  it.each([
    "sugar 15 before a run, no ketones",
    "my sugar is 15 before my run, ok?",
    "血糖15,能跑吗",
  ])("is a warning about blood sugar and no emergency: %s", (text) => {
    expect(checkContent(text)).toMatchObject({ riskLevel: "medium", flags: ["blood_sugar"] });
  });
});
