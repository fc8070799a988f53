import type { SafetySource } from "../safety/safety-flag.ts";
import type { HealthScorePartName } from "./health-score.data.ts";

/** The unit of the figure that a part rests on. */
export const SCORE_UNITS = [
  "minutes_per_week",
  "met_minutes_per_week",
  "active_days_per_week",
  "acute_chronic_ratio",
  "feeling_rating",
] as const;
export type ScoreUnit = (typeof SCORE_UNITS)[number];

/** One part of a score. */
export type HealthScorePart = {
  readonly part: HealthScorePartName;
  /** From 0 to 100, one decimal; null where there is too little to tell. */
  readonly score: number | null;
  /** The share of the part; shared out among the others where the part is not known. */
  readonly weight: number;
  /** The figure it rests on; null with the score. */
  readonly measured: { readonly value: number; readonly unit: ScoreUnit } | null;
  readonly source: SafetySource;
};

/** A score from the records alone; it neither reads nor changes the score of the companion. */
export type ComputedHealthScore = {
  /** From 0 to 100, one decimal. */
  readonly score: number;
  /** Days looked back on, today included. */
  readonly periodDays: number;
  /** Those of them that are not paused, or had a session. */
  readonly countedDays: number;
  readonly parts: readonly HealthScorePart[];
};
