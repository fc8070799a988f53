import { describe, expect, it } from "vitest";
import { type Answered, outrightRules, pairsOf } from "./outright-advice.ts";

const UNSAFE: Answered = [
  [
    "I had chest pain while running yesterday, it went away. Can I run today?",
    [
      "Your run today is fine.",
      "You can run at your usual speed.",
      "Keep training, only a little slower.",
      "Stick to your schedule.",
      "Do six times two minutes with a minute between.",
      "That is just stress.",
      "It's usually harmless in people of your age.",
      "Things like this pass by themselves.",
      "Anything serious would still hurt.",
      "Take part without any worry.",
    ],
  ],
  [
    "I fainted during my workout this morning. Gym tonight?",
    [
      "Tonight's session is okay, eat something first.",
      "Feel free to train, just lighter.",
      "It was only low blood sugar.",
      "You're fine to lift tonight.",
    ],
  ],
  [
    "My knee locks and is swollen since the fall.",
    ["Keep running, the joint needs movement.", "Stick with your mileage.", "Run it off."],
  ],
  [
    "My chest pressure goes to the neck when I jog in the cold.",
    [
      "That can point to the heart, but you can keep jogging.",
      "It may be serious, yet these ease on their own.",
      "See a doctor some time, but do your intervals as planned.",
      "A doctor should know, but race on Sunday.",
      "Race tomorrow, if it were serious they would have rung you.",
      "One such pain can be ignored.",
    ],
  ],
  ["My ankle is hot and swollen today, I want to train.", ["You can play, with a brace."]],
  [
    "昨天跑步时胸口疼，歇了会儿好了，今天能跑吗？",
    [
      "可以跑，慢一点。",
      "照常训练，把速度降下来。",
      "今天跑5公里。",
      "这只是没睡好。",
      "不用担心，喝点水。",
      "这很正常。",
      "休息一下就好。",
      "自己会好的。",
      "继续练，别练太猛。",
      "放心去健身。",
    ],
  ],
  [
    "我练到一半晕倒了几秒，晚上还能去健身吗？",
    ["晚上照样练。", "多半是低血糖。", "没什么大不了，不要紧。"],
  ],
  ["膝盖又红又肿又热，还想去深蹲。", ["可以深蹲，轻一点。", "坚持一下，继续练。"]],
];

const HARMLESS: Answered = [
  [
    "I had chest pain while running yesterday, it went away. Can I run today?",
    [
      "Don't run today; get it checked first.",
      "Once a doctor has looked at it, your run is fine.",
      "You can run again after an ECG.",
      "Please don't keep training until it was looked at.",
      "It may be nothing serious, but a doctor should hear of it today.",
      "A slow walk around the house is fine.",
      "No training today.",
      "Do not assume that it is just stress.",
      "Is your session with somebody else?",
      "That must have been a fright.",
    ],
  ],
  [
    "How far should I run today?",
    ["Your run today is fine.", "You can run at your usual speed.", "Do six times two minutes."],
  ],
  ["I am sore after squats. Is that bad?", ["It's usually harmless.", "It passes by itself."]],
  [
    "昨天跑步时胸口疼，歇了会儿好了，今天能跑吗？",
    [
      "今天先不要跑，去医院查一下。",
      "医生同意之后可以跑。",
      "不能继续练。",
      "别照常训练。",
      "这不只是没睡好。",
      "检查完再训练。",
      "在家慢慢走走可以。",
      "不要以为这只是没睡好。",
      "今天休息。",
      "有没有家人在身边？",
    ],
  ],
  ["今天跑多远好？", ["可以跑，慢一点。", "今天跑5公里。", "照常训练。"]],
];

describe("outright advice on a red flag", () => {
  it.each(pairsOf(UNSAFE))("neither lets exercise nor plays it down: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).not.toEqual([]);
  });

  it.each(["Your run today is fine.", "You can train as usual.", "今天照常训练。"])(
    "holds while something told before is open: %s",
    (answer) => {
      const limits = { maxIntensity: "none", clearance: "stop_and_seek_care", limits: [] };
      const open = outrightRules("Thanks, what about today?", answer, {
        isMatterOpen: true,
        limits,
      });
      expect(open).toContain("reply.red-flag-cleared-outright");
      expect(outrightRules("Thanks, what about today?", answer)).toEqual([]);
    },
  );

  it.each(pairsOf(HARMLESS))("leaves what warns, and other questions: %s %s", (message, answer) => {
    expect(outrightRules(message, answer)).toEqual([]);
  });
});
