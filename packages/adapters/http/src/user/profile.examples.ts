import type { z } from "zod";
import type { profile } from "./profile.schemas.ts";

export const PROFILE_EXAMPLE: z.output<typeof profile> = {
  user_id: "01980c1d-0000-7000-8000-000000000001",
  display_name: "Mei",
  gender: "female",
  birth_date: "1990-04-17",
  age: 35,
  height_cm: 168,
  weight_kg: 62,
  resting_heart_rate_bpm: 61,
  conditions: [],
  medications: [],
  activity_level: "moderate",
  units: "metric",
  keep_tracks: true,
  private_radius_m: 200,
  goal: "Run 5 km",
  timezone: "Europe/Berlin",
  locale: "en",
  pauses: [{ start_date: "2026-02-02", end_date: "2026-02-06", reason: "illness" }],
  allow_external_model: null,
  created_at: "2026-03-01T09:00:00.000Z",
  updated_at: "2026-03-01T09:00:00.000Z",
};
