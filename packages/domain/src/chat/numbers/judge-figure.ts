import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { daysIn } from "../../shared/local-date.ts";
import type { OwnRecords } from "../own-records.ts";
import { agrees } from "./agreement.ts";
import type { Quantity } from "./quantity.ts";
import {
  allRecordedValues,
  daysSinceLastSession,
  isPeriod,
  kindValues,
  missingValues,
  percentages,
  periodValue,
  recordedValues,
  sessionValuesOn,
  sumIn,
} from "./recorded-values.ts";
import type { FoundScope } from "./scope-of.ts";
import type { Scope } from "./statement-cues.data.ts";
import type { Measure } from "./units.data.ts";

/** What a figure says: an amount, or what follows from several. */
export type FigureClaim =
  | { readonly kind: "amount"; readonly isOneKind: boolean; readonly isOneSession: boolean }
  | {
      readonly kind: "difference";
      readonly direction: 1 | -1;
      readonly reference: Scope | undefined;
    }
  | { readonly kind: "missing"; readonly targets: readonly number[] }
  | { readonly kind: "share" }
  | { readonly kind: "average"; readonly per: "session" | "day" | "week" | "any" }
  | { readonly kind: "ago" }
  /** Of what no record is kept: weight lost or lifted. */
  | { readonly kind: "unrecorded" };

/** Right, wrong with the value that is right, or said of what nobody can tell. */
export type FigureVerdict =
  | { readonly kind: "keep" }
  | { readonly kind: "replace"; readonly value: number }
  | { readonly kind: "drop" };

const KEEP: FigureVerdict = { kind: "keep" };
const DROP: FigureVerdict = { kind: "drop" };

/** Compares a figure about the person's own records with them. */
export function judgeFigure(
  quantity: Quantity,
  claim: FigureClaim,
  scope: FoundScope | undefined,
  records: OwnRecords,
): FigureVerdict {
  switch (claim.kind) {
    case "unrecorded":
      return DROP;
    case "amount":
      return judgeAmount(quantity, claim, scope, records);
    case "difference":
      return judgeDifference(quantity, claim, scope, records);
    case "missing": {
      const missing = missingValues(records, quantity.measure, claim.targets);
      return decide(quantity, missing, missing.length === 1 ? missing[0] : undefined);
    }
    case "share": {
      const { ofTarget, changes } = percentages(records);
      return decide(quantity, [...ofTarget, ...changes.map(Math.abs)], undefined);
    }
    case "average":
      return decide(quantity, averages(quantity.measure, claim.per, scope, records), undefined);
    case "ago":
      return decide(quantity, listed(daysSinceLastSession(records)), daysSinceLastSession(records));
  }
}

function judgeAmount(
  quantity: Quantity,
  claim: Extract<FigureClaim, { kind: "amount" }>,
  found: FoundScope | undefined,
  records: OwnRecords,
): FigureVerdict {
  const { measure, unit } = quantity;
  if (measure === "period") {
    const days = recordedValues(records, "days", found?.scope ?? "streak");
    return decide(
      quantity,
      days.map((value) => value - (value % unit.factor)),
      undefined,
    );
  }
  if (found === undefined || found.certainty === "unclear" || found.scope === "elsewhere") {
    return decide(quantity, allRecordedValues(records, measure), undefined);
  }
  const values = recordedValues(records, measure, found.scope);
  const isOfPeriod = isPeriod(found.scope);
  // One session or one kind of exercise of a period: no sum to put in its place.
  if (isOfPeriod && (claim.isOneSession || claim.isOneKind)) {
    const single = claim.isOneSession
      ? [
          ...recordedValues(records, measure, "last_session"),
          ...recordedValues(records, measure, "best"),
        ]
      : found.scope === "total"
        ? kindValues(records, measure)
        : sessionValuesOn(records, measure, found.scope);
    return decide(quantity, [...values, ...single], undefined);
  }
  const others =
    found.certainty === "soft"
      ? allRecordedValues(records, measure)
      : recordedValues(records, measure, found.also ?? found.scope);
  return decide(
    quantity,
    [...values, ...others],
    found.certainty !== "either" && new Set(values).size === 1 ? values[0] : undefined,
  );
}

function judgeDifference(
  quantity: Quantity,
  { direction, reference }: Extract<FigureClaim, { kind: "difference" }>,
  found: FoundScope | undefined,
  records: OwnRecords,
): FigureVerdict {
  const current = reference === "yesterday" ? "today" : "this_week";
  const scope =
    found !== undefined && isPeriod(found.scope) && found.scope !== reference
      ? found.scope
      : current;
  if (quantity.measure === "percent") {
    const right = percentages(records).changes.filter((change) => Math.sign(change) === direction);
    return decide(quantity, right.map(Math.abs), undefined);
  }
  if (reference === undefined || !isPeriod(reference)) {
    return decide(quantity, allRecordedValues(records, quantity.measure), undefined);
  }
  const now = periodValue(records, quantity.measure, scope);
  const before = periodValue(records, quantity.measure, reference);
  if (now === undefined || before === undefined) return DROP;
  const change = now - before;
  if (Math.sign(change) !== direction) return DROP;
  return decide(quantity, [Math.abs(change)], Math.abs(change));
}

/** Means over what the scope holds; over all that is known where none is named. */
function averages(
  measure: Measure,
  per: "session" | "day" | "week" | "any",
  found: FoundScope | undefined,
  records: OwnRecords,
): readonly number[] {
  const scopes =
    found !== undefined && isPeriod(found.scope)
      ? [found.scope]
      : (["total", "this_week", "last_week", "last_7_days", "last_30_days"] as const);
  return scopes.flatMap((scope) => {
    const value = periodValue(records, measure, scope);
    if (value === undefined) return [];
    const sessions = [
      periodValue(records, "sessions", scope),
      scope === "total" ? records.statistics.timedSessions : undefined,
    ];
    const active = periodValue(records, "days", scope);
    const days = scope === "last_30_days" ? 30 : scope === "total" ? undefined : DAYS_PER_WEEK;
    const weeks = days === undefined ? undefined : days / DAYS_PER_WEEK;
    const divisors = {
      session: sessions,
      day: [active, days, elapsedDays(scope, records)],
      week: [weeks],
    };
    const used = per === "any" ? Object.values(divisors).flat() : divisors[per];
    const recorded = weeklyMeans(records, measure, per);
    return [...used.flatMap((divisor) => (divisor ? [value / divisor] : [])), ...recorded];
  });
}

/** The mean over the recorded weeks, and over those with exercise. */
function weeklyMeans({ weeks }: OwnRecords, measure: Measure, per: string): readonly number[] {
  if (per !== "week" && per !== "any") return [];
  const sums = weeks.flatMap((week) => sumIn(week, measure) ?? []);
  const all = sums.reduce((sum, value) => sum + value, 0);
  const active = weeks.filter(({ totals }) => totals.sessions > 0).length;
  return [sums.length, active].flatMap((count) => (count > 0 ? [all / count] : []));
}

function elapsedDays(scope: Scope, { today, weeks }: OwnRecords): number | undefined {
  const monday = weeks.at(-1)?.week.start;
  if (scope !== "this_week" || monday === undefined) return undefined;
  return daysIn({ start: monday, end: today });
}

/** Keeps what agrees with one of `values`; puts `right` in its place where that is known and not nothing. */
function decide(
  quantity: Quantity,
  values: readonly number[],
  right: number | undefined,
): FigureVerdict {
  if (values.some((value) => agrees(quantity, value))) return KEEP;
  return right === undefined || right <= 0 ? DROP : { kind: "replace", value: right };
}

function listed(value: number | undefined): readonly number[] {
  return value === undefined ? [] : [value];
}
