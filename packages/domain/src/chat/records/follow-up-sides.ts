import {
  RECORD_PICKS,
  type RecordAmountMetric,
  type RecordChoice,
  type RecordPickQuery,
  type RecordQuery,
  UNRECORDED_MEASURES,
} from "../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordAsk } from "./asked-records.ts";
import { MEASURED } from "./measured.ts";

/** Another measure, another session, or another side of the same one; null where it has none such. */
export function otherSideOf(
  { has }: Asked,
  query: RecordQuery,
  metric: RecordAmountMetric | undefined,
): AskedRecords | null | undefined {
  const kind = "records";
  const pick = pickIn(has);
  if (pick !== undefined && "period" in query)
    return {
      kind,
      query: { ...pick, activity: query.activity, period: query.period },
      ask: "value",
    };
  const ask = sideIn(has);
  if (ask !== undefined) return isPick(query) ? { kind, query, ask } : null;
  const measure = MEASURED.find((each) => has(each)) ?? (has("far") ? "distance" : undefined);
  if (measure !== undefined && isOfOne(query)) return { kind, query, ask: measure };
  const summed = UNRECORDED_MEASURES.find((each) => each === measure);
  if (summed !== undefined && "period" in query) {
    const { activity, period } = query;
    return {
      kind,
      query: { metric: "unrecorded", measure: summed, activity, period },
      ask: "value",
    };
  }
  if (metric === undefined) return undefined;
  if (!isOfOne(query)) return { kind, query: withMetric(query, metric), ask: "value" };
  return { kind, query, ask: metric === "minutes" ? "how_long" : "value" };
}

/** The session that is best, or least, by something. */
function pickIn(
  has: Asked["has"],
): (Pick<RecordPickQuery, "metric"> & { readonly choice?: RecordChoice }) | undefined {
  if (has("mostCalories")) return { metric: "most_calories" };
  if (has("farthest") || (has("longest") && has("distance"))) return { metric: "longest_distance" };
  if (has("longest")) return { metric: "longest" };
  if (has("last", "average")) return undefined;
  if (has("fastest")) return { metric: "best_pace" };
  if (has("slowest")) return { metric: "list", choice: { by: "slowest" } };
  return has("shortest") ? { metric: "list", choice: { by: "shortest" } } : undefined;
}

/** The side of a session that is asked for. */
export function sideIn(has: Asked["has"]): RecordAsk | undefined {
  if (has("since")) return "days_since";
  if (has("when")) return "when";
  if (has("note")) return "note";
  return has("rating", "condition") ? "rating" : undefined;
}

/** Whether a query is for sessions themselves. */
export function isPick(query: RecordQuery): boolean {
  return RECORD_PICKS.some((pick) => pick === query.metric);
}

/** Whether one session is picked out. */
function isOfOne(query: RecordQuery): boolean {
  if (!isPick(query)) return false;
  if (query.metric !== "list") return true;
  return query.choice?.by === "shortest" || query.choice?.by === "slowest";
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
