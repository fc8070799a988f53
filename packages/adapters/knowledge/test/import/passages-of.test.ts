import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PASSAGE_CHARACTERS } from "../../src/import/limits.ts";
import { passagesOf, type Section, sectionsOf, textOf } from "../../src/import/passages-of.ts";

const language = fc.constantFrom("en" as const, "zh" as const);
const piece = fc.oneof(
  fc.constantFrom(
    "Walk every day. ",
    "每天散步三十分钟。",
    "Then rest",
    "\n",
    "\n\n",
    " ",
    "x".repeat(900),
    "很".repeat(400),
    "😀",
    "\ud800",
    "e\u0301",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const paragraph = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
const sections: fc.Arbitrary<Section[]> = fc.array(
  fc.record({
    headings: fc.array(fc.constantFrom("Dose", "Risks", "剂量"), { maxLength: 2 }),
    paragraphs: fc.array(paragraph, { maxLength: 5 }),
  }),
  { maxLength: 6 },
);
const solid = (text: string) => text.replace(/\s+/g, "");

describe("passages", () => {
  it("hold every character that is not blank, in order", () => {
    fc.assert(
      fc.property(sections, language, (given, spoken) => {
        const said = given.flatMap(({ paragraphs }) => paragraphs).join("");
        const kept = passagesOf(given, spoken).map(({ text }) => text);
        expect(solid(kept.join(""))).toBe(solid(said));
      }),
    );
  });

  it("are never empty and never longer than their language allows", () => {
    fc.assert(
      fc.property(sections, language, (given, spoken) => {
        for (const [index, { text, position }] of passagesOf(given, spoken).entries()) {
          expect(position).toBe(index);
          expect(text.trim()).toBe(text);
          expect(text.length).toBeGreaterThan(0);
          expect(text.length).toBeLessThanOrEqual(PASSAGE_CHARACTERS[spoken]);
        }
      }),
    );
  });

  it("never mix what stands under different headings", () => {
    fc.assert(
      fc.property(sections, language, (given, spoken) => {
        const underHeadings = (parts: readonly { headings: readonly string[]; said: string }[]) =>
          parts.reduce<[string, string][]>((whole, { headings, said }) => {
            const last = whole.at(-1);
            const key = headings.join("/");
            if (last?.[0] === key) last[1] += solid(said);
            else if (solid(said) !== "") whole.push([key, solid(said)]);
            return whole;
          }, []);
        const made = passagesOf(given, spoken);
        expect(underHeadings(made.map(({ headings, text }) => ({ headings, said: text })))).toEqual(
          underHeadings(
            given.map(({ headings, paragraphs }) => ({ headings, said: paragraphs.join("") })),
          ),
        );
      }),
    );
  });

  it("are the same again from the text and passages that are kept", () => {
    fc.assert(
      fc.property(sections, language, (given, spoken) => {
        const passages = passagesOf(given, spoken);
        const again = sectionsOf({ text: textOf(given), passages });
        expect(passagesOf(again, spoken)).toEqual(passages);
        expect(textOf(again)).toBe(textOf(given));
      }),
    );
  });

  it("take whole paragraphs while they fit", () => {
    const paragraphs = ["a".repeat(300), "b".repeat(300), "c".repeat(300)];
    const texts = passagesOf([{ headings: [], paragraphs }], "en").map(({ text }) => text);
    expect(texts).toEqual([`${paragraphs[0]}\n\n${paragraphs[1]}`, paragraphs[2]]);
  });

  it("cut a long paragraph at the ends of sentences", () => {
    const english = "Walk for thirty minutes every day. ".repeat(60);
    const chinese = "每天散步三十分钟，累了就休息。".repeat(60);
    for (const { text } of passagesOf([{ headings: [], paragraphs: [english] }], "en"))
      expect(text).toMatch(/^Walk .*day\.$/);
    for (const { text } of passagesOf([{ headings: [], paragraphs: [chinese] }], "zh"))
      expect(text).toMatch(/^每天.*休息。$/);
  });

  it("cut a long sentence between words", () => {
    const sentence = Array.from({ length: 400 }, (_, index) => `word${index}`).join(" ");
    const words = passagesOf([{ headings: [], paragraphs: [sentence] }], "en").flatMap(({ text }) =>
      text.split(" "),
    );
    expect(words.join(" ")).toBe(sentence);
  });
});
