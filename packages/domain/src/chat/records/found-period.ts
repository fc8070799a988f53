import type { RecordPeriod } from "../../sport/records/record-query.ts";

/** A period that a text names, by the words from `start` up to `end`. */
export type FoundPeriod = {
  readonly start: number;
  readonly end: number;
  readonly period: RecordPeriod | "future";
  /** That it is such a unit before the one named last. */
  readonly before?: "day" | "week" | "month" | "year";
  /** That it may be said of any such time: "in winter", "周末". */
  readonly isLoose?: boolean;
};

/** The period with a name of its own that begins at a place. */
export type FixedAt = (place: number) => FoundPeriod | undefined;
