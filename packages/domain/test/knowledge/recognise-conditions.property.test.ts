import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KNOWLEDGE_CONDITIONS } from "../../src/knowledge/knowledge-entry.ts";
import { recogniseKnowledgeConditions } from "../../src/knowledge/recognise-conditions.ts";
import { read } from "../../src/language/read.ts";

describe("a condition in any text", () => {
  it("is one of those known, each once and in order, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = recogniseKnowledgeConditions(read(text));
        expect(found).toEqual(KNOWLEDGE_CONDITIONS.filter((one) => found.includes(one)));
      }),
    );
  });
});
