import type { CheckContent, SafetyFinding } from "../../../src/safety/content-check.ts";
import { RISK_LEVELS, type RiskLevel } from "../../../src/safety/risk-level.ts";
import type { SafetyFlag } from "../../../src/safety/safety-flag.ts";

/** Finds nothing. */
export const findNothing: CheckContent = aCheckThatFinds({});

/** Finds a flag of a level wherever a text has the words of `rules`. */
export function aCheckThatFinds(
  rules: Readonly<Record<string, readonly [SafetyFlag, RiskLevel]>>,
): CheckContent {
  return ({ source, sentences }) => {
    const text = sentences.map(({ start, end }) => source.slice(start, end)).join(" ");
    const findings = Object.entries(rules)
      .filter(([words]) => text.includes(words))
      .map(
        ([, [flag, level]]): SafetyFinding => ({
          flag,
          level,
          ruleId: flag,
          warning: { en: "", zh: "" },
          source: { kind: "design_value", reason: "test" },
        }),
      );
    const levels = findings.map(({ level }) => RISK_LEVELS.indexOf(level));
    const riskLevel = RISK_LEVELS[Math.max(0, ...levels)] ?? "safe";
    return {
      language: "en",
      riskLevel,
      isSafe: riskLevel === "safe" || riskLevel === "low",
      flags: findings.map(({ flag }) => flag),
      warnings: [],
      requiresHumanReview: false,
      findings,
    };
  };
}
