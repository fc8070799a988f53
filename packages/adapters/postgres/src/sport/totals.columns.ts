/** Sums of the sessions whose distance is known; null where none is. */
export type DistanceColumns = {
  readonly decimeters: number | null;
  readonly paced_decimeters: number | null;
  readonly paced_milliseconds: number | null;
};

export type TotalsColumns = DistanceColumns & {
  readonly sessions: number;
  readonly duration_milliseconds: number;
  readonly calories: number;
  readonly met_hundredth_milliseconds: number;
};

/** The columns of `TotalsColumns`, in the order of the tables that keep them. */
export const TOTALS = [
  "sessions",
  "duration_milliseconds",
  "calories",
  "met_hundredth_milliseconds",
  "decimeters",
  "paced_decimeters",
  "paced_milliseconds",
] as const satisfies readonly (keyof TotalsColumns)[];
