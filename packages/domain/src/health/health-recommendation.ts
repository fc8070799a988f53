import type { AllowedIntensity } from "../safety/policy/exercise-intensity.ts";
import type { SafetySource } from "../safety/safety-flag.ts";

/** What is recommended; stable codes. */
export const HEALTH_RECOMMENDATION_CODES = [
  "seek_care",
  "ask_before_exercise",
  "rest_until_cleared",
  "have_it_looked_at",
  "talk_to_somebody",
  "move_gently_today",
  "rest_in_illness",
  "return_after_illness",
  "rest_in_injury",
  "return_after_injury",
  "enjoy_the_pause",
  "ask_before_vigorous",
  "ease_off",
  "ease_back",
  "recover_after_high_load",
  "take_a_rest_day",
  "keep_it_light",
  "start_gently",
  "move_every_day",
  "reach_weekly_amount",
  "keep_going",
  "add_strength_days",
  "add_balance_days",
  "complete_profile",
] as const;
export type HealthRecommendationCode = (typeof HEALTH_RECOMMENDATION_CODES)[number];

/** One thing that would do a person good now, in their language, with its reason and where its rule comes from. */
export type HealthRecommendation = {
  readonly code: HealthRecommendationCode;
  readonly text: string;
  /** How hard at most, never above the safety limits; null where it is not about effort. */
  readonly intensity: AllowedIntensity | null;
  readonly reason: { readonly code: RecommendationReasonCode; readonly text: string };
  readonly source: SafetySource;
};

/** Why something is recommended; stable codes. */
export const RECOMMENDATION_REASON_CODES = [
  "care_needed",
  "clearance_needed",
  "no_exercise_allowed",
  "danger_told",
  "worry_told",
  "pain_told",
  "paused_by_illness",
  "paused_by_injury",
  "paused",
  "vigorous_needs_clearance",
  "pause_ended_lately",
  "load_rose_quickly",
  "no_rest_day",
  "only_light_allowed",
  "no_records",
  "below_daily_amount",
  "below_weekly_amount",
  "amount_reached",
  "amount_reached_by_met",
  "few_strength_days",
  "few_balance_days",
  "profile_incomplete",
] as const;
export type RecommendationReasonCode = (typeof RECOMMENDATION_REASON_CODES)[number];
