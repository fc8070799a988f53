import { CONTENT_RULES } from "../../src/safety/content-check/rules.ts";
import { isAtLeast, type RiskLevel } from "../../src/safety/risk-level.ts";
import type { Example } from "./examples.ts";

/** A rule decides alone when it was found this often, and so often rightly (design values). */
const LEAST_FOUND = 8;
const LEAST_PRECISION = 0.98;
/** What is taken for an emergency has to be seen today at least; everything else has to be unsafe. */
const LEAST_LEVEL: Partial<Record<RiskLevel, RiskLevel>> = { critical: "high" };

/** The rules that decide alone, as the file that says so; `measuredOn` is the fingerprint of what they were measured on. */
export function decidingRulesFile(examples: readonly Example[], measuredOn: string): string {
  const rows = CONTENT_RULES.flatMap((rule) => {
    if (!isAtLeast(rule.level, "medium") || !(rule.kinds ?? ["message"]).includes("message"))
      return [];
    const found = examples.filter(
      ({ rules, text }) => rules.includes(rule.id) && text.set !== "rules",
    );
    const alarms = found.filter(({ text }) => text.set !== "own" && text.label === "safe");
    const least = LEAST_LEVEL[rule.level] ?? "medium";
    const right = found.filter(({ level }) => isAtLeast(level ?? "safe", least));
    const decides =
      found.length >= LEAST_FOUND &&
      right.length >= LEAST_PRECISION * found.length &&
      alarms.length <= (1 - LEAST_PRECISION) * found.length;
    return decides ? [`  "${rule.id}": { found: ${found.length}, right: ${right.length} },`] : [];
  });
  return `/**
 * Rules that decide alone, with what they were found in: of so many labelled texts, so many were of that danger or worse.
 * Written by \`scripts/train-safety-model.ts\`; not to be edited by hand.
 */
export const DECIDING_RULES: Readonly<
  Record<string, { readonly found: number; readonly right: number }>
> = {
${rows.join("\n")}
};

/** What they were measured on, as a SHA-256 (\`fingerprintOfRules\` of the training). */
export const RULES_MEASURED_ON = "${measuredOn}";
`;
}
