import { describe, expect, it } from "vitest";
import { evidenceBySpan } from "../../../src/safety/content-check/evidence.ts";
import { A_CONCEPT, aText } from "./made-up-weights.ts";

const { telling, everyday, passing, setting, neutral, idiom, ofAdvice } = A_CONCEPT;

/** The evidence in a text as a whole. */
function evidenceIn(source: string, ...hits: Parameters<typeof aText>[1][]) {
  const found = aText(source, ...hits);
  return evidenceBySpan(found, [{ start: 0, end: found.text.words.length }])[0];
}

describe("the evidence in a passage", () => {
  it.each([
    ["none", []],
    ["none", [setting]],
    ["none", [neutral]],
    ["none", [idiom]],
    ["everyday", [setting, everyday]],
    ["passing", [passing, everyday]],
    ["sign", [everyday, telling, passing]],
    ["sign", [ofAdvice]],
  ] as const)("is the strongest of what was found: %s of %j", (strongest, concepts) => {
    const hits = concepts.map((concept) => [concept, 0, 1] as const);
    expect(evidenceIn("a b c", ...hits)?.strongest).toBe(strongest);
  });

  it("is told of each passage by itself", () => {
    const found = aText("run far rest now", [telling, 0], [passing, 2], [idiom, 3]);
    const spans = [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ];
    expect(evidenceBySpan(found, spans)).toEqual([
      { strongest: "sign", hasIdiom: false, plain: "none" },
      { strongest: "passing", hasIdiom: true, plain: "none" },
    ]);
  });

  it("is a plain statement where nothing beside it is a sign", () => {
    expect(evidenceIn("my brother rang me now")?.plain).toBe("all");
    expect(evidenceIn("我给我妈打电话了", [everyday, 0])?.plain).toBe("all");
    // "Rang" itself is a part of what is said plainly.
    expect(evidenceIn("my brother rang me now", [telling, 2])?.plain).toBe("all");
    expect(evidenceIn("my brother rang me now and came over here")?.plain).toBe("part");
    expect(evidenceIn("my brother rang me at once", [telling, 5])?.plain).toBe("none");
    expect(evidenceIn("my brother runs with us")?.plain).toBe("none");
  });

  it("is no plain statement in a text that says more", () => {
    const more = Array.from({ length: 12 }, () => "walk").join(" ");
    expect(evidenceIn(`my brother rang me ${more}`)?.plain).toBe("none");
  });
});
