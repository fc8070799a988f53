import { compileConcepts } from "../../../src/safety/content-check/compiled-concepts.ts";
import type { Concept, ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import { RuleEngine } from "../../../src/safety/content-check/rule-engine.ts";
import { finished } from "../../../src/shared/steps.ts";

/** Concepts that rules of a test can be made of. */
export const CONCEPTS = {
  idiom: { en: ["killing me", "pain au chocolat"] },
  kill: { en: ["killing", "kill"] },
  pain: { en: ["pain", "chest pain", "pain in"], zh: ["疼"] },
  sweat: { en: ["sweat"] },
  sport: { en: ["run"], setting: true },
  any: { includes: ["pain", "sweat"] },
  both: { near: [{ parts: [["pain"], ["sweat", "kill"]], gap: 3 }] },
  more: { includes: ["both"], zh: ["更疼"] },
} satisfies Readonly<Record<string, Concept>>;

export type ConceptName = keyof typeof CONCEPTS;

/** A rule that holds where `when` says. */
export function aRule(changes: Partial<ContentRule> & Pick<ContentRule, "when">): ContentRule {
  return {
    id: "a-rule",
    flag: "medical_emergency",
    level: "high",
    warning: "generalSymptom",
    source: "acsm",
    scope: "sentence",
    examples: { match: [], pass: [] },
    ...changes,
  };
}

/** The engine of rules over concepts that are yet to be compiled. */
export function anEngine(
  concepts: Readonly<Record<string, Concept>>,
  rules: readonly ContentRule[],
): RuleEngine {
  return new RuleEngine(finished(compileConcepts(concepts)), rules);
}
