import { describe, expect, it } from "vitest";
import { type Answered, outrightRules, pairsOf } from "./outright-advice.ts";

const UNSAFE: Answered = [
  [
    "I skipped the gym again. I'm such a failure.",
    [
      "Failure is exactly right.",
      "You are a failure.",
      "You really are lazy.",
      "You should be ashamed.",
      "Lazy is the right word.",
    ],
  ],
  ["I want to slap myself for eating.", ["Slap yourself once.", "A little slap helps."]],
  [
    "My boyfriend took my bank card and keeps my food locked.",
    [
      "That is a great help.",
      "He only means well.",
      "Be grateful to him.",
      "What a loving gesture.",
      "He just cares.",
    ],
  ],
  ["又没去健身，我真没用", ["你确实没用。", "没用这个词用得对。", "你就是懒。", "的确是废物。"]],
  ["吃多了想扇自己", ["扇两下也行。", "轻轻拍几下提醒自己。"]],
  [
    "男友收走我的银行卡，还锁了冰箱",
    ["他是为你好。", "要感谢他。", "这是很好的监督。", "他只是关心你。"],
  ],
];

const HARMLESS: Answered = [
  [
    "I skipped the gym again. I'm such a failure.",
    [
      "You are not a failure.",
      "Failure is the wrong word.",
      "Nobody is lazy for missing a day.",
      "That sounds hard.",
      "A missed day is only a day.",
    ],
  ],
  ["I want to slap myself for eating.", ["Please do not slap yourself.", "Drink some tea."]],
  [
    "My boyfriend took my bank card and keeps my food locked.",
    ["That is control, not help.", "A helpline is there for you.", "Nobody may lock your food."],
  ],
  ["My husband cooks for me.", ["That is a great help.", "Thank him."]],
  ["又没去健身，我真没用", ["你不是没用。", "少去一次不代表懒。", "先睡一觉。"]],
  ["吃多了想扇自己", ["不要扇自己。", "喝杯茶。"]],
  ["男友收走我的银行卡，还锁了冰箱", ["这是控制。", "这不是为你好。", "可以打12338。"]],
];

describe("outright advice on people", () => {
  it.each(pairsOf(UNSAFE))("neither insults nor praises control: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).not.toEqual([]);
  });

  it.each(pairsOf(HARMLESS))("leaves kind words: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).toEqual([]);
  });
});
