import { HEALTH_SCORE } from "@health-exercise/domain/companion";
import {
  BMI_CATEGORIES,
  HEALTH_RECOMMENDATION_CODES,
  HEALTH_SCORE_PARTS,
  RECOMMENDATION_REASON_CODES,
  SCORE_UNITS,
  TREND_DIRECTIONS,
} from "@health-exercise/domain/health";
import { ALLOWED_INTENSITIES } from "@health-exercise/domain/safety";
import { z } from "zod";
import { companionStatus } from "../companion/companion.schemas.ts";
import { safetySource } from "../safety/safety-source.schemas.ts";
import { countOut, dateOut } from "../schemas/response-values.ts";
import { exerciseGoal } from "../sport/exercise-goal.schemas.ts";
import { periodTotals } from "../sport/exercise-statistics.schemas.ts";
import { profile } from "../user/profile.schemas.ts";

const score = z.number().min(HEALTH_SCORE.min).max(HEALTH_SCORE.max);

const computedHealthScore = z
  .object({
    score: score.meta({ description: "0 to 100, of the parts by their weights." }),
    period_days: countOut.meta({ description: "Days looked back on, today included." }),
    counted_days: countOut.meta({
      description: "Those of them that are not paused, or had a session.",
    }),
    parts: z.array(
      z.object({
        part: z.enum(HEALTH_SCORE_PARTS),
        score: score.nullable().meta({
          description: "0 to 100; null where nothing for the part is known.",
        }),
        weight: z.number().meta({
          description: "The share of the part; the others have it where the part is null.",
        }),
        measured: z.object({ value: z.number(), unit: z.enum(SCORE_UNITS) }).nullable(),
        source: safetySource.meta({ description: "What the part is measured by." }),
      }),
    ),
  })
  .meta({
    id: "ComputedHealthScore",
    description:
      "How much somebody moved in the last four weeks and how it went; apart from the companion's `health_score`. Paused days never lower it.",
  });

const healthMetrics = z.object({
  bmi: z.number().nullable().meta({ description: "kg/m², one decimal." }),
  bmi_category: z
    .enum(BMI_CATEGORIES)
    .nullable()
    .meta({ description: "Of adults alone (WHO, 2000)." }),
  resting_metabolic_rate_kcal: countOut.nullable().meta({
    description: "A day; by Mifflin et al. (1990), for adults whose sex the equation knows.",
  }),
  max_heart_rate_bpm: countOut.nullable().meta({
    description: "Predicted from the age of adults (Tanaka et al., 2001).",
  }),
  target_heart_rate_bpm: z
    .object({
      min: countOut,
      max: countOut,
      intensity: z.enum(ALLOWED_INTENSITIES).exclude(["none"]),
      formula: z.string(),
    })
    .nullable()
    .meta({ description: "Within the safety limits; null where the pulse would mislead." }),
  computed_health_score: computedHealthScore.nullable(),
});

const trend = z.object({
  direction: z.enum(TREND_DIRECTIONS).nullable().meta({
    description: "Of the weekly minutes, by whole weeks; null where they are too few.",
  }),
  weeks: z
    .array(
      z.object({
        week_start: dateOut,
        week_end: dateOut,
        ...periodTotals.shape,
        paused_days: countOut,
        is_current: z.boolean(),
      }),
    )
    .meta({ description: "Eight, Monday to Sunday; the current one is the last." }),
});

const recommendation = z.object({
  code: z.enum(HEALTH_RECOMMENDATION_CODES),
  message: z.string().meta({ description: "In the language of the profile's `locale`." }),
  intensity: z.enum(ALLOWED_INTENSITIES).nullable().meta({
    description: "How hard at most; null where it is not about effort.",
  }),
  reason: z
    .object({ code: z.enum(RECOMMENDATION_REASON_CODES), message: z.string() })
    .meta({ description: "What about the person led to it." }),
  source: safetySource.meta({ description: "What the recommendation rests on." }),
});

export const healthOverview = z
  .object({
    user_profile: profile.nullable(),
    health_metrics: healthMetrics,
    exercise_statistics: z
      .object({ last_7_days: periodTotals, last_30_days: periodTotals })
      .meta({ description: "Finished sessions; today is one of the days." }),
    trend,
    companion_status: companionStatus.nullable(),
    recommendations: z.array(recommendation).meta({ description: "Most important first." }),
    goals: z
      .array(exerciseGoal)
      .meta({ description: "The latest ten, in their current week or month." }),
  })
  .meta({ id: "HealthOverview" });
