import { compareText } from "../../shared/compare.ts";
import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { type DateRange, daysIn } from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import type { ExerciseScheme } from "../exercise-scheme.ts";
import type { Streaks } from "../statistics/streaks.ts";
import { measureReached, weeklyTargetOf } from "../statistics/weekly-target.ts";
import { plannedItems } from "./planned-items.ts";
import type { RecordContext } from "./record-context.ts";
import type { GroupAmount, RecordAmount, RecordFact, ScopedAmount } from "./record-fact.ts";
import { daysOfPeriod } from "./record-period.ts";
import type {
  RecordActivity,
  RecordAmountMetric,
  RecordAmountQuery,
  RecordGrouping,
  RecordPeriod,
  RecordPick,
  RecordQuery,
} from "./record-query.ts";
import { type GroupedAmounts, NO_AMOUNT, type PickedSessions } from "./record-sessions.ts";
import { recordValue, trendRanges } from "./record-value.ts";

type RecordFactOfTarget = Extract<RecordFact, { kind: "target" }>;

/** Sessions that are asked about, by the kind of exercise and the days; null leaves none out. */
export type RecordScope = Omit<ScopedAmount, "amount">;

/** What is to be read of a person's records for an answer, and the fact that it makes. */
export type RecordRead =
  | {
      readonly kind: "amounts";
      readonly scopes: readonly RecordScope[];
      fact(amounts: readonly RecordAmount[]): RecordFact;
    }
  | {
      readonly kind: "groups";
      readonly scope: RecordScope;
      readonly grouping: RecordGrouping;
      fact(found: GroupedAmounts): RecordFact;
    }
  | {
      readonly kind: "sessions";
      readonly scope: RecordScope;
      readonly pick: RecordPick;
      fact(found: PickedSessions): RecordFact;
    }
  | {
      readonly kind: "streaks";
      readonly activity: RecordActivity | null;
      fact(found: Streaks): RecordFact;
    }
  | { readonly kind: "schemes"; fact(schemes: readonly ExerciseScheme[]): RecordFact }
  | { readonly kind: "nothing"; fact(): RecordFact };

/** What an answer to `query` needs of the records. */
export function recordReadOf(query: RecordQuery, context: RecordContext): RecordRead {
  switch (query.metric) {
    case "unrecorded":
      return { kind: "nothing", fact: () => ({ kind: "unrecorded", query }) };
    case "plan":
      return {
        kind: "schemes",
        fact: (schemes) => ({
          kind: "plan",
          query,
          hasScheme: schemes.some(({ isActive }) => isActive),
          items: plannedItems(schemes, query.day),
        }),
      };
    case "current_streak":
    case "longest_streak": {
      const isCurrent = query.metric === "current_streak";
      return {
        kind: "streaks",
        activity: query.activity,
        fact: ({ currentDays, longestDays }) => ({
          kind: "streak",
          query,
          days: isCurrent ? currentDays : longestDays,
        }),
      };
    }
    case "last":
    case "longest":
    case "most_calories":
    case "list": {
      const scope = scopeOf(query.activity, query.period, context);
      return {
        kind: "sessions",
        scope,
        pick: query.metric,
        fact: ({ whole, sessions }) => ({
          kind: "sessions",
          query,
          of: { ...scope, amount: whole },
          sessions,
        }),
      };
    }
    default:
      return amountRead(query, context);
  }
}

function amountRead(query: RecordAmountQuery, context: RecordContext): RecordRead {
  const { activity, period, comparison, grouping } = query;
  const scope = scopeOf(activity, period, context);
  switch (comparison?.with) {
    case "period":
      return comparisonRead(query, scope, scopeOf(activity, comparison.period, context));
    case "activity":
      return comparisonRead(query, scope, scopeOf(comparison.activity, period, context));
    case "target":
      return targetRead(query, context);
    case "trend":
      return trendRead(query, context);
    default:
      return grouping === null ? sumRead(query, scope) : groupsRead(query, scope, grouping);
  }
}

function sumRead(query: RecordQuery, scope: RecordScope): RecordRead {
  return {
    kind: "amounts",
    scopes: [scope],
    fact: ([amount = NO_AMOUNT]) => ({ kind: "amount", query, of: { ...scope, amount } }),
  };
}

function comparisonRead(query: RecordQuery, of: RecordScope, other: RecordScope): RecordRead {
  return {
    kind: "amounts",
    scopes: [of, other],
    fact: ([amount = NO_AMOUNT, otherAmount = NO_AMOUNT]) => ({
      kind: "comparison",
      query,
      of: { ...of, amount },
      other: { ...other, amount: otherAmount },
    }),
  };
}

function trendRead(query: RecordAmountQuery, context: RecordContext): RecordRead {
  const ranges = trendRanges(context);
  const [late, early] = [within(query.activity, ranges.late), within(query.activity, ranges.early)];
  return {
    kind: "amounts",
    scopes: [late, early],
    fact: ([lateAmount = NO_AMOUNT, earlyAmount = NO_AMOUNT]) => ({
      kind: "trend",
      query,
      late: { ...late, amount: lateAmount },
      early: { ...early, amount: earlyAmount },
    }),
  };
}

/** The recommended amount is one of all exercise, and of a week where no days are asked about. */
function targetRead(query: RecordAmountQuery, context: RecordContext): RecordRead {
  const { period } = query;
  const asked: RecordPeriod = period.kind === "ever" ? { kind: "week", weeksAgo: 0 } : period;
  const range = daysOfPeriod(asked, context.today) ?? context.thisWeek;
  const scope: RecordScope = { activity: null, period: asked, range };
  return {
    kind: "amounts",
    scopes: [scope],
    fact: ([amount = NO_AMOUNT]) => ({
      kind: "target",
      query,
      of: { ...scope, amount },
      ...targetOf(amount, range, context),
    }),
  };
}

function targetOf(
  { totals }: RecordAmount,
  range: DateRange,
  context: RecordContext,
): Pick<RecordFactOfTarget, "targetMinutes" | "targetMetMinutes" | "reachedBy"> {
  const days = Math.max(DAYS_PER_WEEK, daysIn(range));
  const target = weeklyTargetOf(range, context);
  const ofPeriod = (weekly: number) => quotientToOneDecimal(weekly * days, DAYS_PER_WEEK);
  return {
    targetMinutes: ofPeriod(target.minutes),
    targetMetMinutes: target.metMinutes === null ? null : ofPeriod(target.metMinutes),
    reachedBy: measureReached(totals, target, range),
  };
}

function groupsRead(
  query: RecordAmountQuery,
  scope: RecordScope,
  grouping: RecordGrouping,
): RecordRead {
  return {
    kind: "groups",
    scope,
    grouping,
    fact: ({ whole, groups }) => ({
      kind: "groups",
      query,
      grouping,
      of: { ...scope, amount: whole },
      groups: grouping === "sport" ? mostFirst(groups, query.metric) : groups,
    }),
  };
}

/** By the metric, then by time, then by name. */
function mostFirst(groups: readonly GroupAmount[], metric: RecordAmountMetric): GroupAmount[] {
  return [...groups].sort(
    (left, right) =>
      recordValue(metric, right.amount) - recordValue(metric, left.amount) ||
      right.amount.totals.durationMilliseconds - left.amount.totals.durationMilliseconds ||
      compareText(left.key, right.key),
  );
}

function scopeOf(
  activity: RecordActivity | null,
  period: RecordPeriod,
  { today }: RecordContext,
): RecordScope {
  return { activity, period, range: daysOfPeriod(period, today) };
}

function within(activity: RecordActivity | null, range: DateRange): RecordScope {
  return { activity, period: { kind: "range", ...range }, range };
}
