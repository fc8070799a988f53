import { describe, expect, it } from "vitest";
import { neededHelp } from "../../../src/chat/help/help-kinds-of.ts";
import { callsForHelp, helpReply } from "../../../src/chat/help/help-reply.ts";
import { HELP_KINDS, HELP_TEXTS, OVERDOSE_TEXT } from "../../../src/chat/help/help-texts.data.ts";
import { read } from "../../../src/language/read.ts";
import { simplifiedCharacter } from "../../../src/language/simplified-character.ts";
import { WRITINGS, writingOf } from "../../../src/language/writing.ts";
import type { SafetyFinding } from "../../../src/safety/content-check.ts";
import {
  emergencyContacts,
  emergencyRegions,
} from "../../../src/safety/emergency/emergency-contacts.ts";
import { isAtLeast } from "../../../src/safety/risk-level.ts";
import { checkContent } from "../../support/check-content.ts";
import { traditional } from "../../support/traditional.ts";

const helpFor = (message: string, region: string) =>
  helpReply({
    check: checkContent(message),
    message: read(message),
    contacts: emergencyContacts(region),
    writing: writingOf(read(message)),
  }).text;

/** The kinds of help for a message that the check found to be grave for this flag. */
const kindsFor = (message: string, flag: string, ruleId = "learned.anything") => {
  const finding = { flag, ruleId, level: "critical" } as unknown as SafetyFinding;
  return neededHelp({ findings: [finding] }, read(message)).kinds;
};

/** The numbers of a help text, in order. */
const numbersIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.split(/[:：] ?/)[1]?.split(/[,，]/)[0]);

const EMERGENCIES = [
  ["I have crushing chest pain and cold sweat right now", "cardiac"],
  ["I cannot breathe and my lips are turning blue", "breathing"],
  ["His face is drooping and he cannot speak", "stroke"],
  ["I want to kill myself", "self_harm"],
  ["My toddler swallowed bleach by accident", "poisoning"],
  ["He is not breathing", "unresponsive"],
  ["My friend collapsed at the gym", "unresponsive"],
  ["a nut is lodged in her throat", "choking"],
  ["blood is spurting from his leg", "bleeding"],
  ["My throat is closing and I have hives", "allergy"],
  ["She stopped sweating and is confused after the race", "heat"],
  ["a lady is convulsing on the floor", "seizure"],
  ["我现在胸口剧痛，出冷汗，喘不上气", "cardiac"],
  ["我不想活了，想自杀", "self_harm"],
  ["孩子误喝了洁厕灵", "poisoning"],
  ["孩子高烧抽搐", "seizure"],
  ["我朋友在健身房晕倒了", "unresponsive"],
  ["我朋友在健身房暈倒了，沒有呼吸", "unresponsive"],
] as const;

describe("the help text", () => {
  it.each(EMERGENCIES)(
    "for %j tells what to do now, and that it is no diagnosis",
    (message, kind) => {
      expect(callsForHelp(checkContent(message), read(message))).toBe(true);
      const writing = writingOf(read(message));
      const paragraphs = helpFor(message, "US").split("\n\n");
      expect(paragraphs[0]).toBe(HELP_TEXTS[kind].text[writing]);
      expect(paragraphs.at(-1)).toMatch(/no diagnosis|不是诊断|不是診斷/);
    },
  );

  it.each<[string, string, string]>([
    ["She ate cashews and her lips swell", "allergic_reaction", "allergy"],
    ["my sugar is 2.6 and i am shaking", "blood_sugar", "low_sugar"],
    ["my sugar is weird, i feel funny", "blood_sugar", "low_sugar"],
    ["sugar 24, throwing up, ketones high", "blood_sugar", "high_sugar"],
    ["血糖2.5，手抖出冷汗", "blood_sugar", "low_sugar"],
    ["一直吐，酮体很高", "blood_sugar", "high_sugar"],
    ["my boyfriend is hitting me right now", "abuse", "abuse"],
    ["my dad is hitting me right now", "abuse", "abuse_child"],
    ["I am 14 and my coach locked the door", "abuse", "abuse_child"],
    ["我爸又打我了", "abuse", "abuse_child"],
    ["my water broke at 30 weeks", "pregnancy", "pregnancy"],
    ["i have been purging for days", "eating_disorder", "eating_disorder"],
    ["he fell on his head and is drowsy, he hit his head", "medical_emergency", "head_injury"],
    ["my dad is having a seizure", "medical_emergency", "seizure"],
    ["something terrible", "medical_emergency", "medical"],
    ["something terrible", "a_flag_of_tomorrow", "medical"],
  ])("for %j, found to be %s, is that on %s", (message, flag, kind) => {
    expect(kindsFor(message, flag)).toEqual([kind]);
  });

  it.each<[string, number | undefined, string]>([
    ["she is hitting me right now", undefined, "abuse"],
    ["she is hitting me right now", 18, "abuse"],
    ["she is hitting me right now", 17, "abuse_child"],
  ])("for %j, told by somebody of %s years, is that on %s", (message, ageYears, kind) => {
    const finding = { flag: "abuse", ruleId: "x", level: "critical" } as unknown as SafetyFinding;
    expect(neededHelp({ findings: [finding] }, read(message), ageYears).kinds).toEqual([kind]);
  });

  it.each<[string, string, string, boolean, readonly string[]]>([
    // Self-harm is grave from high on, everything else where a life is in danger.
    ["I cannot go on", "self_harm", "high", false, ["self_harm"]],
    ["I cannot go on", "self_harm", "medium", false, []],
    ["I took 40 pills", "self_harm", "high", true, ["self_harm"]],
    ["I took 40 pills", "poisoning", "critical", false, ["poisoning"]],
    ["I feel dizzy", "cardiac_symptom", "high", false, []],
    ["My friend collapsed at the gym", "cardiac_symptom", "high", false, ["unresponsive"]],
    ["My friend collapsed at the gym", "cardiac_symptom", "medium", false, []],
    ["My friend is very tired", "cardiac_symptom", "high", false, []],
    ["I collapsed at the gym", "cardiac_symptom", "high", false, []],
  ])(
    "for %j, found to be %s of level %s, is an overdose: %s, and about %j",
    (message, flag, level, isOverdose, kinds) => {
      const finding = { flag, ruleId: "learned.x", level } as unknown as SafetyFinding;
      expect(neededHelp({ findings: [finding] }, read(message))).toEqual({ kinds, isOverdose });
    },
  );

  it("for poison found beside self-harm is an overdose, and speaks of nothing else", () => {
    const found = (flag: string) => ({ flag, ruleId: "x", level: "critical" }) as never;
    const findings = [found("poisoning"), found("self_harm"), found("medical_emergency")];
    expect(neededHelp({ findings }, read("I did it"))).toEqual({
      kinds: ["self_harm"],
      isOverdose: true,
    });
  });

  it("for sugar that may be either goes by what is told, and in doubt by a low one", () => {
    expect(kindsFor("血糖2.5，又一直吐，酮体很高", "blood_sugar")).toEqual(["low_sugar"]);
    expect(kindsFor("sugar was 2.5, now 24 and ketones high", "blood_sugar")).toHaveLength(1);
  });

  it("goes by the rule where the flag says less", () => {
    expect(kindsFor("it got worse", "medical_emergency", "diabetes.acetone-breath")).toEqual([
      "high_sugar",
    ]);
    expect(kindsFor("it got worse", "medical_emergency", "emergency.heat-stroke-now")).toEqual([
      "heat",
    ]);
  });

  it("tells one first aid, which nothing else contradicts", () => {
    const message = "I have crushing chest pain and my left arm feels numb";
    expect(checkContent(message).flags).toContain("neurological_symptom");
    expect(helpFor(message, "US")).toContain(HELP_TEXTS.cardiac.text.en);
    expect(helpFor(message, "US")).not.toContain(HELP_TEXTS.stroke.text.en);
  });

  it("never takes the writer for somebody who does not respond", () => {
    expect(kindsFor("I have chest pain and nearly collapsed", "cardiac_symptom")).toEqual([
      "cardiac",
    ]);
    expect(kindsFor("I have chest pain, my wife is here, i passed out", "cardiac_symptom")).toEqual(
      ["cardiac"],
    );
    expect(kindsFor("He had chest pain and collapsed", "cardiac_symptom")).toEqual([
      "unresponsive",
    ]);
  });

  it.each([
    ["I want to kill myself", "US", ["988", "911"]],
    ["我不想活了，想自杀", "CN", ["12356", "120"]],
    ["My toddler swallowed bleach by accident", "AU", ["13 11 26", "000"]],
    ["My toddler swallowed bleach by accident", "GB", ["111", "999"]],
    ["孩子误喝了洁厕灵", "CN", ["120"]],
    ["Mein Kind: my toddler swallowed bleach by accident", "DE", ["030 19240", "112"]],
    ["I have crushing chest pain and cold sweat right now", "FR", ["112", "15"]],
    ["I want to kill myself", "AT", ["112"]],
    ["I took 40 paracetamol to end my life", "US", ["1-800-222-1222", "911", "988"]],
    ["我吃了一整瓶安眠药，不想活了", "CN", ["120", "12356"]],
  ])("for %j in %s names the numbers that help most first", (message, region, numbers) => {
    expect(numbersIn(helpFor(message, region))).toEqual(numbers);
  });

  it("has beside it whom it names, in its order", () => {
    const message = read("I took 40 paracetamol to end my life");
    const check = checkContent(message.source);
    const all = { check, message, contacts: emergencyContacts("US"), writing: "en" } as const;
    const { text, contacts } = helpReply(all);
    expect(contacts.map(({ phone }) => phone)).toEqual(numbersIn(text));
  });

  it("for an overdose told as self-harm speaks as to somebody who wants to die", () => {
    const paragraphs = helpFor("I took 40 paracetamol to end my life", "US").split("\n\n");
    expect(paragraphs.slice(0, 2)).toEqual([HELP_TEXTS.self_harm.text.en, OVERDOSE_TEXT.en]);
    expect(helpFor("我吃了一整瓶安眠药，不想活了", "CN")).toContain(OVERDOSE_TEXT["zh-Hans"]);
  });

  it("for danger and abuse names the police first", () => {
    const finding = { flag: "abuse", ruleId: "x", level: "critical" };
    const check = { ...checkContent(""), findings: [finding as never] };
    const help = (region: string, writing: (typeof WRITINGS)[number]) =>
      helpReply({ check, message: read("x"), contacts: emergencyContacts(region), writing }).text;
    expect(numbersIn(help("CN", "zh-Hans"))).toEqual(["110", "120", "12356"]);
    expect(help("TW", "zh-Hant")).toContain(
      "- 報警電話：110\n- 急救電話：119\n- 心理援助熱線：1925，",
    );
    expect(numbersIn(help("US", "en"))).toEqual(["911", "988"]);
  });

  it("is written as the message is, down to the labels", () => {
    const inTraditional = helpFor("我想自殺，不想活了", "TW");
    expect(inTraditional).toContain(HELP_TEXTS.self_harm.text["zh-Hant"]);
    expect(inTraditional).toContain(
      "可以撥打：\n- 心理援助熱線：1925，安心專線\n- 急救電話：119\n",
    );
    expect(helpFor("我想自杀，不想活了", "US")).toContain("- 急救电话：911\n");
    expect(helpFor("我想自杀，不想活了", "KE")).toContain("112，大多数手机都能接通");
  });

  it("is not given for talk that is not grave, nor for what somebody went through long ago", () => {
    for (const message of [
      "My knee hurts",
      "My friend runs marathons",
      "I collapsed on the sofa",
    ]) {
      expect(callsForHelp(checkContent(message), read(message))).toBe(false);
    }
  });

  it.each([...emergencyRegions(), "XX"])("always names an emergency number: %s", (region) => {
    const [emergency] = emergencyContacts(region).filter(({ kind }) => kind === "emergency");
    for (const [message] of EMERGENCIES) {
      expect(numbersIn(helpFor(message, region))).toContain(emergency?.phone);
    }
  });

  it.each(HELP_KINDS)("is safe as advice, short, and rests on named sources: %s", (kind) => {
    const { text, sources } = HELP_TEXTS[kind];
    for (const writing of WRITINGS) {
      const { riskLevel, findings } = checkContent(text[writing], {}, "advice");
      expect(isAtLeast(riskLevel, "medium"), JSON.stringify(findings)).toBe(false);
    }
    expect(text.en.split(" ").length).toBeLessThan(100);
    expect(sources.length).toBeGreaterThan(0);
  });

  it.each(HELP_KINDS)("says the same in both scripts: %s", (kind) => {
    const text = HELP_TEXTS[kind].text;
    expect([...text["zh-Hant"]].map(simplifiedCharacter).join("")).toBe(
      [...text["zh-Hans"]].map(simplifiedCharacter).join(""),
    );
    expect(text["zh-Hant"]).toBe(traditional(text["zh-Hans"]));
  });
});
