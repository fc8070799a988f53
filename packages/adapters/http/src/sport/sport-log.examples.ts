import type { z } from "zod";
import type { sportLog } from "./sport-log.schemas.ts";

/** A finished run, for the documentation. */
export const SPORT_LOG_EXAMPLE: z.output<typeof sportLog> = {
  id: "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e",
  log_id: "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e",
  user_id: "01980c1d-0000-7000-8000-000000000001",
  sport_name: "Morning run",
  sport_start: "2026-03-02T06:30:00.000Z",
  sport_end: "2026-03-02T07:05:00.000Z",
  cal: 350,
  iffinish: true,
  sport_feedback: null,
  notes: null,
  exercise_type: "running",
  is_custom: false,
  duration_minutes: 35,
  met: 8,
  met_edition: "adult-2024",
  baseline_kcal_per_kg_h: 1,
  estimated_cal: 327,
  cal_source: "user",
  created_at: "2026-03-02T07:05:10.000Z",
  updated_at: "2026-03-02T07:05:10.000Z",
  distance_m: 6210.5,
  moving_seconds: 2045,
  average_heart_rate_bpm: 148,
};

/** The run as a client sends it. */
export const NEW_SPORT_LOG_EXAMPLE = {
  sport_name: "Morning run",
  sport_start: "2026-03-02T07:30:00+01:00",
  sport_end: "2026-03-02T08:05:00+01:00",
  cal: 350,
  iffinish: true,
  exercise_type: "running",
  distance_m: 6210.5,
  moving_seconds: 2045,
  average_heart_rate_bpm: 148,
};

/** An exercise of one's own as a client sends it. */
export const NEW_CUSTOM_SPORT_LOG_EXAMPLE = {
  sport_name: "Stair race with the dog",
  sport_start: "2026-03-03T17:00:00Z",
  sport_end: "2026-03-03T17:20:00Z",
  cal: 120,
  met: 6.5,
};
