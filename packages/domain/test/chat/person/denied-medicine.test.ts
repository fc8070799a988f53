import { describe, expect, it } from "vitest";
import {
  withoutDeniedMedicine,
  withoutThoseOnDenied,
} from "../../../src/chat/person/denied-medicine.ts";
import { read } from "../../../src/language/read.ts";
import { aPassage } from "../a-reply-material.ts";

describe("a question of somebody who says not to take a medicine", () => {
  it.each([
    ["no diuretics. sauna?", "sauna?"],
    ["i dont take any beta blockers, target heart rate?", "target heart rate?"],
    ["not on blood thinners, can i box?", "can i box?"],
    ["im not on insulin, do i need carbs before a run", "do i need carbs before a run"],
    ["not taking any water tablets, hot yoga ok", "hot yoga ok"],
    ["i take no statins or beta blockers. muscle pain after run", "muscle pain after run"],
    ["我没有吃降压药，可以泡温泉吗", "可以泡温泉吗"],
    ["没有服用华法林，能打拳击吗", "能打拳击吗"],
    ["我冇食降壓藥，可唔可以焗桑拿", "可唔可以焗桑拿"],
    ["i've never taken insulin. sauna?", "sauna?"],
    ["i dont use any kind of statins, can i squat today", "can i squat today"],
    ["我不吃降压药，老了可以举重吗", "老了可以举重吗"],
  ])("is what else it says: %j", (question, rest) => {
    expect(withoutDeniedMedicine(read(question)).source).toBe(rest);
  });

  it.each([
    "i forgot to take my insulin, can i run",
    "i havent taken my insulin today can i run",
    "no insulin today, sugar 14",
    "should i not take my beta blocker before a race",
    "can i run without my beta blockers",
    "why do doctors say no ibuprofen before running",
    "no beta blockers?",
    "今天没吃降压药，可以跑步吗",
    "I haven't taken my insulin, can I train?",
    "i havent taken my beta blocker, can i run?",
    "i havent taken any insulin, can i run?",
    "I don't take my insulin before running, is that fine?",
    "i never take insulin before a run, ok?",
    "I won't take my metformin, I will run instead, ok?",
    "i dont take metformin, i run instead, ok?",
    "i do not take my warfarin on race day, can i box?",
    "i do not take warfarin on race day, can i box?",
    "i dont take the blood thinners, can i box?",
    "i dont take these diuretics, can i box?",
    "我从来不吃降压药，靠跑步降压行吗",
    "I have no insulin left, can I go for a run?",
    "i have no insulin, can i go for a run?",
    "我不吃降压药了，可以跑步吗",
    "我唔食降壓藥喇，可唔可以跑步",
    "我没吃我的降压药，可以跑步吗",
    "我跑步前不吃降压药，可以吗",
    "i take beta blockers, target heart rate?",
    "no sugar, only water?",
  ])("is left as it is where a dose was left out, or nothing else is asked: %j", (question) => {
    expect(withoutDeniedMedicine(read(question)).source).toBe(question);
  });

  it("is answered by nothing that is headed by it", () => {
    const passages = [
      aPassage({ id: "tablets", title: "Water tablets (diuretics): sauna and hot yoga" }),
      aPassage({ id: "sauna", title: "Sauna or hot bath after training" }),
    ];
    const idsFor = (question: string) =>
      withoutThoseOnDenied(passages, read(question)).map(({ id }) => id);
    expect(idsFor("no diuretics. sauna?")).toEqual(["sauna"]);
    expect(idsFor("on diuretics. sauna?")).toEqual(["tablets", "sauna"]);
  });
});
