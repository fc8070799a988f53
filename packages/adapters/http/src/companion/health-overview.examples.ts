import type { z } from "zod";
import { PROFILE_EXAMPLE } from "../user/profile.routes.ts";
import { COMPANION_STATUS_EXAMPLE } from "./companion.examples.ts";
import type { healthOverview } from "./health-overview.schemas.ts";

const WHO_2020 = {
  kind: "publication",
  organisation: "World Health Organization",
  title:
    "Guidelines on physical activity and sedentary behaviour (Bull et al., Br J Sports Med 54:1451-1462)",
  year: 2020,
  url: "https://doi.org/10.1136/bjsports-2020-102955",
} as const;
const WEEK = { sessions: 3, minutes: 105, calories: 820, met_minutes: 690.5, active_days: 3 };

/** An overview of somebody who trains and told most of it, for the documentation; the other weeks and parts are left out. */
export const HEALTH_OVERVIEW_EXAMPLE: z.output<typeof healthOverview> = {
  user_profile: PROFILE_EXAMPLE,
  health_metrics: {
    bmi: 22,
    bmi_category: "normal",
    resting_metabolic_rate_kcal: 1334,
    max_heart_rate_bpm: 184,
    target_heart_rate_bpm: {
      min: 110,
      max: 134,
      intensity: "moderate",
      formula:
        "heart-rate reserve (Karvonen): rest + percent x (maximum - rest), maximum = 208 - 0.7 x age (Tanaka 2001)",
    },
    computed_health_score: {
      score: 70,
      period_days: 28,
      unpaused_days: 28,
      parts: [
        {
          part: "activity",
          score: 70,
          weight: 0.4,
          measured: { value: 105, unit: "minutes_per_week" },
          source: WHO_2020,
        },
      ],
    },
  },
  exercise_statistics: { last_7_days: WEEK, last_30_days: { ...WEEK, sessions: 12, minutes: 430 } },
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
      message: "45 more minutes would complete this week's amount, such as brisk walking.",
      intensity: "moderate",
      reason: {
        code: "below_weekly_amount",
        message: "You recorded 105 of the 150 minutes recommended for this week.",
      },
      source: WHO_2020,
    },
  ],
};
