import { bySeriousness, type ContentCheck, type SafetyFinding } from "../content-check.ts";
import { higherRisk, isAtLeast } from "../risk-level.ts";

/**
 * The outcome of a check with what a second reader found. It can only grow: nothing that was found is taken away or
 * lowered, and what is no news (a flag that was found as grave or graver) changes nothing.
 */
export function withFindings(check: ContentCheck, more: readonly SafetyFinding[]): ContentCheck {
  const news = more.filter(
    ({ flag, level }) =>
      level !== "safe" &&
      !check.findings.some((known) => known.flag === flag && isAtLeast(known.level, level)),
  );
  if (news.length === 0) return check;
  const findings = [...check.findings, ...news].toSorted(bySeriousness);
  const riskLevel = news.reduce((level, each) => higherRisk(level, each.level), check.riskLevel);
  return {
    language: check.language,
    riskLevel,
    isSafe: !isAtLeast(riskLevel, "medium"),
    flags: distinct([...findings.map(({ flag }) => flag), ...check.flags]),
    warnings: distinct([
      ...findings.map(({ warning }) => warning[check.language]),
      ...check.warnings,
    ]),
    requiresHumanReview: isAtLeast(riskLevel, "high"),
    findings,
  };
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
