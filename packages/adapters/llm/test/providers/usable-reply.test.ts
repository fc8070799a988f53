import { CHAT_LIMITS } from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { describe, expect, it } from "vitest";
import { usableText } from "../../src/providers/usable-reply.ts";

const LIMIT = CHAT_LIMITS.replyLength;

const textOf = (text: string, language: TextLanguage = "en") =>
  usableText({ text, finishReason: "stop" }, language);
const brokenOff = (text: string, language: TextLanguage = "en") =>
  usableText({ text, finishReason: "length" }, language);

describe("a usable reply", () => {
  it("is given as it is, without white space around it", () => {
    expect(textOf("\n Walk daily.\n\n- Rest.\t\n")).toBe("Walk daily.\n\n- Rest.");
  });

  it("has no characters that nobody sees and no storage takes", () => {
    expect(textOf("Walk\u0000 daily\u001b.\ud83c")).toBe("Walk daily.\ufffd");
  });

  it.each([
    ["<think>He asks how long.</think>\n\nWalk daily.", "Walk daily."],
    ["He asks how long.</think>Walk daily.", "Walk daily."],
  ])("begins after what the model thought: %j", (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  it("that is too long ends with its last whole sentence, decimals being none", () => {
    expect(textOf(`${"Run 3.5 km. ".repeat(LIMIT / 12)}Run 3.5 km.`)).toMatch(/Run 3\.5 km\.$/);
    expect(textOf(`${"每天走路。".repeat(LIMIT / 5)}休息。`, "zh")).toHaveLength(LIMIT);
    const oneSentence = "a".repeat(LIMIT - 1) + "\u{1F3C3}".repeat(9);
    expect(textOf(oneSentence)).toBe("a".repeat(LIMIT - 1));
  });

  it.each<[string, TextLanguage, string]>([
    ["Walk daily. Then rest fo", "en", "Walk daily."],
    ["Walk daily. Then rest.", "en", "Walk daily. Then rest."],
    ["Walk dai", "en", "Walk dai"],
    ["每天走路。然后休", "zh", "每天走路。"],
  ])("that ran out of tokens ends with a whole sentence: %j", (text, language, expected) => {
    expect(brokenOff(text, language)).toBe(expected);
  });
});

describe("a reply", () => {
  it.each<[string, TextLanguage, string]>([
    ["", "en", "empty"],
    ["<think>He asks how long I", "en", "empty"],
    ["<think>All thought.</think>", "en", "empty"],
    ["每天走路。", "en", "wrong_language"],
    ["Walk daily.", "zh", "wrong_language"],
    ["12345", "zh", "wrong_language"],
  ])("%j, asked for in %s, is refused as %s", (text, language, kind) => {
    expect(() => textOf(text, language)).toThrow(expect.objectContaining({ kind }));
  });

  it.each<[string, TextLanguage]>([
    ["Tai chi (太极拳) is gentle.", "en"],
    ["30", "en"],
    ["做 squats 和 lunges。", "zh"],
  ])("%j is one in %s", (text, language) => {
    expect(textOf(text, language)).toBe(text);
  });
});
