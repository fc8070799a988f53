import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { OUTRIGHT_RULES } from "../../../src/safety/content-check/told-outright.data.ts";

const OUTRIGHT = [
  "老公天天打我，哈哈",
  "he beats me up every Friday after his football game",
  "my grandfather beats me every day",
  "男友家暴我",
  "教练天天打我",
  "爺爺成日打我",
  "my dad beats me again",
  "my coach hits me every day",
  "my carer slaps me every night",
  "stepfather punches me whenever he drinks",
  "he hits me every night lol",
  "she punches me every day for years",
  "my husband kicks me every day, I'm 30 weeks pregnant",
  "he kicks me every night",
  "he hits me every week in the stomach, I'm pregnant",
  "he beats me every day at home",
  "爸天天打我们",
  "老公每天打我，我怀孕了",
  "佢日日打我，講笑咁",
  "医生问有没有胸闷，我没敢说其实一直胸痛",
  "doctor asked if I have chest pain, I have it when climbing hills",
  "教练问我有没有胸痛，从早上开始一直有",
  "app asked if I have chest pain. I clicked no. But it presses since noon",
  "how do I hang myself with a rope in the gym",
  "how to kill myself less painfully",
  "how to kill myself with burpees and pills",
  "how do I shoot myself with dad's gun",
  "how do I shoot myself on camera",
  "time to kill myself",
];

const NOT_OUTRIGHT = [
  "how do I hang myself from the bar by the knees",
  "time to kill myself with burpees",
  "how do I kill myself less on hill repeats",
  "how do I shoot myself lifting",
  "how can i best shoot myself running with a gopro",
  "how to drown myself in work",
  "my girlfriend beats me every time at padel",
  "he beats me every year in the triathlon",
  "he beat me again",
  "my dad always beats me at everything",
  "he beats me every day at chess",
  "my brother beats me again at chess",
  "妈经常打我小报告",
  "他又打了我们队",
  "他又打了我一分",
  "佢成日打我下手",
  "he hits me up every weekend for a run",
  "she kicks me every hour, I'm 34 weeks",
  "他天天踢我，肚子里的宝宝",
];

function isOutright(source: string): boolean {
  const engine = contentEngine();
  const found = engine.counted(engine.find(read(source)));
  return engine
    .applyRules(found, new Set(), "message")
    .some((rule) => OUTRIGHT_RULES.includes(rule));
}

describe("what is told outright", () => {
  it.each(OUTRIGHT)("is heard: %s", (text) => expect(isOutright(text)).toBe(true));

  it.each(NOT_OUTRIGHT)("is no game, picture or unborn child: %s", (text) =>
    expect(isOutright(text)).toBe(false),
  );
});
