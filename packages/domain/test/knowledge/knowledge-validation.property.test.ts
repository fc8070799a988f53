import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateKnowledge } from "../../src/knowledge/knowledge-validation.ts";
import { read } from "../../src/language/read.ts";
import { aPassage, finds } from "./a-passage.ts";

const nothing = finds("safe");
const WEEKLY = aPassage("Adults should do at least 150 minutes of moderate activity a week.");

describe("validation of any text", () => {
  it("never throws and keeps confidence and scores between 0 and 1", () => {
    const piece = fc.constantFrom(
      "at least 150 minutes a week",
      "should not",
      "warm up",
      "1e999 mg",
      "每周至少150分钟",
      "不要",
      "热身",
      "\u202e",
      ". ",
      ",",
      "<script>",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(" ")),
    );
    fc.assert(
      fc.property(text, text, (content, known) => {
        const passages = [WEEKLY, aPassage(known, { id: "another" })];
        const { confidence, supporting, verdict, isValid } = validateKnowledge(
          read(content),
          passages,
          nothing,
        );
        expect(confidence >= 0 && confidence <= 1).toBe(true);
        expect(supporting.every(({ score }) => score > 0 && score <= 1)).toBe(true);
        expect(isValid).toBe(verdict === "supported");
      }),
      {
        examples: [
          [
            "at least 150 minutes a week should not at least 150 minutes a week",
            "at least 150 minutes a week 不要 at least 150 minutes a week",
          ],
        ],
      },
    );
  });
});
