import { describe, expect, it } from "vitest";
import type { PersonFact } from "../../../src/chat/advice/advice-rule.ts";
import { advisedPerson } from "../../../src/chat/advice/advised-person.ts";
import { read } from "../../../src/language/read.ts";
import type { ExerciseLimit } from "../../../src/safety/policy/exercise-limit.ts";
import type { ExerciseLimits } from "../../../src/safety/policy/exercise-limits.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../../src/safety/safety-flag.ts";
import { aCheckThatFinds } from "../../safety/risk/a-content-check.ts";
import { aReplyMaterial, type MaterialFacts } from "../a-reply-material.ts";

type Told = Parameters<typeof advisedPerson>[0];

const personOf = (told: Partial<Told>, material: MaterialFacts = {}) =>
  advisedPerson({ clearance: undefined, ...told }, aReplyMaterial(material));

const factsOf = (...args: Parameters<typeof personOf>) => [...personOf(...args).facts].sort();

const limitedBy = (...limits: readonly ExerciseLimit[]): MaterialFacts => ({
  limits: { maxIntensity: "vigorous", clearance: "none", limits },
});

describe("what binds advice to a person", () => {
  it("is nothing where nothing is known", () => {
    const { facts, weighed, asked, named } = personOf({}, { message: "Hello!" });
    expect([facts.size, asked.size, named.size]).toEqual([0, 0, 0]);
    expect(weighed).toEqual({ person: [], message: ["safe"], asked: [] });
  });

  it.each<[string, Partial<Told>, readonly PersonFact[]]>([
    ["an age of 15", { age: 15 }, ["minor"]],
    ["an age of 30", { age: 30 }, []],
    ["an injury", { injuries: ["sprained ankle"] }, ["injured"]],
    ["no injury", { injuries: [] }, []],
    ["a pregnancy", { pregnant: true }, ["pregnant"]],
    ["no pregnancy", { pregnant: false }, []],
    [
      "sick kidneys",
      { conditions: ["asthma", "CKD stage 3"] },
      ["kidney_disease", "painkillers_harm"],
    ],
    [
      "sick kidneys in Chinese",
      { conditions: ["慢性肾病"] },
      ["kidney_disease", "painkillers_harm"],
    ],
    ["an eating disorder", { conditions: ["anorexia"] }, ["eating_disorder"]],
    ["an inflamed heart", { conditions: ["myocarditis"] }, ["not_cleared"]],
    [
      "an operation of late",
      { injuries: ["knee surgery 3 weeks ago"] },
      ["injured", "not_cleared"],
    ],
    ["a clearance that is pending", { clearance: "pending" }, ["not_cleared"]],
    ["a clearance that was given", { clearance: "full" }, []],
  ])("is with %s: %j", (_, told, facts) => {
    expect(factsOf(told)).toEqual(facts);
  });

  it.each<[ExerciseLimit, readonly PersonFact[]]>([
    ["pregnancy", ["limited", "painkillers_harm", "pregnant"]],
    ["bleeding_risk", ["limited", "painkillers_harm"]],
    ["heart_disease", ["limited", "painkillers_harm"]],
    ["severe_hypertension", ["limited", "painkillers_harm"]],
    ["hypertension", ["painkillers_harm"]],
    ["arrhythmia", ["limited"]],
    ["heart_rate_limited", ["pulse_misleads"]],
    ["back_injury", ["limited"]],
    ["older_adult", []],
    ["child", []],
    ["lung_disease", []],
    ["heat_sensitivity", []],
  ])("is with the limit %s: %j", (limit, facts) => {
    expect(factsOf({}, limitedBy(limit))).toEqual(facts);
    const withMild = factsOf({}, limitedBy("older_adult", limit, "child"));
    expect(withMild).toEqual(facts);
  });

  it.each<[ExerciseLimits["clearance"], readonly PersonFact[]]>([
    ["none", []],
    ["before_vigorous", []],
    ["before_any", []],
    ["stop_and_seek_care", ["not_cleared"]],
  ])("is with a clearance %s: %j", (clearance, facts) => {
    const limits = { maxIntensity: "vigorous", clearance, limits: [] } as const;
    expect(factsOf({}, { limits })).toEqual(facts);
  });

  it.each<[string, readonly PersonFact[]]>([
    ["My doctor said no running for six weeks, can I jog?", ["not_cleared"]],
    ["医生让我休息一个月，我能跑步吗？", ["not_cleared"]],
    ["I have bulimia, how do I train?", ["eating_disorder"]],
    ["I do not have bulimia, how do I train?", []],
    ["How long should I run?", []],
  ])("is what they write themselves: %s", (message, facts) => {
    expect(factsOf({}, { message })).toEqual(facts);
  });

  it.each<[SafetyFlag, RiskLevel, boolean]>([
    ["cardiac_symptom", "high", true],
    ["cardiac_symptom", "medium", true],
    ["cardiac_symptom", "low", false],
    ["self_harm", "critical", true],
    ["neurological_symptom", "medium", true],
    ["breathing_difficulty", "high", true],
    ["poisoning", "high", true],
    ["medical_emergency", "critical", true],
    ["extreme_diet", "high", false],
  ])("is a %s found at the level %s: %s", (flag, level, isRed) => {
    const check = aCheckThatFinds({ message: [flag, level] })(read("a message"));
    const facts = factsOf({}, { message: "How are you?", check });
    expect(facts).toEqual(isRed ? ["asked_about_red_flag"] : []);
  });
});

describe("what is weighed of a person", () => {
  it("names each fact, limit and bound once, and what the message was found to be", () => {
    const check = aCheckThatFinds({ message: ["cardiac_symptom", "high"] })(read("a message"));
    const limits: ExerciseLimits = {
      maxIntensity: "light",
      clearance: "before_any",
      limits: ["back_injury", "back_injury"],
    };
    const { weighed } = personOf({ injuries: ["back"] }, { limits, check, message: "Hello!" });
    expect(weighed).toEqual({
      person: [
        ...["injured", "limited", "asked_about_red_flag"],
        ...["back_injury", "at most light", "before_any"],
      ],
      message: ["high", "cardiac_symptom"],
      asked: [],
    });
  });

  it("knows their medicines by the words of four letters and more in their names", () => {
    const { named } = personOf({ medications: ["Xarelto 20 mg", "ASA", "beta-blocker"] });
    expect([...named.keys()]).toEqual(["xarelto", "beta", "blocker"]);
    expect(new Set(named.values())).toEqual(new Set(["medicine"]));
  });
});
