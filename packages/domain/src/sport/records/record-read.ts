import { compareText } from "../../shared/compare.ts";
import type { DateRange } from "../../shared/local-date.ts";
import { weeklyTargetOf } from "../statistics/weekly-target.ts";
import type { RecordRead } from "./needed-records.ts";
import { plannedItems } from "./planned-items.ts";
import type { RecordContext } from "./record-context.ts";
import type { GroupAmount, RecordScope } from "./record-fact.ts";
import { daysOfPeriod } from "./record-period.ts";
import {
  RECORD_PICKS,
  type RecordActivity,
  type RecordAmountMetric,
  type RecordAmountQuery,
  type RecordGoalsQuery,
  type RecordGrouping,
  type RecordPeriod,
  type RecordPickQuery,
  type RecordQuery,
} from "./record-query.ts";
import { NO_AMOUNT } from "./record-sessions.ts";
import { recordValue, trendRanges } from "./record-value.ts";
import { measuresRead, pickRead } from "./sessions-read.ts";
import { targetFact, targetScope } from "./target-fact.ts";

/** What an answer to `query` needs of the records. */
export function recordReadOf(query: RecordQuery, context: RecordContext): RecordRead {
  switch (query.metric) {
    case "unrecorded":
      return measuresRead(query, context);
    case "plan":
      return {
        kind: "schemes",
        fact: (schemes) => ({
          kind: "plan",
          query,
          hasScheme: schemes.some(({ isActive }) => isActive),
          items: plannedItems(schemes, query.day, query.until),
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
    case "goals":
      return goalsRead(query, context);
    default:
      return isPickQuery(query) ? pickRead(query, context) : amountRead(query, context);
  }
}

function isPickQuery(query: RecordAmountQuery | RecordPickQuery): query is RecordPickQuery {
  return RECORD_PICKS.some((pick) => pick === query.metric);
}

function goalsRead(query: RecordGoalsQuery, context: RecordContext): RecordRead {
  const { period } = query;
  const scope = targetScope(period, context);
  const recommendedQuery: RecordQuery = {
    metric: "minutes",
    activity: null,
    period,
    grouping: null,
    comparison: { with: "target" },
  };
  const range = daysOfPeriod(period, context.today);
  return {
    kind: "goals",
    scope,
    day: range !== null && range.end < context.today ? range.end : context.today,
    fact: (goals, amount) => ({
      kind: "goals",
      query,
      goals,
      recommended: targetFact(recommendedQuery, scope, amount, context),
    }),
  };
}

function amountRead(query: RecordAmountQuery, context: RecordContext): RecordRead {
  const { activity, period, comparison, grouping } = query;
  const scope = scopeOf(activity, period, context);
  switch (comparison?.with) {
    case "period":
      return comparisonRead(query, scope, scopeOf(activity, comparison.period, context));
    case "activity":
      return comparisonRead(query, scope, scopeOf(comparison.activity, period, context));
    case "all":
      return comparisonRead(query, scope, scopeOf(null, period, context));
    case "target":
      return grouping === "week"
        ? weeksRead(query, scopeOf(null, period, context), context)
        : targetRead(query, context);
    case "trend":
      return trendRead(query, context);
    default:
      return grouping === null
        ? sumRead(query, scope, context)
        : groupsRead(query, scope, grouping, context);
  }
}

function sumRead(
  query: RecordAmountQuery,
  scope: RecordScope,
  { now }: Pick<RecordContext, "now">,
): RecordRead {
  return {
    kind: "amounts",
    scopes: [scope],
    fact: ([amount = NO_AMOUNT]) => ({
      kind: "amount",
      query,
      of: { ...scope, amount },
      ...(query.isUnderWay === true && { now }),
    }),
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
  const scope = targetScope(query.period, context);
  return {
    kind: "amounts",
    scopes: [scope],
    fact: ([amount = NO_AMOUNT]) => targetFact(query, scope, amount, context),
  };
}

function groupsRead(
  query: RecordAmountQuery,
  scope: RecordScope,
  grouping: RecordGrouping,
  { paused }: RecordContext,
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
      ...(grouping === "day" && paused.length > 0 && { paused }),
    }),
  };
}

/** Each week, and what is recommended for one. */
function weeksRead(
  query: RecordAmountQuery,
  scope: RecordScope,
  context: RecordContext,
): RecordRead {
  const { range } = scope;
  const target = weeklyTargetOf({ end: range?.end ?? context.today }, context);
  return {
    kind: "groups",
    scope,
    grouping: "week",
    fact: ({ whole, groups }) => ({
      kind: "groups",
      query,
      grouping: "week",
      of: { ...scope, amount: whole },
      groups,
      target,
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
