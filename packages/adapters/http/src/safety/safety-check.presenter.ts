import type { SafetyCheck } from "@health-exercise/application";
import type { ContentCheck } from "@health-exercise/domain/safety";

/** The outcome of a check with what it says about itself. */
export function presentSafetyCheck({ check, disclaimer }: SafetyCheck) {
  return {
    ...presentSafetyOutcome(check),
    requires_human_review: check.requiresHumanReview,
    safety_disclaimer: disclaimer,
  };
}

type Outcome<Flag> = Pick<ContentCheck, "isSafe" | "riskLevel" | "warnings"> & {
  readonly flags: readonly Flag[];
};

/** What a check found. */
export function presentSafetyOutcome<Flag extends string>(check: Outcome<Flag>) {
  return {
    is_safe: check.isSafe,
    risk_level: check.riskLevel,
    flags: [...check.flags],
    warnings: [...check.warnings],
  };
}
