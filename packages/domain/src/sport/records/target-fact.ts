import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { type DateRange, daysIn } from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import { measureReached, weeklyTargetOf } from "../statistics/weekly-target.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordContext } from "./record-context.ts";
import type { RecordScope, TargetFact } from "./record-fact.ts";
import { daysOfPeriod } from "./record-period.ts";
import type { RecordPeriod, RecordQuery } from "./record-query.ts";

/** All exercise of the days that are asked about. */
type TargetScope = RecordScope & { readonly range: DateRange };

/** What is held against the recommended amount: the current week where no days are asked about. */
export function targetScope(period: RecordPeriod, context: RecordContext): TargetScope {
  const asked: RecordPeriod = period.kind === "ever" ? { kind: "week", weeksAgo: 0 } : period;
  const range = daysOfPeriod(asked, context.today) ?? context.thisWeek;
  return { activity: null, period: asked, range };
}

/** An amount beside what is recommended for its days. */
export function targetFact(
  query: RecordQuery,
  scope: TargetScope,
  amount: RecordAmount,
  context: RecordContext,
): TargetFact {
  const of = { ...scope, amount };
  return { kind: "target", query, of, ...targetOf(amount, scope.range, context) };
}

function targetOf(
  { totals }: RecordAmount,
  range: DateRange,
  context: RecordContext,
): Pick<TargetFact, "targetMinutes" | "targetMetMinutes" | "reachedBy"> {
  const days = Math.max(DAYS_PER_WEEK, daysIn(range));
  const target = weeklyTargetOf(range, context);
  const ofPeriod = (weekly: number) => quotientToOneDecimal(weekly * days, DAYS_PER_WEEK);
  return {
    targetMinutes: ofPeriod(target.minutes),
    targetMetMinutes: target.metMinutes === null ? null : ofPeriod(target.metMinutes),
    reachedBy: measureReached(totals, target, range),
  };
}
