import type { MeasureCue } from "../record-reading.ts";

/** What is measured of sessions beside time and energy: "how fast was my 5 km?" asks for the pace. */
export const MEASURED = [
  "heart_rate",
  "steps",
  "climb",
  "pace",
  "distance",
] as const satisfies readonly MeasureCue[];

/** What sessions come to together, or on average. */
export const SUMMED = ["count", "minutes", "calories", "metMinutes", "days", "average"] as const;
