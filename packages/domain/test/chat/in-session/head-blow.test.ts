import { describe, expect, it } from "vitest";
import { headBlowFindings, tellsOfHeadBlow } from "../../../src/chat/in-session/head-blow.ts";
import { read } from "../../../src/language/read.ts";
import type { SafetyContext } from "../../../src/safety/content-check.ts";
import { traditional } from "../../support/traditional.ts";

const rulesOf = (told: readonly string[], context?: SafetyContext) => {
  const message = told.at(-1) ?? "";
  const history = told
    .slice(0, -1)
    .map((content) => ({ role: "user" as const, content: traditional(content) }));
  return headBlowFindings(read(message), history, context).map(({ ruleId }) => ruleId);
};
const THINNER = ["session.head-injury-on-thinner"];
const WORSE = ["session.head-injury"];

describe("a blow to the head", () => {
  it.each([
    "I fell this morning and bumped my head, feel fine though",
    "slipped in the shower and knocked my head",
    "banged my head on the cupboard",
    "the ball hit him in the head",
    "他昨天摔了一跤头磕了一下",
    "我跌咗一跤撞亲个头",
    "我不小心撞到头了，没事",
  ])("is told by %j", (message) => {
    expect(tellsOfHeadBlow(read(message))).toBe(true);
    expect(tellsOfHeadBlow(read(traditional(message)))).toBe(true);
  });

  it.each([
    "what if I fall and hit my head",
    "I nearly hit my head",
    "I didn't hit my head",
    "I hit my head years ago",
    "heading the ball in football",
    "hit a PR, my head is spinning with joy",
    "我怕摔倒撞到头",
    "没有撞到头",
    "小时候摔过头",
    "头疼",
  ])("is not told by %j", (message) => {
    expect(tellsOfHeadBlow(read(message))).toBe(false);
  });

  it.each<[readonly string[], SafetyContext?]>([
    [["I take warfarin and hit my head on a cupboard yesterday, im ok"]],
    [["I fell and bumped my head"], { medications: ["Eliquis"] }],
    [["I fell and bumped my head"], { medications: ["clopidogrel 75 mg"] }],
    [["I bumped my head on the bar", "oh and I take xarelto"]],
    [["我爸70了有房颤能举哑铃吗", "他还吃华法林", "他昨天摔了一跤头磕了一下"]],
    [["我食紧薄血药", "今朝跌亲撞到个头"]],
  ])("on a blood thinner asks for a check today: %j", (told, context) => {
    expect(rulesOf(told, context)).toEqual(THINNER);
  });

  it.each<[readonly string[], SafetyContext?]>([
    [["I fell and bumped my head"]],
    [["I fell and bumped my head"], { medications: ["aspirin"] }],
    [["my son bumped his head"], { medications: ["apixaban"] }],
    [["my dad takes warfarin", "I bumped my head at the gym"]],
    [["I do not take blood thinners", "I bumped my head"]],
    [["I bumped my head", "the doctor did a CT, all fine", "I take warfarin"]],
    [["I take warfarin"]],
  ])("without one, or looked at, asks for none: %j", (told, context) => {
    expect(rulesOf(told, context)).toEqual([]);
  });

  it.each<[readonly string[]]>([
    [["他昨天摔了一跤头磕了一下", "人有点迷糊"]],
    [["he bumped his head on the beam", "ok", "now he is sleepy"]],
    [["I banged my head at football", "now I feel sick and have a headache"]],
    [["佢撞亲个头", "佢有啲晕晕哋"]],
    [["I banged my head at football", "I can't remember what happened"]],
    [["I banged my head at football", "I feel weak"]],
    [["I banged my head at football", "I don't remember falling"]],
    [["my son bumped his head", "he keeps forgetting things"]],
    [["I banged my head at football", "I'm tired and sleepy"]],
    [["我撞到头了", "我忘了发生什么"]],
    [["I banged my head at football", "I am so sleepy, is that bad?"]],
    [["I banged my head at football", "why am I so sleepy?"]],
    [["my son bumped his head", "he got really sleepy"]],
    [["I banged my head at football", "my left arm feels weak"]],
    [["I banged my head at football", "I have memory loss"]],
    [["my son bumped his head", "is he ok he is so sleepy"]],
    [["my son bumped his head", "what should I do he is so sleepy"]],
    [["我撞到头了", "我现在很困"]],
    [["我撞到头了", "我吃不下饭，现在很困"]],
    [["我撞到头了", "不记得发生什么了"]],
    [["我撞到头了", "手脚没力"]],
  ])("with a sign that came after it is an emergency: %j", (told) => {
    expect(rulesOf(told)).toEqual(WORSE);
  });

  it.each<[readonly string[]]>([
    [["I banged my head at football", "no headache, not dizzy"]],
    [["I have a headache"]],
    [["I bumped my head on a shelf", "I forgot to log my run yesterday"]],
    [["I bumped my head on a shelf", "How do I get stronger, my arms are weak"]],
    [["I bumped my head on a shelf", "Is it normal to be sleepy after lunch?"]],
    [["I bumped my head on a shelf", "what helps against memory loss in old age"]],
    [["I bumped my head on a shelf", "Is it normal that I feel weak after leg day?"]],
    [["I bumped my head on a shelf", "I am not sleepy"]],
    [["I bumped my head on a shelf", "I can't remember my last run"]],
    [["I bumped my head on a shelf", "I am weak at pullups"]],
    [["我撞到头了", "吃完午饭很困正常吗"]],
    [["我撞到头了", "怎么练核心，核心无力"]],
    [["我撞到头了", "忘记记录昨天的跑步了"]],
    [["I banged my head at football", "what should I eat tonight"]],
  ])("without such a sign is none: %j", (told) => {
    expect(rulesOf(told)).toEqual([]);
  });
});
