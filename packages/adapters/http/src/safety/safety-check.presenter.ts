import type { SafetyCheck } from "@health-exercise/application";
import type { ContentCheck } from "@health-exercise/domain";

/** The outcome of a check with what it says about itself. */
export function presentSafetyCheck({ check, disclaimer }: SafetyCheck) {
  return {
    ...presentSafetyOutcome(check),
    requires_human_review: check.requiresHumanReview,
    safety_disclaimer: disclaimer,
  };
}

/** What a check found. */
export function presentSafetyOutcome(
  check: Pick<ContentCheck, "isSafe" | "riskLevel" | "flags" | "warnings">,
) {
  return {
    is_safe: check.isSafe,
    risk_level: check.riskLevel,
    flags: [...check.flags],
    warnings: [...check.warnings],
  };
}
