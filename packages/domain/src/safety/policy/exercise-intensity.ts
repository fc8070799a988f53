/** How hard exercise may be at most, from no exercise at all. */
export const ALLOWED_INTENSITIES = ["none", "light", "moderate", "vigorous"] as const;
export type AllowedIntensity = (typeof ALLOWED_INTENSITIES)[number];

/** Before which exercise a health professional should be asked. */
export const CLEARANCE_SCOPES = [
  "none",
  "before_vigorous",
  "before_any",
  "stop_and_seek_care",
] as const;
export type ClearanceScope = (typeof CLEARANCE_SCOPES)[number];

/** How many steps `intensity` lies above `limit`; 0 or less when it is allowed. */
export function stepsAbove(intensity: AllowedIntensity, limit: AllowedIntensity): number {
  return ALLOWED_INTENSITIES.indexOf(intensity) - ALLOWED_INTENSITIES.indexOf(limit);
}

/** The lower of two intensities. */
export function lowerIntensity(left: AllowedIntensity, right: AllowedIntensity): AllowedIntensity {
  return stepsAbove(left, right) <= 0 ? left : right;
}

/** The scope of two that asks for more care. */
export function widerClearance(left: ClearanceScope, right: ClearanceScope): ClearanceScope {
  return CLEARANCE_SCOPES.indexOf(left) >= CLEARANCE_SCOPES.indexOf(right) ? left : right;
}
