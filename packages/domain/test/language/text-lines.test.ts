import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { saidTokens, textLines } from "../../src/language/text-lines.ts";

const linesOf = (text: string) =>
  textLines(read(text)).map(({ kind, sentences }) => [
    kind,
    ...sentences.map(({ start, end }) => text.slice(start, end)),
  ]);

describe("the lines of a text", () => {
  it("are told apart, each with its sentences", () => {
    const text = [
      "## Your week",
      "**In short:**",
      "Well done! You ran 5.2 km.",
      "",
      "- **3** sessions. Great",
      "2. Rest",
      "| Minutes | 95 |",
      "> You said so.",
      "```",
      "3 sessions",
      "```",
      "再见。加油！",
    ].join("\n");
    expect(linesOf(text)).toEqual([
      ["heading", "Your week"],
      ["heading", "**In short:**"],
      ["text", "Well done!", "You ran 5.2 km."],
      ["blank"],
      ["item", "**3** sessions.", "Great"],
      ["item", "Rest"],
      ["row", "| Minutes | 95 |"],
      ["verbatim"],
      ["verbatim"],
      ["verbatim"],
      ["verbatim"],
      ["text", "再见。", "加油！"],
    ]);
  });

  it("say what stands below where they are headings or end with a colon", () => {
    const text = "# Plan\nThis week:\n**本周：**\n3 sessions";
    expect(textLines(read(text)).map(({ isLead }) => isLead)).toEqual([true, true, true, false]);
  });

  it("lose marks of emphasis where only what is said counts", () => {
    const text = read("**95** _active_ minutes");
    const [sentence] = text.sentences;
    const said = sentence === undefined ? [] : saidTokens(text, sentence);
    expect(said.map((token) => token.text)).toEqual(["95", "active", "minutes"]);
  });
});
