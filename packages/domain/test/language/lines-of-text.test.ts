import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { saidTokens, textLines } from "../../src/language/text-lines.ts";

/** The lines of a text: kind, with ":" where it leads, and the sentences as they are written. */
const linesIn = (text: string) =>
  textLines(read(text)).map(({ kind, isLead, sentences }) =>
    [
      `${kind}${isLead ? ":" : ""}`,
      ...sentences.map(({ start, end }) => text.slice(start, end)),
    ].join(" ‖ "),
  );

describe("a line of a text", () => {
  it.each<[string, string[]]>([
    ["# One", ["heading: ‖ One"]],
    ["   ###### One. Two", ["heading: ‖ One. ‖ Two"]],
    ["####### One", ["text ‖ ####### One"]],
    ["    # One", ["text ‖ # One"]],
    ["#One", ["text ‖ #One"]],
    ["**Bold**", ["heading: ‖ **Bold**"]],
    ["  **Bold：**", ["heading: ‖ **Bold：**"]],
    ["**Bold**:  ", ["heading: ‖ **Bold**:"]],
    ["**Bold** yes", ["text ‖ **Bold** yes"]],
    ["Say **Bold**", ["text ‖ Say **Bold**"]],
    ["Say: ", ["text: ‖ Say:"]],
    ["说：", ["text: ‖ 说："]],
    ["*Say:*", ["text: ‖ *Say:*"]],
    ["Say: so", ["text ‖ Say: so"]],
    ["- item:", ["item: ‖ item:"]],
  ])("leads to those below or does not: %j", (text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it.each(["- ", "* ", "+ ", "•  ", "· ", "1. ", "12) ", "3、 ", "  - "])(
    "is an item behind %j",
    (mark) => {
      expect(linesIn(`${mark}Run far. Rest`)).toEqual(["item ‖ Run far. ‖ Rest"]);
    },
  );

  it.each(["-", "–", "1", "123. "])("is no item behind %j", (mark) => {
    expect(linesIn(`${mark}Run`)[0]).toMatch(/^text/);
  });

  it.each<[string, string[]]>([
    ["> said\n >said\nso > said", ["verbatim", "verbatim", "text ‖ so > said"]],
    [
      "```ts\nrun. on\n\n ```\nafter",
      ["verbatim", "verbatim", "verbatim", "verbatim", "text ‖ after"],
    ],
    ["| a | b |\n  | c |", ["row ‖ | a | b |", "row ‖   | c |"]],
    ["a | b", ["text ‖ a | b"]],
    [" \n\t\nrun\n", ["blank", "blank", "text ‖ run", "blank"]],
    ["", ["blank"]],
  ])("is quoted, a row, or blank: %j", (text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it("stands where it stands, its sentences cut at its end", () => {
    const text = "run k i\nl l. On";
    const lines = textLines(read(text));
    expect(lines.map(({ start, end }) => [start, end])).toEqual([
      [0, 7],
      [8, 15],
    ]);
    expect(lines.map(({ sentences }) => sentences.map(({ start, end }) => [start, end]))).toEqual([
      [[0, 7]],
      [[13, 15]],
    ]);
  });

  it("begins behind its mark with its tokens too", () => {
    const text = read("So it is\n- Run far");
    const said = textLines(text).flatMap(({ sentences }) =>
      sentences.flatMap((sentence) => saidTokens(text, sentence)),
    );
    expect(said.map((token) => token.text)).toEqual("so it is run far".split(" "));
  });

  it("says its words without marks of emphasis", () => {
    const text = read("a **b** _c_ `d` (e)");
    const [sentence] = text.sentences;
    if (sentence === undefined) throw new Error("No sentence was read.");
    expect(saidTokens(text, sentence).map((token) => token.text)).toEqual([..."abcd(e)"]);
  });
});
