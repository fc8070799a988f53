import { describe, expect, it } from "vitest";
import { helpReply } from "../../src/chat/help-reply.ts";
import { HELP_KINDS, HELP_TEXTS } from "../../src/chat/help-texts.data.ts";
import { languageOfText } from "../../src/language/language-of-text.ts";
import { TEXT_LANGUAGES } from "../../src/language/text-language.ts";
import {
  emergencyContacts,
  emergencyRegions,
} from "../../src/safety/emergency/emergency-contacts.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { checkContent } from "../support/check-content.ts";

const helpFor = (message: string, region: string) =>
  helpReply({
    check: checkContent(message),
    contacts: emergencyContacts(region),
    language: languageOfText(message),
  });

/** The numbers of a help text, in order. */
const numbersIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.split(/[:：] ?/)[1]?.split(/[,，]/)[0]);

const EMERGENCIES = [
  ["I have crushing chest pain and cold sweat right now", "medical"],
  ["I cannot breathe and my lips are turning blue", "medical"],
  ["His face is drooping and he cannot speak", "medical"],
  ["I want to kill myself", "self_harm"],
  ["My toddler swallowed bleach by accident", "poisoning"],
  ["我现在胸口剧痛，出冷汗，喘不上气", "medical"],
  ["我不想活了，想自杀", "self_harm"],
  ["孩子误喝了洁厕灵", "poisoning"],
] as const;

describe("the help text", () => {
  it.each(EMERGENCIES)(
    "for %j tells what to do now, and that it is no diagnosis",
    (message, kind) => {
      expect(checkContent(message).riskLevel).toBe("critical");
      const language = languageOfText(message);
      const paragraphs = helpFor(message, "US").split("\n\n");
      expect(paragraphs).toHaveLength(3);
      expect(paragraphs[0]).toBe(HELP_TEXTS[kind].text[language]);
      expect(paragraphs[2]).toContain(language === "zh" ? "不是诊断" : "no diagnosis");
    },
  );

  it.each([
    ["I want to kill myself", "US", ["988", "911"]],
    ["我不想活了，想自杀", "CN", ["12356", "120"]],
    ["My toddler swallowed bleach by accident", "AU", ["13 11 26", "000"]],
    ["My toddler swallowed bleach by accident", "GB", ["111", "999"]],
    ["I have crushing chest pain and cold sweat right now", "FR", ["112", "15"]],
    ["I want to kill myself", "AT", ["112"]],
    ["I took 40 paracetamol to end my life", "US", ["1-800-222-1222", "911", "988"]],
  ])("for %j in %s names the numbers that help most first", (message, region, numbers) => {
    expect(numbersIn(helpFor(message, region))).toEqual(numbers);
  });

  it("for a poisoning with the wish to die speaks to both", () => {
    const text = helpFor("I took 40 paracetamol to end my life", "US");
    expect(text).toContain(HELP_TEXTS.poisoning.text.en);
    expect(text).toContain(HELP_TEXTS.self_harm.text.en);
  });

  it("for danger from others tells to get away and to call", () => {
    const finding = { flag: "violence", level: "critical" } as const;
    const check = { ...checkContent(""), findings: [finding as never] };
    const contacts = emergencyContacts("US");
    expect(helpReply({ check, contacts, language: "en" })).toContain(HELP_TEXTS.danger.text.en);
    expect(helpReply({ check, contacts, language: "zh" })).toContain(HELP_TEXTS.danger.text.zh);
  });

  it.each([...emergencyRegions(), "XX"])("always names an emergency number: %s", (region) => {
    const [emergency] = emergencyContacts(region).filter(({ kind }) => kind === "emergency");
    for (const [message] of EMERGENCIES) {
      expect(numbersIn(helpFor(message, region))).toContain(emergency?.phone);
    }
  });

  it.each(HELP_KINDS)("is safe as advice, short, and rests on named sources: %s", (kind) => {
    const { text, sources } = HELP_TEXTS[kind];
    for (const language of TEXT_LANGUAGES) {
      expect(isAtLeast(checkContent(text[language], {}, "advice").riskLevel, "medium")).toBe(false);
    }
    expect(text.en.split(" ").length).toBeLessThan(100);
    expect(sources.length).toBeGreaterThan(0);
  });
});
