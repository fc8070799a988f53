import { describe, expect, it } from "vitest";
import { TEXT_LANGUAGES, type TextLanguage } from "../../../src/language/text-language.ts";
import type { FoundConcepts } from "../../../src/safety/content-check/concept-hit.ts";
import type { ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import { DECIDING_RULES } from "../../../src/safety/content-check/deciding-rules.data.ts";
import {
  createLearnedLayer,
  type LearnedLayer,
} from "../../../src/safety/content-check/learned-layer.ts";
import { SOURCES } from "../../../src/safety/content-check/sources.data.ts";
import { createVerdict } from "../../../src/safety/content-check/verdict.ts";
import { WARNINGS } from "../../../src/safety/content-check/warnings.data.ts";
import { packNetwork } from "../../../src/safety/learned/network.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import { finished } from "../../../src/shared/steps.ts";
import { aNetwork } from "../learned/a-network.ts";
import {
  A_CONCEPT,
  aHoldingRule,
  aText,
  DOUBTFUL_WEIGHTS,
  MADE_UP_WEIGHTS,
} from "./made-up-weights.ts";

const layer = createLearnedLayer(MADE_UP_WEIGHTS);

/** What a layer makes of a text that explains nothing of itself. */
function judge(
  found: FoundConcepts,
  languages: readonly TextLanguage[],
  rules: readonly ContentRule[],
  by: LearnedLayer = layer,
) {
  const heard = { found, rules };
  return finished(by(heard, heard, languages));
}

const LONG = "we walk and talk a lot about it all";

/** How grave a text is judged to be, and what about; a concept is found in it unless said otherwise. */
function judged(
  source: string,
  {
    languages = ["en"] as readonly TextLanguage[],
    hasConcept = true,
    rule = "low" as RiskLevel,
  } = {},
) {
  const found = hasConcept ? aText(source, [A_CONCEPT.telling, 0]) : aText(source);
  const judgement = judge(found, languages, [aHoldingRule({ level: rule })]);
  return judgement && `${judgement.level} ${judgement.flag}`;
}

describe("what the weights make of a text", () => {
  it.each([
    [LONG, undefined],
    ["ouch", "medium cardiac_symptom"],
    ["argh", "high overtraining"],
    ["boom", "critical self_harm"],
    [`${LONG} ouch`, "medium cardiac_symptom"],
    ["ouch. argh", "high cardiac_symptom"],
    ["boom ouch argh", "critical cardiac_symptom"],
    ["", undefined],
  ])("is in %j: %s", (text, judgement) => {
    expect(judged(text)).toBe(judgement);
  });

  it("is at most a warning where no concept was found, and nothing of a few words", () => {
    expect(judged("we all say it boom boom", { hasConcept: false })).toBe("medium self_harm");
    expect(judged("we all say boom boom", { hasConcept: false })).toBeUndefined();
    for (const concept of [A_CONCEPT.setting, A_CONCEPT.neutral]) {
      expect(judge(aText("we all say boom boom", [concept, 0]), ["en"], [])).toBeUndefined();
    }
  });

  it("is doubted where an idiom stands and no rule gives reason for care", () => {
    const layerInDoubt = createLearnedLayer(DOUBTFUL_WEIGHTS);
    const told = (concepts: readonly number[], level: RiskLevel = "low") => {
      const found = aText("ouch", ...concepts.map((concept) => [concept, 0] as const));
      return judge(found, ["en"], [aHoldingRule({ level })], layerInDoubt)?.level;
    };
    const { telling, idiom } = A_CONCEPT;
    expect(told([telling])).toBe("medium");
    expect(told([telling, idiom])).toBeUndefined();
    expect(told([telling, idiom], "medium")).toBe("medium");
  });

  it("is that of its gravest passage", () => {
    const passage = (word: string) =>
      `${Array.from({ length: 30 }, () => "walk").join(" ")} ${word}. `;
    for (const [words, judgement] of [
      [["ouch", "walk", "argh"], "high overtraining"],
      [["argh", "walk", "ouch"], "high overtraining"],
      [["walk", "walk", "walk"], undefined],
    ] as const) {
      const source = words.map(passage).join("");
      const found = aText(
        source,
        [A_CONCEPT.telling, 0],
        [A_CONCEPT.telling, 35],
        [A_CONCEPT.telling, 70],
      );
      const said = judge(found, ["en"], []);
      expect(said && `${said.level} ${said.flag}`).toBe(judgement);
    }
  });

  it("is that of a single sentence only where a rule gives reason for care", () => {
    const words = Array.from("bcdfghjklmnpqrst", (letter) => `we${letter}e la${letter}o`).join(" ");
    const source = `Mild it is. ${words}`;
    expect(judged(source, { rule: "low" })).toBeUndefined();
    expect(judged(source, { rule: "medium" })).toBe("medium medical_emergency");
  });

  it("is that of each language which it is asked in", () => {
    expect(judged("头疼了", { languages: ["zh"] })).toBe("high poisoning");
    expect(judged("头疼了 boom")).toBe("critical self_harm");
    expect(judged("头疼了 argh", { languages: ["zh"] })).toBe("high poisoning");
    expect(judged("头疼了 ouch", { languages: TEXT_LANGUAGES })).toBe("high poisoning");
  });

  it("cannot be told without an output", () => {
    const { network, ...model } = MADE_UP_WEIGHTS.en;
    const few = packNetwork(aNetwork(["high", "critical"] as const, []));
    const without = createLearnedLayer({ ...MADE_UP_WEIGHTS, en: { ...model, network: few } });
    const found = aText("ouch", [A_CONCEPT.telling, 0]);
    expect(() => judge(found, ["en"], [], without)).toThrow(
      "The trained weights have no output medium.",
    );
    const short = { ...network, outputs: ["medium"] as const };
    const unfit = createLearnedLayer({ ...MADE_UP_WEIGHTS, en: { ...model, network: short } });
    expect(() => judge(found, ["en"], [], unfit)).toThrow(
      "The trained weights do not fit the network.",
    );
  });
});

describe("the verdict on a text", () => {
  type Rules = { byText: readonly ContentRule[]; byContext: readonly ContentRule[] };
  const inSteps = createVerdict(MADE_UP_WEIGHTS);
  const verdict = (found: FoundConcepts, { byText, byContext }: Rules, by = inSteps) => {
    const heard = { found, rules: byText };
    return finished(by({ whole: heard, counted: heard, byContext }));
  };
  const [deciding = ""] = Object.keys(DECIDING_RULES);

  const given = (source: string, rules: Partial<Rules>) =>
    verdict(aText(source, [A_CONCEPT.telling, 0]), { byText: [], byContext: [], ...rules }).map(
      ({ ruleId, level, flag }) => `${ruleId} ${level} ${flag}`,
    );

  it.each([
    ["critical", "walk", []],
    ["critical", "ouch", ["a-rule high dehydration_or_heat"]],
    ["high", "ouch", ["a-rule high dehydration_or_heat"]],
    ["medium", "ouch", ["a-rule medium dehydration_or_heat"]],
    ["critical", "argh", ["a-rule critical dehydration_or_heat"]],
    [
      "medium",
      "argh",
      ["a-rule medium dehydration_or_heat", "learned.overtraining high overtraining"],
    ],
    ["critical", "boom", ["a-rule critical dehydration_or_heat"]],
    ["high", "boom", ["a-rule high dehydration_or_heat", "learned.self-harm critical self_harm"]],
    ["low", "walk", ["a-rule low dehydration_or_heat"]],
    [
      "low",
      "ouch",
      ["a-rule low dehydration_or_heat", "learned.cardiac-symptom medium cardiac_symptom"],
    ],
  ] as const)("weighs a rule of level %s beside %s", (level, source, findings) => {
    expect(given(source, { byText: [aHoldingRule({ level })] })).toEqual(findings);
  });

  it("is no emergency by a rule where there is any doubt of danger", () => {
    const inDoubt = createVerdict(DOUBTFUL_WEIGHTS);
    const rules = { byText: [aHoldingRule({ level: "critical" })], byContext: [] };
    const findings = verdict(aText("argh", [A_CONCEPT.telling, 0]), rules, inDoubt);
    expect(findings.map(({ level }) => level)).toEqual(["high"]);
  });

  it("is an emergency by a rule that has somebody called, where there is no doubt", () => {
    const rule = aHoldingRule({ level: "high", warning: "callEmergency" });
    const levels = (source: string) => given(source, { byText: [rule] });
    expect(levels("ouch")).toEqual(["a-rule high dehydration_or_heat"]);
    expect(levels("argh")).toEqual(["a-rule critical dehydration_or_heat"]);
  });

  it("is that of a rule alone where it decides, or follows from what is known of the person", () => {
    const rule = aHoldingRule({ id: deciding, level: "critical" });
    expect(given("walk", { byText: [rule] })).toEqual([`${deciding} critical dehydration_or_heat`]);
    const known = aHoldingRule({ level: "high" });
    expect(given("walk", { byContext: [known] })).toEqual(["a-rule high dehydration_or_heat"]);
    expect(given("argh", { byContext: [known] })).toEqual(["a-rule high dehydration_or_heat"]);
  });

  it("is that of the weights where no rule holds", () => {
    expect(given("walk", {})).toEqual([]);
    expect(given("ouch", {})).toEqual(["learned.cardiac-symptom medium cardiac_symptom"]);
  });

  it("says what to do, and where that comes from", () => {
    const said = (source: string) =>
      verdict(aText(source, [A_CONCEPT.telling, 0]), { byText: [], byContext: [] })[0];
    expect(said("ouch")).toEqual({
      flag: "cardiac_symptom",
      level: "medium",
      ruleId: "learned.cardiac-symptom",
      warning: WARNINGS.chest,
      source: SOURCES.learnedLayer,
    });
    expect(said("bang")?.warning).toBe(WARNINGS.callEmergency);
    expect(said("boom")?.warning).toBe(WARNINGS.crisis);
    const rules = { byText: [aHoldingRule()], byContext: [] };
    expect(verdict(aText("walk"), rules)).toEqual([
      {
        flag: "dehydration_or_heat",
        level: "low",
        ruleId: "a-rule",
        warning: WARNINGS.heat,
        source: SOURCES.acsm,
      },
    ]);
  });

  it.each([
    ["疼疼疼 walk walk ouch", ["learned.poisoning high poisoning"]],
    ["我们疼 walk ouch", ["learned.poisoning high poisoning"]],
    ["我疼 walk and then ouch", ["learned.cardiac-symptom medium cardiac_symptom"]],
    ["boom 疼了", ["learned.poisoning high poisoning"]],
    ["boom and boom 疼了疼", ["learned.self-harm critical self_harm"]],
  ])("is of both languages where a text has three words of each: %s", (source, findings) => {
    expect(given(source, {})).toEqual(findings);
  });
});
