/** An amount that a text says is needed, advised or enough. */
export type ClaimedAmount = {
  /** What is counted: minutes or sessions of a week, or hours of a night. */
  readonly measure: "minutes_per_week" | "days_per_week" | "hours_of_sleep";
  readonly kind: "moderate" | "vigorous" | "strength";
  readonly least: number;
  readonly most: number;
};

/**
 * Whether a claimed amount advises what the known one does: the same floor, or a number or range within it, and no limit
 * where the other one is none; undefined when they cannot be compared.
 */
export function amountsMeanTheSame(
  claimed: ClaimedAmount,
  known: ClaimedAmount,
): boolean | undefined {
  if (claimed.measure !== known.measure || claimed.kind !== known.kind) return undefined;
  if (claimed.most === Number.POSITIVE_INFINITY) return claimed.least === known.least;
  return claimed.least >= known.least && claimed.most <= known.most;
}

/** Whether two amounts of the same measure and kind cannot both be right; undefined when they cannot be compared. */
export function amountsDisagree(left: ClaimedAmount, right: ClaimedAmount): boolean | undefined {
  if (left.measure !== right.measure || left.kind !== right.kind) return undefined;
  return left.least > right.most || right.least > left.most;
}
