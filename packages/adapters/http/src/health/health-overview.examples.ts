import type { z } from "zod";
import { COMPANION_STATUS_EXAMPLE } from "../companion/companion.examples.ts";
import { PROFILE_EXAMPLE } from "../user/profile.examples.ts";
import type { healthOverview } from "./health-overview.schemas.ts";

const WHO_2020 = {
  kind: "publication",
  organisation: "World Health Organization",
  title:
    "Guidelines on physical activity and sedentary behaviour (Bull et al., Br J Sports Med 54:1451-1462)",
  year: 2020,
  url: "https://doi.org/10.1136/bjsports-2020-102955",
} as const;
const HHS_2008 = {
  kind: "publication",
  organisation: "US Department of Health and Human Services",
  title: "Physical Activity Guidelines for Americans, Appendix 1 (500 MET-minutes a week)",
  year: 2008,
  url: null,
} as const;
const WEEK = { sessions: 3, minutes: 105, calories: 420, met_minutes: 399, active_days: 3 };
const MONTH = { sessions: 12, minutes: 420, calories: 1680, met_minutes: 1596, active_days: 12 };

/** The overview of somebody who took three walks in each week but the paused one, for the documentation; the other weeks and parts are left out. */
export const HEALTH_OVERVIEW_EXAMPLE: z.output<typeof healthOverview> = {
  user_profile: PROFILE_EXAMPLE,
  health_metrics: {
    bmi: 22,
    bmi_category: "normal",
    resting_metabolic_rate_kcal: 1334,
    max_heart_rate_bpm: 184,
    target_heart_rate_bpm: {
      min: 110,
      max: 133,
      intensity: "moderate",
      formula:
        "heart-rate reserve (Karvonen): rest + percent x (maximum - rest), maximum = 208 - 0.7 x age (Tanaka 2001)",
    },
    computed_health_score: {
      score: 78.7,
      period_days: 28,
      counted_days: 28,
      parts: [
        {
          part: "activity",
          score: 69.3,
          weight: 0.5,
          measured: { value: 399, unit: "met_minutes_per_week" },
          source: HHS_2008,
        },
      ],
    },
  },
  exercise_statistics: { last_7_days: WEEK, last_30_days: MONTH },
  trend: {
    direction: "steady",
    weeks: [
      {
        week_start: "2026-03-02",
        week_end: "2026-03-08",
        ...WEEK,
        paused_days: 0,
        is_current: true,
      },
    ],
  },
  companion_status: COMPANION_STATUS_EXAMPLE,
  recommendations: [
    {
      code: "reach_weekly_amount",
      message:
        "45 more minutes would complete this week's amount. Add them step by step, ten minutes at a time, with any movement that suits you; every minute counts, and what remains may wait for next week.",
      intensity: "moderate",
      reason: {
        code: "below_weekly_amount",
        message: "This week you have recorded 105 of the 150 minutes that are recommended.",
      },
      source: WHO_2020,
    },
    {
      code: "add_strength_days",
      message:
        "Strength exercise for the large muscles on 2 days a week does you good: begin with light resistance and breathe freely.",
      intensity: "moderate",
      reason: {
        code: "few_strength_days",
        message:
          "There is no strength exercise on record in the last seven days; 2 days a week are recommended.",
      },
      source: WHO_2020,
    },
  ],
  goals: [],
};
