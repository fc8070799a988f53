import { describe, expect, it } from "vitest";
import { emptyReplyOf } from "../../../src/chat/reply/empty-reply.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";

describe("a reply that answers nothing", () => {
  it.each([
    ["Hello! How can I help you today?", "small_talk"],
    ["You are welcome. Take care.", "small_talk"],
    ["Sorry, I do not know.", "unanswered"],
    ["Hello! I'm not sure what you mean.", "unanswered"],
    ["Which knee hurts?", "unanswered"],
    ['Do you mean "the left one?"', "unanswered"],
    ["你好！今天想聊什么？", "small_talk"],
    ["抱歉，这个我不知道。", "unanswered"],
  ] as const)("is told from its words: %s", (text, why) => {
    expect(emptyReplyOf(read(text))).toBe(why);
    expect(emptyReplyOf(read(traditional(text)))).toBe(why);
  });

  it.each([
    "Rest for a week.",
    "Hello! Rest for a week.",
    "Does it hurt? Rest for a week.",
    "你好！休息一周。",
    "",
  ])("is not one that says more, or nothing at all: %j", (text) => {
    expect(emptyReplyOf(read(text))).toBeUndefined();
  });

  it("has five sentences at most", () => {
    expect(emptyReplyOf(read("Hello. ".repeat(5)))).toBe("small_talk");
    expect(emptyReplyOf(read("Hello. ".repeat(6)))).toBeUndefined();
  });
});
