/** How risky something is, from nothing to an emergency. */
export const RISK_LEVELS = ["safe", "low", "medium", "high", "critical"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** The higher of two levels. */
export function higherRisk(left: RiskLevel, right: RiskLevel): RiskLevel {
  return RISK_LEVELS.indexOf(left) >= RISK_LEVELS.indexOf(right) ? left : right;
}

/** The lower of two levels. */
export function lowerRisk(left: RiskLevel, right: RiskLevel): RiskLevel {
  return RISK_LEVELS.indexOf(left) <= RISK_LEVELS.indexOf(right) ? left : right;
}

/**
 * Whether `level` is `threshold` or higher.
 *
 * @example
 * ```ts
 * import { isAtLeast } from "@health-exercise/domain/safety";
 * console.log(isAtLeast("high", "medium"), isAtLeast("low", "medium")); // true false
 * ```
 */
export function isAtLeast(level: RiskLevel, threshold: RiskLevel): boolean {
  return RISK_LEVELS.indexOf(level) >= RISK_LEVELS.indexOf(threshold);
}
