import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { createContentCheck } from "../../../src/safety/content-check/check-content.ts";
import { contentEngine } from "../../../src/safety/content-check/content-engine.ts";
import { contextConcepts } from "../../../src/safety/content-check/context-concepts.ts";
import { findFrame } from "../../../src/safety/content-check/instruction-frames.ts";
import {
  isLearnedLevel,
  LEARNED_OUTPUTS,
} from "../../../src/safety/content-check/learned-model.ts";
import { CONTENT_RULES } from "../../../src/safety/content-check/rules.ts";
import type { SafetyContext } from "../../../src/safety/content-check.ts";
import { isAtLeast, RISK_LEVELS } from "../../../src/safety/risk-level.ts";
import { finished } from "../../../src/shared/steps.ts";
import { MADE_UP_WEIGHTS } from "./made-up-weights.ts";

const check = createContentCheck(MADE_UP_WEIGHTS);
const ADVICE_RULES = CONTENT_RULES.filter(({ kinds }) => kinds?.includes("advice") === true);
/** Advice that breaks one rule each, and several at once. */
const ADVICE = ADVICE_RULES.flatMap(({ examples }) => examples.match.slice(0, 1));
const SEVERAL = ADVICE.map(
  (text, place) => `${text} ${ADVICE.at(place - 1)} ${ADVICE.at(place - 7)}`,
);

describe("the outcome of a check", () => {
  it.each([...ADVICE, ...SEVERAL].slice(0, 60))("is in order, each thing told once: %s", (text) => {
    const { findings, riskLevel, ...outcome } = check(read(text), {}, "advice");
    const ranks = findings.map(({ level }) => RISK_LEVELS.indexOf(level));
    expect(ranks.length).toBeGreaterThan(0);
    expect(ranks).toEqual(ranks.toSorted((left, right) => right - left));
    expect(riskLevel).toBe(findings[0]?.level);
    expect(outcome).toEqual({
      language: outcome.language,
      isSafe: ["safe", "low"].includes(riskLevel),
      requiresHumanReview: ["high", "critical"].includes(riskLevel),
      flags: [...new Set(findings.map(({ flag }) => flag))],
      warnings: [...new Set(findings.map(({ warning }) => warning[outcome.language]))],
    });
    const grave = findings.filter(({ level }) => isAtLeast(level, "medium"));
    for (const { flag } of findings.slice(grave.length))
      expect(grave.map((finding) => finding.flag)).not.toContain(flag);
  });

  it("is of nothing that nothing was found in", () => {
    expect(check(read("I walk"))).toEqual({
      language: "en",
      riskLevel: "safe",
      isSafe: true,
      flags: [],
      warnings: [],
      requiresHumanReview: false,
      findings: [],
    });
    expect(check(read("我走路")).language).toBe("zh");
  });

  it("is worked out in steps, as many characters as are read", () => {
    const steps = check.inSteps?.(read("We walk"), { conditions: ["asthma"], injuries: ["knee"] });
    // Finding, telling how it is meant; each entry of what is known; weighing.
    expect([...(steps ?? [])]).toEqual([7, 7, 6, 4, 7]);
  });

  it("takes no step of more than a few thousand characters of a long text", () => {
    for (const sentence of ["My knee hurts when I run. ", "我膝盖疼，跑步时头晕。", "走", "a b "]) {
      const text = sentence.repeat(20_000 / sentence.length);
      const checked = [...(check.inSteps?.(read(text)) ?? [])];
      // What is said of how it is meant, of all of it.
      const whole = checked.filter((characters) => characters > 6_000);
      expect(whole.length, sentence).toBeLessThanOrEqual(2);
    }
  });

  it("is of a message by the weights, of advice by the rules alone", () => {
    const text = "I say it all day long ouch";
    expect(check(read(text)).findings.map(({ ruleId }) => ruleId)).toEqual([
      "learned.cardiac-symptom",
    ]);
    expect(check(read(text), {}, "advice").findings).toEqual([]);
  });
});

describe("what is known of a person", () => {
  const known = (context: SafetyContext) => {
    const numbers = finished(contextConcepts(context));
    return ["pregnancy", "injury", "minorPerson", "childPerson", "olderPerson"].filter((id) =>
      numbers.has(contentEngine().conceptNumber(id)),
    );
  };

  it.each<[SafetyContext, string[]]>([
    [{}, []],
    [{ age: 12 }, ["minorPerson", "childPerson"]],
    [{ age: 13 }, ["minorPerson"]],
    [{ age: 17 }, ["minorPerson"]],
    [{ age: 18 }, []],
    [{ age: 64 }, []],
    [{ age: 65 }, ["olderPerson"]],
    [{ pregnant: true }, ["pregnancy"]],
    [{ pregnant: false }, []],
    [{ injuries: ["zzz"] }, ["injury"]],
    [{ injuries: [] }, []],
    [{ symptoms: ["pregnant"] }, ["pregnancy"]],
    [{ symptoms: ["sprained ankle"] }, ["injury"]],
    [{ conditions: ["pregnant"] }, ["pregnancy"]],
    [{ medications: ["pregnant"] }, ["pregnancy"]],
    [{ conditions: ["not pregnant"] }, []],
  ])("are from %j the concepts %j", (context, concepts) => {
    expect(known(context)).toEqual(concepts);
  });
});

describe("what the weights tell", () => {
  it("are the levels and the flags", () => {
    expect(LEARNED_OUTPUTS.slice(0, 4)).toEqual([
      ...["medium", "high", "critical", "medical_emergency"],
    ]);
    expect(LEARNED_OUTPUTS).not.toContain("diagnosis_request");
    expect(LEARNED_OUTPUTS.map(isLearnedLevel).filter(Boolean)).toHaveLength(3);
  });
});

describe("a frame around a text", () => {
  it.each([
    ["a <system>", 2],
    ["</DATA>", 0],
    ["&lt;/system", 0],
    ["x <|im_start|>", 2],
    ["[/INST]", 0],
    ["<<SYS>>", 0],
    ["so ]]>", 3],
    ["【系统】", 0],
    ["【/系統】", 0],
    ["a\n### System", 1],
    ["=== new instruction", 0],
    ['"role": "system"', 0],
    ["a # system", undefined],
    ["<systems>", undefined],
    ["<b>", undefined],
    ["the system", undefined],
  ])("begins in %j at %s", (text, place) => {
    expect(findFrame(text)).toBe(place);
  });
});
