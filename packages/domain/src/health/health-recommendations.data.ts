/**
 * The recommendations of the overview, most important first, each with when it applies, its words and its source. Words
 * in braces stand for figures of the person's records. Thresholds without a publication are marked as design values.
 */

import type { HealthMessageId } from "../messages/catalogues.ts";
import type { AllowedIntensity } from "../safety/policy/exercise-intensity.ts";
import { SAFETY_SOURCES } from "../safety/policy/safety-sources.data.ts";
import type { SafetySource } from "../safety/safety-flag.ts";
import type {
  HealthRecommendationCode,
  RecommendationReasonCode,
} from "./health-recommendation.ts";
import { HEALTH_SCORE_SOURCES } from "./health-score.data.ts";

/** Where a person stands: what the safety limits and their pauses leave room for. The first that holds counts. */
export type RecommendationStage =
  | "no_exercise"
  | "danger_told"
  | "illness_or_injury_pause"
  | "other_pause"
  | "uncleared"
  | "returning"
  | "free";

export type RecommendationRow = {
  readonly code: HealthRecommendationCode;
  readonly stages: readonly RecommendationStage[];
  readonly reason: { readonly code: RecommendationReasonCode; readonly text: HealthMessageId };
  readonly text: HealthMessageId;
  /** Lowered to what the limits allow; null where it is not about effort. */
  readonly intensity: AllowedIntensity | null;
  /** An activity that the safety policy must not forbid to the person. */
  readonly activity?: string;
  readonly source: SafetySource;
};

/** Numbers that the rows rest on. */
export const RECOMMENDATION_RULES = {
  /** At most so many at once (design value). */
  maxRecommendations: 5,
  /** So many days after a pause by illness or injury the way back is an easy one (design value). */
  easyDaysAfterPause: 7,
  /** From this acute:chronic workload ratio (the last week to the last four) on, the load is called high (Gabbett 2016; contested, a hint). */
  highAcuteChronicRatio: 1.5,
  /** Active days in a row without a lighter one (design value). */
  daysWithoutRest: 7,
  /** WHO 2020: minutes a day on average, from 5 to 17 years. */
  youngMinutesPerDay: 60,
  /** WHO 2020: days a week with muscle-strengthening activity, for adults. */
  strengthDays: 2,
  /** WHO 2020: days a week with balance and strength training, from 65 years on. */
  balanceDays: 3,
  balanceFromYears: 65,
} as const;

const designKindness: SafetySource = {
  kind: "design_value",
  reason:
    "Nobody is asked for exercise on days on which they paused it; the way back is an easy one.",
};
const designRest: SafetySource = {
  kind: "design_value",
  reason: "A lighter or free day in every week, as general practice of training.",
};
const designProfile: SafetySource = {
  kind: "design_value",
  reason: "What is not known is not guessed; the fields named allow further figures.",
};

const worldHealthLive: SafetySource = {
  kind: "publication",
  organisation: "World Health Organization",
  title: "Live life: an implementation guide for suicide prevention in countries",
  year: 2021,
};

export const RECOMMENDATION_ROWS: readonly RecommendationRow[] = [
  {
    code: "seek_care",
    stages: ["no_exercise"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "care_needed", text: "seek_care.care_needed" },
    text: "seek_care",
  },
  {
    code: "ask_before_exercise",
    stages: ["no_exercise", "danger_told", "illness_or_injury_pause", "other_pause", "uncleared"],
    intensity: null,
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "clearance_needed", text: "ask_before_exercise.clearance_needed" },
    text: "ask_before_exercise",
  },
  {
    code: "rest_until_cleared",
    stages: ["no_exercise"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "no_exercise_allowed", text: "rest_until_cleared.no_exercise_allowed" },
    text: "rest_until_cleared",
  },

  {
    code: "have_it_looked_at",
    stages: ["no_exercise", "danger_told"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "danger_told", text: "have_it_looked_at.danger_told" },
    text: "have_it_looked_at",
  },
  {
    code: "talk_to_somebody",
    stages: [
      "no_exercise",
      "danger_told",
      "illness_or_injury_pause",
      "other_pause",
      "uncleared",
      "returning",
      "free",
    ],
    intensity: null,
    source: worldHealthLive,
    reason: { code: "worry_told", text: "talk_to_somebody.worry_told" },
    text: "talk_to_somebody",
  },

  {
    code: "rest_in_illness",
    stages: ["illness_or_injury_pause"],
    intensity: "none",
    source: SAFETY_SOURCES.febrileIllness,
    reason: { code: "paused_by_illness", text: "rest_in_illness.paused_by_illness" },
    text: "rest_in_illness",
  },
  {
    code: "rest_in_injury",
    stages: ["illness_or_injury_pause"],
    intensity: "none",
    source: SAFETY_SOURCES.designCaution,
    reason: { code: "paused_by_injury", text: "rest_in_injury.paused_by_injury" },
    text: "rest_in_injury",
  },
  {
    code: "return_after_illness",
    stages: ["illness_or_injury_pause"],
    intensity: "light",
    source: SAFETY_SOURCES.febrileIllness,
    reason: { code: "paused_by_illness", text: "return_after_illness.paused_by_illness" },
    text: "return_after_illness",
  },
  {
    code: "return_after_injury",
    stages: ["illness_or_injury_pause"],
    intensity: "light",
    source: SAFETY_SOURCES.designCaution,
    reason: { code: "paused_by_injury", text: "return_after_injury.paused_by_injury" },
    text: "return_after_injury",
  },
  {
    code: "enjoy_the_pause",
    stages: ["other_pause"],
    intensity: null,
    source: designKindness,
    reason: { code: "paused", text: "enjoy_the_pause.paused" },
    text: "enjoy_the_pause",
  },

  {
    code: "ease_off",
    stages: ["other_pause", "uncleared", "returning", "free"],
    intensity: "light",
    source: SAFETY_SOURCES.designText,
    reason: { code: "pain_told", text: "ease_off.pain_told" },
    text: "ease_off",
  },
  {
    code: "ask_before_vigorous",
    stages: ["returning", "free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "vigorous_needs_clearance",
      text: "ask_before_vigorous.vigorous_needs_clearance",
    },
    text: "ask_before_vigorous",
  },
  {
    code: "ease_back",
    stages: ["returning"],
    intensity: "light",
    source: designKindness,
    reason: { code: "pause_ended_lately", text: "ease_back.pause_ended_lately" },
    text: "ease_back",
  },
  {
    code: "move_gently_today",
    stages: ["uncleared"],
    intensity: "light",
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "clearance_needed", text: "move_gently_today.clearance_needed" },
    text: "move_gently_today",
  },
  {
    code: "recover_after_high_load",
    stages: ["uncleared", "returning", "free"],
    intensity: "light",
    source: HEALTH_SCORE_SOURCES.gabbett2016,
    reason: { code: "load_rose_quickly", text: "recover_after_high_load.load_rose_quickly" },
    text: "recover_after_high_load",
  },
  {
    code: "take_a_rest_day",
    stages: ["uncleared", "returning", "free"],
    intensity: "light",
    source: designRest,
    reason: { code: "no_rest_day", text: "take_a_rest_day.no_rest_day" },
    text: "take_a_rest_day",
  },
  {
    code: "keep_it_light",
    stages: ["returning", "free"],
    intensity: "light",
    source: SAFETY_SOURCES.acsmScreening,
    reason: { code: "only_light_allowed", text: "keep_it_light.only_light_allowed" },
    text: "keep_it_light",
  },
  {
    code: "start_gently",
    stages: ["free"],
    intensity: "light",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "no_records", text: "start_gently.no_records" },
    text: "start_gently",
  },
  {
    code: "move_every_day",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "below_daily_amount", text: "move_every_day.below_daily_amount" },
    text: "move_every_day",
  },
  {
    code: "reach_weekly_amount",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "below_weekly_amount", text: "reach_weekly_amount.below_weekly_amount" },
    text: "reach_weekly_amount",
  },
  {
    code: "keep_going",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "amount_reached", text: "keep_going.amount_reached" },
    text: "keep_going",
  },
  {
    code: "keep_going",
    stages: ["free"],
    intensity: "moderate",
    source: HEALTH_SCORE_SOURCES.hhs2008,
    reason: { code: "amount_reached_by_met", text: "keep_going.amount_reached_by_met" },
    text: "keep_going",
  },
  {
    code: "add_strength_days",
    stages: ["free"],
    intensity: "moderate",
    activity: "strength training",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "few_strength_days", text: "add_strength_days.few_strength_days" },
    text: "add_strength_days",
  },
  {
    code: "add_balance_days",
    stages: ["free"],
    intensity: "moderate",
    activity: "tai chi",
    source: SAFETY_SOURCES.who2020,
    reason: { code: "few_balance_days", text: "add_balance_days.few_balance_days" },
    text: "add_balance_days",
  },
  {
    code: "complete_profile",
    stages: ["other_pause", "returning", "free"],
    intensity: null,
    source: designProfile,
    reason: { code: "profile_incomplete", text: "complete_profile.profile_incomplete" },
    text: "complete_profile",
  },
];

/** The fields that allow a figure, in the order in which they are named. */
export const PROFILE_FIELDS = ["birth", "gender", "heightCm", "weightKg"] as const;
