import type { z } from "zod";
import type { exerciseRecommendation } from "./exercise-recommendations.schemas.ts";

export const EXERCISE_RECOMMENDATION_EXAMPLE: z.output<typeof exerciseRecommendation> = {
  exercise_type: "Brisk walking",
  category: "walking",
  met: 4.8,
  met_edition: "adult-2024",
  baseline_kcal_per_kg_h: 1,
  suitability: "recommended",
  intensity: {
    level: "moderate",
    heart_rate_bpm: { min: 112, max: 136 },
    heart_rate_formula:
      "heart-rate reserve (Karvonen): rest + percent x (maximum - rest), maximum = 208 - 0.7 x age (Tanaka 2001)",
    rpe: { min: 12, max: 13 },
  },
  duration_minutes: { min: 30, max: 60 },
  sessions_per_week: { min: 3, max: 5 },
  warm_up: ["5-10 minutes of the same movement at an easy pace."],
  cool_down: ["5-10 minutes slower and slower until breathing is calm."],
  precautions: ["Drink before, during and after, more in the heat."],
  contraindications: ["Fever or an acute infection."],
  stop_signs: ["Pain or pressure in chest, neck, jaw, arm or between the shoulder blades."],
  alternatives: [],
  sources: [
    {
      kind: "publication",
      organisation: "World Health Organization",
      title: "Guidelines on physical activity and sedentary behaviour",
      year: 2020,
      url: "https://doi.org/10.1136/bjsports-2020-102955",
    },
  ],
  safety_disclaimer:
    "This is a hint for safe exercise made from what was told, not a medical diagnosis.",
};
