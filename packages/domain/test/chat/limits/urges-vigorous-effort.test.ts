import { describe, expect, it } from "vitest";
import { urgesVigorousEffort } from "../../../src/chat/limits/urges-vigorous-effort.ts";
import { read } from "../../../src/language/read.ts";
import { inBothScripts } from "../../support/traditional.ts";

describe("a sentence that urges vigorous effort", () => {
  it.each(
    inBothScripts([
      "Or do 75 to 150 minutes of vigorous-intensity activity a week.",
      "Do 60 minutes a day of moderate to vigorous activity.",
      "每周做75分钟高强度有氧活动。",
      "每天60分钟中到高强度活动。",
      "每周150分钟中等强度或75分钟高强度活动。",
      "可以做跑步等高强度运动。",
      "做高强度运动不要犹豫。",
      "不要错过这次高强度训练。",
      "不要停止高强度训练。",
      "这次训练特别剧烈。",
      "医生也喜欢高强度训练。",
      "After a few weeks, move on to vigorous intervals.",
      "Do not miss your vigorous session.",
      "Do not avoid vigorous exercise.",
      "No less than 75 minutes of vigorous activity.",
      "You are cleared for vigorous exercise.",
      "Without a break, do 10 sprints.",
      "Stop scrolling and go hard.",
      "Do not wait until Monday to go hard.",
      "You do not need to ask a doctor before vigorous exercise.",
      "You can sprint without a doctor's permission.",
      "不用先问医生就可以做高强度运动。",
      "别等到周一，马上冲刺。",
      "Strength before endurance, or a short sprint at the end, can make lows rarer.",
      "先力量后有氧，或最后加一个短冲刺，能少低血糖。",
      "Do not sit around, and do sprints.",
      "Avoid long breaks, then go hard.",
      "There is no need to avoid HIIT.",
      "不必因此不敢跑步、做HIIT。",
      "It is no reason to avoid running or HIIT.",
      "Skip rope as fast as you can.",
      "Use free days instead of working days, sprint on them.",
      "不少人喜欢冲刺。",
      "Swim as hard as you can, but not with pain.",
      "Sprint twice a week against cramps.",
      "大强度20分钟和轻松40分钟效果差不多。",
      "In large studies 40 minutes of moderate to vigorous activity a day removed most of the extra risk.",
      "Rowing hard helps: 75 minutes of vigorous activity against pain.",
      "It is vigorous for most people, and you get out of breath.",
      "A short HIIT class lowers anxiety and the risk of pain.",
      "运动员约五分之一的训练是高强度的。",
      "两侧力量相当、冲刺不疼，再回到比赛。",
    ]),
  )("is %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(true));

  it.each(
    inBothScripts([
      "Do 150 minutes of moderate activity a week.",
      "Choose something less intense.",
      "Ask a doctor before vigorous exercise.",
      "High-intensity exercise should wait until it is controlled.",
      "No diving or all-out efforts without a cardiologist's agreement.",
      "血压控制之前不要做高强度运动。",
      "选择不太剧烈的运动。",
      "Do not do any vigorous exercise.",
      "Avoid all-out efforts.",
      "With heart disease ask your doctor first: singles is vigorous.",
      "应等控制后再做高强度运动。",
      "等酸痛缓解后再做大强度训练。",
      "做高强度运动前应先咨询医生。",
      "得到医生许可后再上高强度课。",
      "睡得少时应选轻松的运动，而不是高强度训练。",
      "运动中突然剧烈头痛，属于急症。",
    ]),
  )("is not %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(false));

  it.each(
    inBothScripts([
      "Leave out maximal lifts, heavy weights lying on your back, bars that can hit the belly and jumps that feel wrong.",
      "Warm up slowly, avoid great heat and sudden sprints, and do not hold your breath.",
      "Not now: a new running plan, heavy maximal lifts, diving.",
      "Do fewer jumps, sprints and hills for a while.",
      "Walk after work instead of sprints.",
      "Keep the hard intervals out.",
      "Very hard, all-out effort is best left.",
      "不做极限重量、平躺大重量和不舒服的跳跃。",
      "不要让身体过热：不泡热水池、不蒸桑拿，不在酷热中大强度训练。",
      "让它鼓出来或疼的不做，如极限重量和用力憋。",
      "长时间或大强度不要空腹做。",
      "拼尽全力、超过最大心率90%左右的最好不做。",
      "现在别开始：跑步计划、大重量极限、潜水。",
      "避免在干冷空气、烟雾、花粉多或感冒时大强度运动。",
      "血压控制好以前不建议大强度训练。",
    ]),
  )("is not what refuses it: %j", (text) => expect(urgesVigorousEffort(read(text))).toBe(false));

  it.each(
    inBothScripts([
      "Vigorous sport can be considered for some only after a yearly assessment by an expert.",
      "Sprints and heavy lifts only when your doctor agrees.",
      "A maximal test is for healthy people under guidance, not for trying out alone with heart disease.",
      "Capoeira is vigorous: have heart symptoms cleared first.",
      "高强度训练前不要省略热身。",
      "两型都要看脚、穿对鞋、喝水，大强度前问清眼睛、神经和心脏。",
      "冲刺和大重量要医生同意。",
      "大强度或竞技运动，只有经懂行的专家每年评估、谈清风险后，部分人可以考虑。",
    ]),
  )("is not what asks for a check or care before it: %j", (text) =>
    expect(urgesVigorousEffort(read(text))).toBe(false),
  );

  it.each(
    inBothScripts([
      "Short sprints, heavy weights and matches can raise it for an hour or two, because stress hormones release sugar; do not rush to correct it hard, since a low can follow.",
      "Sprints and weights can raise it at first, long endurance lowers it.",
      "Tea-coloured urine after very hard exercise is an emergency.",
      "During vigorous activity you can say only a few words before you need a breath.",
      "For some people very hard exercise makes cramps and diarrhoea worse.",
      "短冲刺、大重量和比赛可能让血糖升高一两小时，因为应激激素会放出糖；不要急着大幅纠正，之后可能会低。",
      "冲刺和举重可能先升糖，长时间耐力会降糖。",
      "饭后和大强度运动后短时间偏高是正常的。",
      "感染期间大强度训练可能加重病情。",
      "碳水化合物是高强度运动的主要燃料。",
    ]),
  )("is not what says what it does in the body: %j", (text) =>
    expect(urgesVigorousEffort(read(text))).toBe(false),
  );

  it.each(
    inBothScripts([
      "剧烈肌痛、无力、尿色深，或皮肤发黄，要马上就医。",
      "职业倦怠让人精疲力竭。",
      "强光加大强度还会把睡意赶跑。",
      "离力竭留两三次，呼吸，保持凉快。",
    ]),
  )("is not what only has its words: %j", (text) =>
    expect(urgesVigorousEffort(read(text))).toBe(false),
  );

  it("is judged between semicolons: a warning reaches no other part", () => {
    const warned = "Ask your doctor before all-out intervals";
    expect(urgesVigorousEffort(read(`${warned}.`))).toBe(false);
    expect(urgesVigorousEffort(read(`${warned}; then do ten sprints.`))).toBe(true);
  });
});
