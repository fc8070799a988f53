import type { Amount } from "../../language/amount.ts";
import type { Measure } from "../../language/units.data.ts";
import type { OwnRecords } from "../own-records.ts";
import { agrees } from "./agreement.ts";
import { averageValues } from "./average-values.ts";
import { missingValues, percentages } from "./derived-values.ts";
import { isPeriod, type PeriodScope, periodValue } from "./period-values.ts";
import {
  allRecordedValues,
  daysSinceLastSession,
  kindValues,
  recordedValues,
  sessionValuesOn,
} from "./recorded-values.ts";
import type { FoundScope } from "./scope-of.ts";
import type { Scope } from "./scope-words.data.ts";

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

type AmountClaim = Extract<FigureClaim, { kind: "amount" }>;

/** Right, wrong with the value that is right, or said of what nobody can tell. */
export type FigureVerdict =
  | { readonly kind: "keep" }
  | { readonly kind: "replace"; readonly value: number }
  | { readonly kind: "drop" };

const KEEP: FigureVerdict = { kind: "keep" };
const DROP: FigureVerdict = { kind: "drop" };

/** Compares a figure about the person's own records with them. */
export function judgeFigure(
  quantity: Amount,
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
      return decide(
        quantity,
        averageValues(quantity.measure, claim.per, scope, records),
        undefined,
      );
    case "ago":
      return decide(quantity, listed(daysSinceLastSession(records)), daysSinceLastSession(records));
  }
}

function judgeAmount(
  quantity: Amount,
  claim: AmountClaim,
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
  const single = isPeriod(found.scope)
    ? singleValues(measure, claim, found.scope, records)
    : undefined;
  // One session or one kind of exercise of a period: no sum to put in its place.
  if (single !== undefined) return decide(quantity, [...values, ...single], undefined);
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

/** What is on record of one session, or of one kind of exercise, in a period; undefined where the claim is of neither. */
function singleValues(
  measure: Measure,
  { isOneSession, isOneKind }: AmountClaim,
  scope: PeriodScope,
  records: OwnRecords,
): readonly number[] | undefined {
  if (isOneSession) {
    return [
      ...recordedValues(records, measure, "last_session"),
      ...recordedValues(records, measure, "best"),
    ];
  }
  if (!isOneKind) return undefined;
  return scope === "total"
    ? kindValues(records, measure)
    : sessionValuesOn(records, measure, scope);
}

function judgeDifference(
  quantity: Amount,
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

/** Keeps what agrees with one of `values`; puts `right` in its place where that is known and not nothing. */
function decide(
  quantity: Amount,
  values: readonly number[],
  right: number | undefined,
): FigureVerdict {
  if (values.some((value) => agrees(quantity, value))) return KEEP;
  return right === undefined || right <= 0 ? DROP : { kind: "replace", value: right };
}

function listed(value: number | undefined): readonly number[] {
  return value === undefined ? [] : [value];
}
