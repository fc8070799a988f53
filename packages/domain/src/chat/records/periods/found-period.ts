import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { EARLIER_UNITS } from "./period-words.data.ts";

/** The unit by which a period lies before another one; the unit of that one itself where it is `same`. */
export type EarlierUnit = keyof typeof EARLIER_UNITS;

/** A period that a text names, by the words from `start` up to `end`. */
export type FoundPeriod = {
  readonly start: number;
  readonly end: number;
  readonly period: RecordPeriod | "future";
  /** That it is such a unit before the one named last. */
  readonly before?: EarlierUnit;
  /** That it is named by the day of the week. */
  readonly isWeekday?: true;
  /** That it is not clear which day is meant: "5/7". */
  readonly isUnclear?: true;
  /** That it may be said of any such time: "in winter", "周末". */
  readonly isLoose?: boolean;
};

/** The period with a name of its own that begins at a place. */
export type FixedAt = (place: number) => FoundPeriod | undefined;
