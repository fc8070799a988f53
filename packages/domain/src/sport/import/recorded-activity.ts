/**
 * When an activity began: an instant, or what a clock on the wall showed (`YYYY-MM-DDTHH:MM:SS`, without an offset).
 * `zone` is where that clock hung, an IANA name as the file has it and maybe none; null where the file does not say.
 */
export type ActivityStart =
  | { readonly kind: "instant"; readonly at: Date }
  | { readonly kind: "local"; readonly dateTime: string; readonly zone: string | null };

/** An activity as a device or another service recorded it; null where its file does not say. */
export type RecordedActivity = {
  /** The title that somebody gave it. */
  readonly name: string | null;
  /** What was done, in the words of the file: `Run`, `trail_running`, `骑行`. */
  readonly type: string | null;
  readonly start: ActivityStart;
  /** From the start to the end, stops included; where only the time in motion is known, that. */
  readonly elapsedMilliseconds: number | null;
  readonly energyKilocalories: number | null;
  /** On Borg's CR10 scale, 0 to 10. */
  readonly perceivedExertion: number | null;
  readonly notes: string | null;
};
