import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { readInSessionInSteps } from "../../../src/chat/in-session/read-in-session.ts";
import { read } from "../../../src/language/read.ts";
import type { SafetyContext } from "../../../src/safety/content-check.ts";
import { finished } from "../../../src/shared/steps.ts";
import { contentCheck } from "../../support/check-content.ts";
import { traditional } from "../../support/traditional.ts";

const readBehind = (earlier: string, message: string, context?: SafetyContext) => {
  const history: readonly ChatTurn[] = [
    { role: "user", content: earlier },
    { role: "assistant", content: "Well." },
  ];
  return finished(readInSessionInSteps(read(message), history, contentCheck, context));
};
const foundBehind = (...said: Parameters<typeof readBehind>) => [
  ...new Set(readBehind(...said).findings.map(({ flag, level }) => `${flag} ${level}`)),
];

describe("a number alone", () => {
  it.each([
    [
      "can i go for a walk with a sugar of 120",
      "what about 65?",
      "can i go for a walk with a sugar of 65",
    ],
    ["my glucose is 7.8, may I cycle?", "and 15.5?", "my glucose is 15.5, may I cycle?"],
    ["血糖7.8可以散步吗", "那3.2呢", "血糖3.2可以散步吗"],
    [
      "its -5 outside tmrw, what should i wear",
      "and 32 degrees?",
      "its 32 degrees outside tmrw, what should i wear",
    ],
    ["零下5度跑步穿什么", "那32度呢", "32度跑步穿什么"],
    ["零下五度能跑步吗", "那32度呢", "32度能跑步吗"],
    ["零下十五度能骑车吗", "三十五度呢", "三十五度能骑车吗"],
    ["每天跑三公里够吗", "咁五公里呢", "每天跑五公里够吗"],
    [
      "can i cycle at twenty five degrees",
      "and minus five degrees?",
      "can i cycle at minus five degrees",
    ],
    ["我儿子8岁可以练力量吗", "那15岁呢", "我儿子15岁可以练力量吗"],
    [
      "is it fine to run 10 km at 30 degrees",
      "and 15 km?",
      "is it fine to run 15 km at 30 degrees",
    ],
  ])("is that of the measure asked for before: %j, %j", (earlier, message, meant) => {
    expect(readBehind(earlier, message).asked.source).toBe(meant);
    expect(readBehind(traditional(earlier), traditional(message)).asked.source).toBe(
      traditional(meant),
    );
  });

  it.each([
    ["I ran 5 km in 31 min", "no sorry, 40"],
    ["my sugar was 120 and 140, ok?", "what about 65?"],
    ["what is a good cadence?", "what about 165?"],
    ["can I walk with a sugar of 120?", "and how do I do 10 push-ups?"],
    ["can I walk with a sugar of 120?", "thanks, that's great"],
  ])(
    "is put nowhere where more is told, nothing was asked or the place is open: %j, %j",
    (earlier, message) => {
      const text = read(message);
      const history = [{ role: "user", content: earlier }] as const;
      expect(finished(readInSessionInSteps(text, history, contentCheck)).asked).toBe(text);
    },
  );

  it.each([
    ["can i go for a walk with a sugar of 120", "what about 65?", "blood_sugar high"],
    ["血糖7.8可以散步吗", "那3.2呢", "blood_sugar high"],
    ["血糖6.5可以游泳嗎", "那2.6呢", "blood_sugar critical"],
    ["sugar before my walk was 92, ok?", "what if it's 280", "blood_sugar medium"],
  ])("is as grave as in the whole question: %j, %j", (earlier, message, found) => {
    expect(foundBehind(earlier, message)).toContain(found);
  });
});

describe("a kind of exercise alone", () => {
  it.each([
    ["我膝盖疼，还能跑步吗", "那走路呢", "我膝盖疼，还能走路吗"],
    ["我膝头痛，可唔可以跑步", "咁行路呢", "我膝头痛，可唔可以行路"],
    ["my back hurts can i deadlift", "and yoga?", "my back hurts can i yoga"],
    ["is running bad for a stiff hip?", "what about cycling", "is cycling bad for a stiff hip?"],
    ["我腰疼，能打羽毛球吗", "那游泳呢", "我腰疼，能游泳吗"],
  ])("is asked about as the one before: %j, %j", (earlier, message, meant) => {
    expect(readBehind(earlier, message).asked.source).toBe(meant);
    expect(readBehind(traditional(earlier), traditional(message)).asked.source).toBe(
      traditional(meant),
    );
  });

  it.each([
    ["is swimming better than running?", "and cycling?"],
    ["can I run with a stiff hip?", "and how long should I cycle to warm up?"],
  ])(
    "is put nowhere where several were asked about, nothing was, or more is told: %j, %j",
    (earlier, message) => {
      expect(readBehind(earlier, message).asked.source).not.toContain(earlier.slice(0, 12));
    },
  );
});

describe("a short question behind what was told of the body", () => {
  it.each([
    ["I'm on my period", "is it ok to swim", "I'm on my period. is it ok to swim"],
    ["i have a cold", "can i run", "i have a cold. can i run"],
    ["my chest is tight", "is it ok to run", "my chest is tight. is it ok to run"],
    ["im so hungover", "should i go for a run?", "im so hungover. should i go for a run?"],
    ["I gave blood this morning.", "can I train", "I gave blood this morning. can I train"],
    [
      "i have a bad knee",
      "should i take the stairs",
      "i have a bad knee. should i take the stairs",
    ],
    ["i drank 3 beers", "can i go to the gym", "i drank 3 beers. can i go to the gym"],
    ["my back hurts", "and yoga?", "my back hurts. and yoga?"],
    ["膝头痛", "行楼梯好唔好", "膝头痛，行楼梯好唔好"],
    ["im on my period", "yoga?", "im on my period. yoga?"],
    ["我血糖 280", "可以跑步吗", "我血糖 280，可以跑步吗"],
    ["膝盖有点疼", "能爬山吗", "膝盖有点疼，能爬山吗"],
    ["我来月经了", "能游泳吗", "我来月经了，能游泳吗"],
    ["我M到啊", "可唔可以游水", "我M到啊，可唔可以游水"],
    ["我條腰痛", "打得羽毛球嗎", "我條腰痛，打得羽毛球嗎"],
    ["昨晚冇点瞓", "可以健身吗", "昨晚冇点瞓，可以健身吗"],
    ["didnt sleep last night", "should i work out", "didnt sleep last night. should i work out"],
  ])("is about that: %j, %j", (told, question, meant) => {
    expect(readBehind(told, question).asked.source).toBe(meant);
  });

  it("stays so over a question in between", () => {
    const history: readonly ChatTurn[] = [
      { role: "user", content: "i have a cold" },
      { role: "assistant", content: "Get well." },
      { role: "user", content: "can i run" },
      { role: "assistant", content: "Easy at most." },
    ];
    const { asked } = finished(readInSessionInSteps(read("and swim?"), history, contentCheck));
    expect(asked.source).toBe("i have a cold. can i swim");
  });

  it("stays so over thanks", () => {
    const history: readonly ChatTurn[] = [
      { role: "user", content: "i have a cold" },
      { role: "assistant", content: "Get well." },
      { role: "user", content: "ok thanks" },
      { role: "assistant", content: "You are welcome." },
    ];
    const { asked } = finished(readInSessionInSteps(read("can i run"), history, contentCheck));
    expect(asked.source).toBe("i have a cold. can i run");
  });

  it.each([
    ["I don't have a cold", "can i run"],
    ["my son has a cold", "can i run"],
    ["what helps against a cold?", "can i run"],
    ["I love cycling", "is it ok to swim"],
    ["i have a cold", "how many calories does running burn in 30 minutes at a moderate pace"],
    ["i have a cold", "can i run with a sore knee"],
    ["i have a cold", "can i eat rice"],
  ])("is about itself otherwise: %j, %j", (told, question) => {
    expect(readBehind(told, question).asked.source).toBe(question);
  });

  it("is as grave as the two together, and no help text comes twice", () => {
    expect(foundBehind("my chest is tight", "is it ok to run")).toContain("cardiac_symptom high");
    expect(foundBehind("i have a fever of 39", "can i run")).toContain("exercising_ill medium");
    expect(foundBehind("我发烧了", "能跑步吗")).toContain("exercising_ill medium");
    expect(foundBehind("我血糖 280", "咁散步呢")).toContain("blood_sugar medium");
    expect(foundBehind("i'm pregnant and bleeding", "can i swim").join()).not.toMatch(/critical/);
  });
});

describe("to stop or change it", () => {
  it.each([
    ["does metoprolol affect my exercise", "so should I stop it before I go to the gym"],
    ["I take metoprolol every morning", "can i skip it on race day"],
    ["is bisoprolol bad for running", "can I just do without it on Sundays"],
    ["我每天吃美托洛尔", "比赛那天可以停一天吗"],
    ["二甲双胍影响跑步吗", "运动那天少吃一次行吗"],
    ["打胰岛素可以跑步吗", "运动那天可以少打吗"],
  ])("is about the medicine of the turn before: %j, %j", (earlier, message) => {
    for (const write of [(text: string) => text, traditional])
      expect(foundBehind(write(earlier), write(message)).join()).toMatch(
        /medication_change (medium|high)/u,
      );
  });

  it.each([
    ["how often should I run", "should I stop it when it rains"],
    ["I take metoprolol every morning", "I will never stop it"],
    ["I take metoprolol every morning", "how long should I warm up?"],
  ])("is about no medicine where none was named, or it is denied: %j, %j", (earlier, message) => {
    expect(foundBehind(earlier, message)).toEqual([]);
  });

  it("puts in its name where a word stands for it, or nothing does", () => {
    const { asked } = readBehind("I take metoprolol every morning", "can i skip it on race day");
    expect(asked.source).toBe("can i skip metoprolol on race day");
    const left = readBehind("打胰岛素可以跑步吗", "运动那天可以少打吗");
    expect(left.asked.source).toBe("打胰岛素 运动那天可以少打吗");
  });
});

describe("who asks how bad it is", () => {
  it.each([
    ["下面有水流出来", "要紧吗", "pregnancy medium"],
    ["my calf is swollen and hot after the flight", "is that bad?", "medical_emergency high"],
    ["my calf is swollen and hot after the flight", "what should i do", "medical_emergency high"],
    [
      "my calf is swollen and hot after the flight",
      "should I see a doctor?",
      "medical_emergency high",
    ],
    ["小腿又肿又热", "怎么办", "medical_emergency high"],
    ["小腿又肿又热", "严重吗", "medical_emergency high"],
  ])("is answered with what was found in the turn before: %j, %j", (earlier, message, found) => {
    expect(foundBehind(earlier, message)).toContain(found);
    expect(foundBehind(traditional(earlier), traditional(message))).toContain(found);
  });

  it("is answered with what profile and context say of it", () => {
    expect(foundBehind("有點出血正常嗎", "要緊嗎", { conditions: ["pregnancy"] })).toEqual([
      "pregnancy high",
    ]);
  });

  it("hears no help text a second time, and nothing of a crisis beside its own text", () => {
    expect(
      foundBehind("I can't breathe and my lips are blue", "what should i do").join(),
    ).not.toMatch(/critical/u);
    expect(foundBehind("I want to kill myself", "what should i do")).toEqual([]);
  });

  it.each([
    ["how do I do a squat", "is that bad?"],
    ["my calf is swollen and hot", "how do I train my arms?"],
  ])("hears nothing where nothing was found, or of something else: %j, %j", (earlier, message) => {
    expect(foundBehind(earlier, message)).toEqual([]);
  });
});

describe("who asks for themselves", () => {
  it.each([
    ["my son is 8, can he lift weights", "and me?", "can I lift weights"],
    ["My mum is 70. Should she run?", "what about me", "Should I run"],
    ["我儿子8岁，他能举重吗", "那我呢", "我能举重吗"],
    ["我妈七十了，能举重吗", "那我可以吗", "我能举重吗"],
  ])("asks what was asked for somebody else: %j, %j", (earlier, message, meant) => {
    expect(readBehind(earlier, message).asked.source).toBe(meant);
    expect(readBehind(traditional(earlier), traditional(message)).asked.source).toBe(
      traditional(meant),
    );
  });

  it.each([
    ["can I lift weights", "and me?"],
    ["can my son lift weights", "and me?"],
    ["my son is 8, can he lift weights", "and me, with a bad knee?"],
  ])("is left to lean on it where that is open: %j, %j", (earlier, message) => {
    expect(readBehind(earlier, message).asked.source).toBe(message);
  });
});

describe("a pain told before", () => {
  it.each([
    ["my shoulder hurts when I lift", "should I see a doctor"],
    ["膝盖疼", "要不要去医院"],
    ["我膊頭痛", "使唔使睇醫生"],
  ])("is what a doctor is asked for: %s, %s", (told, question) => {
    const { asked } = readBehind(told, question);
    expect(asked.source.startsWith(told)).toBe(true);
    expect(asked.source.endsWith(question)).toBe(true);
  });

  it.each(["did 20 min easy walk", "walked 3 km", "散步了20分钟"])(
    "is still open behind a session: %s",
    (session) => {
      const history: readonly ChatTurn[] = ["my knee hurts", session].flatMap((content) => [
        { role: "user" as const, content },
        { role: "assistant" as const, content: "Well." },
      ]);
      const { asked } = finished(
        readInSessionInSteps(read("can I run tomorrow"), history, contentCheck),
      );
      expect(asked.source).toBe("my knee hurts. can I run tomorrow");
    },
  );
});
