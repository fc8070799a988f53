import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { HELP_TEXTS } from "../../../src/chat/help/help-texts.data.ts";
import {
  isAllThatMatters,
  limitsWithMatter,
  matterLead,
} from "../../../src/chat/matter/matter-reply.ts";
import {
  ARRANGED_TEXTS,
  MATTER_TEXTS,
  MATTERS,
} from "../../../src/chat/matter/matter-texts.data.ts";
import { openMatterInSteps } from "../../../src/chat/matter/open-matter.ts";
import { read } from "../../../src/language/read.ts";
import { WRITINGS } from "../../../src/language/writing.ts";
import { emergencyContacts } from "../../../src/safety/emergency/emergency-contacts.ts";
import { isAtLeast } from "../../../src/safety/risk-level.ts";
import { finished } from "../../../src/shared/steps.ts";
import { checkContent, contentCheck } from "../../support/check-content.ts";
import { traditional } from "../../support/traditional.ts";

const after = (asked: string, reply: string): readonly ChatTurn[] => [
  { role: "user", content: asked },
  { role: "assistant", content: reply },
];
const matterAt = (message: string, history: readonly ChatTurn[]) =>
  finished(openMatterInSteps(read(message), history, contentCheck));

const CRISIS = after("I want to kill myself", HELP_TEXTS.self_harm.text.en);
const RED_FLAG = after("I nearly fainted while running", "Please rest and see a doctor.");

const EATING = after("I only eat once a day and throw it up", MATTER_TEXTS.eating.first.en);

describe("an open matter", () => {
  it("is over where what was taken for self-harm was an accident, but no wish to die or overdose is", () => {
    const help = HELP_TEXTS.self_harm.text.en;
    const bumped = after("I hurt myself on the bar", help);
    expect(matterAt("it was an accident, im not sad", bumped)?.stage).toBe("resolved");
    expect(matterAt("it was an accident", CRISIS)?.stage).toBe("first");
    const pills = after("I took the whole bottle of pills", help);
    expect(matterAt("it was an accident", pills)?.stage).toBe("first");
    expect(matterAt("it was an accident", RED_FLAG)?.matter).toBe("medical");
    const cut = after("I cut myself again", help);
    expect(matterAt("I accidentally cut too deep this time", cut)?.stage).not.toBe("resolved");
  });

  it("is left by a help text, whatever is asked next", () => {
    expect(matterAt("what about leg day?", CRISIS)).toEqual({ matter: "crisis", stage: "first" });
    const inChinese = after("我想自殺", `${HELP_TEXTS.self_harm.text["zh-Hant"]}\n\n可以撥打：`);
    expect(matterAt("好的", inChinese)?.matter).toBe("crisis");
    const abuse = after("my dad is hitting me", HELP_TEXTS.abuse_child.text.en);
    expect(matterAt("ok", abuse)?.matter).toBe("danger");
  });

  it("is left by a red flag that a model answered", () => {
    expect(matterAt("So can I train?", RED_FLAG)).toEqual({ matter: "medical", stage: "first" });
  });

  it("is an injury where nothing else was grave, and graver once something else is told", () => {
    const injured = after("I rolled my ankle and it is swollen", "Do not load it.");
    expect(matterAt("what about dinner?", injured)).toEqual({ matter: "injury", stage: "first" });
    const inChinese = after("我脚扭了，肿得厉害，还想去跑步", "先去检查。");
    expect(matterAt("晚饭吃什么好？", inChinese)?.matter).toBe("injury");
    expect(MATTER_TEXTS.injury.first.en).not.toContain("emergency");
    const since = after("I nearly fainted in the shop", MATTER_TEXTS.injury.later.en);
    expect(matterAt("ok", [...injured, ...since])).toEqual({ matter: "medical", stage: "first" });
  });

  it("is left by what is a red flag in this person alone", () => {
    const bleeding = after("有點出血正常嗎", "請聯繫產科。");
    const inPregnancy = openMatterInSteps(read("只有一點點咖啡色"), bleeding, contentCheck, {
      conditions: ["pregnancy"],
    });
    expect(finished(inPregnancy)).toEqual({ matter: "medical", stage: "first" });
  });

  it("is left by a number that is one with the question before", () => {
    const sugar = [...after("血糖7.8可以散步吗", "可以。"), ...after("那3.2呢", "先吃糖。")];
    expect(matterAt("那可以跑吗", sugar)?.matter).toBe("medical");
  });

  it("is none where the reply answered a model and nothing grave was told, or it was resolved", () => {
    expect(matterAt("ok", after("My knee hurts a bit", "Rest a little."))).toBeNull();
    // What is said later does not count, but the last reply and the last message.
    const over = [...CRISIS, ...after("I called them", MATTER_TEXTS.crisis.resolved.en)];
    expect(matterAt("what about leg day?", over)).toBeNull();
    expect(matterAt("ok", [{ role: "assistant", content: HELP_TEXTS.self_harm.text.en }])).toEqual({
      matter: "crisis",
      stage: "first",
    });
  });

  it("is resolved by what is told beside a question, but only for its own kind", () => {
    expect(matterAt("I saw a doctor yesterday. Can I run now?", RED_FLAG)?.stage).toBe("resolved");
    expect(matterAt("I called the crisis line", RED_FLAG)?.stage).toBe("first");
    expect(
      matterAt("Should I have seen a doctor? I saw a doctor yesterday.", RED_FLAG)?.stage,
    ).toBe("resolved");
  });

  it("is about the writer where nobody else is told of, whatever the matter is", () => {
    const abuse = after("My dad is hitting me", HELP_TEXTS.abuse_child.text.en);
    expect(matterAt("ok", abuse)?.matter).toBe("danger");
    const own = after("My chest hurts and my wife is worried", HELP_TEXTS.cardiac.text.en);
    expect(matterAt("ok", own)?.stage).toBe("first");
  });

  it("begins a reply with its text and the numbers that help, which are over when it is resolved", () => {
    const contacts = emergencyContacts("US");
    const lead = (matter: (typeof MATTERS)[number], stage: "first" | "resolved") =>
      matterLead({ matter, stage }, contacts, "en");
    const crisis = lead("crisis", "first");
    expect(crisis.contacts.map(({ kind }) => kind)).toEqual(["crisis_line", "emergency"]);
    expect(crisis.text.split("\n")[0]).toBe(MATTER_TEXTS.crisis.first.en.split("\n")[0]);
    for (const { phone } of crisis.contacts) expect(crisis.text).toContain(phone);
    expect(lead("medical", "first")).toEqual({ text: MATTER_TEXTS.medical.first.en, contacts: [] });
    expect(lead("crisis", "resolved")).toEqual({
      text: MATTER_TEXTS.crisis.resolved.en,
      contacts: [],
    });
  });

  it("is about the other where it was told of somebody else", () => {
    const stroke = after("My dad's face is drooping", HELP_TEXTS.stroke.text.en);
    expect(matterAt("ok", stroke)?.matter).toBe("other_person");
    const collapse = after("My friend collapsed", HELP_TEXTS.unresponsive.text.en);
    expect(matterAt("ok", collapse)?.matter).toBe("other_person");
  });

  it("is about the writer again where they tell of themselves after somebody else", () => {
    const dad = after("My dad's face is drooping", MATTER_TEXTS.other_person.first.en);
    const own = [...dad, ...after("I have chest pain myself when I run", "Please stop.")];
    expect(matterAt("ok", own)?.matter).toBe("medical");
    const still = [...dad, ...after("and now crushing chest pain", "Please call.")];
    expect(matterAt("ok", still)?.matter).toBe("other_person");
    const blow = after("my dad bumped his head on the beam", "Watch him.");
    const worse = [...blow, ...after("and now confused and vomiting", "Please call.")];
    expect(matterAt("ok", worse)?.matter).toBe("other_person");
  });

  it.each(MATTERS)("goes on from each reply that asks after it: %s", (matter) => {
    for (const stage of ["first", "later"] as const)
      for (const writing of WRITINGS) {
        const history = after("ok", `${MATTER_TEXTS[matter][stage][writing]}\n\nAnd so on.`);
        expect(matterAt("How long should I warm up?", history)).toEqual({ matter, stage: "later" });
      }
    const done = after("ok", MATTER_TEXTS[matter].resolved.en);
    expect(matterAt("How long should I warm up?", done)).toBeNull();
  });

  it.each<[string, readonly ChatTurn[]]>([
    ["The doctor said it was low blood pressure", RED_FLAG],
    ["I went to the ER, all fine", RED_FLAG],
    ["我看过医生了，没事", RED_FLAG],
    ["doctor saw me today, ecg is fine", RED_FLAG],
    ["went to the doc this morning, all good", RED_FLAG],
    ["睇咗醫生喇 冇事", RED_FLAG],
    ["報告出來，心電圖沒問題", RED_FLAG],
    ["doctor checked me yesterday and said my heart is fine. can I do weights now?", RED_FLAG],
    ["my doctor says I am fine, may I run again?", RED_FLAG],
    ["cleared by my cardiologist", RED_FLAG],
    ["医生说没事，可以跑步吗", RED_FLAG],
    ["I called my mum, she is here with me", CRISIS],
    ["我给我妈打电话了，她在我身边", CRISIS],
    ["我打咗俾朋友，佢而家陪住我", CRISIS],
    ["I called the crisis line", CRISIS],
    ["I told my mum and I am safe now", CRISIS],
    ["我打了热线，也告诉了妈妈", CRISIS],
    ["我打给妈妈了，她马上到", CRISIS],
    ["妈妈陪着我", CRISIS],
    ["I'm talking to my husband now, he's here with me", CRISIS],
    ["I called the line, it helped", CRISIS],
    ["我同家姐傾咗，佢而家陪住我", CRISIS],
    ["I called my OB, she said everything is fine and I can exercise", RED_FLAG],
    ["the hospital did a monitor, all good", RED_FLAG],
    ["im back, they gave me steroids and said no sport for a week", RED_FLAG],
    ["Saw him, he gave me water tablets and says gentle walking is fine", RED_FLAG],
    ["spoke to my midwife, she isnt worried", RED_FLAG],
    ["seen at a&e, x ray clear", RED_FLAG],
    ["打電話問咗醫生，佢話冇事", RED_FLAG],
    ["醫院做了胎心監護，都正常", RED_FLAG],
    ["急诊给我开了激素，说一周别运动", RED_FLAG],
    ["我有跟媽媽講了，明天去看醫生", EATING],
    ["told my school nurse about it", EATING],
    ["my friends are here with me", CRISIS],
    ["she is with me now", CRISIS],
    ["my sister's with me", CRISIS],
    ["He is awake and in hospital", after("My friend collapsed", HELP_TEXTS.unresponsive.text.en)],
  ])("is resolved by %j", (message, history) => {
    expect(matterAt(message, history)?.stage).toBe("resolved");
  });

  it.each<[string, readonly ChatTurn[]]>([
    ["I feel fine again, can I train?", RED_FLAG],
    ["I have not seen a doctor", RED_FLAG],
    ["Should I go to the doctor?", RED_FLAG],
    ["I will see a doctor next week", RED_FLAG],
    ["Just kidding, I am ok", CRISIS],
    ["还没去医院", RED_FLAG],
    ["he is here with me", after("My boyfriend hits me", HELP_TEXTS.abuse.text.en)],
    ["is the ecg fine?", RED_FLAG],
    ["has a doctor said so, I wonder?", RED_FLAG],
    ["医生说过可以吗", RED_FLAG],
    ["the ecg on my watch is fine I think", RED_FLAG],
    ["when the blood test is clear I will run again", RED_FLAG],
    ["everything is good, can I run", RED_FLAG],
    ["called my mum to say goodbye", CRISIS],
    ["texted my friend that I'm doing it tonight", CRISIS],
    ["called my mum but no one answered", CRISIS],
    ["they are with me, the voices", CRISIS],
    ["there is something wrong with me", CRISIS],
    ["what is wrong with me", CRISIS],
    ["everyone is angry with me", CRISIS],
    ["can you stay with me", CRISIS],
    ["my mum is angry with me", CRISIS],
    ["if only my friend is with me", CRISIS],
    ["想打电话给朋友", CRISIS],
    ["打给妈妈没人接", CRISIS],
    ["陪我去死", CRISIS],
    ["谁能陪我", CRISIS],
    ["药在我身边", CRISIS],
    ["I should call the line", CRISIS],
    ["I called my doctor and she said go to the ER", RED_FLAG],
    ["打電話問咗醫生，佢叫我打999", RED_FLAG],
    ["I took some antibiotics", RED_FLAG],
    ["my friend gave me some tablets", RED_FLAG],
    ["我不敢跟妈妈说", EATING],
  ])("is not resolved by %j", (message, history) => {
    expect(matterAt(message, history)?.stage).toBe(history === EATING ? "later" : "first");
  });

  it.each([
    "I rang the GP, he wants to see me on Thursday",
    "got an appointment with cardiology next tuesday",
    "my doc can see me tomorrow",
    "约了医生星期四看",
    "打咗俾診所，佢話叫我聽日去",
  ])("waits for what is arranged by %j", (message) => {
    const open = after("I nearly fainted while running", MATTER_TEXTS.medical.first.en);
    expect(matterAt(message, open)?.stage).toBe("arranged");
    expect(matterAt(traditional(message), open)?.stage).toBe("arranged");
    const heart = after("I have crushing chest pain", HELP_TEXTS.cardiac.text.en);
    expect(matterAt(message, heart)?.stage).toBe("first");
    const waiting = after("it is on Thursday", ARRANGED_TEXTS.medical?.en ?? "");
    expect(matterAt("ok", waiting)).toEqual({ matter: "medical", stage: "later" });
  });

  it("is not made by what is harmless", () => {
    expect(matterAt("And swimming?", after("How long should I run?", "Half an hour."))).toBeNull();
    expect(matterAt("Hello", [])).toBeNull();
    expect(matterAt("And now?", after("I have a cold with fever", "Rest."))).toBeNull();
  });

  it("clears no exercise of the person, until it is resolved", () => {
    const limits = { maxIntensity: "vigorous", clearance: "none", limits: [] } as const;
    const within = (matter: (typeof MATTERS)[number], stage: "first" | "resolved" = "first") =>
      limitsWithMatter(limits, { matter, stage });
    expect(within("medical")).toMatchObject({
      maxIntensity: "none",
      clearance: "stop_and_seek_care",
    });
    expect(within("eating").maxIntensity).toBe("none");
    expect(within("crisis").maxIntensity).toBe("light");
    expect(within("other_person")).toBe(limits);
    expect(within("danger")).toBe(limits);
    const none = { ...limits, maxIntensity: "none" } as const;
    expect(limitsWithMatter(none, { matter: "crisis", stage: "first" })).toBe(none);
    expect(within("medical", "resolved")).toBe(limits);
    expect(limitsWithMatter(limits, null)).toBe(limits);
  });

  it("is all that matters right after somebody told of dying or being hurt, and when it is told to be looked after", () => {
    const isAlone = (
      matter: (typeof MATTERS)[number],
      stage: "first" | "later" | "arranged" | "resolved",
      message = "ok",
      riskLevel: "safe" | "low" | "medium" = "low",
    ) =>
      isAllThatMatters(
        { matter, stage },
        { message: read(message), answer: null, actions: [], check: { riskLevel } },
      );
    expect(MATTERS.filter((matter) => isAlone(matter, "first"))).toEqual(["crisis", "danger"]);
    expect(isAlone("crisis", "later")).toBe(false);
    expect(isAlone("crisis", "first", "ok", "medium")).toBe(false);
    expect(isAlone("crisis", "resolved", "my husband is here with me")).toBe(true);
    expect(isAlone("medical", "arranged", "the GP wants to see me on Thursday")).toBe(true);
    expect(isAlone("medical", "resolved", "saw the doctor, what may I do now")).toBe(false);
  });

  it.each(MATTERS)(
    "is asked after in texts that are safe, the same in both scripts: %s",
    (matter) => {
      const { [matter]: arranged } = ARRANGED_TEXTS;
      const texts = Object.values(MATTER_TEXTS[matter]);
      for (const text of arranged === undefined ? texts : [...texts, arranged]) {
        for (const writing of WRITINGS)
          expect(isAtLeast(checkContent(text[writing], {}, "advice").riskLevel, "medium")).toBe(
            false,
          );
        expect(text["zh-Hant"]).toBe(traditional(text["zh-Hans"]));
      }
    },
  );
});
