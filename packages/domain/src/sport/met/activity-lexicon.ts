/**
 * How hard an activity is said to have been. `competitive` is a race or a match: it picks a row only where the table
 * has one for competition.
 */
export type Effort = "light" | "moderate" | "vigorous" | "competitive";

/** Rows by a measured value: lower bound, upper bound, code; a null code marks a range for which there is no row. */
export type MeasuredRow = readonly [from: number, to: number, code: string | null];

/** The rows of one table that describe one activity. */
export interface ActivityRows {
  /** The row used when nothing more is known; absent where every row of the table needs a speed or an effort. */
  readonly code?: string;
  readonly efforts?: Partial<Readonly<Record<Effort, string>>>;
  /** Rows by speed in miles per hour, the unit of the tables, in ascending order. */
  readonly speedsMph?: readonly MeasuredRow[];
  /** Rows by power in watts, in ascending order. */
  readonly watts?: readonly MeasuredRow[];
  /** Words elsewhere in the text that make it another activity: modifier -> activity. */
  readonly modifiers?: Readonly<Record<string, string>>;
}

/** Where the name of an activity counts: anywhere, unless another is named, or only when nothing else is said. */
export type NameStrength = "strong" | "weak" | "alone";

/**
 * Phrases that name one activity: a key of the row tables or, where one row says it all, the adult code itself; then the
 * phrases, in the notation of the language, plurals aside.
 */
export interface ActivityAliases {
  readonly activity: string;
  readonly names?: readonly string[];
  /** They yield to any other activity in the text and count only when little else is said. */
  readonly weak?: readonly string[];
  /** They count only when nothing else is said. */
  readonly alone?: readonly string[];
}
