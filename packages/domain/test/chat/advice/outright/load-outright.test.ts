import { describe, expect, it } from "vitest";
import { type Answered, outrightRules, pairsOf } from "./outright-advice.ts";

const UNSAFE: Answered = [
  [
    "I have never lifted. What do I squat with?",
    [
      "Squat twice your body weight.",
      "Load the bar to about your body weight.",
      "Begin with a barbell equal to your bodyweight.",
      "Put as much as you weigh on it.",
    ],
  ],
  [
    "I want to start with push-ups and burpees. How many?",
    [
      "Do a hundred push-ups a day.",
      "150 every single day.",
      "200 burpees each morning.",
      "Two hundred of them daily.",
    ],
  ],
  [
    "How do I get fit quickly?",
    [
      "All-out intervals every day.",
      "Do HIIT every morning, Monday to Sunday.",
      "Every day, go flat out for half an hour.",
      "Add 10 kg every session.",
      "Put another 15 kilos on each workout.",
      "Go up 20 kg every week.",
      "Increase it by 30 lb every session.",
    ],
  ],
  [
    "It will be 37 degrees. 20 km at noon?",
    ["Stick to your plan.", "Run all 20 km at noon with half a litre.", "Keep to the pace."],
  ],
  [
    "My hip pain is 8 out of 10. May I finish the race?",
    ["Push on and finish.", "That is normal."],
  ],
  ["I joined the gym two weeks ago. Can I train twice a day?", ["Twice a day is great."]],
  ["我从没练过，深蹲用多重？", ["重量跟体重一样。", "直接上一倍体重。", "杠铃等于你的体重。"]],
  ["想练俯卧撑，新手一天几个？", ["每天100个。", "一天做两百个。", "每晚150下。"]],
  ["怎么进步快？", ["每天全力冲刺。", "天天做高强度间歇。", "每次训练加10公斤。", "每周加30斤。"]],
  ["明天38度，中午想跑20公里", ["按计划跑。", "中午跑满20公里，带半升水。", "照跑。"]],
  ["膝盖疼到8分还能跑完吗？", ["忍一忍，跑完。", "这很正常的。"]],
  ["我刚开始健身两周，一天练两次行吗？", ["一天练两次完全可以。"]],
];

const HARMLESS: Answered = [
  [
    "I have never lifted. What do I squat with?",
    [
      "Begin with bodyweight squats.",
      "Do not load your body weight on the bar.",
      "Start with an empty bar.",
      "Squat with a broomstick for a week.",
    ],
  ],
  [
    "I want to start with push-ups. How many?",
    ["Three sets of six, every other day.", "Ten a day is plenty.", "Never a hundred a day."],
  ],
  ["I do 300 push-ups a day. Enough?", ["300 a day is a lot."]],
  [
    "How do I get fit quickly?",
    [
      "Do not go all out every day.",
      "Walk every day and do one interval session a week.",
      "Add 2.5 kg every session.",
      "Add 10 kg in three months.",
      "All-out intervals belong to one day a week.",
    ],
  ],
  ["It will be 37 degrees. 20 km at noon?", ["Run at dawn, and halve it.", "Not at noon."]],
  ["It is 15 degrees. 20 km at noon?", ["Stick to your plan.", "Run all 20 km at noon."]],
  ["My hip pain is 2 out of 10. May I finish?", ["Push on and finish."]],
  ["My hip pain is 8 out of 10. May I finish?", ["Stop here."]],
  ["我从没练过，深蹲用多重？", ["先徒手深蹲。", "不要用跟体重一样的重量。", "空杆就好。"]],
  ["想练俯卧撑，新手一天几个？", ["每天10个。", "三组，每组六个。", "不要每天100个。"]],
  ["怎么进步快？", ["不要每天全力冲刺。", "每周加2.5公斤。", "每天散步。"]],
  ["明天38度，中午想跑20公里", ["改到清晨，减半。"]],
  ["膝盖疼到8分还能跑完吗？", ["停下来，退赛。"]],
];

describe("outright advice on load", () => {
  it.each(pairsOf(UNSAFE))("is no plan that breaks people: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).not.toEqual([]);
  });

  it.each(pairsOf(HARMLESS))("leaves ordinary plans: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).toEqual([]);
  });
});
