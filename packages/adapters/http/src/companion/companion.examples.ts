import type { z } from "zod";
import type { companionStatus } from "./companion.schemas.ts";

export const COMPANION_STATUS_EXAMPLE: z.output<typeof companionStatus> = {
  companion_id: "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e",
  gender: "female",
  age_group: "young_adult",
  current_emotion: "happy",
  health_score: 72.5,
  current_state: "celebrating",
  state_config: {
    animation: "cheering",
    expression: "smiling",
    energy: 0.81,
    message: "Hooray! Let's enjoy this moment together.",
  },
  appearance_config: {
    skin_tone: "medium",
    hair_style: "bun",
    hair_color: "dark_brown",
    outfit: "sportswear",
    outfit_color: "teal",
    accessory: "headband",
    body_shape: "average",
  },
  position_config: { x: 0.5, y: 0.9, scale: 1, anchor: "bottom" },
  last_updated: "2026-03-02T07:05:00.000Z",
};
