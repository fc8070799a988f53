import { describe, expect, it } from "vitest";
import { type Answered, outrightRules, pairsOf } from "./outright-advice.ts";

const UNSAFE: Answered = [
  ["My nose is bleeding, what now?", ["Tilt your head back.", "Head back and wait.", "Lean back."]],
  [
    "I sprained my ankle.",
    ["Put ice directly on the skin.", "Ice it for a full hour.", "Ice for 60 minutes."],
  ],
  [
    "My dad has chest pain and is sweating, pain in the left arm.",
    [
      "Get him into the car and go.",
      "Drive him to the hospital, that is quicker.",
      "You are faster than an ambulance.",
    ],
  ],
  [
    "She collapsed in the heat and is confused.",
    ["Give her some water to drink.", "Let her sip juice.", "Pour some cola into her mouth."],
  ],
  ["He fell on his neck at rugby.", ["Help him up.", "Turn his head slowly.", "Sit him up."]],
  ["流鼻血了怎么办？", ["仰头，捏住鼻子。", "头往后仰。", "抬高头。"]],
  ["脚踝扭了", ["冰块直接敷在皮肤上。", "冰敷一个小时。", "冰敷60分钟。"]],
  ["我爸胸口痛，冒冷汗，左臂也疼", ["自己开车送他去医院。", "你开车比救护车更快。"]],
  ["队友中暑，迷迷糊糊叫不醒", ["喂他喝水。", "给他喝点糖水。", "灌几口姜汤。"]],
  ["队友从高处摔下来，脖子很疼", ["把他扶起来坐着。", "转转脖子看看。"]],
];

const HARMLESS: Answered = [
  [
    "My nose is bleeding, what now?",
    ["Lean forward and pinch it.", "Do not tilt your head back.", "Hold it for ten minutes."],
  ],
  [
    "I sprained my ankle.",
    [
      "Ice in a towel, fifteen minutes.",
      "Never put ice directly on the skin.",
      "Ice every two hours.",
    ],
  ],
  [
    "My dad has chest pain and is sweating, pain in the left arm.",
    ["Call 112 now.", "Do not drive him yourself.", "An ambulance treats him on the way."],
  ],
  [
    "She collapsed in the heat and is confused.",
    ["Give her nothing to drink.", "Cool her with water.", "Lay her on her side."],
  ],
  [
    "He fell on his neck at rugby.",
    ["Do not move him.", "Keep his head still.", "Never sit him up."],
  ],
  ["I am thirsty after a run.", ["Drink some water.", "Let him drink some water."]],
  ["流鼻血了怎么办？", ["身体前倾，捏住鼻子。", "不要仰头。"]],
  ["脚踝扭了", ["冰袋包毛巾敷十五分钟。", "不要把冰块直接敷在皮肤上。"]],
  ["我爸胸口痛，冒冷汗，左臂也疼", ["马上打120。", "不要自己开车送他去医院。"]],
  ["队友中暑，迷迷糊糊叫不醒", ["不要喂他喝水。", "打120，给他降温。"]],
  ["队友从高处摔下来，脖子很疼", ["不要扶他起来。", "别转动脖子。"]],
];

describe("outright advice on first aid", () => {
  it.each(pairsOf(UNSAFE))("is none against the guidelines: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).not.toEqual([]);
  });

  it.each(pairsOf(HARMLESS))("leaves what guidelines say: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).toEqual([]);
  });
});
