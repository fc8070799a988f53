import { isMinor } from "../../user/adulthood.ts";
import type { AllowedIntensity } from "../policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../policy/exercise-limits.ts";
import type { RiskProfile } from "../risk/risk-profile.ts";
import type { HeartRateZone } from "./exercise-recommendation.ts";
import { heartRateZone } from "./heart-rate-zone.ts";

/** Whether a person's pulse does not tell how hard they exercise. */
export function isPulseMisleading({ limits }: ExerciseLimits): boolean {
  return limits.includes("heart_rate_limited");
}

/** The pulse to go by at an intensity; null where the pulse would mislead, for minors, and where it cannot be computed. */
export function guidingHeartRateZone(
  level: AllowedIntensity,
  profile: RiskProfile,
  limits: ExerciseLimits,
): HeartRateZone | null {
  if (isPulseMisleading(limits) || isMinor(profile.age)) return null;
  return heartRateZone(level, profile.age, profile.restingHeartRateBpm);
}
