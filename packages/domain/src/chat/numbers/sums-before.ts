import type { Measure } from "../../language/units.data.ts";
import type { RecordActivity } from "../../sport/records/record-query.ts";
import { saysInAll } from "./claim-periods.ts";
import { type AmountSide, amountReading } from "./claim-readings.ts";
import { type ClaimScope, union } from "./claim-scope.ts";
import type { ClaimReading } from "./number-claim.ts";
import type { SaidFigure } from "./said-figure.ts";
import { sumReading } from "./sum-readings.ts";

/** So many figures make a sum. */
const LEAST_PARTS = 2;

/**
 * What a figure is that sums up those before it in its sentence: "6 runs and a swim, 7 sessions in total"; none where it
 * sums up nothing, undefined where nobody can tell what.
 */
export function sumsBefore(
  { figure, reading }: SaidFigure,
  side: AmountSide,
  { periods }: ClaimScope,
): readonly ClaimReading[] | undefined {
  const isPart = ({ start, amount }: { start: number; amount: { measure: Measure } }) =>
    start < figure.start && amount.measure === side.measure;
  if (!saysInAll([figure.clause], reading) || reading.figures.filter(isPart).length < LEAST_PARTS)
    return [];
  const before = <Found extends { readonly start: number }>(found: readonly Found[]) =>
    found.filter(({ start }) => start < figure.start);
  const activities = distinct(before(reading.activities).flatMap(({ activity }) => activity ?? []));
  const days = distinct(
    before(reading.periods).flatMap(({ period }) =>
      period === "future" || period.kind === "ever" ? [] : period,
    ),
  );
  if (days.length <= 1) {
    const all: RecordActivity | null = activities.length === 0 ? null : union(activities);
    return periods.map((period) => amountReading(side, all, period));
  }
  const [activity = null, ...others] = activities;
  return others.length > 0 ? undefined : [sumReading(side, activity, days)];
}

function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
