import type {
  RecordActivity,
  RecordAmountMetric,
  RecordAmountQuery,
  RecordPeriod,
  RecordQuery,
} from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { amountMetricOf } from "../rules/amount-metric.ts";
import { comparisonIn } from "../rules/comparison-in.ts";
import { periodsIn } from "../rules/query-scope.ts";

const OF_WAYS: ReadonlySet<RecordAmountMetric> = new Set([
  "distance_m",
  "average_distance_m",
  "pace_s_per_km",
]);

/** What a question holds against each other that goes on from the one before: two kinds, two times, or the time before and another. */
export function heldAgainst(
  asked: Asked,
  before: AskedRecords,
  period: RecordPeriod | undefined,
  activity: RecordActivity | null | undefined,
): AskedRecords | undefined {
  return (
    twoKinds(asked, before) ??
    twoPeriods(asked, before, activity) ??
    comparedWith(asked, before, period)
  );
}

/** "Is that more than last week?" behind a sum. */
function comparedWith(
  { has }: Asked,
  before: AskedRecords,
  period: RecordPeriod | undefined,
): AskedRecords | undefined {
  const query = summedUp(before.query);
  if (period === undefined || !has("more", "compare") || query === undefined) return undefined;
  if (query.period.kind === "ever" || query.grouping !== null) return undefined;
  return { ...before, query: { ...query, comparison: { with: "period", period } }, ask: "value" };
}

/** What a list of sessions comes to is what can be held against another time. */
function summedUp(query: RecordQuery): RecordAmountQuery | undefined {
  if ("comparison" in query) return query;
  if (query.metric !== "list" || query.choice !== undefined) return undefined;
  const { activity, period } = query;
  return { metric: "minutes", activity, period, grouping: null, comparison: null };
}

/** "Brisk walks or badminton, which more?" holds kinds against each other, by time where not both need have a way. */
function twoKinds(asked: Asked, { query }: AskedRecords): AskedRecords | undefined {
  const compared = asked.has("more", "compare", "most") ? comparisonIn(asked) : undefined;
  const sum = summedUp(query);
  if (compared?.activity === undefined || sum === undefined) return undefined;
  const { activity, comparison } = compared;
  const isOfWay = OF_WAYS.has(sum.metric);
  const metric = amountMetricOf(asked) ?? (isOfWay ? "minutes" : sum.metric);
  return {
    kind: "records",
    query: { ...sum, metric, activity, grouping: null, comparison },
    ask: "value",
  };
}

/** "And last week against the week before?" holds these against each other, whatever was asked about before. */
function twoPeriods(
  asked: Asked,
  { query }: AskedRecords,
  activity: RecordActivity | null | undefined,
): AskedRecords | undefined {
  if (!("comparison" in query) || periodsIn(asked).length !== 2) return undefined;
  const compared = comparisonIn(asked);
  if (compared?.period === undefined) return undefined;
  const { period, comparison } = compared;
  const named = activity === undefined ? query.activity : activity;
  const metric = amountMetricOf(asked) ?? query.metric;
  return {
    kind: "records",
    query: { ...query, metric, activity: named, period, grouping: null, comparison },
    ask: "value",
  };
}
