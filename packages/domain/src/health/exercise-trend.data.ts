/** How the trend of the weeks is read. Every number here is a design value: no publication says when exercise "goes up". */
import type { SafetySource } from "../safety/safety-flag.ts";

export const EXERCISE_TREND_RULES = {
  /** Weeks shown, the current one included. */
  weeks: 8,
  /** Of the whole weeks before the current one, so many are the recent side; the others are the side before. */
  recentWeeks: 3,
  /** A week with so many paused days says nothing. */
  leftOutFromPausedDays: 4,
  /** So many weeks must remain on each side. */
  minWeeksPerSide: 2,
  /** By more than so many percent of the side before the direction is up or down. */
  steadyWithinPercent: 10,
  source: {
    kind: "design_value",
    reason:
      "A change of the mean week by more than a tenth, over three weeks against four, is taken for a trend.",
  },
} as const satisfies { readonly source: SafetySource; readonly [name: string]: unknown };
