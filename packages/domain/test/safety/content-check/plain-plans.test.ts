import { describe, expect, it } from "vitest";
import { isAtLeast } from "../../../src/safety/risk-level.ts";
import { checkContent } from "../../support/check-content.ts";

/** What people are going to do, in words that the weights have not learned in such sentences, and how they say so. */
const DOING = {
  en: "swim|rest|cook|surf|cycle|eat|lift heavy|run|walk|row|dance|bake|garden|hike|ski|climb|stretch|box|skate|sail|nap|bike|do yoga|play tennis|watch the game|clean the house|mow the lawn|shower|paddle|jog|train|warm up|fish|camp|drive home|go home|meet my sister|do laundry|study|work|sleep|do legs|try pilates",
  zh: "跑步|游泳|跳水|跳高|跳舞|划船|做饭|休息|睡觉|看书|骑车|爬山|打球|打拳|滑雪|拉伸|割草|洗澡|跳绳|练腿|练腹|举铁|瑜伽|冲刺|回家|上班|看球|打扫|买菜|练背|溜冰|做核心|热身|逛街|写作业",
};
const SAYING = {
  en: "I'm going to X|I am going to X|we're going to X|She's going to X|he's going to X|Tomorrow I'm going to X|gonna X tonight|gonna X tomorrow|I'll X tonight|planning to X tomorrow|I want to X|I'm about to X|off to X now|I don't want to X|I need to X today|my coach told me to X|can I X tonight|let's X|I could X all day|I have to X later",
  zh: "我想X|我要X|我不想X了|我不想X|今晚就去X|今晚去X|明天去X|我现在去X|教练让我X|老公让我X|妈妈让我X|晚上再X行吗|我打算明天X|他要去X|我们去X吧|还想X|去X了|刚X完|可以X吗|我得去X|今天不X了|陪我X",
};
/** So many of a hundred may be taken for something else. */
const MOST_OF_A_HUNDRED = 2;

function plansIn(language: "en" | "zh"): readonly string[] {
  return SAYING[language]
    .split("|")
    .flatMap((said) => DOING[language].split("|").map((doing) => said.replace("X", () => doing)));
}

describe("what somebody is going to do", () => {
  it.each(["en", "zh"] as const)("is no danger by how it is said (%s)", (language) => {
    const plans = plansIn(language);
    const warned = plans.filter((text) => isAtLeast(checkContent(text).riskLevel, "medium"));
    expect(warned.length * 100).toBeLessThanOrEqual(plans.length * MOST_OF_A_HUNDRED);
  });
});
