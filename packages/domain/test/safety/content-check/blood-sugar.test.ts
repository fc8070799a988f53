import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { bloodSugarIn } from "../../../src/safety/content-check/blood-sugar.ts";
import { createContentCheck } from "../../../src/safety/content-check/check-content.ts";
import { CONTENT_CHECK_WEIGHTS } from "../../../src/safety/content-check/weights.ts";

const check = createContentCheck(CONTENT_CHECK_WEIGHTS);

describe("a blood sugar that was measured", () => {
  it.each([
    ["my blood sugar is 2.9", "critical"],
    ["my blood sugar is 3.0", "high"],
    ["sugar 3.8 mmol/L", "high"],
    ["sugar 3.9 mmol/L", "high"],
    ["sugar 4.0 mmol/L", undefined],
    ["sugar 13.9", undefined],
    ["sugar 14.0", "medium"],
    ["glucose 50 mg/dl", "critical"],
    ["bg 61", "high"],
    ["glucose is 95", undefined],
    ["glucose 251 mg/dL", "medium"],
    ["blood sugar one hundred and two", undefined],
    ["血糖五点二", undefined],
    ["血糖两点八", "critical"],
    ["現在血糖110了", undefined],
    ["my sugar fell from 9 to 2.4", "critical"],
    ["血糖从9掉到2.5", "critical"],
    ["my sugar was 12 this morning, 2.4 now", "critical"],
    ["my blood sugar is below 3", "critical"],
    ["血糖低于3", "critical"],
    ["blood sugar under 4", "high"],
    ["my blood sugar is over 20", "medium"],
    ["my libre 2 says 3.1", "high"],
    ["felt a bit shaky, checked, 62, off to badminton", "high"],
    ["felt wobbly so I tested, 2.7", "critical"],
  ] as const)("is as grave as its number: %s", (text, level) => {
    expect(bloodSugarIn(read(text))).toEqual({ level, isOfNow: true, hasSigns: false });
  });

  it.each([
    "my sugar drops at 3 am",
    "sugar 2 hours after lunch",
    "no sugar for 30 days",
    "i ran 5 km",
    "shaky after espresso, checked my watch, 62 bpm",
    "checked the scale, 62 kg",
    "felt shaky, checked 62 boxes off my list",
    "sugar in 2 coffees a day",
    "no sugar and 5 laxatives",
    "glucose gel at mile 3",
    "my sugar cravings at 3",
    "i had sugar and then 3 coffees",
    "血糖餐后2小时测",
    "libre 2 arrived",
    "blood sugar dropped by 3",
    "血糖降了3",
    "glucose meter costs 20",
    "my blood sugar drops after 2 beers",
    "glucose of 100 calories",
    "血糖控制得很好，每周跑3次",
  ])("is not told of: %s", (text) => {
    expect(bloodSugarIn(read(text))).toBeUndefined();
  });

  it.each([
    "my sugar was 2.9 yesterday",
    "what if my blood sugar is 2.9",
    "is a blood sugar of 2.9 low?",
    "上年血糖試過 2.8",
  ])("may be another one than that of now: %s", (text) => {
    expect(bloodSugarIn(read(text))).toMatchObject({ level: "critical", isOfNow: false });
  });

  it("is that of now where several are told", () => {
    const told = bloodSugarIn(read("以前血糖到 350，血糖現在 110"));
    expect(told).toMatchObject({ level: undefined, isOfNow: true });
    expect(bloodSugarIn(read("sugar 2.8, now sugar 4.5"))?.level).toBe("critical");
  });

  it("is beside ketones or signs of danger, or without them", () => {
    for (const text of [
      "sugar 20 and vomiting",
      "血糖20 有酮体",
      "sugar 300, ketones 3",
      "血糖20，没测酮体",
    ])
      expect(bloodSugarIn(read(text))?.hasSigns).toBe(true);
    for (const text of ["sugar 300, no ketones", "血糖20 没有酮体", "ketones negative, sugar 300"])
      expect(bloodSugarIn(read(text))?.hasSigns).toBe(false);
  });
});

describe("a message about a blood sugar", () => {
  it.each([
    ["my blood sugar is 140 mg/dL after lunch", "safe"],
    ["我吃了糖，現在血糖110了", "safe"],
    ["is a blood sugar of 3.5 low?", "safe"],
    ["blood sugar 300 mg/dL, no ketones, can I train?", "medium"],
    ["血糖15，没有酮体，可以运动吗", "medium"],
    ["My blood sugar is 3.5 mmol/L and I want to go running", "high"],
    ["我的血糖是2.5，可以跑步吗？", "critical"],
    ["my glucose is 50 mg/dl, what should I eat", "critical"],
  ])("is judged by the number: %s is %s", (text, level) => {
    expect(check(read(text)).riskLevel).toBe(level);
  });

  it("is judged by its signs beside the number", () => {
    const { riskLevel } = check(read("my blood sugar is 20 and I'm throwing up"));
    expect(["high", "critical"]).toContain(riskLevel);
    for (const text of [
      "血糖5.6，我不想活了",
      "血糖6，叫不应",
      "blood sugar is 6, I took 40 units of insulin to die",
      "blood sugar 5.5 and he can't speak",
    ])
      expect(check(read(text)).riskLevel).toBe("critical");
    expect(check(read("sugar is 7, I make myself skip meals")).riskLevel).toBe("high");
  });
});
