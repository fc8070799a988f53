import type {
  RecordActivity,
  RecordAmountMetric,
  RecordPeriod,
  RecordQuery,
} from "../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "./read-record-question.ts";

/** More words than these ask for something of their own. */
const LONGEST_FOLLOW_UP = 7;

/** A question that leaves open what the one before said: "and last month?", "what about swimming?", "in minutes?", "when was it?" */
export function followedUp(
  asked: Asked,
  before: AskedRecords,
  metric: RecordAmountMetric | undefined,
): AskedRecords | null {
  const { has, periods, activities, unexplained, length } = asked;
  if (has("advice") || unexplained > 0 || length > LONGEST_FOLLOW_UP) return null;
  const found = periods[0]?.period;
  const period = found === "future" ? undefined : found;
  const activity = activities.find((each) => each.activity !== null)?.activity ?? undefined;
  const ask = has("when") ? "when" : has("note") ? "note" : has("rating") ? "rating" : undefined;
  if (period === undefined && activity === undefined && metric === undefined && ask === undefined)
    return null;
  const scoped = withScope(before.query, period, activity ?? undefined);
  if (ask !== undefined && isPick(scoped)) return { kind: "records", query: scoped, ask };
  if (metric === undefined) return { ...before, query: scoped };
  if (isPick(scoped)) return { kind: "records", query: scoped, ask: "value" };
  return { kind: "records", query: withMetric(scoped, metric), ask: "value" };
}

function withScope(
  query: RecordQuery,
  period: RecordPeriod | undefined,
  activity: RecordActivity | undefined,
): RecordQuery {
  const isTimed = "period" in query && period !== undefined;
  const isNamed = "activity" in query && activity !== undefined;
  return { ...query, ...(isTimed && { period }), ...(isNamed && { activity }) };
}

function isPick(query: RecordQuery): boolean {
  return ["last", "longest", "most_calories", "list"].includes(query.metric);
}

function withMetric(query: RecordQuery, metric: RecordAmountMetric): RecordQuery {
  if ("comparison" in query) return { ...query, metric };
  if ("period" in query)
    return {
      metric,
      activity: query.activity,
      period: query.period,
      grouping: null,
      comparison: null,
    };
  return query;
}
