import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sentencesOf } from "../../src/safety/sentences.ts";

describe("the sentences of a text", () => {
  it.each([
    ["Walk 1.5 hours. Then rest!", ["Walk 1.5 hours. ", "Then rest!"]],
    ["先热身。“再跑步！”然后休息", ["先热身。", "“再跑步！”", "然后休息"]],
    ["One line\nand another; the end…", ["One line\n", "and another; ", "the end…"]],
    ["", []],
  ])("of %j end with their marks", (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it("put together are the text", () => {
    const text = fc.array(fc.constantFrom("a", "。", ".", "5", " ", "\n", "”", "!", ";", "跑"), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (parts) => {
        expect(sentencesOf(parts.join("")).join("")).toBe(parts.join(""));
      }),
    );
  });
});
