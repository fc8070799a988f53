import { ALLOWED_INTENSITIES, SUITABILITIES } from "@health-exercise/domain/safety";
import { z } from "zod";
import { metEditionId } from "../schemas/met-edition.ts";
import { text } from "../schemas/text.ts";
import { riskProfileBody } from "./risk-assessment.schemas.ts";
import { safetySource } from "./safety-source.schemas.ts";

export const exerciseRecommendationBody = z
  .object({
    user_profile: riskProfileBody,
    exercise_type: text({ min: 1, max: 100, trim: true }).meta({
      description: "The activity in one's own words, in English or Chinese.",
      examples: ["Brisk walking", "游泳"],
    }),
  })
  .meta({ id: "ExerciseRecommendationRequest" });

const wholeRange = z
  .object({ min: z.int().min(0), max: z.int().min(0) })
  .meta({ id: "WholeRange" });
const sentences = z.array(z.string());

export const exerciseRecommendation = z
  .object({
    exercise_type: z.string(),
    category: z.string().nullable().meta({
      description: "A `category_id` of the catalogue; null when the activity is not known.",
    }),
    met: z.number().nullable().meta({ description: "Null when the activity is not known." }),
    met_edition: metEditionId.nullable().meta({ description: "The table that `met` comes from." }),
    baseline_kcal_per_kg_h: z.number().nullable().meta({
      description: "What one MET of that table stands for: kcal per kg and hour.",
    }),
    suitability: z.enum(SUITABILITIES),
    intensity: z
      .object({
        level: z.enum(ALLOWED_INTENSITIES),
        heart_rate_bpm: wholeRange.nullable().meta({
          description:
            "Null without an age, in pregnancy, where the pulse would mislead, and without exercise.",
        }),
        heart_rate_formula: z.string().nullable(),
        rpe: wholeRange.meta({ description: "Perceived exertion on the Borg scale, 6 to 20." }),
      })
      .meta({ description: "How hard to exercise, and how to tell." }),
    duration_minutes: wholeRange,
    sessions_per_week: wholeRange.meta({ description: "How many sessions a week." }),
    warm_up: sentences,
    cool_down: sentences,
    precautions: sentences,
    contraindications: sentences,
    stop_signs: sentences,
    alternatives: z.array(
      z.object({
        name: z.string(),
        code: z.string().meta({ description: "Its code in the tables." }),
        category: z.string(),
        met: z.number(),
        met_edition: metEditionId,
      }),
    ),
    sources: z.array(safetySource),
    safety_disclaimer: z.string(),
  })
  .meta({ id: "ExerciseRecommendation" });
