import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { assessRisk } from "../../../src/safety/risk/assess-risk.ts";
import { elapsedDays } from "../../../src/safety/risk/elapsed-days.ts";
import { conceptsInText } from "../../../src/safety/risk/recognise-concepts.ts";
import type { RiskProfile } from "../../../src/safety/risk/risk-profile.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { findNothing } from "./a-content-check.ts";

const FIT: RiskProfile = { age: 40, regularExerciser: true, desiredIntensity: "vigorous" };

function assess(further: RiskProfile) {
  return assessRisk({ profile: { ...FIT, ...further } }, findNothing);
}

describe("when something happened", () => {
  it.each(
    inBothScripts([
      "heart attack 3 days ago",
      "stroke last week",
      "stent two months ago",
      "stroke, day 5 post",
      "三天前心梗",
      "上周脑梗",
      "两个月前放了支架",
      "心脏支架术后3天",
      "刚做完心脏搭桥",
      "knee surgery 2 weeks ago",
      "半月板手术两周前",
      "recent surgery",
      "c section last month",
    ]),
  )("allows no exercise after %s until cleared", (entry) => {
    expect(assess({ conditions: [entry] })).toMatchObject({
      recommendedIntensity: "none",
      clearanceScope: "before_any",
    });
  });

  it.each(
    inBothScripts(["冠心病支架术后", "heart attack in 2019", "stroke 10 years ago", "五年前中风"]),
  )("allows moderate exercise with %s, which is not recent", (entry) => {
    expect(assess({ conditions: [entry] })).toMatchObject({
      recommendedIntensity: "moderate",
      clearanceScope: "before_vigorous",
    });
  });

  it.each(
    inBothScripts([
      "ankle sprain in 2010, fully healed",
      "broken leg 20 years ago",
      "knee surgery in 2015",
      "脚踝扭伤已痊愈",
      "十年前骨折",
      "concussion as a child",
      "flu last winter, fully recovered",
    ]),
  )("does not limit for %s", (entry) => {
    const result = assess({ injuries: [entry] });
    expect(result.riskFactors.map(({ code }) => code)).toEqual(["healed_problem"]);
    expect(result).toMatchObject({ recommendedIntensity: "vigorous", clearanceScope: "none" });
  });

  it.each(
    inBothScripts([
      "ankle sprain, not healed yet",
      "ankle sprain, not yet fully recovered",
      "ankle sprain, not completely better",
      "脚踝扭伤还没痊愈",
      "ankle sprain last week",
    ]),
  )("limits for %s", (entry) => {
    expect(assess({ injuries: [entry] }).limits.limits).toContain("lower_limb_injury");
  });

  it("reads it in free text beside the event, not elsewhere", () => {
    const codesIn = (text: string) => conceptsInText(read(text)).map(({ code }) => code);
    expect(codesIn("I had a heart attack 3 days ago")).toContain("recent_cardiovascular_event");
    expect(codesIn("我上周中风了")).toContain("recent_cardiovascular_event");
    expect(codesIn("I had surgery last week, can I run?")).toContain("recent_surgery");
    expect(codesIn("I have coronary heart disease and started running last week")).toEqual([
      "coronary_artery_disease",
    ]);
  });

  it.each([
    ["surgery 3 weeks ago", 21],
    ["a stroke, 3 weeks", 21],
    ["3 weeks of stroke rehabilitation", undefined],
    ["surgery a week ago", 7],
    ["surgery a few weeks ago", 28],
    ["术后半个月", 15],
    ["几天前中风", 4],
    ["中风6小时前", 0],
    ["a stroke", undefined],
  ])("counts the days since then: %s", (text, days) => {
    expect(elapsedDays(read(text).words)).toBe(days);
  });
});
