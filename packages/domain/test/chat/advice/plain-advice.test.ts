import { describe, expect, it } from "vitest";
import { reviewReply } from "../../../src/chat/reply/review-reply.ts";
import { aProfile } from "../../support/builders.ts";
import { contentCheck } from "../../support/check-content.ts";
import { inBothScripts } from "../../support/traditional.ts";
import { aPassage, aReplyMaterial } from "../a-reply-material.ts";

const MEDICINE = [
  "You should stop taking your metformin now.",
  "Stop taking your metformin.",
  "Stop your metformin before you run.",
  "Please stop taking your lisinopril now.",
  "You should stop taking your levothyroxine now.",
  "Halve your blood pressure pill before a run.",
  "Cut your blood pressure pill in half before a run.",
  "Take half of your blood pressure pill before a run.",
  "You can safely skip your evening insulin on training days.",
  "I recommend stopping your statin for a month.",
  "I'd skip your ramipril today.",
  "Double your metformin dose tonight.",
  "Take your metformin later, and halve your dose on rest days.",
  "Change your insulin dose every three days.",
  "Change your insulin today.",
  "Double your insulin every three days.",
  "You could come off your antidepressants now.",
  "Swap your blood pressure tablets for beetroot juice.",
  "Take turmeric instead of your metformin.",
  "Your lisinopril can be stopped now.",
  "You no longer need your metformin.",
  "Don't take your insulin today.",
  "On rest days you can leave out your beta blocker.",
  "Why not skip your Lipitor this week?",
  "Consider dropping your thyroid pill.",
  "Drink more water, and get rid of your asthma inhaler.",
  "It is perfectly fine to reduce your warfarin.",
  "建议你停用二甲双胍。",
  "你应该停用二甲双胍。",
  "你可以把降压药减半。",
  "运动日不用打胰岛素。",
  "你可以直接停药。",
  "二甲双胍可以先停几天。",
  "把胰岛素减半就行。",
  "今天别吃降压药了。",
  "你可以用苦瓜汁代替二甲双胍。",
  "跑步前把倍他乐克停掉。",
  "降压药只吃半片就可以。",
  "你的降压药可以减半。",
  "不妨停一周他汀。",
  "运动前少打一半胰岛素。",
  "多喝水，然后停掉优甲乐。",
  "跳过今天的华法林。",
  "不用再吃降压药。",
  "别打胰岛素了。",
  "何不试着停用抗抑郁药？",
] as const;

const NO_FOOD = [
  "Do not eat anything for three days.",
  "Eat nothing for two days.",
  "You could fast for five days.",
  "Drink only water for three days.",
  "For three days, eat nothing.",
  "Try a 72 hour fast.",
  "Go without food for a whole week.",
  "三天不吃东西。",
  "连续三天什么都不吃。",
  "建议你断食五天。",
  "接下来三天只喝水。",
  "你可以一周不进食。",
] as const;

const HARMLESS = [
  "Do not stop taking your metformin without asking your doctor.",
  "If your doctor tells you to stop taking your metformin, follow that.",
  "Never halve your blood pressure pill yourself.",
  "You should stop taking your phone to bed.",
  "Stop taking yourself so seriously.",
  "With training your doctor may halve your dose.",
  "Stop eating two hours before bed.",
  'The advert said "Stop taking your metformin." and that is wrong.',
  "Don't double your dose if you missed one.",
  "Some people say you should stop your metformin.",
  "If you stop your metformin, your blood sugar may rise.",
  "Stop taking your metformin and your sugar may climb.",
  "Drop your tablets off at the pharmacy.",
  "Replace your inhaler when it is empty.",
  "Stop using your tablet before bed.",
  "Keep taking your metformin as usual.",
  "You can reduce your blood pressure by walking.",
  "Stop doubling your dose when you forget one.",
  "Do not eat anything heavy for two hours before a run.",
  "Fast for five days a week is too much.",
  "Halve your training on hot days.",
  "Skip the painkillers before a race.",
  "Drink only water for two weeks instead of soda.",
  "Do not take your painkillers before a run.",
  "You asked whether you can stop your metformin.",
  "You can take your metformin with food.",
  "Do not take your levothyroxine with coffee.",
  "Stop the run and take your inhaler.",
  "Take half an hour before a run to warm up.",
  "Never do these things:\n- Stop taking your metformin.\n- Halve your insulin.",
  "Should you stop taking your metformin?",
  "With your doctor's word you can halve your insulin.",
  "Increase the dose by five minutes every week.",
  "Reduce the dose on busy days, even five minutes count.",
  "For caffeine, halve your dose today.",
  "Adjust the dose by how you feel: ten minutes or thirty.",
  "Increase your dose by five minutes every week.",
  "Change your pump site, then change your insulin every three days.",
  "Take your metformin, and double your dose of exercise.",
  "不要自行停用二甲双胍。",
  "停用降压药前先问医生。",
  "你可以停用二甲双胍吗？",
  "二甲双胍不能随便停。",
  "降压药停了会反弹。",
  "运动日照常打胰岛素。",
  "如果医生让你停用二甲双胍，就照做。",
  "有人说可以停用降压药，这不对。",
  "睡前两小时不吃东西。",
  "三天不吃东西会伤身体。",
  "你可以停用手机一小时。",
  "跑步前不吃东西也可以。",
  "按时吃降压药。",
  "你可以把跑量减半。",
  "血压正常的人不用吃降压药。",
  "不用吃降压药，靠运动血压也能慢慢降下来。",
  "一周只喝水，不喝饮料。",
  "别吃降压药配西柚汁。",
  "医生可能会把你的剂量减半。",
  "千万别把降压药停掉。",
  "不要做这些事：\n- 停用二甲双胍。\n- 把胰岛素减半。",
] as const;

/** Advice on a medicine that only the profile names, or a sentence before. */
const OF_OWN_MEDICINE = [
  "Halve your dose.",
  "Halve your dose before a run.",
  "You can skip your evening dose on training days.",
  "Double your dose tonight.",
  "Skip your next dose.",
  "I would lower your daily dose this week.",
  "Stop your tablets for a few days.",
  "You could leave out your tablets today.",
  "Halve your morning tablet.",
  "Skip your injection on race days.",
  "Your tablets can make you dizzy. Skip them on training days.",
  "That may come from metformin. You can stop it for a week.",
  "Metformin can upset the stomach, so you should halve it before a long run.",
  "Your medicine lowers the pulse. Just stop taking it.",
  "把剂量减半。",
  "你可以把药停几天。",
  "运动日先停药。",
  "今天别吃药了。",
  "今天的药减半。",
  "建议你减少药量。",
  "跑步前把药停掉。",
  "你可以少吃一半药。",
  "二甲双胍会让胃不舒服。你可以把它停掉。",
  "你的药会让心率变慢。训练日可以停掉它。",
] as const;

/** What may be said to who takes a medicine. */
const OF_OTHERS = [
  "Halve your dose of intervals this week.",
  "Double your dose of exercise.",
  "Skip your creatine on rest days.",
  "For creatine, halve your dose on rest days.",
  "Creatine needs no loading. Halve your dose on rest days.",
  "You can stop your vitamin D in summer.",
  "Three runs are too many this week. Skip one today.",
  "Your plan has intervals today. Skip it and rest.",
  "With this, a run is fine. Stop it when you feel dizzy.",
  "Do not halve your dose.",
  "Never skip your tablets.",
  "Ask your doctor before you halve your dose.",
  "If your doctor says so, halve your dose.",
  "Take your dose as usual.",
  "Keep your tablets with you on a run.",
  "Your dose is between you and your doctor.",
  "Metformin can upset the stomach. Do not stop it.",
  "把间歇的剂量减半。",
  "训练剂量减半。",
  "肌酸不用冲击期。剂量可以减半。",
  "休息日可以不吃肌酸。",
  "不要自行停药。",
  "按时吃药。",
  "停药前先问医生。",
  "停用药膏两天。",
  "今天的跑步可以停掉。",
  "剂量由医生决定。",
] as const;

const QUESTIONS = ["Any tips?", "How can I improve my health?", "有什么建议吗？"] as const;

/** What of a reply is given where the weights object to nothing. */
function reviewed(
  text: string,
  message: string = QUESTIONS[0],
  passages = [aPassage()],
  medications: readonly string[] = [],
) {
  const profile = aProfile({ medications });
  const material = aReplyMaterial({ message, profile });
  return reviewReply({ text, passages }, material, contentCheck, (_, all) => all.map(() => false));
}

/** Whether it is dropped of a reply to who has these medicines in the profile. */
function isDropped(text: string, medications: readonly string[], message?: string): boolean {
  const { rules } = reviewed(text, message, undefined, medications);
  return rules.includes("reply.medicine-plainly-changed");
}

describe("plain advice", () => {
  it.each(inBothScripts(MEDICINE))(
    "to stop or change a medicine is given to nobody, whatever they asked: %s",
    (text) => {
      for (const question of QUESTIONS) {
        const { flags, rules } = reviewed(text, question);
        expect(flags).toContain("reply_replaced");
        expect(rules).toContain("reply.medicine-plainly-changed");
      }
    },
  );

  it.each(inBothScripts(NO_FOOD))("to eat nothing for days is given to nobody: %s", (text) => {
    const { flags, rules } = reviewed(text);
    expect(flags).toContain("reply_replaced");
    expect(rules).toContain("reply.no-food-for-days");
  });

  it.each(inBothScripts(HARMLESS))(
    "is not what warns, asks, tells or speaks of else: %s",
    (text) => {
      const { flags, text: given } = reviewed(text);
      expect(flags).toEqual([]);
      expect(given).toContain(text);
    },
  );

  it.each([
    ["Halve your dose today.", "How much metformin before a run?", true],
    ["Halve your usual morning dose on rest days.", "我吃二甲双胍，有什么建议？", true],
    ["Halve your dose today, 30 minutes before a run.", "I take insulin. Any tips?", true],
    ["Halve your dose today.", "Any tips?", false],
    ["Halve the dose today.", "How much metformin before a run?", false],
    ["For caffeine, halve your dose today.", "I take metformin. Is coffee fine?", false],
    [
      "Adjust your dose by how you feel: ten minutes or thirty.",
      "I take insulin. Any tips?",
      false,
    ],
    ["Double your dose of exercise.", "I take insulin. Any tips?", false],
    ["Increase your dose by five minutes every week.", "I take insulin. Any tips?", false],
  ] as const)("on a dose is one where a medicine is named: %s (%s)", (text, question, isGiven) => {
    const { rules } = reviewed(text, question);
    expect(rules.includes("reply.medicine-plainly-changed")).toBe(isGiven);
  });

  it.each(inBothScripts(OF_OWN_MEDICINE))(
    "on a dose is one where the profile names a medicine: %s",
    (text) => {
      expect(isDropped(text, ["metformin"])).toBe(true);
      expect(isDropped(text, ["Xyzovar 20 mg"], QUESTIONS[2])).toBe(true);
    },
  );

  it.each(inBothScripts(OF_OTHERS))("is not what else who takes one is told: %s", (text) => {
    const { flags, text: given } = reviewed(text, undefined, undefined, ["metformin", "优甲乐"]);
    expect(flags).toEqual([]);
    expect(given).toContain(text);
  });

  it.each([[[]], [["none"]], [["无"]], [["creatine", "vitamin D"]], [["肌酸"]], [["ibuprofen"]]])(
    "on a dose is none where the profile lists nothing that was prescribed: %j",
    (medications) => {
      expect(isDropped("Halve your dose today.", medications)).toBe(false);
    },
  );

  it("on a dose is one of the supplement that was asked about", () => {
    const question = "How much creatine should I take?";
    expect(isDropped("Halve your dose on rest days.", ["metformin"], question)).toBe(false);
    expect(isDropped("Halve your metformin.", ["metformin"], question)).toBe(true);
  });

  it("on it is one of what was asked about, where nothing else was", () => {
    const text = "You can skip it today.";
    expect(isDropped(text, ["metformin"], "Do I need my metformin?")).toBe(true);
    expect(isDropped(text, ["metformin"], "I take metformin. Do I need my run?")).toBe(false);
    expect(isDropped(text, ["metformin"], "Any tips?")).toBe(false);
  });

  it("goes alone, and the rest of a reply stays", () => {
    const walk = "A walk of half an hour at an easy pace would do you good today.";
    const { flags, text } = reviewed(`${walk} Stop taking your metformin.`);
    expect(flags).toEqual(["reply_shortened"]);
    expect(text).toContain(walk);
    expect(text).not.toContain("metformin");
  });

  it("is left to the import of documents where a passage says it", () => {
    const text = "Stop taking your metformin before the scan.";
    const summary = `Some scans need a contrast medium. ${text}`;
    expect(reviewed(text, QUESTIONS[0], [aPassage({ summary, text: summary })]).text).toContain(
      text,
    );
  });
});
