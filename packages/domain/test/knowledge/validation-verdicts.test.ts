import { describe, expect, it } from "vitest";
import type { KnowledgePassage } from "../../src/knowledge/knowledge-entry.ts";
import {
  validateKnowledge,
  validateKnowledgeInSteps,
} from "../../src/knowledge/knowledge-validation.ts";
import { read } from "../../src/language/read.ts";
import type { CheckContent } from "../../src/safety/content-check.ts";
import { aPassage, finds } from "./a-passage.ts";

const nothing = finds("safe");

function anEntry(id: string, text: string, changes: Partial<KnowledgePassage> = {}) {
  return aPassage(text, { id, title: `Title of ${id}`, summary: "", ...changes });
}

const validated = (text: string, entries: readonly KnowledgePassage[], check = nothing) =>
  validateKnowledge(read(text), entries, check);

const HELMETS = anEntry("helmets", "Helmets prevent head injuries on bikes.");
const SHOES = anEntry("shoes", "Good shoes prevent blisters on hikes.");
const AGAINST = anEntry("against", "Helmets do not prevent head injuries on bikes.");

describe("the whole verdict", () => {
  const { source } = HELMETS;
  const SAFE = { isSafe: true, riskLevel: "safe", flags: [], warnings: [] };

  it("on a claim that an entry has, names the entry", () => {
    expect(validated("Helmets prevent head injuries on bikes.", [SHOES, HELMETS])).toEqual({
      verdict: "supported",
      isValid: true,
      confidence: 1,
      supporting: [{ id: "helmets", title: "Title of helmets", source, score: 1 }],
      conflicts: [],
      safetyCheck: SAFE,
    });
  });

  it("on the opposite, names the entry with the reason in the language of the text", () => {
    expect(validated("Helmets do not prevent head injuries on bikes.", [HELMETS])).toEqual({
      verdict: "contradicted",
      isValid: false,
      confidence: 0.75,
      supporting: [],
      conflicts: [
        {
          id: "helmets",
          title: "Title of helmets",
          source,
          reason: "The entry says the opposite.",
        },
      ],
      safetyCheck: SAFE,
    });
    const chinese = anEntry("zh", "头盔预防头部受伤。");
    expect(validated("头盔不预防头部受伤。", [chinese]).conflicts[0]?.reason).toBe(
      "条目的说法相反。",
    );
  });

  it("on claims of which some are known, is that it is open, the more sure the more are", () => {
    const text = "Helmets prevent head injuries on bikes. Purple socks make runners fast.";
    expect(validated(text, [HELMETS])).toMatchObject({ verdict: "unverified", confidence: 0.15 });
    expect(validated(`${text} Red socks are slow.`, [HELMETS]).confidence).toBe(0.1);
    expect(validated("Red socks are slow.", [HELMETS])).toMatchObject({ confidence: 0 });
    expect(validated("", [HELMETS])).toMatchObject({ verdict: "unverified", confidence: 0 });
  });

  it("on what is unsafe, goes before what entries say", () => {
    expect(validated(HELMETS.text, [HELMETS, AGAINST], finds("medium"))).toEqual({
      verdict: "unsafe",
      isValid: false,
      confidence: 0.9,
      supporting: [{ id: "helmets", title: "Title of helmets", source, score: 1 }],
      conflicts: [],
      safetyCheck: {
        isSafe: false,
        riskLevel: "medium",
        flags: ["extreme_diet"],
        warnings: ["Eat enough."],
      },
    });
  });
});

describe("entries beside one another", () => {
  it("that conflict do not take back what one says in the same words", () => {
    const { conflicts, verdict } = validated(HELMETS.text, [AGAINST, HELMETS]);
    expect([verdict, conflicts]).toEqual(["supported", []]);
  });

  it("that conflict go before one that supports in other words", () => {
    const mostly = anEntry("mostly", "Helmets prevent head injuries.", { title: "On bikes" });
    const validation = validated(HELMETS.text, [mostly, AGAINST]);
    expect(validation.verdict).toBe("contradicted");
    expect(validation.supporting.map(({ id }) => id)).toEqual(["mostly"]);
    expect(validation.conflicts.map(({ id }) => id)).toEqual(["against"]);
  });

  it("that support come best first, each with the best of its claims", () => {
    const half = anEntry("half", "Helmets prevent head injuries.", { title: "On bikes" });
    const { supporting, confidence } = validated(HELMETS.text, [half, HELMETS]);
    expect(supporting.map(({ id, score }) => [id, score])).toEqual([
      ["helmets", 1],
      ["half", 0.9],
    ]);
    expect(confidence).toBe(1);
    const [alone] = validated(HELMETS.text, [half]).supporting;
    expect([alone?.score, validated(HELMETS.text, [half]).confidence]).toEqual([0.9, 0.9]);
    for (const text of [
      "Helmets prevent injuries. Helmets prevent head injuries on bikes.",
      "Helmets prevent head injuries on bikes. Helmets prevent injuries.",
    ])
      expect(validated(text, [half]).supporting[0]?.score).toBe(1);
  });

  it("that contradict one claim are not among those that support another", () => {
    const text = "Good shoes prevent blisters on hikes. Helmets prevent head injuries on bikes.";
    const both = anEntry("both", `${SHOES.text} ${AGAINST.text}`);
    const validation = validated(text, [both]);
    expect(validation).toMatchObject({ verdict: "contradicted", supporting: [] });
    expect(validation.conflicts.map(({ id }) => id)).toEqual(["both"]);
  });
});

describe("a sentence of several parts", () => {
  const BOTH = "Helmets prevent head injuries on bikes, and good shoes prevent blisters on hikes.";

  it("is supported by entries that support its parts", () => {
    const { verdict, supporting } = validated(BOTH, [HELMETS, SHOES]);
    expect(verdict).toBe("supported");
    expect(supporting.map(({ id }) => id)).toEqual(["helmets", "shoes"]);
  });

  it("is open where only one part is supported", () => {
    expect(validated(BOTH, [HELMETS])).toMatchObject({ verdict: "unverified", supporting: [] });
  });

  it("is contradicted with one of them", () => {
    const { verdict, conflicts } = validated(BOTH, [AGAINST, SHOES]);
    expect([verdict, conflicts.map(({ id }) => id)]).toEqual(["contradicted", ["against"]]);
  });

  it("is taken whole where an entry has it whole", () => {
    const whole = anEntry("whole", BOTH);
    const { verdict, supporting } = validated(BOTH, [whole, HELMETS]);
    expect([verdict, supporting.map(({ id }) => id)]).toEqual(["supported", ["whole"]]);
    expect(validated(BOTH, [whole, AGAINST]).conflicts).toEqual([]);
  });
});

describe("what is overstated", () => {
  it("is added to what the content check found, each once", () => {
    const both: CheckContent = () => ({
      ...nothing(read(""), undefined, "advice"),
      riskLevel: "low",
      flags: ["medication_change"],
      warnings: ["Ask."],
    });
    const { safetyCheck } = validated("Take 400 mg daily. It cures all. It cures all.", [], both);
    expect(safetyCheck).toEqual({
      isSafe: false,
      riskLevel: "high",
      flags: ["medication_change", "medical_misinformation"],
      warnings: [
        "Ask.",
        "The text states a dose of a medicine; doses belong to a doctor or pharmacist.",
        "The text promises a certain effect, a cure or that no doctor is needed; no source supports such a claim.",
      ],
    });
    const { riskLevel, warnings } = validated("药到病除。", [], finds("critical")).safetyCheck;
    expect([riskLevel, warnings[1]]).toEqual([
      "critical",
      "文本承诺必然有效、治愈或无需看医生；没有来源支持这样的说法。",
    ]);
  });

  it("is looked for sentence by sentence", () => {
    expect(validated("Take it daily. A box has 20 tablets.", []).safetyCheck.flags).toEqual([]);
    expect(validated("It does not. Cure.", []).safetyCheck.flags).toEqual([
      "medical_misinformation",
    ]);
  });
});

describe("validation in steps", () => {
  it("says for each passage and claim how much it was", () => {
    const kinds: (string | undefined)[] = [];
    const check: CheckContent = (text, context, kind) => {
      kinds.push(kind);
      return nothing(text, context, kind);
    };
    const content = read("Run. Swim.");
    const steps = [...validateKnowledgeInSteps(content, [HELMETS, SHOES], check)];
    const from = steps.indexOf(HELMETS.text.length);
    expect(steps.slice(from, from + 3)).toEqual([
      HELMETS.text.length,
      SHOES.text.length,
      content.source.length,
    ]);
    // Between claims, and within each: the sides that it takes, what it says of activities, its amounts.
    const ofRun = [1000, 3, 3, 3, 3];
    expect(steps.slice(from + 3)).toEqual([...ofRun, 1000, 4, 4, 4, 4]);
    expect(kinds).toEqual(["advice"]);
  });
});
