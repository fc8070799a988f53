import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAT_LIMITS } from "../../src/chat/chat-message.ts";
import { NEW_CHAT_NAME } from "../../src/chat/chat-session.ts";
import { sessionNameOf } from "../../src/chat/session-name.ts";

const lengthOf = (text: string) => [...text].length;

describe("the name of a session", () => {
  it.each([
    ["How often should I run?", "How often should I run?"],
    ["  How\n\toften\r\n should   I run? ", "How often should I run?"],
    ["我这周运动了多少分钟？", "我这周运动了多少分钟？"],
  ])("is the message in one line: %j", (message, name) => {
    expect(sessionNameOf(message)).toBe(name);
  });

  it.each([
    [
      "I would like to start running after ten years on the sofa and wonder where to begin",
      "I would like to start running after ten years on the sofa…",
    ],
    [
      "My knee hurts when I climb stairs, and when I squat deeply, or run",
      "My knee hurts when I climb stairs, and when I squat deeply…",
    ],
    [`${"跑步".repeat(29)}，然后我想知道应该怎么热身`, `${"跑步".repeat(29)}…`],
    [`https://example.com/${"a".repeat(80)}`, "https://example.com…"],
  ])("is cut after a word: %j", (message, name) => {
    expect(sessionNameOf(message)).toBe(name);
  });

  it("cuts a word that is too long, between its characters", () => {
    expect(sessionNameOf("a".repeat(100))).toBe(`${"a".repeat(59)}…`);
    expect(sessionNameOf("a".repeat(60))).toBe("a".repeat(60));
  });

  it("keeps emoji whole", () => {
    const family = "👩‍👩‍👧‍👦";
    const name = sessionNameOf(family.repeat(20));
    expect(name).toBe(`${family.repeat(8)}…`);
    expect(sessionNameOf("👍🏽 done 🏳️‍🌈")).toBe("👍🏽 done 🏳️‍🌈");
  });

  it.each([
    ["Run\u202eevil\u202c \u200bnow\u200d\u2066!", "Runevil now!"],
    ["a\u0000b\u0007c\u001b[31m", "abc[31m"],
    ["x\ud800y", "xy"],
    ["hidden\u{e0041}\u{e0042}", "hidden"],
  ])("has nothing that cannot be seen or that turns the writing: %j", (message, name) => {
    expect(sessionNameOf(message)).toBe(name);
  });

  it.each([
    "",
    " \n\t",
    "\u200b\u202e\u2060",
    "\u0000",
    "\u3164\u115f",
    `a${"\u0301".repeat(100)}`,
  ])("is that of a new chat when nothing can be shown: %j", (message) => {
    expect(sessionNameOf(message)).toBe(NEW_CHAT_NAME);
  });

  it("of any text has 1 to 60 characters in one line, whole ones and seen ones", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc
        .array(fc.constantFrom("跑步", "👩‍👩‍👧", " ", "run", "，", "\u200d", "🇨🇳", "\n"), {
          maxLength: 80,
        })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (message) => {
        const name = sessionNameOf(message);
        expect(lengthOf(name)).toBeGreaterThan(0);
        expect(lengthOf(name)).toBeLessThanOrEqual(CHAT_LIMITS.sessionNameLength);
        expect(name).toBe(name.trim());
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u);
        expect(name.isWellFormed()).toBe(true);
        expect(sessionNameOf(name)).toBe(name);
      }),
    );
  });

  it.each<[string, string]>([
    ["I want to kill myself", "Conversation"],
    ["我想自杀", "对话"],
    ["我想自殺", "對話"],
  ])("never shows what was judged grave: %j becomes %j", (message, name) => {
    expect(sessionNameOf(message, "critical")).toBe(name);
    expect(sessionNameOf(message, "high")).toBe(name);
    expect(sessionNameOf(message, "medium")).toBe(message);
  });
});
