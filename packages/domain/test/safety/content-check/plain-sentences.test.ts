import { describe, expect, it } from "vitest";
import { isAtLeast, type RiskLevel } from "../../../src/safety/risk-level.ts";
import { checkContent } from "../../support/check-content.ts";

/** What every check has to know, in the plainest words: each with the least level that is right. */
const DANGER: readonly (readonly [RiskLevel, string])[] = [
  ["critical", "he is not breathing"],
  ["critical", "my friend collapsed at the gym"],
  ["critical", "I can't breathe"],
  ["critical", "my face is swelling"],
  ["critical", "I swallowed bleach"],
  ["critical", "I am pregnant and my water broke"],
  ["critical", "I feel suicidal"],
  ["high", "what's the point of living"],
  ["high", "no point in eating breakfast, no point in anything, i want it to end"],
  ["critical", "I do not want to live"],
  ["critical", "我不想活了"],
  ["critical", "有人约死吗"],
  ["critical", "想死"],
  ["critical", "我的血糖是2.5，可以跑步吗？"],
  ["critical", "my glucose is 50 mg/dl, what should I eat"],
  ["high", "chest pain"],
  ["high", "胸痛"],
  ["high", "I had chest pain on the run"],
  ["high", "I fainted"],
  ["high", "我晕倒了"],
  ["high", "cola-coloured urine after training"],
  ["high", "my calf is swollen and hot"],
  ["high", "I cut myself"],
  ["high", "my coach touches me"],
  ["high", "教练摸我"],
  ["high", "My boyfriend hits me when I skip the gym"],
  ["high", "I stopped my blood pressure pills"],
  ["high", "sugar is 3.2 and i feel shaky, still go for my walk?"],
  ["high", "my period stopped three months ago"],
  ["high", "吃了减肥药心跳很快"],
  ["medium", "i cnat breth wen i run n my lips go blu"],
  ["medium", "I want to stop my blood pressure pills"],
  ["medium", "头晕还能练吗"],
  ["medium", "腰疼得厉害，腿发麻"],
  ["medium", "I have a fever and want to train"],
  // They begin as harmless ones below do.
  ["critical", "just so you know i took the whole bottle"],
  ["high", "I can't stand living like this anymore"],
  ["high", "hip pain since the fall, can't put weight on it"],
  ["high", "受不了活着了"],
  ["medium", "我打算明年开始打睾酮"],
  ["medium", "下周有比赛，膝盖骨裂也要上"],
];
const HARMLESS = [
  ...["I drank a protein shake", "Ok tonight then", "I fast until noon", "累得想死"],
  ...["My chest workout hurts so good", "Show me my stats", "I'm so fat and lazy"],
  ...["How do I beat my brother at chess?", "How many days did I go running since 1 July?"],
  ...["what if I get chest pain?", "I have no chest pain", "I am not suicidal"],
  ...["I am pregnant", "do I have diabetes?", "sore knee after running", "hi", "早"],
  // The words of a day's facts, dislikes, plans, dates and aches stand in dangerous messages too.
  ...["Just so you know, I train at home", "can't stand running tbh", "I can't stand treadmills"],
  ...["what's the point of this app", "tell me whats the point of zone 2"],
  ...["i can't see the point of rest days", "what's the point of tracking my steps"],
  ...["hip pain when i lie on my side", "I have nothing left in the tank after leg day"],
  ...["我打算明年跑全馬", "下个月20号我有个10公里比赛", "我受不了跑步机", "我下周有比赛"],
  // What people take, measure and did that day, and whom they called.
  ...["I take metoprolol", "I'm on metoprolol", "I take warfarin", "I take insulin"],
  ...["my blood sugar is 140 mg/dL after lunch", "my fasting glucose is 95 mg/dL"],
  ...["我吃了糖，現在血糖110了", "现在血糖95", "现在血压120", "我打咗針"],
  ...["他给我打电话了", "我给我妈打电话了，她在我身边", "阿媽打電話俾我", "我女朋友打电话给我"],
  ...["我打咗俾朋友，佢而家陪住我", "我唔想食飯", "my brother rang me just now"],
  ...["you didnt answer my question", "你没回答我的问题", "you keep saying the same thing"],
];

describe("plain sentences", () => {
  it.each(DANGER)("are at least %s: %s", (level, text) => {
    expect(isAtLeast(checkContent(text).riskLevel, level)).toBe(true);
  });

  it.each(HARMLESS)("are warned of never: %s", (text) => {
    expect(checkContent(text).isSafe).toBe(true);
  });
});
